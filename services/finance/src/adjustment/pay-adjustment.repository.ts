import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { AdjustedRun, PresentAdjustment, StoredAdjustment } from './pay-adjustment.types.js';

/** What payslips have besides the salary. Inside `TenantDb.run` only. */
@Injectable()
export class PayAdjustmentRepository {
  constructor(private readonly db: TenantDb) {}

  /**
   * What a run counts, in the order in which it was made: its own lines, and those of the month where it is the month's;
   * a settlement takes those of later months too.
   */
  async listOf(employeeIds: readonly string[], run: AdjustedRun): Promise<Map<string, StoredAdjustment[]>> {
    const values = [this.db.currentCompanyId(), employeeIds, run.month, run.id, run.kind];
    const rows = await this.db.current().query<StoredAdjustment[]>(ADJUSTMENTS, values);
    const found = new Map<string, StoredAdjustment[]>();
    for (const row of rows) found.set(row.employeeId, [...(found.get(row.employeeId) ?? []), row]);
    return found;
  }

  /** People who have a line of a run. */
  async listAdjusted(runId: string): Promise<Set<string>> {
    const rows = await this.db
      .current()
      .query<{ id: string }[]>(
        `select distinct employee_id as id from pay_adjustment where company_id = $1 and run_id = $2 and not archived`,
        [this.db.currentCompanyId(), runId],
      );
    return new Set(rows.map(({ id }) => id));
  }

  /** Whether the payslip of a person for a month is locked. */
  async isLocked(employeeId: string, month: string): Promise<boolean> {
    const rows = await this.db.current().query<unknown[]>(
      `select from pay_slip where company_id = $1 and employee_id = $2 and month = $3 and frozen
           and kind <> 'offCycle' limit 1`,
      [this.db.currentCompanyId(), employeeId, month],
    );
    return rows.length > 0;
  }

  /** The months of people whose payslips are locked, each as `lockedMonth` says it. */
  async listLocked(employeeIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.db.current().query<{ employeeId: string; month: string }[]>(
      `select employee_id as "employeeId", month from pay_slip where company_id = $1
         and employee_id = any($2::uuid[]) and frozen and kind <> 'offCycle'`,
      [this.db.currentCompanyId(), employeeIds],
    );
    return new Set(rows.map(({ employeeId, month }) => lockedMonth(employeeId, month)));
  }

  /** What people have of some months already, in whichever run. */
  listPresent(employeeIds: readonly string[], months: readonly string[]): Promise<PresentAdjustment[]> {
    return this.db.current().query<PresentAdjustment[]>(
      `select employee_id as "employeeId", pay_month as "payMonth", title, kind, amount from pay_adjustment
       where company_id = $1 and employee_id = any($2::uuid[]) and pay_month = any($3::text[]) and not archived`,
      [this.db.currentCompanyId(), employeeIds, months],
    );
  }
}

export const lockedMonth = (employeeId: string, month: string): string => `${employeeId} ${month}`;

const ADJUSTMENTS = `
select id, employee_id as "employeeId", title, kind, amount, taxable, coalesce(updated_by, created_by) as "makerId"
from pay_adjustment
where company_id = $1 and employee_id = any($2::uuid[]) and not archived and (run_id = $4
  or run_id is null and $5 <> 'offCycle' and (pay_month = $3 or $5 = 'fullAndFinal' and pay_month > $3)
  or $5 = 'correction' and pay_month = $3 and run_id in (select c.id from pay_run c
    where c.company_id = $1 and c.kind = 'correction' and c.month = $3 and c.state in ('locked', 'partlyPaid', 'paid')))
order by id`;
