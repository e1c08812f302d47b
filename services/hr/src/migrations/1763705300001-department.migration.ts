import { defineMigration } from '@atrium/platform';

/** Departments as records of their own. */
export const departmentMigration = defineMigration(
  '1763705300001-department',
  `
create table department (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  code text,
  leader_id uuid,
  parent_id uuid,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  sort_code text not null generated always as (lower(coalesce(code, ''))) stored,
  primary key (company_id, id),
  -- What an employee's copy of the name refers to.
  constraint department_name_of unique (company_id, id, name),
  foreign key (company_id, leader_id) references employee (company_id, id),
  foreign key (company_id, parent_id) references department (company_id, id),
  check (parent_id <> id)
);
create unique index department_name_key on department (company_id, lower(name)) where archived_at is null;
create unique index department_code_key on department (company_id, lower(code)) where archived_at is null;
create index department_by_name on department (company_id, archived, sort_name, id);
create index department_by_any_name on department (company_id, sort_name, id);
create index department_by_code on department (company_id, archived, sort_code, id);
create index department_by_any_code on department (company_id, sort_code, id);
create index department_by_parent on department (company_id, parent_id) where parent_id is not null;
create index department_by_leader on department (company_id, leader_id) where leader_id is not null;
select atrium_protect('department', 'select, insert, update');
select atrium_record('department', 'department', $sql$lower(name || ' ' || coalesce(code, ''))$sql$);
`,
);
