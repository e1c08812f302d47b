import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { TenantDb } from '../database/tenant-db.js';
import { LiveEvents } from '../live/live-events.js';
import type { JobDefinition } from './job-definition.js';
import { JOB_WATCHERS } from './job.policy.js';
import type { JobRecord, NewJob, QueuePlace } from './job.record.js';

export const CANCEL_CHANNEL = 'atrium_job_cancel';

const COLUMNS = `id, kind, title, payload, state, kept, run, progress_done as "progressDone",
  progress_total as "progressTotal", progress_words as "progressWords", result, error,
  cancel_requested_at as "cancelRequestedAt", created_at as "createdAt", created_by as "createdBy",
  started_at as "startedAt", finished_at as "finishedAt", version`;

/** Jobs of the surrounding run's company. Every change is sent to the open pages of people who may watch the job. */
@Injectable()
export class JobRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the new job; null when one of its kind is open under the key, or the tick already has one */
  async create(job: NewJob): Promise<string | null> {
    const values = [this.db.currentCompanyId(), job.kind, job.title, JSON.stringify(job.payload), job.kept];
    const rows = await this.query<{ id: string }>(
      `insert into job (company_id, kind, title, payload, kept, key, tick, created_at, created_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
      [...values, job.key, job.tick, this.clock.now(), job.createdBy],
    );
    return rows[0]?.id ?? null;
  }

  async enqueue(id: string, { runAt, priority, attempts }: QueuePlace): Promise<void> {
    await this.query('select atrium_enqueue_job($1, $2, $3, $4)', [id, runAt, priority, attempts]);
  }

  /** One that is keyed until it begins does not begin before the transaction ends. */
  async getOpenId(kind: string, key: string, keyed: JobDefinition['keyed']): Promise<string | null> {
    const rows = await this.query<{ id: string }>(
      `select id from job where company_id = $1 and kind = $2 and key = $3 and state in ('queued', 'running')
       ${keyed === 'until it begins' ? 'for share' : ''}`,
      [this.db.currentCompanyId(), kind, key],
    );
    return rows[0]?.id ?? null;
  }

  async get(id: string): Promise<JobRecord | null> {
    const rows = await this.query<JobRecord>(`select ${COLUMNS} from job where id = $1`, [id]);
    return rows[0] ?? null;
  }

  /**
   * Starts the job; null when there is nothing left to do. A failed job starts anew when the queue hands it out again.
   */
  async begin(id: string, keyed: JobDefinition['keyed']): Promise<JobRecord | null> {
    const values = [id, this.clock.now()];
    const open = `id = $1 and state in ('queued', 'running', 'failed')`;
    // It was asked to stop, but its worker died or the attempt failed before it could.
    const asked = `${open} and cancel_requested_at is not null`;
    if (await this.change(`state = 'cancelled', finished_at = $2`, asked, values)) return null;
    const key = keyed === 'until it begins' ? 'null' : 'key';
    const begun = `state = 'running', key = ${key}, run = run + 1, started_at = coalesce(started_at, $2), finished_at = null`;
    return this.change(begun, open, values);
  }

  /** @throws {Error} when another run of the job has begun since, so that its effects are not written twice */
  async finish(job: JobRecord, result: Record<string, unknown> | null): Promise<void> {
    const ended = await this.end(job, { state: 'done', error: null, result });
    if (!ended) throw new Error('Another run of this job has taken over.');
    if (!job.kept) await this.query('delete from job where id = $1', [job.id]);
  }

  end(
    { id, run }: JobRecord,
    {
      state,
      error,
      result = null,
    }: { state: 'done' | 'failed' | 'cancelled'; error: string | null; result?: unknown },
  ): Promise<JobRecord | null> {
    const values = [id, run, state, error, result === null ? null : JSON.stringify(result), this.clock.now()];
    return this.change(
      'state = $3, error = $4, result = $5, finished_at = $6',
      `id = $1 and run = $2 and state = 'running'`,
      values,
    );
  }

  postpone({ id, run }: JobRecord, error: string): Promise<JobRecord | null> {
    return this.change(`state = 'queued', error = $3`, `id = $1 and run = $2 and state = 'running'`, [
      id,
      run,
      error,
    ]);
  }

  /** For a job whose worker died during its last attempt. */
  abandon(id: string, error: string): Promise<JobRecord | null> {
    return this.change(
      `state = 'failed', error = $2, finished_at = $3`,
      `id = $1 and state in ('queued', 'running')`,
      [id, error, this.clock.now()],
    );
  }

  setProgress(
    { id, run }: JobRecord,
    { done, total, words }: { done: number; total: number; words: string | null },
  ): Promise<JobRecord | null> {
    return this.change(
      'progress_done = $3, progress_total = $4, progress_words = $5',
      `id = $1 and run = $2 and state = 'running'`,
      [id, run, done, total, words],
    );
  }

  async cancelQueued(id: string): Promise<boolean> {
    const job = await this.change(`state = 'cancelled', finished_at = $2`, `id = $1 and state = 'queued'`, [
      id,
      this.clock.now(),
    ]);
    if (job) await this.query('select atrium_dequeue_job($1)', [id]);
    return job !== null;
  }

  /** Asks the job to stop and notifies the worker that runs it. */
  async requestCancel(id: string): Promise<boolean> {
    const job = await this.change(
      'cancel_requested_at = $2',
      `id = $1 and state = 'running' and cancel_requested_at is null`,
      [id, this.clock.now()],
    );
    if (job) await this.query('select pg_notify($1, $2)', [CANCEL_CHANNEL, id]);
    return job !== null;
  }

  /**
   * Deletes records of jobs that ended before these times. Scheduled jobs have a limit of their own, because there are
   * many.
   */
  async deleteEnded(limits: { others: Date; scheduled: Date }): Promise<void> {
    await this.query(
      `delete from job where company_id = $1 and finished_at < case when tick is null then $2 else $3 end::timestamptz`,
      [this.db.currentCompanyId(), limits.others, limits.scheduled],
    );
  }

  private async change(changes: string, where: string, values: unknown[]): Promise<JobRecord | null> {
    const rows = await this.query<JobRecord>(
      `with changed as (update job set ${changes}, version = version + 1 where ${where} returning *)
       select ${COLUMNS} from changed`,
      values,
    );
    const job = rows[0] ?? null;
    if (job?.kept) {
      const watchers = { check: JOB_WATCHERS, ...(job.createdBy && { orUsers: [job.createdBy] }) };
      await this.live.publish({ type: 'invalidate', tags: ['Job'] }, watchers);
    }
    return job;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, values);
  }
}
