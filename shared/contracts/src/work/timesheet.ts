import { z } from 'zod';
import { mondayOf } from '../days/local-day.js';
import { daySchema, idSchema, lineSchema } from '../lists/fields.js';
import { DAY_MINUTES } from './duration.js';
import { timeEntrySchema } from './time-entry.js';

export const WEEK_STATES = ['open', 'submitted', 'approved', 'returned'] as const;
export type WeekState = (typeof WEEK_STATES)[number];
export const WEEK_STATE_LABELS: Record<WeekState, string> = {
  open: 'Open',
  submitted: 'Submitted',
  approved: 'Approved',
  returned: 'Returned',
};

// What is no day is refused as such already.
const isMonday = (day: string): boolean => Number.isNaN(Date.parse(day)) || mondayOf(day) === day;
const mondaySchema = daySchema.refine(isMonday, 'Choose a Monday.');

/** `GET /api/time/week?monday=&user=`; without a user the reader's own. */
export const weekQuerySchema = z.strictObject({ monday: mondaySchema, user: idSchema.optional() });
export type WeekQuery = z.infer<typeof weekQuerySchema>;

export const weekSchema = z.object({
  user: z.object({ id: idSchema, name: z.string() }),
  monday: z.string(),
  state: z.enum(WEEK_STATES),
  /** Why it was returned or opened again. */
  reason: z.string().nullable(),
  /** Tasks by number, with the minutes of the seven days; what has to be confirmed counts nothing. */
  rows: z.array(
    z.object({
      /** Number and title are empty where the reader does not see it. */
      task: z.object({ id: idSchema, number: z.string(), title: z.string() }),
      minutes: z.array(z.number().int()).length(7),
    }),
  ),
  /** Of the seven days, what HR knows: minutes at work so far and when that was, and whether it is a day off. */
  days: z
    .array(
      z.object({
        /** Null where nothing is known. */
        attended: z.number().int().nullable(),
        spans: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })),
        off: z.boolean(),
      }),
    )
    .length(7),
  /** By day and start. */
  entries: z.array(timeEntrySchema),
  /** Entries of timers that ran too long. */
  toReview: z.number().int(),
  /** Who decides it first; empty where nobody leads the person, so that those who keep the people do. */
  goesTo: z.array(z.object({ id: idSchema, name: z.string() })),
  /** Whether the reader may write into it now. */
  mayWrite: z.boolean(),
  /** Whether the reader may take it back, to change it: their own that nobody has decided yet. */
  mayWithdraw: z.boolean(),
  /** Whether the reader may approve or return it, or open it again. */
  mayDecide: z.boolean(),
});
export type Week = z.infer<typeof weekSchema>;

/** `PUT /api/time/week/cell`: so much was worked on the task on that day. */
export const weekCellSchema = z.strictObject({
  taskId: idSchema,
  day: daySchema,
  minutes: z.number('Enter a duration, like 1:30.').int().min(0).max(DAY_MINUTES, 'A day has 24 hours.'),
});
export type WeekCell = z.infer<typeof weekCellSchema>;

/** `POST /api/time/week/submit`, and `/withdraw` for a submitted one. */
export const submitWeekSchema = z.strictObject({ monday: mondaySchema });
export type SubmitWeek = z.infer<typeof submitWeekSchema>;

/** `POST /api/time/week/decide`: `open` opens an approved one again. Returned and opened ones need a reason. */
export const decideWeekSchema = z
  .strictObject({
    user: idSchema,
    monday: mondaySchema,
    to: z.enum(['approved', 'returned', 'open']),
    reason: lineSchema(300).nullable(),
  })
  .refine(({ to, reason }) => to === 'approved' || Boolean(reason), {
    path: ['reason'],
    message: 'Say why.',
  });
export type DecideWeek = z.infer<typeof decideWeekSchema>;

/** `GET /api/time/weeks`: submitted weeks that the reader decides, the oldest first. */
export const submittedWeeksSchema = z.object({
  /** Whether there is anybody whose weeks the reader decides. */
  approver: z.boolean(),
  items: z.array(
    z.object({
      user: z.object({ id: idSchema, name: z.string() }),
      monday: z.string(),
      minutes: z.number().int(),
      submittedAt: z.iso.datetime(),
    }),
  ),
});
export type SubmittedWeeks = z.infer<typeof submittedWeeksSchema>;
