import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { DayRange } from '../attendance/wall-clock.rules.js';

export type ReminderRole = 'own' | 'decides';

/** Somebody with days that nobody has looked at. */
export interface UnreviewedPerson {
  employeeId: string;
  name: string;
  userId: string | null;
  managerUserId: string | null;
  days: number;
}

export interface Reminder {
  userId: string;
  role: ReminderRole;
  at: Date;
}

interface NewReminders {
  userIds: readonly string[];
  role: ReminderRole;
  day: string;
  at: Date;
  by: string;
}

/** Whose attendance is open, and who was reminded of it. Inside `TenantDb.run` only. */
@Injectable()
export class OpenAttendanceRepository {
  constructor(private readonly db: TenantDb) {}

  /** People with days of a range without a clock-out, or that somebody should look at, as far as they are not locked. */
  listUnreviewed({ from, to }: DayRange, asOf: Date): Promise<UnreviewedPerson[]> {
    return this.db
      .current()
      .query<UnreviewedPerson[]>(UNREVIEWED, [this.db.currentCompanyId(), from, to, asOf]);
  }

  /** Of people who have asked for something that waits. */
  listPeople(employeeIds: readonly string[]): Promise<Omit<UnreviewedPerson, 'days'>[]> {
    return this.db
      .current()
      .query<Omit<UnreviewedPerson, 'days'>[]>(PEOPLE, [this.db.currentCompanyId(), employeeIds]);
  }

  /** @returns those who were not reminded on that day yet */
  async add({ userIds, role, day, at, by }: NewReminders): Promise<string[]> {
    const rows = await this.db
      .current()
      .query<{ userId: string }[]>(ADD, [this.db.currentCompanyId(), userIds, role, day, at, by]);
    return rows.map(({ userId }) => userId);
  }

  /** The newest reminder of each of some people, in each role. */
  listLast(userIds: readonly string[]): Promise<Reminder[]> {
    return this.db.current().query<Reminder[]>(
      `select user_id as "userId", role, max(at) as at from attendance_reminder
         where company_id = $1 and user_id = any($2::uuid[]) group by user_id, role`,
      [this.db.currentCompanyId(), userIds],
    );
  }
}

const UNREVIEWED = `
select e.id as "employeeId", e.first_name || ' ' || e.last_name as name, e.user_id as "userId",
  m.user_id as "managerUserId", count(*)::int as days
from attendance_day d join employee e on e.company_id = d.company_id and e.id = d.employee_id
  left join employee m on m.company_id = e.company_id and m.id = e.manager_id
where d.company_id = $1 and d.work_date between $2::date and $3::date
  and (d.needs_review or (d.state <> 'out' and d.open_until <= $4::timestamptz))
  and not exists (select from attendance_lock l
    where l.company_id = d.company_id and d.work_date between l.from_date and l.to_date)
group by e.company_id, e.id, m.user_id order by e.sort_name, e.id`;

const PEOPLE = `
select e.id as "employeeId", e.first_name || ' ' || e.last_name as name, e.user_id as "userId",
  m.user_id as "managerUserId"
from employee e left join employee m on m.company_id = e.company_id and m.id = e.manager_id
where e.company_id = $1 and e.id = any($2::uuid[]) order by e.sort_name, e.id`;

const ADD = `
with told as (
  insert into attendance_reminder (company_id, user_id, role, day, at, by_id)
  select $1::uuid, u.id, $3::text, $4::date, $5::timestamptz, $6::uuid from unnest($2::uuid[]) u (id)
  on conflict do nothing returning user_id
) select user_id as "userId" from told`;
