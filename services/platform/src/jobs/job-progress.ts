import type { JobRecord } from './job.record.js';

const AT_MOST_EVERY_MS = 250;

interface Step {
  done: number;
  total: number;
  words: string | null;
}

/** Writes a job's progress a few times a second at most, and learns at the same time whether the job should stop. */
export class JobProgress {
  private writtenAt = -Infinity;

  constructor(
    private readonly job: JobRecord,
    private readonly cancel: AbortController,
    private readonly write: (step: Step) => Promise<JobRecord | null>,
  ) {}

  /** @throws {Error} when another run of the job has begun since */
  async report(done: number, total: number, words: string | null): Promise<void> {
    const now = performance.now();
    if (done < total && now - this.writtenAt < AT_MOST_EVERY_MS) return;
    this.writtenAt = now;
    const job = await this.write({ done, total, words });
    if (!job) throw new Error(`Another run of the job ${this.job.id} has taken over.`);
    if (job.cancelRequestedAt) this.cancel.abort();
  }
}
