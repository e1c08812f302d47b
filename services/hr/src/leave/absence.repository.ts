import type { AbsenceList, LeavePreview } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { LeaveEmployee } from './leave.repository.js';

/** The most that are listed. */
export const MOST_ABSENCES = 1_000;

interface AbsenceRow {
  id: string;
  name: string;
  userId: string | null;
  from: string;
  to: string;
  state: AbsenceList['items'][number]['state'];
  type: string;
  days: number;
  hours: number | null;
}

/** Who is away on some dates. Inside `TenantDb.run` only. */
@Injectable()
export class AbsenceRepository {
  constructor(private readonly db: TenantDb) {}

  list(from: string, to: string): Promise<AbsenceRow[]> {
    return this.find('true', [from, to]);
  }

  /** Others of the same teams, with the same manager, or who report to the person, whose leave meets the dates. */
  async listTeam(
    { id, managerId }: LeaveEmployee,
    { from, to }: { from: string; to: string },
  ): Promise<LeavePreview['away']> {
    const such = `e.id <> $4 and (e.manager_id = $5 or e.manager_id = $4 or ${TEAMMATE})`;
    const rows = await this.find(such, [from, to, id, managerId]);
    return rows.map((row) => ({
      employee: { id: row.id, name: row.name },
      from: row.from,
      to: row.to,
      state: row.state,
    }));
  }

  /** Names of the person's teams that would fall below their minimum on a working day of these. */
  async listBelowMinimum(employeeId: string, { from, to }: { from: string; to: string }): Promise<string[]> {
    const rows = await this.db
      .current()
      .query<{ name: string }[]>(BELOW_MINIMUM, [this.db.currentCompanyId(), employeeId, from, to]);
    return rows.map(({ name }) => name);
  }

  private find(such: string, values: unknown[]): Promise<AbsenceRow[]> {
    return this.db.current().query<AbsenceRow[]>(
      `select e.id, e.first_name || ' ' || e.last_name as name, e.user_id as "userId",
         r.from_date::text as "from", r.to_date::text as "to", r.state, t.name as type,
         case when r.start_time is null then r.days else 0 end::float8 as days,
         case when r.start_time is not null then r.days end::float8 as hours
       from leave_request r
         join employee e on e.company_id = r.company_id and e.id = r.employee_id
         join leave_type t on t.company_id = r.company_id and t.id = r.type_id
       where r.company_id = $1 and r.live and r.from_date <= $3 and r.to_date >= $2
         -- A request has at most 366 dates, so that the index by its first day limits the rows.
         and r.from_date >= $2::date - 366 and ${such}
       order by r.from_date, r.id limit ${MOST_ABSENCES}`,
      [this.db.currentCompanyId(), ...values],
    );
  }
}

/** What is not decided counts as away, since it may be approved. */
const BELOW_MINIMUM = `
select distinct t.name
from team_member own
  join team t on t.company_id = own.company_id and t.id = own.team_id and not t.archived and t.min_present > 0
  join company_facts c on c.id = own.company_id
  cross join generate_series($3::date, least($4::date, $3::date + 92), interval '1 day') as day
  cross join lateral (
    select count(*) as members, count(*) filter (where exists (select from leave_request r
        where r.company_id = m.company_id and r.employee_id = m.employee_id and r.live
          and day::date between r.from_date and r.to_date)) as away
    from team_member m join employee e on e.company_id = m.company_id and e.id = m.employee_id and not e.archived
    where m.company_id = t.company_id and m.team_id = t.id and m.valid_from <= day::date
      and coalesce(m.valid_to >= day::date, true)) kept
where own.company_id = $1 and own.employee_id = $2 and own.valid_from <= day::date
  and coalesce(own.valid_to >= day::date, true) and extract(isodow from day)::int = any (c.working_week)
  and (kept.members - kept.away) * 100 < t.min_present * kept.members
order by t.name`;

/** Whether an employee `e` is in a team of that person today. */
const TEAMMATE = `exists (select from team_member own
    join team t on t.company_id = own.company_id and t.id = own.team_id and not t.archived
    join team_member other on other.company_id = own.company_id and other.team_id = own.team_id
  where own.company_id = e.company_id and own.employee_id = $4 and other.employee_id = e.id
    and current_date between own.valid_from and coalesce(own.valid_to, current_date)
    and current_date between other.valid_from and coalesce(other.valid_to, current_date))`;
