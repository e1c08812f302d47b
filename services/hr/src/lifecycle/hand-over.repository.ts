import type { HandOver } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

interface Named {
  id: string;
  name: string;
}

export interface Duties {
  reports: Named[];
  teams: Named[];
  departments: Named[];
  /** What they have of the company, or had when it was lost. */
  assets: HandOver['assets'];
  /** Nobody else with an account has the role HR. */
  onlyHr: boolean;
}

/** What somebody is in charge of. Inside `TenantDb.run` only. */
@Injectable()
export class HandOverRepository {
  constructor(private readonly db: TenantDb) {}

  async dutiesOf(employeeId: string): Promise<Duties> {
    const [row] = await this.query<{ duties: Duties }>(DUTIES, [employeeId]);
    if (!row) throw new Error('There is no such person.');
    return row.duties;
  }

  /** Ends memberships of teams and takes planned shifts back, after somebody's last day. */
  async endPlans(employeeId: string, lastDay: string): Promise<void> {
    await this.query(
      `with ended as (
         update team_member set valid_to = greatest(valid_from, $3::date), is_primary = false, updated_at = now()
         where company_id = $1 and employee_id = $2 and coalesce(valid_to > $3::date, true) returning 1
       ), freed as (
         delete from roster_day where company_id = $1 and employee_id = $2 and work_date > $3::date returning 1
       ) select 1 from ended, freed limit 0`,
      [employeeId, lastDay],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}

const listed = (from: string) =>
  `coalesce((select json_agg(json_build_object('id', x.id, 'name', x.name) order by x.name) from (${from}) x), '[]')`;

const DUTIES = `
select json_build_object(
  'reports', ${listed(`select r.id, r.first_name || ' ' || r.last_name as name from employee r
    where r.company_id = e.company_id and r.manager_id = e.id and not r.archived`)},
  'teams', ${listed(`select t.id, t.name from team t
    where t.company_id = e.company_id and t.leader_id = e.id and not t.archived`)},
  'departments', ${listed(`select d.id, d.name from department d
    where d.company_id = e.company_id and d.leader_id = e.id and d.archived_at is null`)},
  'assets', coalesce((select json_agg(json_build_object('name', a.name || ' (' || a.tag || ')',
      'lost', a.state = 'lost', 'cost', a.cost) order by a.name) from asset a
    where a.company_id = e.company_id and a.employee_id = e.id and a.state in ('issued', 'lost')), '[]'),
  'onlyHr', exists (select from person u where u.company_id = e.company_id and u.id = e.user_id
      and u.role = 'hr' and u.status = 'active')
    and not exists (select from person u where u.company_id = e.company_id and u.id <> e.user_id
      and u.role = 'hr' and u.status = 'active')) as duties
from employee e where e.company_id = $1 and e.id = $2`;
