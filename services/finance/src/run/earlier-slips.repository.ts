import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { PayRunRow } from './pay-run.record.js';
import type { StoredEarlierSlip, StoredSlipPlace } from './earlier-slip.types.js';

/** Slips that others are computed from or instead of. Inside `TenantDb.run` only. */
@Injectable()
export class EarlierSlips {
  constructor(private readonly db: TenantDb) {}

  /**
   * Locked ones of people that a run is computed from, of each the first one first: those of earlier months, and of its
   * own month what was paid between months; for a run between months all of its month.
   */
  async listOf(
    employeeIds: readonly string[],
    { since, run }: { since: string; run: Pick<PayRunRow, 'id' | 'month' | 'kind'> },
  ): Promise<Map<string, StoredEarlierSlip[]>> {
    const rows = await this.db
      .current()
      .query<StoredEarlierSlip[]>(EARLIER, [
        this.db.currentCompanyId(),
        employeeIds,
        since,
        run.month,
        run.id,
        run.kind === 'offCycle',
      ]);
    const found = new Map<string, StoredEarlierSlip[]>();
    for (const row of rows) found.set(row.employeeId, [...(found.get(row.employeeId) ?? []), row]);
    return found;
  }

  /** Those of a run, of certain people if they are given. */
  listOfRun(runId: string, employeeIds: readonly string[] | null = null): Promise<StoredSlipPlace[]> {
    const values = [this.db.currentCompanyId(), runId, employeeIds];
    return this.db.current().query<StoredSlipPlace[]>(OF_RUN, values);
  }

  /** People whose payslip of the month is in another run, or who have a settlement that takes its place. */
  async listElsewhere(
    employeeIds: readonly string[],
    month: string,
    runId: string,
  ): Promise<Map<string, 'run' | 'settlement'>> {
    const rows = await this.db.current().query<{ employeeId: string; place: 'run' | 'settlement' }[]>(
      `select employee_id as "employeeId", 'run' as place from pay_slip where company_id = $1 and employee_id = any($2::uuid[])
           and month = $3 and run_id <> $4 and kind = 'regular'
         union select employee_id, 'settlement' from pay_run where company_id = $1 and employee_id = any($2::uuid[])
           and kind = 'fullAndFinal' and month = $3 and id <> $4 and state <> 'discarded'`,
      [this.db.currentCompanyId(), employeeIds, month, runId],
    );
    return new Map(rows.map(({ employeeId, place }) => [employeeId, place]));
  }
}

const EARLIER = `
select p.employee_id as "employeeId", p.month, p.kind, p.gross, p.net, p.deductions,
  p.unpaid_days::float8 as "unpaidDays", p.paid_days + p.unpaid_days = p.month_days as "isWhole", p.hashes, p.memory
from pay_slip p join pay_run r on r.company_id = p.company_id and r.id = p.run_id
where p.company_id = $1 and p.employee_id = any($2::uuid[]) and p.month >= $3 and p.month <= $4 and p.run_id <> $5
  and p.frozen and not p.reversed and p.kind <> 'reversal' and (p.month < $4 or p.kind = 'offCycle' or $6)
order by p.employee_id, p.month, r.locked_at, p.id`;

const OF_RUN = `
select id, version, employee_id as "employeeId", name, state, revision, hashes
from pay_slip where company_id = $1 and run_id = $2 and kind <> 'reversal'
  and ($3::uuid[] is null or employee_id = any($3::uuid[])) order by sort_name, id`;
