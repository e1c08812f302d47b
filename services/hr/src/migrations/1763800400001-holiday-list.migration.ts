import { defineMigration } from '@atrium/platform';

/** Several lists of holidays, and who follows which. What was declared so far is the list of who has no other. */
export const holidayListMigration = defineMigration(
  '1763800400001-holiday-list',
  `
create table holiday_list (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  name text not null,
  -- Who is given no other list follows it.
  standard boolean not null default false,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  check (not standard or archived_at is null)
);
create unique index holiday_list_name_key on holiday_list (company_id, lower(name)) where archived_at is null;
create unique index holiday_list_standard_key on holiday_list (company_id) where standard;
create index holiday_list_by_name on holiday_list (company_id, archived, sort_name, id);
create index holiday_list_by_any_name on holiday_list (company_id, sort_name, id);
select atrium_protect('holiday_list', 'select, insert, update');
select atrium_record('holidayList', 'holiday_list', 'lower(name)');

create table holiday_list_assignment (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  employee_id uuid,
  department_id uuid,
  list_id uuid not null,
  valid_from date not null,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id),
  foreign key (company_id, department_id) references department (company_id, id),
  foreign key (company_id, list_id) references holiday_list (company_id, id),
  check (employee_id is null or department_id is null)
);
create unique index holiday_list_assignment_key
  on holiday_list_assignment (company_id, employee_id, department_id, valid_from) nulls not distinct
  where archived_at is null;
create index holiday_list_assignment_by_from on holiday_list_assignment (company_id, archived, valid_from, id);
create index holiday_list_assignment_by_any_from on holiday_list_assignment (company_id, valid_from, id);
create index holiday_list_assignment_by_list on holiday_list_assignment (company_id, list_id);
select atrium_protect('holiday_list_assignment', 'select, insert, update');
select atrium_record('holidayListAssignment', 'holiday_list_assignment');

alter table holiday add column list_id uuid, add column yearly text not null default 'sameDay';
alter table holiday no force row level security;
alter table holiday_list no force row level security;
insert into holiday_list (company_id, name, standard) select distinct company_id, 'Holidays', true from holiday;
update holiday h set list_id = l.id from holiday_list l where l.company_id = h.company_id;
alter table holiday force row level security;
alter table holiday_list force row level security;
alter table holiday alter column list_id set not null,
  add foreign key (company_id, list_id) references holiday_list (company_id, id);
drop index holiday_on_day;
create unique index holiday_on_day on holiday (company_id, list_id, date, department_id) nulls not distinct
  where archived_at is null;
create index holiday_by_list on holiday (company_id, list_id, date);
`,
);
