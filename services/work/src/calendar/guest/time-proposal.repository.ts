import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface ProposalRow {
  id: string;
  guestId: string;
  /** The original start of the date. */
  at: string;
  /** As those of the event. */
  start: string;
  end: string;
  note: string | null;
  createdAt: Date;
}

const SELECT = `select id, guest_id as "guestId", recurrence_id as at, starts as start, ends as end, note,
  created_at as "createdAt" from calendar_time_proposal where company_id = $1 and event_id = $2`;

/** Other times that guests proposed. Inside `TenantDb.run` only. */
@Injectable()
export class TimeProposalRepository {
  constructor(private readonly db: TenantDb) {}

  /** @param at null: those of all dates */
  list(eventId: string, at: string | null): Promise<ProposalRow[]> {
    return this.query(`${SELECT} and ($3::text is null or recurrence_id = $3) order by created_at, id`, [
      eventId,
      at,
    ]);
  }

  async find(eventId: string, id: string): Promise<ProposalRow | null> {
    const [row] = await this.query<ProposalRow>(`${SELECT} and id = $3`, [eventId, id]);
    return row ?? null;
  }

  /** It takes the place of an earlier one of the guest for the date. */
  async put(
    eventId: string,
    { guestId, at, start, end, note, createdAt }: Omit<ProposalRow, 'id'>,
  ): Promise<void> {
    await this.query(
      `insert into calendar_time_proposal (company_id, event_id, guest_id, recurrence_id, starts, ends, note, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (company_id, event_id, guest_id, recurrence_id) do update set id = uuidv7(),
         starts = excluded.starts, ends = excluded.ends, note = excluded.note, created_at = excluded.created_at`,
      [eventId, guestId, at, start, end, note, createdAt],
    );
  }

  async remove(eventId: string, id: string): Promise<void> {
    await this.query(
      'delete from calendar_time_proposal where company_id = $1 and event_id = $2 and id = $3',
      [eventId, id],
    );
  }

  /** @param at null: those of all dates */
  async forget(eventId: string, at: string | null): Promise<void> {
    await this.query(
      `delete from calendar_time_proposal
       where company_id = $1 and event_id = $2 and ($3::text is null or recurrence_id = $3)`,
      [eventId, at],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
