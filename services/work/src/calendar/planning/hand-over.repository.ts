import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Events that somebody leaves behind. Inside `TenantDb.run` only. */
@Injectable()
export class EventHandOverRepository {
  constructor(private readonly db: TenantDb) {}

  /** Ids of events that the person organises and that have dates after a moment, locked. */
  async listLeft(userId: string, after: Date): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select id from calendar_event where company_id = $1 and organiser_id = $2
         and (last_at is null or last_at >= $3) order by id for update`,
      [userId, after],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * The person who takes over has it in their calendar and is no longer its guest; reminders go along. An event that
   * their calendar has already, from the same file, stays where it is.
   * @returns whether it was given
   */
  async give(id: string, { from, to }: { from: string; to: string }): Promise<boolean> {
    const given = await this.query(
      `with given as (
         update calendar_event v set organiser_id = $4, version = version + 1, updated_at = now(), updated_by = null,
           owner_id = case when owner_kind = 'person' and owner_id = $3 then $4 else owner_id end
         where company_id = $1 and id = $2 and organiser_id = $3 and not exists (
           select 1 from calendar_event o where o.company_id = $1 and o.owner_kind = 'person' and o.owner_id = $4
             and o.uid = v.uid and o.id <> v.id)
         returning id
       ), gone as (
         delete from calendar_event_guest g using given
         where g.company_id = $1 and g.event_id = given.id and g.user_id = $4
       ), said as (
         delete from calendar_guest_answer a using given
         where a.company_id = $1 and a.event_id = given.id and a.guest_id = $4
       ), proposed as (
         delete from calendar_time_proposal p using given
         where p.company_id = $1 and p.event_id = given.id and p.guest_id = $4
       ) select id from given`,
      [id, from, to],
    );
    return given.length > 0;
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
