import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { StoredTaxProfile } from './tax-profile.types.js';

/** What people declare for a tax year. Inside `TenantDb.run` only. */
@Injectable()
export class TaxProfileRepository {
  constructor(private readonly db: TenantDb) {}

  async listOf(employeeIds: readonly string[], taxYear: number): Promise<Map<string, StoredTaxProfile>> {
    const rows = await this.db
      .current()
      .query<StoredTaxProfile[]>(PROFILES, [this.db.currentCompanyId(), employeeIds, taxYear]);
    return new Map(rows.map((row) => [row.employeeId, row]));
  }
}

const PROFILES = `
select id, version, employee_id as "employeeId", regime, monthly_rent as "monthlyRent", metro, investments,
  health_insurance as "healthInsurance", previous_income as "previousIncome", previous_tax as "previousTax"
from tax_profile where company_id = $1 and employee_id = any($2::uuid[]) and tax_year = $3`;
