import type { Job } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../request/signed-in-user.js';
import { Audit } from '../audit/audit.js';
import { TenantDb } from '../database/tenant-db.js';
import { AppError, notFound } from '../errors/app-error.js';
import type { JobDefinition } from './job-definition.js';
import { toJob } from './job.mapper.js';
import { mayWatch } from './job.policy.js';
import type { JobRecord } from './job.record.js';
import { JobRepository } from './job.repository.js';

export interface EnqueueOptions {
  /** While a job of the kind is open under this key, no second one is created; how long, its definition says. */
  key?: string;
  /** Earliest time to run. */
  runAt?: Date;
  /** Smaller numbers run sooner; 0 by default. */
  priority?: number;
  /** The user who enqueues it and may watch and cancel it. */
  createdBy?: string;
  /** Replaces the definition's title. */
  title?: string;
}

/** Background work, enqueued inside the transaction that needs it and watched by the person who enqueued it. */
@Injectable()
export class Jobs {
  constructor(
    private readonly db: TenantDb,
    private readonly jobs: JobRepository,
    private readonly audit: Audit,
  ) {}

  /**
   * Inside `TenantDb.run` only: the job belongs to the run's company and exists if and only if the transaction commits.
   * @returns its id, or that of the job that is open under the key
   * @throws {ZodError} when the payload does not match the definition
   */
  async enqueue<Payload>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<string> {
    const { kind, kept, attempts } = definition;
    const { key = null, runAt = null, priority = null, createdBy = null, title = definition.title } = options;
    const checked = definition.payload.parse(payload);
    const id = await this.jobs.create({ kind, kept, payload: checked, title, key, tick: null, createdBy });
    if (id) {
      await this.jobs.enqueue(id, { runAt, priority, attempts });
      return id;
    }
    const open = key === null ? null : await this.jobs.getOpenId(kind, key, definition.keyed);
    // None is found only if the open job has ended, or begun, between the two statements.
    return open ?? this.enqueue(definition, payload, options);
  }

  /** Inside `TenantDb.run` only: enqueues the job of a schedule's tick, once and never again. */
  async enqueueTick(definition: JobDefinition, tick: Date): Promise<void> {
    const { kind, kept, title, attempts } = definition;
    const payload = definition.payload.parse({});
    const id = await this.jobs.create({ kind, kept, title, payload, tick, key: null, createdBy: null });
    if (id) await this.jobs.enqueue(id, { runAt: null, priority: null, attempts });
  }

  /** @throws {AppError} NOT_FOUND, also for a job that the person may not watch */
  get(user: SignedInUser, id: string): Promise<Job> {
    return this.db.run(user.companyId, async () => toJob(await this.find(user, id)));
  }

  /**
   * Cancels a queued job at once. Asks a running one to stop; it may still end otherwise.
   * @throws {AppError} NOT_FOUND; TRANSITION_REFUSED when it has ended
   */
  cancel(user: SignedInUser, id: string): Promise<Job> {
    return this.db.run(user.companyId, async () => {
      const job = await this.find(user, id);
      const cancelled = (await this.jobs.cancelQueued(id)) || (await this.jobs.requestCancel(id));
      if (!cancelled && job.cancelRequestedAt === null) throw new AppError('TRANSITION_REFUSED');
      const resource = { kind: 'job', id, title: job.title };
      this.audit.record({ action: 'job.cancel', by: user, resource });
      return toJob(await this.find(user, id));
    });
  }

  private async find(user: SignedInUser, id: string): Promise<JobRecord> {
    const job = await this.jobs.get(id);
    if (!job || !job.kept || !mayWatch(user, job)) throw notFound();
    return job;
  }
}
