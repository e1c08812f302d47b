import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ReversedSlip } from './reversed-slip.types.js';

/** Payslips that are taken back. Inside `TenantDb.run` only. */
@Injectable()
export class ReversedSlips {
  constructor(private readonly db: TenantDb) {}

  async read(id: string): Promise<ReversedSlip> {
    const [slip] = await this.db.current().query<[ReversedSlip]>(REVERSED, [this.db.currentCompanyId(), id]);
    return slip;
  }

  async isMade(runId: string): Promise<boolean> {
    const made = await this.db
      .current()
      .query<unknown[]>(
        `select from pay_slip where company_id = $1 and run_id = $2 and kind = 'reversal' limit 1`,
        [this.db.currentCompanyId(), runId],
      );
    return made.length > 0;
  }

  /** The month of a person's newest locked payslip after a month; null: that of the month is the newest. */
  async findLater(employeeId: string, month: string): Promise<string | null> {
    const [later] = await this.db.current().query<{ month: string }[]>(
      `select month from pay_slip where company_id = $1 and employee_id = $2 and month > $3 and frozen
         and kind in ('regular', 'fullAndFinal', 'corrected') order by month desc limit 1`,
      [this.db.currentCompanyId(), employeeId, month],
    );
    return later?.month ?? null;
  }

  /** Runs of the company are locked one after the other, so that each sees the payslips of those before. */
  async holdLocking(): Promise<void> {
    await this.db
      .current()
      .query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `pay runs locked ${this.db.currentCompanyId()}`,
      ]);
  }
}

const REVERSED = `
select employee_id as "employeeId", month, name, code, department, paid_days::float8 as "paidDays",
  unpaid_days::float8 as "unpaidDays", month_days as "monthDays", gross, deductions, net,
  employer_cost as "employerCost", lines, titles, '[]'::jsonb as "unpaidDates", hashes, memory
from pay_slip where company_id = $1 and id = $2`;
