import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { StoredEarlierSlip, StoredSlipPlace } from './earlier-slip.types.js';

/** Slips that others are computed from or instead of. Inside `TenantDb.run` only. */
@Injectable()
export class EarlierSlips {
  constructor(private readonly db: TenantDb) {}

  /** Locked ones of people before a month, of each the first one first. */
  async listOf(
    employeeIds: readonly string[],
    { since, before }: { since: string; before: string },
  ): Promise<Map<string, StoredEarlierSlip[]>> {
    const rows = await this.db
      .current()
      .query<StoredEarlierSlip[]>(EARLIER, [this.db.currentCompanyId(), employeeIds, since, before]);
    const found = new Map<string, StoredEarlierSlip[]>();
    for (const row of rows) found.set(row.employeeId, [...(found.get(row.employeeId) ?? []), row]);
    return found;
  }

  /** Those of a run. */
  listOfRun(runId: string): Promise<StoredSlipPlace[]> {
    return this.db.current().query<StoredSlipPlace[]>(OF_RUN, [this.db.currentCompanyId(), runId]);
  }

  /** People whose payslip of the month is in another run. */
  async listElsewhere(employeeIds: readonly string[], month: string, runId: string): Promise<Set<string>> {
    const rows = await this.db
      .current()
      .query<{ employeeId: string }[]>(
        `select employee_id as "employeeId" from pay_slip where company_id = $1 and employee_id = any($2::uuid[]) and month = $3 and run_id <> $4`,
        [this.db.currentCompanyId(), employeeIds, month, runId],
      );
    return new Set(rows.map(({ employeeId }) => employeeId));
  }
}

const EARLIER = `
select employee_id as "employeeId", month, gross, net, deductions, unpaid_days::float8 as "unpaidDays",
  paid_days + unpaid_days = month_days as "isWhole", hashes, memory
from pay_slip
where company_id = $1 and employee_id = any($2::uuid[]) and month >= $3 and month < $4 and frozen
order by employee_id, month`;

const OF_RUN = `
select id, version, employee_id as "employeeId", name, state, revision, hashes
from pay_slip where company_id = $1 and run_id = $2 order by sort_name, id`;
