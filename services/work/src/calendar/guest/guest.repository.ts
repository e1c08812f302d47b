import type { GuestAnswer } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface InsideGuest {
  userId: string;
  answer: GuestAnswer;
}

export interface OutsideGuest {
  id: string;
  email: string;
  answer: GuestAnswer;
}

export interface AnswerRow extends InsideGuest {
  eventId: string;
  /** About single dates, by the original start. */
  dates: Record<string, GuestAnswer>;
}

export interface GivenAnswer {
  /** An account, or a guest from outside. */
  guestId: string;
  answer: GuestAnswer;
  /** The original start of one date; null: all dates. */
  at: string | null;
}

const ANSWER_ON = (guest: string) => `left join calendar_guest_answer a on a.company_id = g.company_id
  and a.event_id = g.event_id and a.guest_id = ${guest} and a.recurrence_id = $3
  where g.company_id = $1 and g.event_id = $2`;

/** Guests of events and their answers. Inside `TenantDb.run` only. */
@Injectable()
export class GuestRepository {
  constructor(private readonly db: TenantDb) {}

  /** @param at with their answers about this date; null: about all */
  listInside(eventId: string, at: string | null = null): Promise<InsideGuest[]> {
    return this.query(
      `select g.user_id as "userId", coalesce(a.answer, g.answer) as answer
       from calendar_event_guest g ${ANSWER_ON('g.user_id')} order by g.user_id`,
      [eventId, at],
    );
  }

  listOutside(eventId: string, at: string | null = null): Promise<OutsideGuest[]> {
    return this.query(
      `select g.id, g.email, coalesce(a.answer, g.answer) as answer
       from calendar_outside_guest g ${ANSWER_ON('g.id')} order by g.email`,
      [eventId, at],
    );
  }

  /** What these people answered to these events. */
  listAnswers(eventIds: readonly string[], userIds: readonly string[]): Promise<AnswerRow[]> {
    return this.query(
      `select g.event_id as "eventId", g.user_id as "userId", g.answer,
         coalesce((select json_object_agg(a.recurrence_id, a.answer) from calendar_guest_answer a
           where a.company_id = g.company_id and a.event_id = g.event_id and a.guest_id = g.user_id), '{}') as dates
       from calendar_event_guest g
       where g.company_id = $1 and g.event_id = any($2::uuid[]) and g.user_id = any($3::uuid[])`,
      [eventIds, userIds],
    );
  }

  async findOutside(eventId: string, id: string): Promise<OutsideGuest | null> {
    const [guest] = await this.query<OutsideGuest>(
      `select id, email, answer from calendar_outside_guest
       where company_id = $1 and event_id = $2 and id = $3`,
      [eventId, id],
    );
    return guest ?? null;
  }

  /** Those who stay keep their answers. */
  async putInside(eventId: string, userIds: readonly string[]): Promise<void> {
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
    await this.forgetStrangers(eventId);
  }

  /** Those who stay keep their answers and links. */
  async putOutside(eventId: string, emails: readonly string[]): Promise<void> {
    await this.query(
      `with gone as (
         delete from calendar_outside_guest where company_id = $1 and event_id = $2 and email <> all($3::text[])
       ) insert into calendar_outside_guest (company_id, event_id, email)
         select $1, $2, email from unnest($3::text[]) as named (email)
         on conflict (company_id, event_id, email) do nothing`,
      [eventId, emails],
    );
    await this.forgetStrangers(eventId);
  }

  /** Gives another event the same guests, with their answers, and those about its dates from `since` on. */
  async copy(from: string, to: string, since: string): Promise<void> {
    const places = [from, to];
    await this.query(
      `insert into calendar_event_guest (company_id, event_id, user_id, answer, answered_at)
       select company_id, $3, user_id, answer, answered_at from calendar_event_guest
       where company_id = $1 and event_id = $2`,
      places,
    );
    await this.query(
      `insert into calendar_outside_guest (company_id, event_id, email, answer, answered_at)
       select company_id, $3, email, answer, answered_at from calendar_outside_guest
       where company_id = $1 and event_id = $2`,
      places,
    );
    await this.query(
      `with later as (
         delete from calendar_guest_answer where company_id = $1 and event_id = $2 and recurrence_id >= $4
         returning guest_id, recurrence_id, answer, answered_at
       ) insert into calendar_guest_answer (company_id, event_id, guest_id, recurrence_id, answer, answered_at)
         select $1, $3, coalesce(mine.id, later.guest_id), recurrence_id, later.answer, later.answered_at
         from later
           left join calendar_outside_guest before on before.company_id = $1 and before.event_id = $2
             and before.id = later.guest_id
           left join calendar_outside_guest mine on mine.company_id = $1 and mine.event_id = $3
             and mine.email = before.email`,
      [...places, since],
    );
  }

  /** An answer about all dates goes before earlier ones about single dates. */
  async answer(eventId: string, { guestId, answer, at }: GivenAnswer, when: Date): Promise<void> {
    if (at !== null) {
      await this.query(
        `insert into calendar_guest_answer (company_id, event_id, guest_id, recurrence_id, answer, answered_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (company_id, event_id, guest_id, recurrence_id)
         do update set answer = excluded.answer, answered_at = excluded.answered_at`,
        [eventId, guestId, at, answer, when],
      );
      return;
    }
    await this.query(
      `with dates as (
         delete from calendar_guest_answer where company_id = $1 and event_id = $2 and guest_id = $3
       ), outside as (
         update calendar_outside_guest set answer = $4, answered_at = $5
         where company_id = $1 and event_id = $2 and id = $3
       ) update calendar_event_guest set answer = $4, answered_at = $5
         where company_id = $1 and event_id = $2 and user_id = $3`,
      [eventId, guestId, answer, when],
    );
  }

  /** Every answer that counts, about all dates and about single ones. */
  listGiven(eventId: string): Promise<GivenAnswer[]> {
    return this.query(
      `select user_id as "guestId", answer, null as at from calendar_event_guest
         where company_id = $1 and event_id = $2 and answer <> 'none'
       union all select id, answer, null from calendar_outside_guest
         where company_id = $1 and event_id = $2 and answer <> 'none'
       union all select guest_id, answer, recurrence_id from calendar_guest_answer
         where company_id = $1 and event_id = $2`,
      [eventId],
    );
  }

  /** What guests said before, unless they have answered since. */
  async restoreAnswers(eventId: string, answers: readonly GivenAnswer[], when: Date): Promise<void> {
    const given = [eventId, JSON.stringify(answers), when];
    const before = `jsonb_to_recordset($3::jsonb) as a ("guestId" uuid, answer text, at text)`;
    for (const [table, guest] of [
      ['calendar_event_guest', 'user_id'],
      ['calendar_outside_guest', 'id'],
    ] as const)
      await this.query(
        `update ${table} g set answer = a.answer, answered_at = $4 from ${before}
         where g.company_id = $1 and g.event_id = $2 and g.${guest} = a."guestId" and a.at is null and g.answer = 'none'`,
        given,
      );
    await this.query(
      "delete from calendar_guest_answer where company_id = $1 and event_id = $2 and answer = 'none'",
      [eventId],
    );
    await this.query(
      `insert into calendar_guest_answer (company_id, event_id, guest_id, recurrence_id, answer, answered_at)
       select $1, $2, a."guestId", a.at, a.answer, $4 from ${before} where a.at is not null
       on conflict (company_id, event_id, guest_id, recurrence_id) do nothing`,
      given,
    );
  }

  /** Asks all guests again. */
  async forgetAnswers(eventId: string): Promise<void> {
    await this.query(
      `with dates as (
         delete from calendar_guest_answer where company_id = $1 and event_id = $2
       ), outside as (
         update calendar_outside_guest set answer = 'none', answered_at = null
         where company_id = $1 and event_id = $2 and answer <> 'none'
       ) update calendar_event_guest set answer = 'none', answered_at = null
         where company_id = $1 and event_id = $2 and answer <> 'none'`,
      [eventId],
    );
  }

  /** Asks all guests again about one date. */
  async forgetAnswersOn(eventId: string, at: string): Promise<void> {
    await this.query(
      `insert into calendar_guest_answer (company_id, event_id, guest_id, recurrence_id, answer)
       select $1, $2, g.id, $3, 'none' from (
         select user_id as id from calendar_event_guest where company_id = $1 and event_id = $2
         union all select id from calendar_outside_guest where company_id = $1 and event_id = $2) g
       on conflict (company_id, event_id, guest_id, recurrence_id) do update set answer = 'none', answered_at = null`,
      [eventId, at],
    );
  }

  /** What is left of people who are no longer guests. */
  private async forgetStrangers(eventId: string): Promise<void> {
    const isStranger = `company_id = $1 and event_id = $2 and guest_id not in (
      select user_id from calendar_event_guest where company_id = $1 and event_id = $2
      union all select id from calendar_outside_guest where company_id = $1 and event_id = $2)`;
    for (const table of ['calendar_guest_answer', 'calendar_time_proposal'])
      await this.query(`delete from ${table} where ${isStranger}`, [eventId]);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
