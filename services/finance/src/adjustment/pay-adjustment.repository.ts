import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { StoredAdjustment } from './pay-adjustment.types.js';

/** What payslips have besides the salary. Inside `TenantDb.run` only. */
@Injectable()
export class PayAdjustmentRepository {
  constructor(private readonly db: TenantDb) {}

  /** Of a month, in the order in which they were made. */
  async listOf(employeeIds: readonly string[], month: string): Promise<Map<string, StoredAdjustment[]>> {
    const rows = await this.db
      .current()
      .query<StoredAdjustment[]>(ADJUSTMENTS, [this.db.currentCompanyId(), employeeIds, month]);
    const found = new Map<string, StoredAdjustment[]>();
    for (const row of rows) found.set(row.employeeId, [...(found.get(row.employeeId) ?? []), row]);
    return found;
  }

  /** Whether the payslip of a person for a month is locked. */
  async isLocked(employeeId: string, month: string): Promise<boolean> {
    const rows = await this.db
      .current()
      .query<unknown[]>(
        `select from pay_slip where company_id = $1 and employee_id = $2 and month = $3 and frozen limit 1`,
        [this.db.currentCompanyId(), employeeId, month],
      );
    return rows.length > 0;
  }
}

const ADJUSTMENTS = `
select id, employee_id as "employeeId", title, kind, amount, taxable, coalesce(updated_by, created_by) as "makerId"
from pay_adjustment
where company_id = $1 and employee_id = any($2::uuid[]) and pay_month = $3 and not archived order by id`;
