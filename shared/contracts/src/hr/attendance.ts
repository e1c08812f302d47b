import { daysBetween } from '../days/local-day.js';
import { z } from 'zod';
import { daySchema, idSchema } from '../lists/fields.js';
import { listQuerySchema, pageSchema } from '../lists/list.js';
import { timeOfDaySchema } from '../lists/time-of-day.js';
import { BOARD_STATES, PRESENCE_STATES, PUNCH_KINDS } from './presence.js';

export const punchSchema = z.object({ kind: z.enum(PUNCH_KINDS), at: z.string() });
export type Punch = z.infer<typeof punchSchema>;

/** One work date of one employee. Minutes are whole; those of an open session are counted up to `asOf`. */
export const attendanceDaySchema = z.object({
  /** The date in the employee's time zone at the clock-in that opened the session. */
  workDate: z.string(),
  timezone: z.string(),
  state: z.enum(PRESENCE_STATES),
  firstInAt: z.string().nullable(),
  lastOutAt: z.string().nullable(),
  workedMinutes: z.number().int(),
  breakMinutes: z.number().int(),
  punches: z.array(punchSchema),
  asOf: z.string(),
});
export type AttendanceDay = z.infer<typeof attendanceDaySchema>;

/** `GET /api/hr/attendance/me`; `employee` and `today` are null for a person without an employee record. */
export const myAttendanceSchema = z.object({
  employee: z.object({ id: idSchema, name: z.string(), timezone: z.string() }).nullable(),
  today: attendanceDaySchema.nullable(),
  /** The weekday of `today` is not in the company's working week. */
  dayOff: z.boolean(),
  /** Planned for `today`, or frozen at its clock-in; null: none, also on a day off. */
  shift: z.object({ start: timeOfDaySchema, end: timeOfDaySchema }).nullable(),
  /** Minutes worked this month up to and including today. */
  monthMinutes: z.number().int(),
  allowedPunches: z.array(z.enum(PUNCH_KINDS)),
  /** Clocking in and out is bound to a place, and the position of the browser can show that it is there. */
  asksPosition: z.boolean(),
});
export type MyAttendance = z.infer<typeof myAttendanceSchema>;

export const punchPositionSchema = z.strictObject({
  /** Degrees. */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** The true position is within this distance, says the browser. */
  accuracyM: z.number().min(0),
});
export type PunchPosition = z.infer<typeof punchPositionSchema>;

export const recordPunchSchema = z.strictObject({
  kind: z.enum(PUNCH_KINDS),
  /** Sent only where it is asked for; it is judged and not kept. */
  position: punchPositionSchema.optional(),
});
export type RecordPunch = z.infer<typeof recordPunchSchema>;

const MAX_RANGE_DAYS = 92;
export const attendanceRangeQuerySchema = z
  .strictObject({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The end is before the start.' })
  .refine(({ from, to }) => daysBetween(from, to) <= MAX_RANGE_DAYS, {
    path: ['to'],
    message: 'Choose at most three months.',
  });
export type AttendanceRangeQuery = z.infer<typeof attendanceRangeQuerySchema>;
export const attendanceDayListSchema = z.object({ items: z.array(attendanceDaySchema) });

export const boardQuerySchema = listQuerySchema(['name']).extend({
  /** Left out: today in the company's time zone. */
  date: daySchema.optional(),
  department: z.string().max(80).optional(),
  state: z.enum(BOARD_STATES).optional(),
});
export type BoardQuery = z.infer<typeof boardQuerySchema>;

/** What a date is for a person besides their punches; null: nothing to say. */
export const boardNoteSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('late'), minutes: z.number().int() }),
    /** No punches, though the shift is over. */
    z.object({ kind: z.literal('absent') }),
    /** No punches yet: when the shift begins. */
    z.object({ kind: z.literal('expected'), start: timeOfDaySchema }),
    z.object({ kind: z.literal('leave'), part: z.enum(['full', 'firstHalf', 'secondHalf', 'hours']) }),
    z.object({ kind: z.literal('holiday'), name: z.string() }),
    z.object({ kind: z.literal('dayOff') }),
  ])
  .nullable();
export type BoardNote = z.infer<typeof boardNoteSchema>;

export const boardRowSchema = z.object({
  employee: z.object({
    id: idSchema,
    code: z.string(),
    name: z.string(),
    designation: z.string().nullable(),
    department: z.string().nullable(),
  }),
  day: attendanceDaySchema,
  /** By the clock of the person's zone; null: none that day. */
  shift: z.object({ start: timeOfDaySchema, end: timeOfDaySchema }).nullable(),
  note: boardNoteSchema,
});
export type BoardRow = z.infer<typeof boardRowSchema>;

/**
 * A page of the day board with everybody whom the asking person may see. `counts` cover all rows, before `state`
 * filters.
 */
export const dayBoardSchema = pageSchema(boardRowSchema).extend({
  date: z.string(),
  timezone: z.string(),
  /** The weekday of `date` is not in the company's working week. */
  dayOff: z.boolean(),
  counts: z.object({
    notIn: z.number().int(),
    in: z.number().int(),
    break: z.number().int(),
    out: z.number().int(),
    /** Of those who came. */
    late: z.number().int(),
    /** On leave for the whole day, without a punch. */
    leave: z.number().int(),
  }),
});
export type DayBoard = z.infer<typeof dayBoardSchema>;
