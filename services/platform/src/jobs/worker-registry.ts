import { Injectable } from '@nestjs/common';
import { JobRunner } from './job-runner.js';
import { QueueDb } from './queue-db.js';

/** A worker without a heartbeat for this long counts as dead; heartbeats come more than three times as often. */
const DEAD_AFTER_SECONDS = 25;
export const HEARTBEAT_MS = 8_000;

/** The workers that serve the queue. Jobs of a killed worker are started again by others within a minute. */
@Injectable()
export class WorkerRegistry {
  constructor(
    private readonly queue: QueueDb,
    private readonly runner: JobRunner,
  ) {}

  /** Sends a worker's heartbeat and releases the jobs of dead workers. @returns whether there were any */
  async beat(workerId: string): Promise<boolean> {
    await this.queue.query(
      `insert into job_worker (id, heard_at) values ($1, clock_timestamp())
       on conflict (id) do update set heard_at = excluded.heard_at`,
      [workerId],
    );
    const dead = await this.queue.query<{ id: string }>(
      `select id from job_worker where heard_at < clock_timestamp() - make_interval(secs => $1)
       union
       -- Died before it was heard of.
       select locked_by from graphile_worker._private_jobs j
       where j.locked_at < clock_timestamp() - make_interval(secs => $1)
         and not exists (select from job_worker w where w.id = j.locked_by)`,
      [DEAD_AFTER_SECONDS],
    );
    if (dead.length > 0) await this.bury(dead.map(({ id }) => id));
    return dead.length > 0;
  }

  /** Releases the jobs of a worker of this process that failed or ended. */
  async giveUp(workerId: string): Promise<void> {
    await this.bury([workerId]);
  }

  private async bury(ids: string[]): Promise<void> {
    const exhausted = await this.queue.query<{ payload: unknown }>(
      `select payload from graphile_worker._private_jobs where locked_by = any($1) and attempts >= max_attempts`,
      [ids],
    );
    for (const { payload } of exhausted) await this.runner.abandon(payload);
    await this.queue.query('select graphile_worker.force_unlock_workers($1)', [ids]);
    // Deleted last, so that if this process dies on the way, the next one still finds the dead worker.
    await this.queue.query('delete from job_worker where id = any($1)', [ids]);
  }
}
