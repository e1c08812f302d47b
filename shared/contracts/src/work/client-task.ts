import { z } from 'zod';
import { idSchema, lineSchema, textSchema } from '../lists/fields.js';
import { TASK_STAGES } from './task-stage.js';

/** What a client sees of a task of their project that is shared with them. */
export const clientTaskSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  /** The type of its stage. */
  stage: z.enum(TASK_STAGES),
  dueOn: z.string().nullable(),
  project: z.object({ id: idSchema, name: z.string() }),
  /** The client asked for it. */
  asked: z.boolean(),
  /** How many comments client and team wrote to each other. */
  comments: z.number().int(),
});
export type ClientTask = z.infer<typeof clientTaskSchema>;

/** `GET /api/client-portal/tasks`: open ones first, by their day; `projects` are those to which the client may add. */
export const clientTasksSchema = z.object({
  items: z.array(clientTaskSchema),
  projects: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type ClientTasks = z.infer<typeof clientTasksSchema>;

/** What client and team write to each other about a task; comments of the team alone are apart. */
export const clientCommentSchema = z.object({
  id: idSchema,
  side: z.enum(['company', 'client']),
  author: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type ClientComment = z.infer<typeof clientCommentSchema>;
/** The oldest first. */
export const clientCommentsSchema = z.object({ items: z.array(clientCommentSchema) });
export type ClientComments = z.infer<typeof clientCommentsSchema>;

const commentSchema = textSchema
  .min(1, 'Write the comment first.')
  .max(4000, 'Use at most 4,000 characters.');

export const addClientCommentSchema = z.strictObject({ text: commentSchema });
export type AddClientComment = z.infer<typeof addClientCommentSchema>;

/** `POST /api/client-portal/tasks`: what a client wants done. */
export const askTaskSchema = z.strictObject({
  projectId: idSchema,
  title: lineSchema(200).min(1, 'Say what you need.'),
  /** Kept as the first comment. */
  text: textSchema.max(4000, 'Use at most 4,000 characters.'),
});
export type AskTask = z.infer<typeof askTaskSchema>;
