import type { LeadRule } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface KeptRules {
  rules: LeadRule[];
  turns: Record<string, string>;
  version: number;
}

/** The rules of a company: one row. Inside `TenantDb.run` only. */
@Injectable()
export class LeadRuleRepository {
  constructor(private readonly db: TenantDb) {}

  /** Null as long as there are none. `lock` holds them until the transaction ends. */
  async read(lock = false): Promise<KeptRules | null> {
    const [row] = await this.query<KeptRules>(
      `select rules, turns, version from lead_rules where company_id = $1 ${lock ? 'for update' : ''}`,
    );
    return row ?? null;
  }

  /** @returns false when somebody saved in between */
  async save(rules: readonly LeadRule[], version: number, by: string): Promise<boolean> {
    const rows = await this.query(
      `with put as (
         insert into lead_rules (company_id, rules, updated_by) values ($1, $2::jsonb, $4)
         on conflict (company_id) do update set rules = excluded.rules, version = lead_rules.version + 1,
           updated_by = excluded.updated_by, updated_at = now() where lead_rules.version = $3
         returning version
       ) select version from put where version = $3 + 1`,
      [JSON.stringify(rules), version, by],
    );
    return rows.length > 0;
  }

  async turn(turns: Readonly<Record<string, string>>): Promise<void> {
    await this.query(`update lead_rules set turns = turns || $2::jsonb where company_id = $1`, [
      JSON.stringify(turns),
    ]);
  }

  async openLeads(ownerIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.query<{ ownerId: string; count: number }>(
      `select owner_id as "ownerId", count(*)::int as count from lead
       where company_id = $1 and open and owner_id = any($2::uuid[]) group by owner_id`,
      [ownerIds],
    );
    return new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
  }

  private query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
