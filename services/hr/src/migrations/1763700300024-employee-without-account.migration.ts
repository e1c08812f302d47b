import { defineMigration } from '@atrium/platform';

/** The directory lists employees whom no account belongs to: in a company where nearly all have one, they are few. */
export const employeeWithoutAccountMigration = defineMigration(
  '1763700300024-employee-without-account',
  `
create index employee_without_account on employee (company_id, sort_name, id) where user_id is null and not archived;
`,
);
