import { Injectable } from '@nestjs/common';
import { GlobalDb } from '../database/global-db.js';
import { TenantDb } from '../database/tenant-db.js';

/** After this many attempts an event stays in the queue for a person to look at. */
export const MAX_ATTEMPTS = 10;
/**
 * While an event is handled it is hidden from other gateways. After a crash it becomes visible again when this time is
 * over. If it is still being handled then, its row is locked: the other gateway waits and finds it gone.
 */
const LEASE_SECONDS = 15;
/** Small enough that all are handled well within the lease. */
const MOST_CLAIMED = 25;
const MAX_ERROR_LENGTH = 500;

export interface QueuedEvent {
  companyId: string;
  eventId: string;
  /** Including the current one. */
  attempts: number;
}

export interface StoredEvent {
  type: string;
  version: number;
  payload: unknown;
}

@Injectable()
export class OutboxRepository {
  constructor(
    private readonly global: GlobalDb,
    private readonly db: TenantDb,
  ) {}

  /** Claims the events that have waited longest, in their order; an empty list when none is due. */
  async claim(): Promise<QueuedEvent[]> {
    return this.global.manager.query<QueuedEvent[]>(
      // Materialized: otherwise PostgreSQL may run it as the inner side of a join, and lock a row once for each outer
      // row.
      `with due as materialized (
         select company_id, event_id from outbox_queue
         where available_at <= now() and attempts < ${MAX_ATTEMPTS}
         order by available_at, event_id limit ${MOST_CLAIMED}
         for update skip locked
       ), claimed as (
         update outbox_queue q
         set attempts = q.attempts + 1, available_at = now() + make_interval(secs => ${LEASE_SECONDS})
         from due
         where q.company_id = due.company_id and q.event_id = due.event_id
         returning q.company_id, q.event_id, q.attempts
       )
       select company_id as "companyId", event_id as "eventId", attempts from claimed order by event_id`,
    );
  }

  /** Releases events that were claimed but not begun. */
  async release(events: readonly QueuedEvent[]): Promise<void> {
    await this.global.manager.query(
      `update outbox_queue set available_at = now(), attempts = attempts - 1
       where (company_id, event_id) in (select * from unnest($1::uuid[], $2::uuid[]))`,
      [events.map(({ companyId }) => companyId), events.map(({ eventId }) => eventId)],
    );
  }

  /** Removes an event inside the transaction of its effects; null when another gateway has handled it. */
  async take({ companyId, eventId }: QueuedEvent): Promise<StoredEvent | null> {
    const tx = this.db.current();
    const [queued] = await tx.query<[unknown[], number]>(
      'delete from outbox_queue where company_id = $1 and event_id = $2 returning event_id',
      [companyId, eventId],
    );
    if (queued.length === 0) return null;
    const [events] = await tx.query<[StoredEvent[], number]>(
      'delete from outbox_event where id = $1 returning type, version, payload',
      [eventId],
    );
    return events[0] ?? null;
  }

  async postpone({ companyId, eventId }: QueuedEvent, seconds: number, reason: string): Promise<void> {
    await this.global.manager.query(
      `update outbox_queue set available_at = now() + make_interval(secs => $3), last_error = $4
       where company_id = $1 and event_id = $2`,
      [companyId, eventId, seconds, reason.slice(0, MAX_ERROR_LENGTH)],
    );
  }
}
