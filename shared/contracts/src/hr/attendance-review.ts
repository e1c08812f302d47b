import { z } from 'zod';
import { daySchema, idSchema } from '../lists/fields.js';

/** Most days of one answer; the oldest come first, so that none is forgotten. */
export const REVIEW_LIMIT = 100;

export const attendanceReviewSchema = z.object({
  employee: z.object({ id: idSchema, code: z.string(), name: z.string() }),
  date: z.string(),
  timezone: z.string(),
  firstInAt: z.string(),
  lastOutAt: z.string().nullable(),
  workedMinutes: z.number().int(),
  /**
   * noClockOut: closed by the portal; outsidePlace: clocked away from the places of work; outsideShift: the clock-in
   * lies outside of the shift.
   */
  why: z.enum(['noClockOut', 'outsidePlace', 'outsideShift']),
  /** A correction of the day waits for a decision. */
  asked: z.boolean(),
});
export type AttendanceReview = z.infer<typeof attendanceReviewSchema>;

export const attendanceReviewsSchema = z.object({
  items: z.array(attendanceReviewSchema),
  /** All of them, shown or not. */
  total: z.number().int(),
});
export type AttendanceReviews = z.infer<typeof attendanceReviewsSchema>;

/** Says that a day is right as it stands. */
export const confirmDaySchema = z.strictObject({ employeeId: idSchema, workDate: daySchema });
export type ConfirmDay = z.infer<typeof confirmDaySchema>;

/** Several days, each of which is confirmed or refused alone. */
export const confirmDaysSchema = z.strictObject({
  days: z.array(confirmDaySchema).min(1).max(REVIEW_LIMIT),
});
export type ConfirmDays = z.infer<typeof confirmDaysSchema>;

export const confirmedDaysSchema = z.object({
  rows: z.array(
    z.object({
      employeeId: idSchema,
      workDate: z.string(),
      /** Null: confirmed. Otherwise the reason. */
      refusal: z.string().nullable(),
    }),
  ),
});
export type ConfirmedDays = z.infer<typeof confirmedDaysSchema>;
