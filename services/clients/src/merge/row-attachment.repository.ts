import type { TenantDb } from '@atrium/platform';

/** The rows of a table whose column names a lead or client, in order. Inside `TenantDb.run` only. */
export async function listHanging(
  db: TenantDb,
  { table, column }: { table: string; column: string },
  owner: string,
): Promise<string[]> {
  const rows = await db
    .current()
    .query<{ id: string }[]>(`select id from ${table} where company_id = $1 and ${column} = $2 order by id`, [
      db.currentCompanyId(),
      owner,
    ]);
  return rows.map(({ id }) => id);
}
