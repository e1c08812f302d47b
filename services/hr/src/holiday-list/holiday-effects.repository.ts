import type { TenantDb } from '@atrium/platform';
import type { NamedPerson } from './holiday-effect.rules.js';

/** The dates in a range that are a holiday of some list. Inside `TenantDb.run` only. */
export async function listHolidayDates(
  db: TenantDb,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const rows = await db.current().query<{ date: string }[]>(
    `select distinct date::text from holiday
     where company_id = $1 and not archived and date between $2 and $3`,
    [db.currentCompanyId(), from, to],
  );
  return rows.map(({ date }) => date);
}

/** Everybody who works here. Inside `TenantDb.run` only. */
export const listPeople = (db: TenantDb): Promise<NamedPerson[]> =>
  db.current().query<NamedPerson[]>(
    `select id, first_name || ' ' || last_name as name from employee
     where company_id = $1 and not archived order by sort_name, id`,
    [db.currentCompanyId()],
  );
