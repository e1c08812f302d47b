import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { AwayDates, Membership } from '../team/team-coverage.rules.js';

export interface PresentTeam {
  id: string;
  name: string | null;
  minPresent: number;
  members: Membership[];
}

/** Who is in which team and who is away, for the people of whom somebody decides. Inside `TenantDb.run` only. */
@Injectable()
export class LeavePresence {
  constructor(private readonly db: TenantDb) {}

  /** Teams with any of these people, those first that have the most of `first`. */
  listTeams(
    people: readonly string[] | null,
    { first, limit }: { first: readonly string[]; limit: number },
  ): Promise<PresentTeam[]> {
    return this.query(TEAMS, [people, first, limit]);
  }

  /** Everybody of these who works here, as one team without a name. */
  async findAll(people: readonly string[] | null): Promise<PresentTeam> {
    const members = await this.query<Membership>(EVERYBODY, [people]);
    return { id: 'all', name: null, minPresent: 0, members };
  }

  /** Approved leave. */
  listAway(employeeIds: readonly string[], { from, to }: { from: string; to: string }): Promise<AwayDates[]> {
    return this.query(AWAY, [employeeIds, from, to]);
  }

  /** Their departments, by id. */
  async departmentsOf(employeeIds: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await this.query<{ id: string; department: string | null }>(
      'select id, department from employee where company_id = $1 and id = any($2::uuid[])',
      [employeeIds],
    );
    return new Map(rows.map(({ id, department }) => [id, department]));
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}

const TEAMS = `
select t.id, t.name, t.min_present as "minPresent", json_agg(json_build_object(
    'employeeId', m.employee_id, 'from', m.valid_from::text, 'to', m.valid_to::text)) as members
from team t join team_member m on m.company_id = t.company_id and m.team_id = t.id
  join employee e on e.company_id = m.company_id and e.id = m.employee_id and not e.archived
where t.company_id = $1 and not t.archived and exists (select from team_member one
  where one.company_id = t.company_id and one.team_id = t.id
    and ($2::uuid[] is null or one.employee_id = any($2::uuid[])))
group by t.id, t.name, t.min_present, t.sort_name
order by count(*) filter (where m.employee_id = any($3::uuid[])) desc, t.sort_name, t.id limit $4`;

const EVERYBODY = `
select e.id as "employeeId", e.joining_date::text as "from", e.last_working_day::text as "to"
from employee e where e.company_id = $1 and not e.archived and ($2::uuid[] is null or e.id = any($2::uuid[]))
order by e.id limit 5000`;

const AWAY = `
select r.employee_id as "employeeId", r.from_date::text as "from", r.to_date::text as "to", false as pending
from leave_request r
where r.company_id = $1 and r.employee_id = any($2::uuid[]) and r.live and r.state <> 'pending'
  and r.from_date <= $4::date and r.to_date >= $3::date and r.from_date >= $3::date - 366
order by r.from_date, r.id limit 5000`;
