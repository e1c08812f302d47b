import { defineMigration } from '@atrium/platform';

/**
 * Departments and designations as records of their own. What stood as a text on employees becomes one record for each
 * spelling that differs in more than capitals and spaces; the most frequent spelling names it.
 */
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

create table designation (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id)
);
create unique index designation_name_key on designation (company_id, lower(name)) where archived_at is null;
create index designation_by_name on designation (company_id, archived, sort_name, id);
create index designation_by_any_name on designation (company_id, sort_name, id);

-- Of two spellings that differ in capitals, spaces and separators alone, one record is made.
create function spelling(name text) returns text language sql immutable parallel safe as $fn$
  select btrim(regexp_replace(lower(name), '[[:space:]._/-]+', ' ', 'g'))
$fn$;
alter table employee no force row level security;
insert into department (company_id, name)
  select company_id, mode() within group (order by btrim(department)) from employee
  where spelling(department) <> '' group by company_id, spelling(department);
insert into designation (company_id, name)
  select company_id, mode() within group (order by btrim(designation)) from employee
  where spelling(designation) <> '' group by company_id, spelling(designation);
alter table employee add column department_id uuid, add column designation_id uuid;
update employee e set department_id = (select d.id from department d
    where d.company_id = e.company_id and spelling(d.name) = spelling(e.department)),
  designation_id = (select d.id from designation d
    where d.company_id = e.company_id and spelling(d.name) = spelling(e.designation))
  where department is not null or designation is not null;
update employee e set department = (select name from department d where d.company_id = e.company_id and d.id = department_id),
  designation = (select name from designation d where d.company_id = e.company_id and d.id = designation_id)
  where department is not null or designation is not null;
alter table employee force row level security;
drop function spelling(text);

-- The names stay beside the ids, so that lists sort and filter by an index of their own table. Only the database writes
-- them: with the id, and when a department or designation gets another name.
alter table department add constraint department_name_of unique (company_id, id, name);
alter table designation add constraint designation_name_of unique (company_id, id, name);
alter table employee
  add foreign key (company_id, department_id, department) references department (company_id, id, name) on update cascade,
  add foreign key (company_id, designation_id, designation) references designation (company_id, id, name) on update cascade,
  add check ((department_id is null) = (department is null)),
  add check ((designation_id is null) = (designation is null));
create index employee_by_department_id on employee (company_id, department_id, archived) where department_id is not null;
create index employee_by_designation_id on employee (company_id, designation_id, archived) where designation_id is not null;
create function employee_name_places() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $fn$
begin
  new.department := (select name from department d where d.company_id = new.company_id and d.id = new.department_id);
  new.designation := (select name from designation d where d.company_id = new.company_id and d.id = new.designation_id);
  return new;
end
$fn$;
create trigger employee_name_places before insert or update of department_id, designation_id on employee
  for each row execute function employee_name_places();

select atrium_protect('department', 'select, insert, update');
select atrium_record('department', 'department', $sql$lower(name || ' ' || coalesce(code, ''))$sql$);
select atrium_protect('designation', 'select, insert, update');
select atrium_record('designation', 'designation', 'lower(name)');

select atrium_record('employee', 'employee', 'search_text', 'invited_user_id is not null or user_id is not null');
drop function employee_found(text[], boolean, text, boolean, text, uuid, int, int);
drop function employee_matches(text[], boolean, int);
drop function employee_sample(text, text, text);
drop function employee_text_of(text[]);
drop function employee_remove_imported(uuid[], int[]);
`,
);
