import { z } from 'zod';
import { idSchema, lineSchema } from '../lists/fields.js';
import { type Task } from './task.js';
import { taskFileSchema } from './task-file.js';
import { TASK_STAGES } from './task-stage.js';

/** Levels of sub-tasks, the topmost task included. */
export const MOST_LEVELS = 3;
/** Tasks that one task waits for. */
export const MOST_BLOCKERS = 50;
export const MOST_CHECKS = 100;

/** Another task as the reader may know it: of one that they may not see only whether it is open. */
export const taskRefSchema = z.object({
  id: idSchema.nullable(),
  number: z.string().nullable(),
  title: z.string().nullable(),
  stage: z.enum(TASK_STAGES),
  startOn: z.string().nullable(),
  dueOn: z.string().nullable(),
  assignees: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type TaskRef = z.infer<typeof taskRefSchema>;

export const taskCheckSchema = z.object({ id: idSchema, text: z.string(), done: z.boolean() });
export type TaskCheck = z.infer<typeof taskCheckSchema>;

/** `GET /api/tasks/:id/parts`: what belongs to a task and what it stands in connection with. */
export const taskPartsSchema = z.object({
  checklist: z.array(taskCheckSchema),
  parent: taskRefSchema.nullable(),
  children: z.array(taskRefSchema),
  /** What it waits for, open ones first. */
  waitsFor: z.array(taskRefSchema),
  /** What waits for it. */
  blocks: z.array(taskRefSchema),
  /** In the order in which they were added. */
  files: z.array(taskFileSchema),
  followers: z.array(z.object({ id: idSchema, name: z.string() })),
  /** Whether the reader follows it. */
  followed: z.boolean(),
});
export type TaskParts = z.infer<typeof taskPartsSchema>;

const checkText = lineSchema(300).min(1, 'Write what is to be done.');

/** `POST /api/tasks/:id/checklist`, at the end of the list. */
export const addCheckSchema = z.strictObject({ text: checkText });
export type AddCheck = z.infer<typeof addCheckSchema>;

/** `PATCH /api/tasks/:id/checklist/:item`: its text, whether it is done, or its place right after another (null: first). */
export const changeCheckSchema = z.strictObject({
  text: checkText.optional(),
  done: z.boolean().optional(),
  after: idSchema.nullable().optional(),
});
export type ChangeCheck = z.infer<typeof changeCheckSchema>;
export const checkParamsSchema = z.strictObject({ id: idSchema, item: idSchema });

/** `POST /api/tasks/:id/blockers`: the task waits for another. */
export const addBlockerSchema = z.strictObject({ blockerId: idSchema });
export type AddBlocker = z.infer<typeof addBlockerSchema>;
export const blockerParamsSchema = z.strictObject({ id: idSchema, blocker: idSchema });

/** `PUT /api/tasks/:id/parent`; null makes it a task of its own. */
export const taskParentSchema = z.strictObject({ parentId: idSchema.nullable() });
export type TaskParent = z.infer<typeof taskParentSchema>;

/** `POST /api/tasks/:id/follow` */
export const followTaskSchema = z.strictObject({ followed: z.boolean() });
export type FollowTask = z.infer<typeof followTaskSchema>;

export type TaskCounted = Pick<Task, 'checklist' | 'children' | 'waitsFor'>;
