import type { TenantDb } from '@atrium/platform';
import { followedOn, LISTS_GIVEN } from '../assignment/given.rules.js';

/** A date of a list, with a department of its people alone. */
export interface ListPlace {
  listId: string;
  departmentId: string | null;
  date: string;
}

/** The list of those who are given no other. No two transactions make a first one. Inside `TenantDb.run` only. */
export async function findStandard(db: TenantDb): Promise<string | null> {
  const companyId = db.currentCompanyId();
  const query = `select id from holiday_list where company_id = $1 and standard`;
  const read = () => db.current().query<{ id: string }[]>(query, [companyId]);
  const [known] = await read();
  if (known) return known.id;
  const lock = `select pg_advisory_xact_lock(hashtextextended('holiday lists ' || $1, 0))`;
  await db.current().query(lock, [companyId]);
  return (await read())[0]?.id ?? null;
}

/** The latest day that it is for those who follow a list on a date. Inside `TenantDb.run` only. */
export async function todayOf(
  db: TenantDb,
  { listId, departmentId, date }: ListPlace,
  now: Date,
): Promise<string | null> {
  const [row] = await db.current().query<{ today: string | null }[]>(
    `select max(($5::timestamptz at time zone e.timezone)::date)::text as today from employee e
     where e.company_id = $1 and not e.archived and ($3::uuid is null or e.department_id = $3)
       and ${followedOn(LISTS_GIVEN, '$4::date')} = $2`,
    [db.currentCompanyId(), listId, departmentId, date, now],
  );
  return row?.today ?? null;
}

/** Whether somebody follows it from a later day on. Inside `TenantDb.run` only. */
export async function isGivenAfter(db: TenantDb, id: string, today: string): Promise<boolean> {
  const rows = await db.current().query<object[]>(
    `select from holiday_list_assignment
     where company_id = $1 and list_id = $2 and archived_at is null and valid_from > $3 limit 1`,
    [db.currentCompanyId(), id, today],
  );
  return rows.length > 0;
}
