import type { TenantDb } from '@atrium/platform';
import type { YearlyHoliday } from './next-year.rules.js';

export interface KeptHoliday extends YearlyHoliday {
  kind: 'public' | 'optional';
}

/** The holidays of a list, in order. Inside `TenantDb.run` only. */
export const listKept = (db: TenantDb, listId: string): Promise<KeptHoliday[]> =>
  db.current().query<KeptHoliday[]>(
    `select h.id, h.name, h.date::text, h.kind, h.yearly, (
       select json_build_object('id', d.id, 'name', d.name) from department d
       where d.company_id = h.company_id and d.id = h.department_id and not d.archived
     ) as department
     from holiday h where h.company_id = $1 and h.list_id = $2 and not h.archived order by h.date, h.id`,
    [db.currentCompanyId(), listId],
  );
