import type { PeopleWithoutTeam } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { MEMBER_TODAY } from './team-sql.rules.js';

interface UnplacedRow {
  id: string;
  name: string;
  designation: string | null;
  department: string | null;
  total: number;
}

/** A department of which no team has the name. */
export interface TeamlessDepartment {
  name: string;
  leaderId: string | null;
  people: string[];
}

const SHOWN = 200;

/** People and departments without a team. Inside `TenantDb.run` only. */
@Injectable()
export class TeamSuggestions {
  constructor(private readonly db: TenantDb) {}

  async listUnplaced(): Promise<PeopleWithoutTeam> {
    const rows = await this.query<UnplacedRow>(UNPLACED, [SHOWN]);
    return {
      items: rows.map(({ id, name, designation, department }) => ({
        employee: { id, name },
        designation,
        department,
      })),
      total: rows[0]?.total ?? 0,
    };
  }

  listDepartments(): Promise<TeamlessDepartment[]> {
    return this.query(DEPARTMENTS, []);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}

const UNPLACED = `
select e.id, e.first_name || ' ' || e.last_name as name, e.designation, e.department,
  (count(*) over ())::int as total
from employee e
where e.company_id = $1 and not e.archived and not exists (select from team_member m
    join team t on t.company_id = m.company_id and t.id = m.team_id and not t.archived
  where m.company_id = e.company_id and m.employee_id = e.id and ${MEMBER_TODAY})
order by e.sort_name, e.id limit $2`;

const DEPARTMENTS = `
select distinct on (lower(left(d.name, 60))) left(d.name, 60) as name, l.id as "leaderId", people.ids as people
from department d
  cross join lateral (select array_agg(e.id order by e.sort_name) as ids from employee e
    where e.company_id = d.company_id and e.department_id = d.id and not e.archived) people
  left join employee l on l.company_id = d.company_id and l.id = d.leader_id and not l.archived
where d.company_id = $1 and not d.archived and people.ids is not null and not exists (select from team t
  where t.company_id = d.company_id and not t.archived and lower(t.name) = lower(left(d.name, 60)))
order by lower(left(d.name, 60)), d.sort_name`;
