import { z } from 'zod';
import { daySchema, idSchema } from '../lists/fields.js';
import { refSchema } from '../records/record-field.js';
import { punchSchema } from './attendance.js';
import { DAY_OUTCOMES } from './day-outcome.js';

/** `2026-07` */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month.');
export const attendanceMonthQuerySchema = z.strictObject({ month: monthSchema });
export type AttendanceMonthQuery = z.infer<typeof attendanceMonthQuerySchema>;

/** What a date is planned as and came to, with all that explains it. Minutes are whole. */
export const attendanceDateSchema = z.object({
  date: z.string(),
  timezone: z.string(),
  /** Between the joining date and the last working day. */
  joined: z.boolean(),
  /** scheduled: not over yet and without punches; open: neither closed nor over. */
  state: z.enum(['scheduled', 'open', 'closed']),
  shift: z
    .object({
      name: z.string(),
      start: z.string(),
      end: z.string(),
      graceIn: z.number().int(),
      halfDayMin: z.number().int(),
      fullDayMin: z.number().int(),
      countMode: z.enum(['sessions', 'firstLast']),
    })
    .nullable(),
  weeklyOff: z.boolean(),
  holiday: z.string().nullable(),
  leave: z.enum(['full', 'firstHalf', 'secondHalf', 'hours']).nullable(),
  firstInAt: z.string().nullable(),
  lastOutAt: z.string().nullable(),
  workedMinutes: z.number().int(),
  breakMinutes: z.number().int(),
  lateMinutes: z.number().int(),
  earlyMinutes: z.number().int(),
  overtimeMinutes: z.number().int(),
  /** Null until somebody has decided; 0 when it was declined. */
  overtimeApproved: z.number().int().nullable(),
  /** Approval of the overtime was asked for and waits for a decision. */
  overtimeAsked: z.boolean(),
  nightMinutes: z.number().int(),
  /** Null while the day is not closed, as is `absentFraction`. */
  outcome: z.enum(DAY_OUTCOMES).nullable(),
  absentFraction: z.number().nullable(),
  needsReview: z.boolean(),
  locked: z.boolean(),
  /** A correction of the day waits for a decision. */
  asked: z.boolean(),
  punches: z.array(punchSchema),
});
export type AttendanceDate = z.infer<typeof attendanceDateSchema>;

export const attendanceTotalsSchema = z.object({
  /** Days worked, a half day as 0.5. */
  present: z.number(),
  leave: z.number(),
  absent: z.number(),
  lates: z.number().int(),
  workedMinutes: z.number().int(),
  overtimeMinutes: z.number().int(),
  /** The part of it that is approved, which is what is paid. */
  overtimeApproved: z.number().int(),
  /** Days that HR should look at. */
  reviews: z.number().int(),
});
export type AttendanceTotals = z.infer<typeof attendanceTotalsSchema>;

const employeeSchema = z.object({ id: idSchema, code: z.string(), name: z.string() });

/** One person's month, up to its last date. */
export const attendanceMonthSchema = z.object({
  employee: employeeSchema.nullable(),
  month: z.string(),
  today: z.string(),
  dates: z.array(attendanceDateSchema),
  totals: attendanceTotalsSchema,
});
export type AttendanceMonth = z.infer<typeof attendanceMonthSchema>;

/**
 * A letter for each date of the month grid. asked and review come before all others; late only where nothing worse
 * happened; working days ahead and dates outside of the employment are blank.
 */
export const DAY_LETTERS = {
  asked: 'C',
  review: 'Q',
  present: 'P',
  late: 'L',
  halfDay: 'H',
  absent: 'A',
  leave: 'V',
  halfLeavePresent: 'v',
  halfLeaveAbsent: 'a',
  holiday: 'X',
  weeklyOff: 'O',
  onDuty: 'D',
  workFromHome: 'W',
  open: 'I',
  none: '-',
} as const;
export type DayMark = keyof typeof DAY_LETTERS;

type MarkedDay = Pick<
  AttendanceDate,
  'asked' | 'joined' | 'needsReview' | 'state' | 'outcome' | 'lateMinutes' | 'weeklyOff' | 'leave'
> & { holiday: string | boolean | null };

/** The one thing that a month says of a date. */
export function dayMarkOf(day: MarkedDay): DayMark {
  if (day.asked) return 'asked';
  if (day.needsReview) return 'review';
  if (!day.joined) return 'none';
  if (day.state === 'scheduled') return plannedMark(day);
  if (day.outcome === null) return 'open';
  return day.outcome === 'present' && day.lateMinutes > 0 ? 'late' : day.outcome;
}

/** Whoever is free on a date need not wait for its end to read so. */
function plannedMark({ holiday, weeklyOff, leave }: MarkedDay): DayMark {
  if (holiday !== null && holiday !== false) return 'holiday';
  if (weeklyOff) return 'weeklyOff';
  return leave === 'full' ? 'leave' : 'none';
}

export const attendanceLockSchema = z.object({ id: idSchema, from: z.string(), to: z.string() });
export type AttendanceLock = z.infer<typeof attendanceLockSchema>;

/** What waits in a period, and could not be settled any more once it is locked. */
export const lockQuestionsSchema = z.object({
  /** Days without a clock-out, or that somebody should look at. */
  reviews: z.number().int(),
  corrections: z.number().int(),
  overtime: z.number().int(),
  leave: z.number().int(),
});
export type LockQuestions = z.infer<typeof lockQuestionsSchema>;

/** Somebody whose attendance or leave of a period is open, who decides about it, and when each was reminded last. */
export const openAttendancePersonSchema = z.object({
  employee: refSchema,
  /** Days and requests that are open. */
  items: z.int(),
  hasAccount: z.boolean(),
  remindedAt: z.iso.datetime().nullable(),
  deciders: z.array(z.object({ name: z.string(), remindedAt: z.iso.datetime().nullable() })),
});
export type OpenAttendancePerson = z.infer<typeof openAttendancePersonSchema>;

/** How many were told now; those who were told today already are not told again. */
export const remindedSchema = z.object({ people: z.int(), deciders: z.int() });
export type Reminded = z.infer<typeof remindedSchema>;

export const attendanceGridSchema = z.object({
  month: z.string(),
  today: z.string(),
  locks: z.array(attendanceLockSchema),
  /** The kinds of leave that `leave` of the rows names. */
  leaveTypes: z.array(z.object({ code: z.string(), name: z.string() })),
  rows: z.array(
    z.object({
      employee: employeeSchema.extend({ department: z.string().nullable() }),
      /** One letter of `DAY_LETTERS` for each date of the month. */
      letters: z.string(),
      /** Which leave it is on dates with any, counted from 1. */
      leave: z.array(z.object({ day: z.number().int(), code: z.string() })),
      totals: attendanceTotalsSchema,
    }),
  ),
  /** There are more people than a grid shows. */
  more: z.boolean(),
});
export type AttendanceGrid = z.infer<typeof attendanceGridSchema>;

export const lockAttendanceSchema = z
  .strictObject({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The end is before the start.' });
export type LockAttendance = z.infer<typeof lockAttendanceSchema>;
