import type { PayRunCheck, PayTotals } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface RunCounts extends PayTotals {
  blocked: number;
  held: number;
  warned: number;
}

export type CauseRow = PayRunCheck['causes'][number];

/** What the payslips of a run come to, and how runs stand to each other. Inside `TenantDb.run` only. */
@Injectable()
export class PayRunRepository {
  constructor(private readonly db: TenantDb) {}

  async count(runId: string): Promise<RunCounts> {
    const [counts] = await this.db.current().query<[RunCounts]>(COUNTS, [this.db.currentCompanyId(), runId]);
    return counts;
  }

  /** Why the net differs from that of the group's run of the month before; nothing where there was none. */
  listCauses(runId: string): Promise<CauseRow[]> {
    return this.db.current().query<CauseRow[]>(CAUSES, [this.db.currentCompanyId(), runId]);
  }

  /** Whether a run of the group for an earlier month is not locked. */
  async hasEarlierOpen(groupId: string, month: string): Promise<boolean> {
    const rows = await this.db.current().query<unknown[]>(
      `select from pay_run where company_id = $1 and group_id = $2 and month < $3
         and state not in ('locked', 'partlyPaid', 'paid', 'discarded') and kind <> 'fullAndFinal' limit 1`,
      [this.db.currentCompanyId(), groupId, month],
    );
    return rows.length > 0;
  }

  /** Whose payslips can be read, with their accounts; those that are held are left out. */
  listReaders(runId: string): Promise<{ employeeId: string; name: string; userId: string | null }[]> {
    return this.db.current().query<{ employeeId: string; name: string; userId: string | null }[]>(
      `select p.employee_id as "employeeId", p.name, e.user_id as "userId" from pay_slip p
         join employee_entry e on e.company_id = p.company_id and e.id = p.employee_id
       where p.company_id = $1 and p.run_id = $2 and p.state in ('locked', 'paid') order by p.sort_name, p.id`,
      [this.db.currentCompanyId(), runId],
    );
  }

  async listEmployees(runId: string): Promise<string[]> {
    const rows = await this.db
      .current()
      .query<{ id: string }[]>(
        `select distinct employee_id as id from pay_slip where company_id = $1 and run_id = $2`,
        [this.db.currentCompanyId(), runId],
      );
    return rows.map(({ id }) => id);
  }

  async listSlips(runId: string): Promise<{ id: string; version: number }[]> {
    return this.db
      .current()
      .query<{ id: string; version: number }[]>(
        `select id, version from pay_slip where company_id = $1 and run_id = $2 order by id`,
        [this.db.currentCompanyId(), runId],
      );
  }

  /**
   * Who made or changed adjustments of the payslips of a run, or loans of its people since the last payslip of another run:
   * also one that asks for nothing because of that. The loan that the locking made of a choice is whose choice it was.
   */
  async listAdjusters(runId: string): Promise<Set<string>> {
    const rows = await this.db.current().query<{ id: string | null }[]>(
      `select distinct coalesce(a.updated_by, a.created_by) as id from pay_adjustment a
         join pay_slip p on p.company_id = a.company_id and p.employee_id = a.employee_id
           and (p.month = a.pay_month or p.kind = 'fullAndFinal' and p.month < a.pay_month)
       where p.company_id = $1 and p.run_id = $2 and not a.archived
         and (a.run_id is null and p.kind <> 'offCycle' or a.run_id = p.run_id)
       union select distinct coalesce(l.updated_by, l.created_by) from pay_slip p
         join pay_loan l on l.company_id = p.company_id and l.employee_id = p.employee_id
       where p.company_id = $1 and p.run_id = $2 and p.kind not in ('reversal', 'offCycle')
         and (l.version > 1 or l.given_month is null and (l.from_month <= p.month or p.kind = 'fullAndFinal')) and not exists (
         select from pay_slip o where o.company_id = l.company_id and o.employee_id = l.employee_id
           and o.run_id <> p.run_id and o.frozen and o.kind not in ('reversal', 'offCycle')
           and o.created_at > l.updated_at)
       union select (p.spread ->> 'by')::uuid from pay_slip p where p.company_id = $1 and p.run_id = $2`,
      [this.db.currentCompanyId(), runId],
    );
    return new Set(rows.flatMap(({ id }) => id ?? []));
  }
}

const COUNTS = `
select count(distinct employee_id)::int as people, coalesce(sum(gross), 0)::bigint as gross,
  coalesce(sum(deductions), 0)::bigint as deductions, coalesce(sum(net), 0)::bigint as net,
  coalesce(sum(employer_cost), 0)::bigint as "employerCost",
  count(*) filter (where blocks <> '[]' and state <> 'held')::int as blocked,
  count(*) filter (where state = 'held')::int as held,
  count(*) filter (where warnings <> '{}')::int as warned
from pay_slip where company_id = $1 and run_id = $2`;

const CAUSES = `
with before as (
  select b.id from pay_run r join pay_run b on b.company_id = r.company_id and b.group_id = r.group_id
    and b.kind = 'regular' and r.kind = 'regular'
    and b.month = to_char((r.month || '-01')::date - interval '1 month', 'YYYY-MM')
    and b.state <> 'discarded' and b.revision > 0
  where r.company_id = $1 and r.id = $2
), paid as (
  select p.employee_id, p.net, p.change, e.net as earlier from pay_slip p
    left join pay_slip e on e.company_id = p.company_id and e.employee_id = p.employee_id
      and e.run_id in (select id from before)
  where p.company_id = $1 and p.run_id = $2 and exists (select from before)
), causes as (
  select coalesce(change, case when earlier is null then 'joined' else 'other' end) as cause,
    net - coalesce(earlier, 0) as amount from paid
  union all
  select 'gone', -e.net from pay_slip e where e.company_id = $1 and e.run_id in (select id from before)
    and not exists (select from paid where paid.employee_id = e.employee_id)
)
select cause, count(*)::int as people, sum(amount)::bigint as amount from causes where amount <> 0
group by cause order by abs(sum(amount)) desc, cause`;
