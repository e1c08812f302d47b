import type { TenantDb } from '@atrium/platform';

/** Inside `TenantDb.run` only. */
export const listOpenLeads = (db: TenantDb, ownerId: string): Promise<string[]> =>
  idsOf(db, 'select id from lead where company_id = $1 and owner_id = $2 and open order by id', ownerId);

/** Archived ones are left out. Inside `TenantDb.run` only. */
export const listOwnedClients = (db: TenantDb, ownerId: string): Promise<string[]> =>
  idsOf(
    db,
    'select id from client where company_id = $1 and owner_id = $2 and archived_at is null order by id',
    ownerId,
  );

async function idsOf(db: TenantDb, sql: string, ownerId: string): Promise<string[]> {
  const rows = await db.current().query<{ id: string }[]>(sql, [db.currentCompanyId(), ownerId]);
  return rows.map(({ id }) => id);
}
