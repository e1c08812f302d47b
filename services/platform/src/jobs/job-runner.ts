import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { TenantDb } from '../database/tenant-db.js';
import { DatabaseListener } from '../live/database-listener.js';
import type { JobHandler, JobResult } from './handles-job.decorator.js';
import type { JobDefinition } from './job-definition.js';
import { isFinal, sentenceOf } from './job-failure.rules.js';
import { JobProgress } from './job-progress.js';
import type { JobRecord } from './job.record.js';
import { CANCEL_CHANNEL, JobRepository } from './job.repository.js';

/** The queue knows only these ids of a company's job. */
const envelopeSchema = z.object({ companyId: z.uuid(), jobId: z.uuid() });

export interface Attempt {
  /** True for the last attempt. */
  last: boolean;
  /** Aborts when the process must end. */
  stop: AbortSignal;
}

interface Handled {
  definition: JobDefinition;
  handle: JobHandler<unknown>;
}

/** Makes one attempt at a company's job, with everything in it under that company. */
@Injectable()
export class JobRunner implements OnModuleInit {
  private readonly logger = new Logger(JobRunner.name);
  private readonly running = new Map<string, AbortController>();

  constructor(
    private readonly db: TenantDb,
    private readonly jobs: JobRepository,
    private readonly listener: DatabaseListener,
  ) {}

  onModuleInit(): void {
    this.listener.on(CANCEL_CHANNEL, (jobId) => this.running.get(jobId)?.abort());
  }

  /** @throws what the handler threw, when the job is to be retried or has used its last attempt */
  async run(handled: Handled, envelope: unknown, attempt: Attempt): Promise<void> {
    const { companyId, jobId } = envelopeSchema.parse(envelope);
    await this.db.confine(companyId, async () => {
      const cancel = new AbortController();
      // Before the job says that it runs: from then on somebody may ask it to stop, and they ask once.
      this.running.set(jobId, cancel);
      try {
        const job = await this.db.run(companyId, () => this.jobs.begin(jobId, handled.definition.keyed));
        if (job) await this.runBegun(handled, { companyId, job, cancel, stop: attempt.stop }, attempt.last);
      } finally {
        this.running.delete(jobId);
      }
    });
  }

  private async runBegun(handled: Handled, begun: Begun, last: boolean): Promise<void> {
    try {
      await this.attempt(handled, begun);
    } catch (error) {
      const cancelled = begun.cancel.signal.aborted;
      const settled = await this.settle(begun.companyId, begun.job, { error, last, cancelled });
      if (!settled) throw error;
    }
  }

  /** For a job whose worker died during its last attempt. */
  async abandon(envelope: unknown): Promise<void> {
    const { success, data } = envelopeSchema.safeParse(envelope);
    if (!success) return;
    await this.db.run(data.companyId, () => this.jobs.abandon(data.jobId, sentenceOf(null)));
  }

  private async attempt(
    { definition, handle }: Handled,
    { companyId, job, cancel, stop }: Begun,
  ): Promise<void> {
    const progress = new JobProgress(job, cancel, (step) =>
      this.db.run(companyId, () => this.jobs.setProgress(job, step)),
    );
    const payload = definition.payload.parse(job.payload);
    const work = async (): Promise<JobResult | null> =>
      (await handle(payload, {
        companyId,
        jobId: job.id,
        createdBy: job.createdBy,
        signal: AbortSignal.any([cancel.signal, stop]),
        progress: (done, total, words) => progress.report(done, total, words ?? null),
      })) ?? null;
    if (definition.mode === 'transaction') {
      await this.db.run(companyId, async () => this.jobs.finish(job, await work()));
    } else {
      const result = await work();
      await this.db.run(companyId, () => this.jobs.finish(job, result));
    }
  }

  /** @returns whether no further attempt is needed */
  private async settle(companyId: string, job: JobRecord, failure: Failure): Promise<boolean> {
    const { error, last, cancelled } = failure;
    const final = cancelled || isFinal(error);
    const words = cancelled ? null : sentenceOf(error);
    if (!cancelled) {
      const line = { jobId: job.id, companyId, kind: job.kind, err: error };
      if (last && !final) this.logger.error({ ...line, msg: 'A job is given up.' });
      else this.logger.warn({ ...line, msg: final ? 'A job failed.' : 'A job is tried again later.' });
    }
    await this.db.run(companyId, async () => {
      if (!final && !last) await this.jobs.postpone(job, words ?? '');
      else await this.jobs.end(job, { state: cancelled ? 'cancelled' : 'failed', error: words });
    });
    return final;
  }
}

interface Begun {
  companyId: string;
  job: JobRecord;
  cancel: AbortController;
  stop: AbortSignal;
}

interface Failure {
  error: unknown;
  last: boolean;
  cancelled: boolean;
}
