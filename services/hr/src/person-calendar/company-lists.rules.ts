import type { CompanyLists, GivenList } from './holiday-plan.rules.js';

/** As the statement of the calendars answers it. */
export interface StoredLists {
  standardList: string | null;
  lists: (GivenList & { departmentId: string | null })[] | null;
}

export function listsFrom({ standardList, lists }: StoredLists): CompanyLists {
  const given = lists ?? [];
  const departments = new Set(given.flatMap(({ departmentId }) => departmentId ?? []));
  const of = (id: string | null) => given.filter(({ departmentId }) => departmentId === id);
  return {
    standard: standardList,
    everybody: of(null),
    departments: new Map([...departments].map((id) => [id, of(id)])),
  };
}

/** Columns of a statement with the company as $1 and the last date as $2. */
export const LISTS = `(select l.id from holiday_list l where l.company_id = $1 and l.standard) as "standardList", (
  select json_agg(json_build_object('from', g.valid_from, 'listId', g.list_id, 'departmentId', g.department_id)
    order by g.valid_from)
  from holiday_list_assignment g
  where g.company_id = $1 and g.employee_id is null and g.archived_at is null and g.valid_from <= $2::date
) as lists`;
