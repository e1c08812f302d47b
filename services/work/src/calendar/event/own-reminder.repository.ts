import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Each person's reminders of an event. Inside `TenantDb.run` only. */
@Injectable()
export class OwnReminderRepository {
  constructor(private readonly db: TenantDb) {}

  async copyReminders(from: string, to: string): Promise<void> {
    await this.query(
      `insert into calendar_event_reminder (company_id, event_id, user_id, minutes)
       select company_id, $3, user_id, minutes from calendar_event_reminder
       where company_id = $1 and event_id = $2`,
      [from, to],
    );
  }

  async listReminders(eventId: string, userId: string): Promise<number[]> {
    const rows = await this.query<{ minutes: number }>(
      `select minutes from calendar_event_reminder
       where company_id = $1 and event_id = $2 and user_id = $3 order by minutes`,
      [eventId, userId],
    );
    return rows.map(({ minutes }) => minutes);
  }

  async putReminders(eventId: string, userId: string, minutes: readonly number[]): Promise<void> {
    await this.query(
      `with gone as (
         delete from calendar_event_reminder
         where company_id = $1 and event_id = $2 and user_id = $3 and minutes <> all($4::int[])
       ) insert into calendar_event_reminder (company_id, event_id, user_id, minutes)
         select distinct $1::uuid, $2::uuid, $3::uuid, minutes from unnest($4::int[]) as named (minutes)
         on conflict (company_id, event_id, user_id, minutes) do nothing`,
      [eventId, userId, minutes],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
