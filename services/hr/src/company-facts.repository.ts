import type { TenantDb } from '@atrium/platform';

interface CompanyFacts {
  name: string;
  timezone: string;
  /** ISO weekdays. */
  workingWeek: number[];
}

/** What people's records need to know of their company. Inside `TenantDb.run` only. */
export async function readCompany(db: TenantDb): Promise<CompanyFacts> {
  const [facts] = await db
    .current()
    .query<CompanyFacts[]>(
      'select name, timezone, working_week as "workingWeek" from company_facts where id = $1',
      [db.currentCompanyId()],
    );
  return facts ?? { name: '', timezone: 'UTC', workingWeek: [] };
}
