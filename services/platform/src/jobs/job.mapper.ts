import type { Job } from '@atrium/contracts';
import type { JobRecord } from './job.record.js';

export function toJob(job: JobRecord): Job {
  const { id, kind, title, state, result, error, createdBy, version } = job;
  return {
    id,
    kind,
    title,
    state,
    result,
    error,
    createdBy,
    version,
    progress:
      job.progressDone === null || job.progressTotal === null
        ? null
        : { done: job.progressDone, total: job.progressTotal, words: job.progressWords },
    cancelRequested: state === 'running' && job.cancelRequestedAt !== null,
    createdAt: job.createdAt.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}
