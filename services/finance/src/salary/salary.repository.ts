import type { SalaryOverride } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface StoredSalary {
  id: string;
  employeeId: string;
  structureId: string;
  groupId: string;
  from: string;
  decidedIn: string;
  ctc: number;
  overrides: SalaryOverride[];
}

/** The salaries of people. Inside `TenantDb.run` only. */
@Injectable()
export class SalaryRepository {
  constructor(private readonly db: TenantDb) {}

  /** Those that are not archived, of each person the earliest first. */
  async listOf(employeeIds: readonly string[]): Promise<Map<string, StoredSalary[]>> {
    const rows = await this.db
      .current()
      .query<StoredSalary[]>(SALARIES_OF, [this.db.currentCompanyId(), employeeIds]);
    const found = new Map<string, StoredSalary[]>();
    for (const row of rows) found.set(row.employeeId, [...(found.get(row.employeeId) ?? []), row]);
    return found;
  }

  async hasAppraisal(appraisalId: string): Promise<boolean> {
    const rows = await this.db
      .current()
      .query<unknown[]>('select 1 from salary where company_id = $1 and appraisal_id = $2', [
        this.db.currentCompanyId(),
        appraisalId,
      ]);
    return rows.length > 0;
  }

  /** In which group everybody is paid in a month; null: their salary begins later. */
  async listGroups(month: string): Promise<Map<string, string | null>> {
    const rows = await this.db
      .current()
      .query<{ employeeId: string; groupId: string | null }[]>(GROUPS, [this.db.currentCompanyId(), month]);
    return new Map(rows.map(({ employeeId, groupId }) => [employeeId, groupId]));
  }

  /** The last month of a person whose payslip is locked; null: there is none. */
  async lastLocked(employeeId: string): Promise<string | null> {
    const [row] = await this.db.current().query<[{ month: string | null }]>(
      `select max(month) as month from pay_slip where company_id = $1 and employee_id = $2 and frozen
           and kind <> 'offCycle'`,
      [this.db.currentCompanyId(), employeeId],
    );
    return row.month;
  }

  /** The same for several people: those without a locked payslip are left out. */
  async listLastLocked(employeeIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.current().query<{ employeeId: string; month: string }[]>(
      `select employee_id as "employeeId", max(month) as month from pay_slip
       where company_id = $1 and employee_id = any($2::uuid[]) and frozen and kind <> 'offCycle' group by employee_id`,
      [this.db.currentCompanyId(), employeeIds],
    );
    return new Map(rows.map(({ employeeId, month }) => [employeeId, month]));
  }
}

const SALARIES_OF = `
select id, employee_id as "employeeId", structure_id as "structureId", group_id as "groupId", from_month as "from",
  decided_in as "decidedIn", ctc, overrides
from salary where company_id = $1 and employee_id = any($2::uuid[]) and not archived
order by employee_id, from_month`;

const GROUPS = `
select s.employee_id as "employeeId",
  (array_agg(s.group_id order by s.from_month desc) filter (where s.from_month <= $2::text))[1] as "groupId"
from salary s where s.company_id = $1 and not s.archived group by s.employee_id`;
