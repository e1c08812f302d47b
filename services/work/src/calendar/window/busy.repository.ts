import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** An event that may make a person busy. */
export interface BusyEvent {
  id: string;
  version: number;
  userId: string;
  /** Original starts of the dates that the person declined. */
  declined: string[];
}

/** Days lie at midnights of UTC, which is less than a day from those of any zone. */
const AROUND = `v.first_at < $3::timestamptz + interval '1 day'
  and (v.last_at is null or v.last_at > $3::timestamptz - interval '1 day')`;

/** Inside `TenantDb.run` only. */
@Injectable()
export class BusyRepository {
  constructor(private readonly db: TenantDb) {}

  /** People's own events, and those that they have not declined, with dates near a moment. */
  listAround(userIds: readonly string[], at: Date): Promise<BusyEvent[]> {
    return this.db.current().query(
      `select v.id, v.version, v.owner_id as "userId", '{}'::text[] as declined from calendar_event v
       where v.company_id = $1 and v.owner_kind = 'person' and v.owner_id = any($2::uuid[]) and ${AROUND}
       union all
       select v.id, v.version, g.user_id, array(select a.recurrence_id from calendar_guest_answer a
         where a.company_id = g.company_id and a.event_id = g.event_id and a.guest_id = g.user_id and a.answer = 'no')
       from calendar_event_guest g
       join calendar_event v on v.company_id = g.company_id and v.id = g.event_id
       where g.company_id = $1 and g.user_id = any($2::uuid[]) and g.answer <> 'no' and ${AROUND}`,
      [this.db.currentCompanyId(), userIds, at],
    );
  }
}
