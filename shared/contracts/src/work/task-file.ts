import { z } from 'zod';
import { idSchema } from '../lists/fields.js';

/** Files of tasks: whoever sees the task sees them. */
export const TASK_FILE_USE = 'work.task-file';
export const TASK_FILE_LIMIT = 25_000_000;
export const MOST_TASK_FILES = 20;

export const taskFileSchema = z.object({
  /** Of the file. */
  id: idSchema,
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.number().int(),
  addedAt: z.iso.datetime(),
  /** Who added it. */
  addedBy: z.string(),
});
export type TaskFile = z.infer<typeof taskFileSchema>;

/** `POST /api/tasks/:id/files`: an upload for this use. */
export const addTaskFileSchema = z.strictObject({ fileId: idSchema });
export type AddTaskFile = z.infer<typeof addTaskFileSchema>;
export const taskFileParamsSchema = z.strictObject({ id: idSchema, fileId: idSchema });
