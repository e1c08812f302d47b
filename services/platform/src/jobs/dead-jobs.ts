import { Client, type Pool } from 'pg';
import { roleUrl } from '../database/database-roles.js';
import { MAX_ATTEMPTS } from '../events/outbox.repository.js';

/** A job or event that has used all its attempts and waits for a person. */
export interface DeadJob {
  id: string;
  /** `event` for an event of the outbox whose handlers failed. */
  kind: string;
  /** Null for a job of the installation. */
  companyId: string | null;
  attempts: number;
  error: string | null;
  /** When it was enqueued; for an event, about when it was last tried. */
  since: Date;
}

const DEAD = 'attempts >= max_attempts and locked_at is null';

const LIST = `
  select j.id::text, t.identifier as kind, j.payload->>'companyId' as "companyId", j.attempts::int,
    j.last_error as error, j.created_at as since
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where ${DEAD}
  union all
  select event_id::text, 'event', company_id::text, attempts, last_error, available_at
  from outbox_queue where attempts >= ${MAX_ATTEMPTS}
  order by 6 limit $1`;

/** Gives the operator the dead jobs and events of all companies, without their content. */
export class DeadJobs {
  /** @param queue connects as atrium_worker */
  constructor(private readonly queue: Client | Pool) {}

  /** @throws {Error} when the database does not answer, or no gateway has ever prepared it */
  static async open(place: { databaseUrl: string; secret: string }): Promise<DeadJobs> {
    const client = new Client({ connectionString: roleUrl(place, 'atrium_worker') });
    await client.connect();
    return new DeadJobs(client);
  }

  /** At most `most` of them, the oldest first. */
  async list(most?: number): Promise<DeadJob[]> {
    return (await this.queue.query<DeadJob>(LIST, [most ?? null])).rows;
  }

  /** Retries one. @returns false when no dead job or event has this id */
  async retry(id: string): Promise<boolean> {
    return (await this.retryWhere('= $1', [id])) > 0;
  }

  /** @returns how many are retried */
  retryAll(): Promise<number> {
    return this.retryWhere('is not null', []);
  }

  close(): Promise<void> {
    return this.queue.end();
  }

  private async retryWhere(condition: string, values: string[]): Promise<number> {
    const jobs = await this.queue.query(
      `update graphile_worker._private_jobs set attempts = 0, run_at = now() where ${DEAD} and id::text ${condition}`,
      values,
    );
    const events = await this.queue.query(
      `update outbox_queue set attempts = 0, available_at = now()
       where attempts >= ${MAX_ATTEMPTS} and event_id::text ${condition}`,
      values,
    );
    await this.queue.query('notify "jobs:insert"');
    await this.queue.query('notify atrium_outbox');
    return (jobs.rowCount ?? 0) + (events.rowCount ?? 0);
  }
}
