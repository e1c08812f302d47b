import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { StoredEvent } from '../event/event-row.rules.js';
import type { OutsideGuest } from '../guest/guest.repository.js';
import type { OwnReminder } from './event-snapshot.rules.js';

/** What only a deleted event that comes back needs. Inside `TenantDb.run` only. */
@Injectable()
export class RestoredEventRepository {
  constructor(private readonly db: TenantDb) {}

  /** Whether neither the event nor another one in its place is there. Until the transaction ends nobody else restores it. */
  async isFree(id: string, { ownerKind, ownerId, uid }: Place): Promise<boolean> {
    const key = `calendar event ${id}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const rows = await this.query(
      `select 1 from calendar_event where company_id = $1
         and (id = $2 or (owner_kind = $3 and owner_id is not distinct from $4 and uid = $5))`,
      [id, ownerKind, ownerId, uid],
    );
    return rows.length === 0;
  }

  /** With their ids, which stand in the links that were mailed to them. */
  async addOutside(eventId: string, guests: readonly Pick<OutsideGuest, 'id' | 'email'>[]): Promise<void> {
    await this.query(
      `insert into calendar_outside_guest (company_id, event_id, id, email)
       select $1, $2, g.id, g.email from jsonb_to_recordset($3::jsonb) as g (id uuid, email text)`,
      [eventId, JSON.stringify(guests)],
    );
  }

  async addReminders(eventId: string, reminders: readonly OwnReminder[]): Promise<void> {
    await this.query(
      `insert into calendar_event_reminder (company_id, event_id, user_id, minutes)
       select $1, $2, r."userId", r.minutes from jsonb_to_recordset($3::jsonb) as r ("userId" uuid, minutes int)`,
      [eventId, JSON.stringify(reminders)],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}

type Place = Pick<StoredEvent, 'ownerKind' | 'ownerId' | 'uid'>;
