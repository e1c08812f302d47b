import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface SetupCounts {
  components: number;
  structures: number;
  groups: number;
}

export interface Named {
  id: string;
  name: string;
}

/** What a company has set up for its payroll. Inside `TenantDb.run` only. */
@Injectable()
export class PaySetupRepository {
  constructor(private readonly db: TenantDb) {}

  async count(): Promise<SetupCounts> {
    const [counts] = await this.db.current().query<[SetupCounts]>(
      `select (select count(*)::int from pay_component where company_id = $1 and not archived) as components,
         (select count(*)::int from pay_structure where company_id = $1 and not archived) as structures,
         (select count(*)::int from pay_group where company_id = $1 and not archived) as groups`,
      [this.db.currentCompanyId()],
    );
    return counts;
  }

  /** The structure and the group that were made first and are not archived. */
  async findFirst(): Promise<{ structure: Named | null; group: Named | null }> {
    const [structure] = await this.db
      .current()
      .query<Named[]>(
        `select id, name from pay_structure where company_id = $1 and not archived order by id limit 1`,
        [this.db.currentCompanyId()],
      );
    const [group] = await this.db
      .current()
      .query<Named[]>(
        `select id, name from pay_group where company_id = $1 and not archived order by id limit 1`,
        [this.db.currentCompanyId()],
      );
    return { structure: structure ?? null, group: group ?? null };
  }

  /** Two digits of the state in the company's GSTIN; null without one. */
  async gstState(): Promise<string | null> {
    const [company] = await this.db
      .current()
      .query<{ code: string | null }[]>(`select left(gstin, 2) as code from company_facts where id = $1`, [
        this.db.currentCompanyId(),
      ]);
    return company?.code ?? null;
  }

  /** Serialises two that set up the same at the same time. */
  async lock(): Promise<void> {
    await this.db
      .current()
      .query(`select pg_advisory_xact_lock(hashtextextended('pay_setup ' || $1::text, 0))`, [
        this.db.currentCompanyId(),
      ]);
  }
}
