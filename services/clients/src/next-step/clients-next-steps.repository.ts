import type { TenantDb } from '@atrium/platform';

type There = Record<'client' | 'lead' | 'proposal', boolean>;

/** Of which records the company has one. Inside `TenantDb.run` only. */
export async function findFirst(db: TenantDb): Promise<There> {
  const [row] = await db.current().query<There[]>(
    `select exists (select from client where company_id = $1) as client,
       exists (select from lead where company_id = $1) as lead,
       exists (select from proposal where company_id = $1) as proposal`,
    [db.currentCompanyId()],
  );
  return row ?? { client: true, lead: true, proposal: true };
}
