import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The formulas of a company. Inside `TenantDb.run` only. */
@Injectable()
export class ComponentFormulas {
  constructor(private readonly db: TenantDb) {}

  /** Formulas of components that are not archived, by their codes; nobody changes one until the transaction ends. */
  async lock(): Promise<Map<string, string>> {
    const companyId = this.db.currentCompanyId();
    // Two that are saved at the same time could ask for each other.
    await this.db
      .current()
      .query(`select pg_advisory_xact_lock(hashtextextended('pay_component ' || $1::text, 0))`, [companyId]);
    const rows = await this.db
      .current()
      .query<{ code: string; formula: string }[]>(
        `select code, formula from pay_component where company_id = $1 and archived_at is null order by code`,
        [companyId],
      );
    return new Map(rows.map(({ code, formula }) => [code, formula]));
  }
}
