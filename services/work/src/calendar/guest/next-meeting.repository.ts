import type { GuestAnswer } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** An invitation of somebody from outside, and what they answered. */
export interface OutsideInvitation {
  eventId: string;
  answer: GuestAnswer;
  /** About single dates, by the original start. */
  dates: Record<string, GuestAnswer>;
}

/** More than anybody from outside has ahead of them. */
const MOST = 100;

/** The events to which addresses are invited. Inside `TenantDb.run` only. */
@Injectable()
export class NextMeetingRepository {
  constructor(private readonly db: TenantDb) {}

  /**
   * Those that are not over, the next ones first; where several of the addresses are invited, each.
   * @param today the midnight in UTC of the day that it is where all-day events are looked at
   */
  invitationsOf(emails: readonly string[], now: Date, today: Date): Promise<OutsideInvitation[]> {
    return this.db.current().query<OutsideInvitation[]>(
      `select g.event_id as "eventId", g.answer,
         coalesce((select json_object_agg(a.recurrence_id, a.answer) from calendar_guest_answer a
           where a.company_id = g.company_id and a.event_id = g.event_id and a.guest_id = g.id), '{}') as dates
       from calendar_outside_guest g
       join calendar_event v on v.company_id = g.company_id and v.id = g.event_id
       where g.company_id = $1 and g.email = any($2)
         and (v.last_at is null or v.last_at > case when v.zone is null then $4::timestamptz else $3 end)
       order by v.first_at, v.id limit $5`,
      [this.db.currentCompanyId(), emails, now, today, MOST],
    );
  }
}
