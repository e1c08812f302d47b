import type { TenantDb } from '@atrium/platform';

/** The accounts of employees who have one, by employee. Inside `TenantDb.run` only. */
export async function accountsOf(db: TenantDb, employeeIds: readonly string[]): Promise<Map<string, string>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db.current().query<{ id: string; userId: string }[]>(
    `select id, user_id as "userId" from employee
     where company_id = $1 and id = any($2::uuid[]) and user_id is not null`,
    [db.currentCompanyId(), employeeIds],
  );
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}
