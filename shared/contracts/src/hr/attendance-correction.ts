import { z } from 'zod';
import { daySchema, idSchema, textSchema } from '../lists/fields.js';
import { attendanceDateSchema } from './attendance-month.js';
import { defineErrors } from '../errors/define-errors.js';

export const CORRECTION_KINDS = ['correction', 'onDuty', 'workFromHome'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];
export const CORRECTION_STATES = ['pending', 'approved', 'declined', 'withdrawn'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

/** Why a correction of a day cannot be asked for or approved. */
export const CORRECTION_ERRORS = defineErrors({
  END_BEFORE_START: [422, 'The end is not after the start.'],
  IN_FUTURE: [422, 'This time has not come yet.'],
  TOO_LONG: [422, 'A day has at most 24 hours.'],
  DAY_LOCKED: [409, 'This day is locked. HR settles it with the next payroll.'],
  TOO_FAR_BACK: [422, 'This day is too long ago to be corrected. Ask HR.'],
  ALREADY_PENDING: [409, 'A correction of this day already waits for a decision.'],
  LIMIT_REACHED: [409, 'You have used all corrections of this month. Ask HR.'],
  OTHER_WORK_DATE: [422, 'A clock-in at this time belongs to another day.'],
  OVERLAP: [409, 'These times overlap another of your days.'],
  BREAK_OUTSIDE: [422, 'A break lies between the clock-in and the clock-out.'],
  BREAKS_OVERLAP: [422, 'This break overlaps another one.'],
  NOT_A_WORKING_DATE: [422, 'This is a day off or a day of leave.'],
  ALREADY_DECIDED: [409, 'This has already been decided.'],
});

const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 09:30.');

/** Most breaks of a day that a correction names. */
export const CORRECTION_BREAKS_LIMIT = 12;

/** Times are wall clock of the person's own zone. */
export const askCorrectionSchema = z
  .strictObject({
    workDate: daySchema,
    kind: z.enum(CORRECTION_KINDS),
    in: timeOfDaySchema.optional(),
    out: timeOfDaySchema.optional(),
    /** The clock-out is on the date after `workDate`. */
    outNextDay: z.boolean().default(false),
    /**
     * All breaks of the day; where the clock-out is on the next date, so is a time before `in`. Left out: those that
     * the day has stay, as far as they lie between the times.
     */
    breaks: z
      .array(z.strictObject({ from: timeOfDaySchema, to: timeOfDaySchema }))
      .max(CORRECTION_BREAKS_LIMIT, 'Use at most 12 breaks.')
      .optional(),
    reason: textSchema.min(3, 'Say why, in a few words.').max(500, 'Use at most 500 characters.'),
  })
  .refine(({ kind, in: start }) => kind !== 'correction' || start !== undefined, {
    path: ['in'],
    message: 'Enter a time, like 09:30.',
  })
  .refine(({ kind, out }) => kind !== 'correction' || out !== undefined, {
    path: ['out'],
    message: 'Enter a time, like 09:30.',
  });
export type AskCorrection = z.infer<typeof askCorrectionSchema>;

/** What is answered to who asked. */
export const askedCorrectionSchema = z.object({ id: idSchema });

/** The day as it is and as it would be. */
export const correctionPreviewSchema = z.object({
  before: attendanceDateSchema,
  after: attendanceDateSchema,
});
export type CorrectionPreview = z.infer<typeof correctionPreviewSchema>;

export const attendanceCorrectionSchema = z.object({
  id: idSchema,
  employee: z.object({ id: idSchema, name: z.string() }),
  workDate: z.string(),
  timezone: z.string(),
  kind: z.enum(CORRECTION_KINDS),
  in: z.string().nullable(),
  out: z.string().nullable(),
  reason: z.string(),
  state: z.enum(CORRECTION_STATES),
  askedAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** The reader may decide about it. */
  mayDecide: z.boolean(),
  /** What it would make of the day; null once it is decided. */
  change: correctionPreviewSchema.nullable(),
  /** Where it is decided. */
  request: z.object({ id: idSchema, version: z.number().int(), step: z.number().int() }).nullable(),
});
export type AttendanceCorrection = z.infer<typeof attendanceCorrectionSchema>;
export const correctionListSchema = z.object({ items: z.array(attendanceCorrectionSchema) });
export const correctionQuerySchema = z.strictObject({
  /** mine: the reader's own; waiting: what waits in the reader's scope; decided: what is decided there. */
  of: z.enum(['mine', 'waiting', 'decided']),
});
export type CorrectionQuery = z.infer<typeof correctionQuerySchema>;
