import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { FeedEvent } from '../ics/feed.types.js';

/** What is left of a deleted event for the mails to its guests. */
export interface CancelledEvent {
  event: FeedEvent;
  organiserId: string;
}

/** Deleted events of which guests are still to be mailed. Inside `TenantDb.run` only. */
@Injectable()
export class CancelledEventRepository {
  constructor(private readonly db: TenantDb) {}

  /** Those of two months ago are forgotten: their mails are sent. */
  async store(eventId: string, event: CancelledEvent, at: Date): Promise<void> {
    await this.query(
      `with old as (
         delete from calendar_cancelled_event where company_id = $1 and created_at < $4::timestamptz - interval '60 days'
       ) insert into calendar_cancelled_event (company_id, event_id, event, created_at) values ($1, $2, $3, $4::timestamptz)
       on conflict do nothing`,
      [eventId, JSON.stringify(event), at],
    );
  }

  async find(eventId: string): Promise<CancelledEvent | null> {
    const [row] = await this.query<{ event: CancelledEvent }>(
      'select event from calendar_cancelled_event where company_id = $1 and event_id = $2',
      [eventId],
    );
    return row?.event ?? null;
  }

  /** It came back. */
  async forget(eventId: string): Promise<void> {
    await this.query('delete from calendar_cancelled_event where company_id = $1 and event_id = $2', [
      eventId,
    ]);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
