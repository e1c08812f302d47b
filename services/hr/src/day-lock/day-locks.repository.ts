import type { TenantDb } from '@atrium/platform';

/** Whether a locked period has a day of a range. Inside `TenantDb.run` only. */
export async function meetsLock(db: TenantDb, from: string, to: string): Promise<boolean> {
  const rows = await db
    .current()
    .query<unknown[]>(
      'select from attendance_lock where company_id = $1 and from_date <= $3 and to_date >= $2 limit 1',
      [db.currentCompanyId(), from, to],
    );
  return rows.length > 0;
}
