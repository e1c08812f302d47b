/** A table of assignments: the alias that it is read by, and the column of what is given. */
export interface GivenTable {
  table: 'schedule_assignment' | 'holiday_list_assignment';
  column: 'schedule_id' | 'list_id';
}

/**
 * SQL of what employees `e` are given on a day: their own, that of their department and everybody's, each null where
 * none is given. Each is found by its own index.
 * @param on SQL of the day
 */
export function givenPlans({ table, column }: GivenTable, on: string) {
  const latest = (whose: string) => `(select a.${column} from ${table} a
    where a.company_id = e.company_id and a.archived_at is null and a.valid_from <= ${on} and ${whose}
    order by a.valid_from desc limit 1)`;
  return {
    own: latest('a.employee_id = e.id'),
    ofDepartment: latest('a.employee_id is null and a.department_id = e.department_id'),
    ofEverybody: latest('a.employee_id is null and a.department_id is null'),
  };
}

/** SQL of what employees `e` follow on a day; null: nothing is given. */
export function heldPlan(given: GivenTable, on: string): string {
  const { own, ofDepartment, ofEverybody } = givenPlans(given, on);
  return `coalesce(${own}, ${ofDepartment}, ${ofEverybody})`;
}

export const SCHEDULES_GIVEN: GivenTable = { table: 'schedule_assignment', column: 'schedule_id' };
export const LISTS_GIVEN: GivenTable = { table: 'holiday_list_assignment', column: 'list_id' };
