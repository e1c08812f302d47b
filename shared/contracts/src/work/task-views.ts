import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { TASK, TASK_QUICK, TASK_STAGES } from './task.js';

/** Open tasks of the reader: `late` are overdue by the reader's day, `unassigned` of all that they see. */
export const taskCountsSchema = z.object({
  mine: z.number().int(),
  late: z.number().int(),
  week: z.number().int(),
  waiting: z.number().int(),
  unassigned: z.number().int(),
});
export type TaskCounts = z.infer<typeof taskCountsSchema>;

const MOST_PEOPLE = 200;
/** `GET /api/tasks/load?people=`: ids of accounts with commas. */
export const taskLoadQuerySchema = z.strictObject({
  people: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(idSchema).max(MOST_PEOPLE, `Choose at most ${String(MOST_PEOPLE)}.`)),
});
export type TaskLoadQuery = z.infer<typeof taskLoadQuerySchema>;
/** Of the open tasks that the reader sees; people without any are left out. */
export const taskLoadSchema = z.object({
  items: z.array(
    z.object({
      userId: idSchema,
      open: z.number().int(),
      /** Due before today, by the reader's day. */
      late: z.number().int(),
      /** In minutes; a task without an estimate counts nothing. */
      estimate: z.number().int(),
    }),
  ),
});
export type TaskLoad = z.infer<typeof taskLoadSchema>;

/** `GET /api/tasks/board`: cards of each stage in their manual order. */
export const taskBoardQuerySchema = z.strictObject({
  quick: z.enum(TASK_QUICK).optional(),
  search: z.string().trim().max(100).optional(),
});
export type TaskBoardQuery = z.infer<typeof taskBoardQuerySchema>;
export const taskBoardSchema = z.object({
  lanes: z.array(
    z.object({
      stage: z.enum(TASK_STAGES),
      items: z.array(TASK.schema),
      total: z.number().int(),
      totalIsExact: z.boolean(),
    }),
  ),
});
export type TaskBoard = z.infer<typeof taskBoardSchema>;
