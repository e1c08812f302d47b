import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ClaimRest } from '../payroll/claim-rest.rules.js';
import { monthOf, taxYearStart } from '../payroll/pay-month.rules.js';
import { TAX_YEAR } from './pay-claim.record.js';

export interface OfferedComponent {
  id: string;
  name: string;
  needsProof: boolean;
  yearlyLimit: number | null;
  usedInYear: number;
}

export interface FiledClaim {
  employeeId: string;
  typeId: string;
  spentOn: string;
  amount: number;
}

/** What people claim. Inside `TenantDb.run` only. */
@Injectable()
export class PayClaimRepository {
  constructor(private readonly db: TenantDb) {}

  /** What somebody can claim, with what they have claimed of it in the tax year of a day. */
  listComponents(employeeId: string, day: string): Promise<OfferedComponent[]> {
    return this.query(COMPONENTS, [employeeId, day]);
  }

  /** The newest ones of somebody. */
  async listIds(employeeId: string, most: number): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      'select id from pay_claim where company_id = $1 and employee_id = $2 order by id desc limit $3',
      [employeeId, most],
    );
    return rows.map(({ id }) => id);
  }

  async findOwner(id: string): Promise<{ employeeId: string; userId: string | null } | null> {
    const [row] = await this.query<{ employeeId: string; userId: string | null }>(
      `select c.employee_id as "employeeId", e.user_id as "userId" from pay_claim c
         join employee_entry e on e.company_id = c.company_id and e.id = c.employee_id
       where c.company_id = $1 and c.id = $2`,
      [id],
    );
    return row ?? null;
  }

  async countWaiting(): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `select count(*)::int as count from pay_claim where company_id = $1 and state = 'submitted'`,
      [],
    );
    return row?.count ?? 0;
  }

  /** Whether somebody's payslip of a month is submitted or later, so that nothing is added to it. */
  async isPastAdding(employeeId: string, month: string): Promise<boolean> {
    const rows = await this.query<unknown>(
      `select from pay_slip p join pay_run r on r.company_id = p.company_id and r.id = p.run_id
       where p.company_id = $1 and p.employee_id = $2 and p.month = $3 and p.kind in ('regular', 'fullAndFinal')
         and r.state in ('submitted', 'approved', 'locked', 'partlyPaid', 'paid') limit 1`,
      [employeeId, month],
    );
    return rows.length > 0;
  }

  /** What people have claimed of each component in each tax year, in paise, by `yearKey`. */
  async listUsed(employeeIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.query<{ employeeId: string; typeId: string; year: string; used: number }>(
      `select employee_id as "employeeId", type_id as "typeId",
         to_char(${TAX_YEAR('spent_on')}, 'YYYY') || '-04' as year, sum(amount)::bigint as used
       from pay_claim where company_id = $1 and employee_id = any($2::uuid[]) and state in ('submitted', 'approved')
       group by 1, 2, 3`,
      [employeeIds],
    );
    return new Map(
      rows.map(({ employeeId, typeId, year, used }) => [yearKey(employeeId, typeId, year), used]),
    );
  }

  /** Components of which the rest is paid, with what people have claimed of each in the tax year of a day. */
  async listRests(employeeIds: readonly string[], day: string): Promise<Map<string, ClaimRest[]>> {
    const rows = await this.query<ClaimRest & { employeeId: string }>(RESTS, [employeeIds, day]);
    const found = new Map<string, ClaimRest[]>();
    for (const { employeeId, ...rest } of rows)
      found.set(employeeId, [...(found.get(employeeId) ?? []), rest]);
    return found;
  }

  /** Of which components the rest of which tax year is paid with a payslip that is locked, by `yearKey`. */
  async listPaidRests(employeeIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.query<{ employeeId: string; typeId: string; year: string }>(PAID_RESTS, [
      employeeIds,
    ]);
    return new Set(rows.map(({ employeeId, typeId, year }) => yearKey(employeeId, typeId, year)));
  }

  /** People of a run with a claim nobody has decided about, of what the rest is paid for in the tax year of a day. */
  async listUndecided(runId: string, day: string): Promise<string[]> {
    const rows = await this.query<{ name: string }>(UNDECIDED, [runId, day]);
    return rows.map(({ name }) => name);
  }

  /** What people have filed for days, and not taken back, by `claimKey`. */
  async listPresent(employeeIds: readonly string[], days: readonly string[]): Promise<Set<string>> {
    const rows = await this.query<FiledClaim>(
      `select employee_id as "employeeId", type_id as "typeId", spent_on::text as "spentOn", amount
       from pay_claim where company_id = $1 and employee_id = any($2::uuid[]) and spent_on = any($3::date[])
         and state <> 'withdrawn'`,
      [employeeIds, days],
    );
    return new Set(rows.map(claimKey));
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}

/** What somebody paid on a day for the same is the same claim, whatever its note says. */
export const claimKey = ({ employeeId, typeId, spentOn, amount }: FiledClaim): string =>
  JSON.stringify([employeeId, typeId, spentOn, amount]);

/** @param year the April with which it begins */
const yearKey = (employeeId: string, typeId: string, year: string): string =>
  `${employeeId} ${typeId} ${year}`;

/** That of the tax year in which it was paid for. */
export const claimYear = ({ employeeId, typeId, spentOn }: Omit<FiledClaim, 'amount'>): string =>
  yearKey(employeeId, typeId, taxYearStart(monthOf(spentOn)));

const RESTS = `
select p.id as "employeeId", y.id as "typeId", y.name as title, y.yearly_limit as "yearlyLimit",
  coalesce((select sum(u.amount) from pay_claim u where u.company_id = y.company_id and u.employee_id = p.id
    and u.type_id = y.id and ${TAX_YEAR('u.spent_on')} = ${TAX_YEAR('$3')}
    and u.state in ('submitted', 'approved')), 0)::bigint as claimed
from claim_type y cross join unnest($2::uuid[]) p (id)
where y.company_id = $1 and not y.archived and y.pays_rest order by y.sort_name, y.id`;

const PAID_RESTS = `
select p.employee_id as "employeeId", y.id as "typeId", to_char(${TAX_YEAR("(p.month || '-01')")}, 'YYYY') || '-04' as year
from pay_slip p cross join lateral jsonb_array_elements_text(coalesce(p.memory -> 'rests', '[]')) y (id)
where p.company_id = $1 and p.employee_id = any($2::uuid[]) and p.frozen and not p.reversed and p.kind <> 'reversal'`;

const UNDECIDED = `
select p.name from pay_slip p where p.company_id = $1 and p.run_id = $2 and p.kind <> 'reversal'
  and exists (select from pay_claim c join claim_type y on y.company_id = c.company_id and y.id = c.type_id
    where c.company_id = p.company_id and c.employee_id = p.employee_id and c.state = 'submitted'
      and y.pays_rest and not y.archived and ${TAX_YEAR('c.spent_on')} = ${TAX_YEAR('$3')})
order by p.sort_name, p.id`;

const COMPONENTS = `
select y.id, y.name, y.needs_proof as "needsProof", y.yearly_limit as "yearlyLimit",
  coalesce((select sum(u.amount)::bigint from pay_claim u where u.company_id = y.company_id and u.employee_id = $2
    and u.type_id = y.id and ${TAX_YEAR('u.spent_on')} = ${TAX_YEAR('$3')}
    and u.state in ('submitted', 'approved')), 0)::bigint as "usedInYear"
from claim_type y where y.company_id = $1 and not y.archived order by y.sort_name`;
