import { z } from 'zod';

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** `GET /api/jobs/:id`: background work, as the person who started it watches it. */
export const jobSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  state: z.enum(JOB_STATES),
  /** null until the job reports progress. `words` says what it is doing. */
  progress: z
    .object({ done: z.number().int(), total: z.number().int(), words: z.string().nullable() })
    .nullable(),
  /** The result, in the form that the kind of job defines, once it is done. */
  result: z.record(z.string(), z.unknown()).nullable(),
  /** A sentence: why it failed, or why it is retried. */
  error: z.string().nullable(),
  /** It is still running but has been asked to stop. */
  cancelRequested: z.boolean(),
  createdBy: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  version: z.number().int(),
});
export type Job = z.infer<typeof jobSchema>;
