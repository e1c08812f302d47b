import type { TenantDb } from '@atrium/platform';

/** Inside `TenantDb.run` only. */
export async function companyZone(db: TenantDb): Promise<string> {
  const [company] = await db
    .current()
    .query<{ timezone: string }[]>('select timezone from company_facts where id = $1', [
      db.currentCompanyId(),
    ]);
  return company?.timezone ?? 'UTC';
}
