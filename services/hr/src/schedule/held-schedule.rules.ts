/** The assignments of a kind that have begun on a day, the latest first; each is found by its own index. */
const latest = (whose: string, on: string) => `(select a.schedule_id from schedule_assignment a
    where a.company_id = e.company_id and a.archived_at is null and a.valid_from <= ${on} and ${whose}
    order by a.valid_from desc limit 1)`;

/**
 * SQL of the schedules of employees `e` on a day: their own, that of their department and everybody's, each null where
 * none is given.
 * @param on SQL of the day
 */
export const givenSchedules = (on: string) => ({
  own: latest('a.employee_id = e.id', on),
  ofDepartment: latest('a.employee_id is null and a.department_id = e.department_id', on),
  ofEverybody: latest('a.employee_id is null and a.department_id is null', on),
});

/** SQL of the schedule that employees `e` follow on a day; null: none. */
export function heldSchedule(on: string): string {
  const { own, ofDepartment, ofEverybody } = givenSchedules(on);
  return `coalesce(${own}, ${ofDepartment}, ${ofEverybody})`;
}
