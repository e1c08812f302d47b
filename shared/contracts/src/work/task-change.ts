import { z } from 'zod';
import { daySchema, idSchema, versionSchema } from '../lists/fields.js';
import { BULK_LIMIT, bulkReportSchema } from '../records/record-bulk.js';
import { labelNameSchema } from './label.js';
import { TASK, TASK_PRIORITIES } from './task.js';
import { TASK_STAGES } from './task-stage.js';

const MOST_DAYS = 366;
const MOST_ADDED = 10;
const people = z.array(idSchema).max(MOST_ADDED, 'Choose at most 10 people.');
const labels = z.array(labelNameSchema).max(MOST_ADDED, 'Choose at most 10 labels.');

/** One change that many tasks get. */
export const taskChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stage'), stage: z.enum(TASK_STAGES, 'Choose a stage.') }),
  z.strictObject({ kind: z.literal('priority'), priority: z.enum(TASK_PRIORITIES, 'Choose a priority.') }),
  z.strictObject({ kind: z.literal('due'), dueOn: daySchema.nullable() }),
  /** Moves start and due day together. */
  z.strictObject({
    kind: z.literal('shift'),
    days: z
      .int('Enter a whole number.')
      .min(-MOST_DAYS, 'Enter at most 366 days.')
      .max(MOST_DAYS, 'Enter at most 366 days.'),
  }),
  z.strictObject({ kind: z.literal('assignees'), add: people, remove: people }),
  /** In place of those who had it. */
  z.strictObject({ kind: z.literal('assign'), assigneeIds: people }),
  z.strictObject({ kind: z.literal('labels'), add: labels, remove: labels }),
  /** With its sub-tasks; the milestone is one of that project. */
  z.strictObject({
    kind: z.literal('project'),
    projectId: idSchema.nullable(),
    milestoneId: idSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('milestone'), milestoneId: idSchema.nullable() }),
  z.strictObject({ kind: z.literal('archive') }),
  z.strictObject({ kind: z.literal('restore') }),
]);
export type TaskChange = z.infer<typeof taskChangeSchema>;

/** `POST /api/tasks/bulk`: some by id, or all that match a list's filters, at most 200. */
export const changeTasksSchema = z.strictObject({
  change: taskChangeSchema,
  ids: z
    .array(idSchema)
    .max(BULK_LIMIT, `Choose at most ${String(BULK_LIMIT)}.`)
    .nullable(),
  matching: TASK.querySchema.nullable(),
});
export type ChangeTasks = z.infer<typeof changeTasksSchema>;

/** The values that one task gets, or had before. */
export const taskPatchSchema = z.strictObject({
  stage: z.enum(TASK_STAGES).optional(),
  /** The stage of the flow, where one had it before. */
  flowStage: z.string().max(60).optional(),
  priority: z.enum(TASK_PRIORITIES).optional(),
  startOn: daySchema.nullable().optional(),
  dueOn: daySchema.nullable().optional(),
  assigneeIds: z.array(idSchema).max(MOST_ADDED).optional(),
  labels: z.array(labelNameSchema).optional(),
  projectId: idSchema.nullable().optional(),
  milestoneId: idSchema.nullable().optional(),
  archived: z.boolean().optional(),
});
export type TaskPatch = z.infer<typeof taskPatchSchema>;

const undoneSchema = z.strictObject({ id: idSchema, version: versionSchema, values: taskPatchSchema });

/** What was done for each task, and what gives those that changed their values back. */
export const taskReportSchema = z.object({ ...bulkReportSchema.shape, undo: z.array(undoneSchema) });
export type TaskReport = z.infer<typeof taskReportSchema>;

/** `POST /api/tasks/bulk/undo`: as the report of the change says. */
export const undoTasksSchema = z.strictObject({
  undo: z.array(undoneSchema).min(1, 'Choose at least one.').max(BULK_LIMIT),
});
export type UndoTasks = z.infer<typeof undoTasksSchema>;
