import { defineMigration } from '@atrium/platform';

/** What other services may read of employees. */
export const employeeEntryMigration = defineMigration(
  '1764400000010-employee-entry',
  `
create view employee_entry with (security_invoker = true) as
  select company_id, id, code, first_name || ' ' || last_name as name, sort_name, department, user_id, joining_date,
    last_working_day, notice_on, archived_at
  from employee;
grant select on employee_entry to atrium_app;
`,
);
