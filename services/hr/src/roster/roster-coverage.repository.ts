import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { CoveredTeam } from './roster-coverage.rules.js';

const MOST = 5_000;

/** Somebody who works here, and when they are on leave. */
export interface CoveredPerson {
  id: string;
  away: { from: string; to: string }[];
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class RosterCoverageRepository {
  constructor(private readonly db: TenantDb) {}

  /** With their approved leave that meets the dates. */
  listPeople(from: string, to: string): Promise<CoveredPerson[]> {
    return this.db.current().query<CoveredPerson[]>(PEOPLE, [this.db.currentCompanyId(), from, to]);
  }

  /** Those that keep a number. */
  listTeams(): Promise<CoveredTeam[]> {
    return this.db.current().query<CoveredTeam[]>(TEAMS, [this.db.currentCompanyId()]);
  }
}

const PEOPLE = `
select e.id, coalesce(a.away, '[]') as away
from employee e left join (
  select r.employee_id, json_agg(json_build_object('from', r.from_date::text, 'to', r.to_date::text)) as away
  from leave_request r
  where r.company_id = $1 and r.live and r.state <> 'pending' and r.start_time is null
    and r.from_date <= $3::date and r.to_date >= $2::date and r.from_date >= $2::date - 366
  group by r.employee_id) a on a.employee_id = e.id
where e.company_id = $1 and not e.archived
order by e.id limit ${MOST}`;

const TEAMS = `
select t.id, t.name, t.min_present as "minPresent", json_agg(json_build_object(
    'employeeId', m.employee_id, 'from', m.valid_from::text, 'to', m.valid_to::text)) as members
from team t join team_member m on m.company_id = t.company_id and m.team_id = t.id
  join employee e on e.company_id = m.company_id and e.id = m.employee_id and not e.archived
where t.company_id = $1 and not t.archived and t.min_present > 0
group by t.id, t.name, t.min_present, t.sort_name
order by t.sort_name, t.id limit 20`;
