import type { LateDecision } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Somebody with late days that are stored in a month. */
export interface LatePerson {
  id: string;
  code: string;
  firstName: string;
  lastName: string;
  /** Work dates. */
  dates: string[];
}

/** Whom to ask for. */
export interface LateOnes {
  /** More late days than this. */
  beyond: number;
  employeeId: string | null;
}

/** Months are written `2026-07`. Inside `TenantDb.run` only. */
@Injectable()
export class LatenessRepository {
  constructor(private readonly db: TenantDb) {}

  /** By name. Leave may still excuse some of their days. */
  async listLate(month: string, { beyond, employeeId }: LateOnes): Promise<LatePerson[]> {
    const values = [this.db.currentCompanyId(), month, beyond, employeeId];
    return this.db.current().query<LatePerson[]>(READ_LATE, values);
  }

  /** Of one person, or of everybody. */
  async listDecisions(month: string, employeeId: string | null): Promise<Map<string, LateDecision>> {
    const rows = await this.db.current().query<(LateDecision & { id: string })[]>(
      `select employee_id as id, lates, days::float8 as days, outcome from late_decision
       where company_id = $1 and month = ($2 || '-01')::date and ($3::uuid is null or employee_id = $3)`,
      [this.db.currentCompanyId(), month, employeeId],
    );
    return new Map(rows.map(({ id, ...decision }) => [id, decision]));
  }

  /** @returns whether nobody had decided it before */
  async decide(
    { employeeId, month, by }: { employeeId: string; month: string; by: string },
    { lates, days, outcome }: LateDecision,
  ): Promise<boolean> {
    const rows = await this.db.current().query<unknown[]>(
      `insert into late_decision (company_id, employee_id, month, lates, days, outcome, decided_by)
       values ($1, $2, ($3 || '-01')::date, $4, $5, $6, $7) on conflict do nothing returning month`,
      [this.db.currentCompanyId(), employeeId, month, lates, days, outcome, by],
    );
    return rows.length > 0;
  }
}

const READ_LATE = `
select e.id, e.code, e.first_name as "firstName", e.last_name as "lastName", d.dates
from (
  select employee_id, json_agg(work_date::text) as dates from attendance_day
  where company_id = $1 and work_date >= ($2 || '-01')::date
    and work_date < ($2 || '-01')::date + interval '1 month' and late_min > 0
    and ($4::uuid is null or employee_id = $4::uuid)
  group by employee_id having count(*) > $3
) d join employee e on e.company_id = $1 and e.id = d.employee_id
order by e.sort_name, e.id`;
