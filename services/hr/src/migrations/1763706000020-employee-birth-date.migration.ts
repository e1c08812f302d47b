import { defineMigration } from '@atrium/platform';

/** The date of birth of an employee, where HR knows it. */
export const employeeBirthDateMigration = defineMigration(
  '1763706000020-employee-birth-date',
  `
alter table employee add column birth_date date check (birth_date >= '1900-01-01');
`,
);
