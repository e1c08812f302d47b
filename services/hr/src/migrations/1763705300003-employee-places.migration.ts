import { defineMigration } from '@atrium/platform';

/**
 * Employees refer to departments and designations. The existing texts become records, one for each spelling that
 * differs in more than capitals and spaces, named by the most frequent spelling.
 */
export const employeePlacesMigration = defineMigration(
  '1763705300003-employee-places',
  `
-- Of two spellings that differ in capitals, spaces and separators alone, one record is made.
create function spelling(name text) returns text language sql immutable parallel safe as $fn$
  select btrim(regexp_replace(lower(name), '[[:space:]._/-]+', ' ', 'g'))
$fn$;
alter table employee no force row level security;
alter table department no force row level security;
alter table designation no force row level security;
insert into department (company_id, name)
  select company_id, mode() within group (order by btrim(department)) from employee
  where spelling(department) <> '' group by company_id, spelling(department);
insert into designation (company_id, name)
  select company_id, mode() within group (order by btrim(designation)) from employee
  where spelling(designation) <> '' group by company_id, spelling(designation);
alter table employee add column department_id uuid, add column designation_id uuid;
update employee e
  set department_id = d.id, department = d.name, designation_id = g.id, designation = g.name
  from employee given
    left join department d on d.company_id = given.company_id and spelling(d.name) = spelling(given.department)
    left join designation g on g.company_id = given.company_id and spelling(g.name) = spelling(given.designation)
  where e.company_id = given.company_id and e.id = given.id
    and (given.department is not null or given.designation is not null);
alter table employee force row level security;
alter table department force row level security;
alter table designation force row level security;
drop function spelling(text);

-- The names stay beside the ids, so that lists sort and filter by an index of their own table. Only the database writes
-- them: with the id, and when a department or designation gets another name.
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

select atrium_record('employee', 'employee', 'search_text', 'invited_user_id is not null or user_id is not null');
drop function employee_found(text[], boolean, text, boolean, text, uuid, int, int);
drop function employee_matches(text[], boolean, int);
drop function employee_sample(text, text, text);
drop function employee_text_of(text[]);
drop function employee_remove_imported(uuid[], int[]);
`,
);
