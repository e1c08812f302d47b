import { z } from 'zod';
import { idSchema } from '../lists/fields.js';

/** The most days, weeks, months or years from one to the next, and the most times that something repeats. */
export const MOST_REPEATS = 10_000;

/** A repeat makes tasks only while it is active. */
export const REPEAT_STATES = ['active', 'paused', 'ended'] as const;
export type RepeatState = (typeof REPEAT_STATES)[number];

/** The repeat of a task, as the task shows it. */
export const repeatOfTaskSchema = z.object({
  id: idSchema,
  state: z.enum(REPEAT_STATES),
  /** Days of the repeat that passed without a task of their own. */
  missed: z.number().int(),
});
