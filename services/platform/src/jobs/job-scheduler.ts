import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { z } from 'zod';
import { Clock } from '../clock/clock.js';
import { TenantDb } from '../database/tenant-db.js';
import { CompanyDirectory } from './company-directory.js';
import type { JobDefinition } from './job-definition.js';
import { JobHandlers, type HandledJob } from './job-handlers.js';
import { Jobs } from './jobs.js';
import { QueueDb } from './queue-db.js';
import { lastTick } from './schedule.rules.js';

/** Kind of the global job that enqueues a tick's job in every company. */
export const FAN_OUT = 'jobs.fan-out';
const FAN_OUT_ATTEMPTS = 25;
const PAGE = 200;
const tickSchema = z.object({ kind: z.string(), zone: z.string(), at: z.coerce.date() });

interface Known {
  kind: string;
  zone: string;
  lastTick: Date;
}

interface Due {
  kind: string;
  zone: string;
  at: Date;
  task: string;
  attempts: number;
}

/** Enqueues the jobs of schedules: each tick once, however many workers check. */
@Injectable()
export class JobScheduler implements OnModuleInit {
  private companies: CompanyDirectory;

  constructor(
    private readonly handlers: JobHandlers,
    private readonly queue: QueueDb,
    private readonly jobs: Jobs,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly modules: ModuleRef,
  ) {}

  onModuleInit(): void {
    this.companies = this.modules.get(CompanyDirectory, { strict: false });
  }

  /**
   * Enqueues everything that is due. A schedule seen for the first time begins with its next tick, or at once if it
   * says so.
   */
  async look(): Promise<void> {
    const now = this.clock.now();
    const known = await this.queue.query<Known>(
      'select kind, zone, last_tick as "lastTick" from job_schedule',
    );
    for (const { definition } of this.handlers.list()) {
      const cron = definition.scope === 'global' ? definition.cron : definition.schedule?.cron;
      if (cron === undefined) continue;
      for (const zone of await this.zonesOf(definition)) {
        const { kind } = definition;
        const last = known.find((each) => each.kind === kind && each.zone === zone)?.lastTick;
        const at = last ? lastTick({ cron, zone }, { after: last, upTo: now }) : now;
        if (!at) continue;
        const due = { kind, zone, at, ...placeOf(definition) };
        if (last) await this.setOff(due);
        else await this.begin(due, definition.scope === 'company' && definition.schedule?.atOnce === true);
      }
    }
  }

  /** Repeatable: a company gets one job per tick, whenever it is enqueued. */
  async fanOut(payload: unknown): Promise<void> {
    const { kind, zone, at } = tickSchema.parse(payload);
    const definition = this.companyJob(kind);
    const inZone = definition.schedule?.zone === 'company' ? zone : null;
    for (let after: string | null = null; ;) {
      const ids: string[] = await this.companies.listIds({ zone: inZone, after, limit: PAGE });
      for (const id of ids) await this.db.run(id, () => this.jobs.enqueueTick(definition, at));
      after = ids.at(-1) ?? null;
      if (ids.length < PAGE) return;
    }
  }

  private async zonesOf(definition: HandledJob['definition']): Promise<string[]> {
    if (definition.scope === 'global' || definition.schedule?.zone === 'UTC') return ['UTC'];
    return this.companies.listZones();
  }

  private companyJob(kind: string): JobDefinition {
    const found = this.handlers.list().find(({ definition }) => definition.kind === kind)?.definition;
    if (found?.scope !== 'company') throw new Error(`No job of companies: ${kind}`);
    return found;
  }

  /** Stores the schedule and, if it begins at once, enqueues its first job, in one transaction. */
  private async begin({ kind, zone, at, task, attempts }: Due, atOnce: boolean): Promise<void> {
    await this.queue.query(
      `with known as (
         insert into job_schedule values ($1, $2, $3) on conflict do nothing returning 1
       )
       select graphile_worker.add_job(identifier => $4, payload => $5, max_attempts => $6) from known where $7`,
      [kind, zone, at, task, JSON.stringify({ kind, zone, at }), attempts, atOnce],
    );
  }

  /** Takes the tick and enqueues its job in one transaction. */
  private async setOff({ kind, zone, at, task, attempts }: Due): Promise<void> {
    await this.queue.query(
      `with taken as (
         update job_schedule set last_tick = $3 where kind = $1 and zone = $2 and last_tick < $3 returning 1
       )
       select graphile_worker.add_job(identifier => $4, payload => $5, max_attempts => $6) from taken`,
      [kind, zone, at, task, JSON.stringify({ kind, zone, at }), attempts],
    );
  }
}

const placeOf = ({ scope, kind, attempts }: HandledJob['definition']): Pick<Due, 'task' | 'attempts'> =>
  scope === 'global' ? { task: kind, attempts } : { task: FAN_OUT, attempts: FAN_OUT_ATTEMPTS };
