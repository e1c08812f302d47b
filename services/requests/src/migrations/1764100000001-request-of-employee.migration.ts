import { defineMigration } from '@atrium/platform';

/** The requests of one employee, the latest first. */
export const requestOfEmployeeMigration = defineMigration(
  '1764100000001-request-of-employee',
  `create index request_of_employee on request (company_id, employee_id, created_at desc, id desc);`,
);
