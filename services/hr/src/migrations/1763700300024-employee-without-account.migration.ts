import { defineMigration } from '@atrium/platform';

/** An index of employees without an account, for the directory: where nearly everybody has an account, they are few. */
export const employeeWithoutAccountMigration = defineMigration(
  '1763700300024-employee-without-account',
  `
create index employee_without_account on employee (company_id, sort_name, id) where user_id is null and not archived;
`,
);
