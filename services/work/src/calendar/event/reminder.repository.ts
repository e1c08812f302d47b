import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface ReminderRow {
  eventId: string;
  userId: string;
  minutes: number;
}
export interface MissedReminder {
  eventId: string;
  /** The original start of the date. */
  at: string;
  minutes: number;
}
export type DueReminder = ReminderRow & { nextAt: Date };

/** Reminders of events and when they are due. Inside `TenantDb.run` only. */
@Injectable()
export class ReminderRepository {
  constructor(private readonly db: TenantDb) {}

  listOf(eventId: string): Promise<ReminderRow[]> {
    return this.query(
      `select event_id as "eventId", user_id as "userId", minutes from calendar_event_reminder
       where company_id = $1 and event_id = $2`,
      [eventId],
    );
  }

  /** Those that are due, locked, the earliest first. */
  listDue(until: Date, most: number): Promise<DueReminder[]> {
    return this.query(
      `select event_id as "eventId", user_id as "userId", minutes, next_at as "nextAt" from calendar_event_reminder
       where company_id = $1 and next_at <= $2 order by next_at, event_id limit $3 for update skip locked`,
      [until, most],
    );
  }

  async plan({ eventId, userId, minutes }: ReminderRow, nextAt: Date | null): Promise<void> {
    await this.query(
      `update calendar_event_reminder set next_at = $5
       where company_id = $1 and event_id = $2 and user_id = $3 and minutes = $4`,
      [eventId, userId, minutes, nextAt],
    );
  }

  /** @returns whether it was not sent before */
  async markSent(
    { eventId, userId, minutes }: ReminderRow,
    recurrenceId: string,
    at: Date,
  ): Promise<boolean> {
    const rows = await this.query(
      `with sent as (
         insert into calendar_reminder_sent (company_id, event_id, recurrence_id, user_id, minutes, sent_at)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning 1
       ) select 1 from sent`,
      [eventId, recurrenceId, userId, minutes, at],
    );
    return rows.length > 0;
  }

  /** @param at when it was noticed that it had been due */
  async markMissed({ eventId, userId, minutes }: ReminderRow, recurrenceId: string, at: Date): Promise<void> {
    await this.query(
      `insert into calendar_reminder_sent (company_id, event_id, recurrence_id, user_id, minutes, sent_at, missed)
       values ($1, $2, $3, $4, $5, $6, true) on conflict do nothing`,
      [eventId, recurrenceId, userId, minutes, at],
    );
  }

  /** Those of a person that were missed since a moment, the latest first. */
  listMissed(userId: string, since: Date, most: number): Promise<MissedReminder[]> {
    return this.query(
      `select event_id as "eventId", recurrence_id as at, minutes from calendar_reminder_sent
       where company_id = $1 and user_id = $2 and missed and sent_at >= $3
       order by sent_at desc, recurrence_id desc limit $4`,
      [userId, since, most],
    );
  }

  async forgetSent(before: Date): Promise<void> {
    await this.query('delete from calendar_reminder_sent where company_id = $1 and sent_at < $2', [before]);
  }

  async answerOf({ eventId, userId }: ReminderRow): Promise<string | null> {
    const [row] = await this.query<{ answer: string }>(
      'select answer from calendar_event_guest where company_id = $1 and event_id = $2 and user_id = $3',
      [eventId, userId],
    );
    return row?.answer ?? null;
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
