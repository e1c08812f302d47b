import { defineMigration } from '@atrium/platform';

/** Filters of lists with an index of their own: found by the plans of lists with a million rows. */
export const filteredListsMigration = defineMigration(
  '1763900200002-filtered-lists',
  `
drop index leave_request_waiting;
create index leave_request_by_state on leave_request (company_id, state, from_date, id);
create index leave_request_by_type on leave_request (company_id, type_id, from_date, id);
create index schedule_assignment_by_employee on schedule_assignment (company_id, employee_id, valid_from, id)
  where employee_id is not null;
create index schedule_assignment_by_department on schedule_assignment (company_id, department_id, valid_from, id)
  where department_id is not null;
create index holiday_list_assignment_by_employee on holiday_list_assignment (company_id, employee_id, valid_from, id)
  where employee_id is not null;
create index holiday_list_assignment_by_department
  on holiday_list_assignment (company_id, department_id, valid_from, id) where department_id is not null;
create index holiday_by_kind on holiday (company_id, kind, date, id);
`,
);
