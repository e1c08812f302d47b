import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Limiter } from '../limiter/limiter.js';
import type { GlobalTick } from './job-context.js';
import { defineGlobalJob, defineJob } from './job-definition.js';
import { HandlesJob } from './handles-job.decorator.js';
import { JobRepository } from './job.repository.js';
import { QueueDb } from './queue-db.js';

const DAY_MS = 86_400_000;
/** Scheduled jobs leave a record in every company at each tick, so these are kept for a few days only. */
const SCHEDULED_DAYS = 3;
const OTHERS_DAYS = 30;

const forgetOldJobs = defineJob({
  kind: 'platform.forget-old-jobs',
  title: 'Clean-up of old jobs',
  schedule: { cron: '20 3 * * *', zone: 'company' },
});
const forgetOldEntries = defineGlobalJob({ kind: 'platform.forget-old-entries', cron: '40 2 * * *' });

/** Deletes job records that are too old to be of interest. */
@Injectable()
export class JobCleanUp {
  constructor(
    private readonly jobs: JobRepository,
    private readonly queue: QueueDb,
    private readonly limiter: Limiter,
    private readonly clock: Clock,
  ) {}

  @HandlesJob(forgetOldJobs)
  async forgetJobs(): Promise<void> {
    await this.jobs.deleteEnded({ others: this.before(OTHERS_DAYS), scheduled: this.before(SCHEDULED_DAYS) });
  }

  @HandlesJob(forgetOldEntries)
  async forgetEntries({ at }: GlobalTick): Promise<void> {
    await this.limiter.deleteExpired(at);
    await this.queue.query(
      `delete from graphile_worker._private_jobs
       where attempts >= max_attempts and locked_at is null and run_at < now() - make_interval(days => $1)`,
      [OTHERS_DAYS],
    );
  }

  private before(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
