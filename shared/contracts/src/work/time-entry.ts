import { z } from 'zod';
import { daySchema, idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { defineErrors } from '../errors/define-errors.js';
import { DAY_MINUTES } from './duration.js';

/** Errors of tracked time and of its weeks. */
export const TIME_ERRORS = defineErrors({
  TIME_AHEAD: [400, 'This day has not come yet.'],
  TIME_LATER: [400, 'This time has not come yet.'],
  TIME_DAY_FULL: [409, 'A day has 24 hours.'],
  /** Answered with what is in the way. A repeated request with `trim` writes what is free. */
  TIME_OVERLAPS: [409, 'You already have time then. Trim it?'],
  TIME_TAKEN: [409, 'All of this time is recorded already.'],
  TIME_TIMED: [409, 'This time has a start and an end. Correct that entry.'],
  TIME_SEVERAL: [409, 'There are several entries. Change them in the task.'],
  WEEK_RUNNING: [409, 'Stop your timer first.'],
  WEEK_CLOSED: [409, 'This week is submitted or approved. It takes no more changes.'],
  WEEK_EMPTY: [409, 'This week has no hours.'],
  WEEK_STATE: [409, 'The week has another state by now.'],
  WEEK_REVIEW: [409, 'A timer ran too long. Correct or confirm its hours first.'],
  TIMER_CHANGED: [409, 'A timer was started or the time was changed since.'],
});

/** A timer that nothing has stopped is stopped after so many hours, and its hours have to be confirmed. */
export const LONGEST_TIMER_HOURS = 12;

const minutesSchema = z
  .number('Enter a duration, like 1:30.')
  .int()
  .min(1, 'Enter a duration, like 1:30.')
  .max(DAY_MINUTES, 'A day has 24 hours.');
const noteSchema = lineSchema(300).nullable();
/** `09:30`, by the clock where the person works; null: only a duration is written down. */
const startSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 09:30.')
  .nullable();
/** Writes only the part that no other entry has. */
const trimSchema = z.boolean().optional();

const timedTaskSchema = z.object({ id: idSchema, number: z.string(), title: z.string() });
export type TimedTask = z.infer<typeof timedTaskSchema>;

/** `GET /api/time/timer`: the reader's running timer. */
export const timerSchema = z.object({
  timer: z
    .object({
      task: timedTaskSchema,
      startedAt: z.iso.datetime(),
      /** When the person clocked out while it ran; null until then, and once they let it run on. */
      leftAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** The timer that ended by the request; it can run on as if it had never stopped until another is started. */
  stopped: z.object({ task: timedTaskSchema, minutes: z.number().int() }).nullable(),
});
export type Timer = z.infer<typeof timerSchema>;

/** `PUT /api/time/timer`: starts one, which ends the other; null only ends it. */
export const setTimerSchema = z.strictObject({
  taskId: idSchema.nullable(),
  /** Ends it at the moment when the person clocked out, if they did while it ran. */
  atLeaving: z.boolean().optional(),
});
export type SetTimer = z.infer<typeof setTimerSchema>;

/** Time that somebody worked on a task, on one day where they work. */
export const timeEntrySchema = z.object({
  id: idSchema,
  version: z.number().int(),
  userId: idSchema,
  name: z.string(),
  taskId: idSchema,
  day: z.string(),
  /** Null while its timer runs. */
  minutes: z.number().int().nullable(),
  /** Null when only a duration is written down. */
  startedAt: z.iso.datetime().nullable(),
  /** `09:30` and `10:15`, by the clock where the person works; null without, the end also while a timer runs. */
  start: z.string().nullable(),
  end: z.string().nullable(),
  note: z.string().nullable(),
  billable: z.boolean(),
  /** Counts only once it is corrected or confirmed. */
  needsReview: z.boolean(),
  /** Whether the reader may change it now. */
  mayChange: z.boolean(),
});
export type TimeEntry = z.infer<typeof timeEntrySchema>;

/** `GET /api/time/tasks/:id`: what was worked on a task. */
export const taskTimeSchema = z.object({
  items: z.array(timeEntrySchema),
  /** Minutes that count. */
  total: z.number().int(),
});
export type TaskTime = z.infer<typeof taskTimeSchema>;

/** `POST /api/time/entries`: with a start it may go over midnight, where it is cut in two. */
export const addTimeSchema = z.strictObject({
  taskId: z.uuid('Choose a task.'),
  day: daySchema,
  start: startSchema.optional(),
  minutes: minutesSchema,
  note: noteSchema,
  billable: z.boolean(),
  trim: trimSchema,
});
export type AddTime = z.infer<typeof addTimeSchema>;

/** `PATCH /api/time/entries/:id`; of somebody else's with a reason, which they are told. */
export const changeTimeSchema = z.strictObject({
  version: versionSchema,
  /** As it was when left out. */
  day: daySchema.optional(),
  start: startSchema.optional(),
  minutes: minutesSchema,
  note: noteSchema,
  billable: z.boolean(),
  trim: trimSchema,
  reason: lineSchema(300).nullable(),
});
export type ChangeTime = z.infer<typeof changeTimeSchema>;
export const deleteTimeSchema = z.strictObject({ version: versionSchema });
