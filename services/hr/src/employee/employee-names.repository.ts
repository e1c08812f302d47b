import type { TenantDb } from '@atrium/platform';
import type { PersonDetail } from '@atrium/reach';

export interface NamedEmployee {
  id: string;
  workEmail: string;
}

/** Who works here and has one of these names, as `nameKey` makes them. Inside `TenantDb.run` only. */
export const listNamed = (
  db: TenantDb,
  names: readonly string[],
): Promise<(NamedEmployee & { name: string })[]> =>
  db.current().query(
    `select id, work_email as "workEmail", sort_name as name from employee
     where company_id = $1 and not archived and sort_name = any($2) order by sort_name, code`,
    [db.currentCompanyId(), names],
  );

/** What stands beside the names of accounts. Inside `TenantDb.run` only. */
export const listDetails = (
  db: TenantDb,
  userIds: readonly string[],
): Promise<(PersonDetail & { userId: string })[]> =>
  db.current().query(
    `select user_id as "userId", designation as title, department from employee
     where company_id = $1 and user_id = any($2) and not archived`,
    [db.currentCompanyId(), userIds],
  );
