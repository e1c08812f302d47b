import { STANDARD_LEAD_SETUP, type LeadSetup } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** What a company has set up for its leads: one row. Inside `TenantDb.run` only. */
@Injectable()
export class LeadSetupRepository {
  constructor(private readonly db: TenantDb) {}

  /** As every company starts, as long as nothing was saved. */
  async read(): Promise<LeadSetup> {
    const [row] = await this.query<{ content: Omit<LeadSetup, 'version'>; version: number }>(
      'select content, version from lead_setup where company_id = $1',
    );
    return row ? { ...STANDARD_LEAD_SETUP, ...row.content, version: row.version } : STANDARD_LEAD_SETUP;
  }

  /** @returns false when somebody saved in between */
  async save({ version, ...content }: LeadSetup, by: string): Promise<boolean> {
    const rows = await this.query(
      `with put as (
         insert into lead_setup (company_id, content, updated_by) values ($1, $2::jsonb, $4)
         on conflict (company_id) do update set content = excluded.content, version = lead_setup.version + 1,
           updated_by = excluded.updated_by, updated_at = now() where lead_setup.version = $3
         returning version
       ) select version from put where version = $3 + 1`,
      [JSON.stringify(content), version, by],
    );
    return rows.length > 0;
  }

  /** How many leads each stage has, archived ones too. */
  async usage(): Promise<Record<string, number>> {
    const rows = await this.query<{ key: string; count: number }>(
      'select stage_key as key, count(*)::int as count from lead where company_id = $1 group by stage_key',
    );
    return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
  }

  /** ISO weekdays and the zone of the company. */
  async week(): Promise<{ timezone: string; workingWeek: number[] }> {
    const [row] = await this.query<{ timezone: string; workingWeek: number[] }>(
      'select timezone, working_week as "workingWeek" from company_facts where id = $1',
    );
    return row ?? { timezone: 'UTC', workingWeek: [] };
  }

  private query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
