import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { CountedDeclaration, StoredTaxProfile } from './tax-profile.types.js';

/** What people declare for a tax year. Inside `TenantDb.run` only. */
@Injectable()
export class TaxProfileRepository {
  constructor(private readonly db: TenantDb) {}

  async find(employeeId: string, taxYear: number): Promise<StoredTaxProfile | null> {
    const values = [this.db.currentCompanyId(), employeeId, taxYear];
    const [profile] = await this.db.current().query<StoredTaxProfile[]>(PROFILE, values);
    return profile ?? null;
  }

  /** @param given.approvedOnly what waits to be checked does not count */
  async listCounted(
    employeeIds: readonly string[],
    { taxYear, approvedOnly }: { taxYear: number; approvedOnly: boolean },
  ): Promise<Map<string, CountedDeclaration>> {
    const values = [this.db.currentCompanyId(), employeeIds, taxYear, approvedOnly];
    const rows = await this.db.current().query<CountedDeclaration[]>(COUNTED, values);
    return new Map(rows.map((row) => [row.employeeId, row]));
  }
}

const PROFILE = `
select id, version, employee_id as "employeeId", regime, metro
from tax_profile where company_id = $1 and employee_id = $2 and tax_year = $3`;

/** What was earned elsewhere raises the tax, so it counts before it is approved; only what it lowers waits. */
const CLAIMS = `
select employee_id, kind, state = 'approved' as sure, coalesce(approved, amount) as amount, tax
from tax_claim where company_id = $1 and employee_id = any($2::uuid[]) and tax_year = $3 and state <> 'refused'`;

const sumOf = (kind: string, value = 'amount') =>
  `coalesce(sum(${value}) filter (where kind = '${kind}' and (sure or not $4)), 0)::float8`;

const COUNTED = `
select p.id as "employeeId", t.regime, coalesce(t.metro, false) as metro,
  coalesce(c.rent, 0) as "monthlyRent", coalesce(c.investments, 0) as investments,
  coalesce(c.health, 0) as "healthInsurance", coalesce(c.income, 0) as "previousIncome",
  coalesce(c.tax, 0) as "previousTax"
from unnest($2::uuid[]) as p(id)
  left join tax_profile t on t.company_id = $1 and t.employee_id = p.id and t.tax_year = $3
  left join (
    select employee_id, ${sumOf('rent')} as rent, ${sumOf('investments')} as investments,
      ${sumOf('healthInsurance')} as health, ${sumOf('previousEmployer', 'tax')} as tax,
      coalesce(sum(amount) filter (where kind = 'previousEmployer'), 0)::float8 as income
    from (${CLAIMS}) a group by employee_id
  ) c on c.employee_id = p.id
where t.id is not null or c.employee_id is not null`;
