import { defineMigration } from '@atrium/platform';

/** How many people are in each department and zone is counted in the index alone. It finds people of a department, too. */
export const peopleOfPlaceMigration = defineMigration(
  '1764300600001-people-of-place',
  `
create index employee_by_place on employee (company_id, department_id, archived, timezone);
drop index employee_by_department_id;
`,
);
