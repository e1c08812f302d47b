import type { GuestAnswer } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface GuestRow {
  userId: string;
  answer: GuestAnswer;
}

/** Guests of events with their answers, and each person's reminders. Inside `TenantDb.run` only. */
@Injectable()
export class EventPeopleRepository {
  constructor(private readonly db: TenantDb) {}

  listGuests(eventId: string): Promise<GuestRow[]> {
    return this.query(
      `select user_id as "userId", answer from calendar_event_guest
       where company_id = $1 and event_id = $2 order by user_id`,
      [eventId],
    );
  }

  /** Those who stay keep their answers. */
  async putGuests(eventId: string, userIds: readonly string[]): Promise<void> {
    await this.query(
      `with gone as (
         delete from calendar_event_guest where company_id = $1 and event_id = $2 and user_id <> all($3::uuid[])
         returning user_id
       ), silent as (
         delete from calendar_event_reminder r using gone
         where r.company_id = $1 and r.event_id = $2 and r.user_id = gone.user_id
       ) insert into calendar_event_guest (company_id, event_id, user_id)
         select $1, $2, user_id from unnest($3::uuid[]) as named (user_id)
         on conflict (company_id, event_id, user_id) do nothing`,
      [eventId, userIds],
    );
  }

  async copyGuests(from: string, to: string): Promise<void> {
    await this.query(
      `insert into calendar_event_guest (company_id, event_id, user_id, answer, answered_at)
       select company_id, $3, user_id, answer, answered_at from calendar_event_guest
       where company_id = $1 and event_id = $2`,
      [from, to],
    );
    await this.query(
      `insert into calendar_event_reminder (company_id, event_id, user_id, minutes)
       select company_id, $3, user_id, minutes from calendar_event_reminder
       where company_id = $1 and event_id = $2`,
      [from, to],
    );
  }

  async forgetAnswers(eventId: string): Promise<void> {
    await this.query(
      `update calendar_event_guest set answer = 'none', answered_at = null
       where company_id = $1 and event_id = $2 and answer <> 'none'`,
      [eventId],
    );
  }

  /** What guests said before, unless they have answered since. */
  async restoreAnswers(eventId: string, answers: readonly GuestRow[], at: Date): Promise<void> {
    await this.query(
      `update calendar_event_guest g set answer = a.answer, answered_at = $4
       from jsonb_to_recordset($3::jsonb) as a ("userId" uuid, answer text)
       where g.company_id = $1 and g.event_id = $2 and g.user_id = a."userId"
         and g.answer = 'none' and a.answer <> 'none'`,
      [eventId, JSON.stringify(answers), at],
    );
  }

  async answer(eventId: string, { userId, answer }: GuestRow, at: Date): Promise<void> {
    await this.query(
      `update calendar_event_guest set answer = $4, answered_at = $5
       where company_id = $1 and event_id = $2 and user_id = $3`,
      [eventId, userId, answer, at],
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
