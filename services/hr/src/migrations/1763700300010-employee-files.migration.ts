import { defineMigration } from '@atrium/platform';

/** Each employee's photo and documents. The files themselves belong to `@atrium/records`. */
export const employeeFilesMigration = defineMigration(
  '1763700300010-employee-files',
  `
alter table employee add column photo_file_id uuid;

create table employee_document (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  file_id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (company_id, id),
  constraint employee_document_file_id_key unique (company_id, file_id),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
create index employee_document_by_employee on employee_document (company_id, employee_id, id);
select atrium_protect('employee_document');
`,
);
