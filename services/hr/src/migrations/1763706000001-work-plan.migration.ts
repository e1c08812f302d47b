import { defineMigration } from '@atrium/platform';

/** Shifts, schedules, who follows which, the roster, and what each of them said before its last change. */
export const workPlanMigration = defineMigration(
  '1763706000001-work-plan',
  `
create table shift (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  name text not null,
  start_time text not null,
  end_time text not null,
  half_at text,
  break_min int not null,
  break_mode text not null,
  break_after_min int not null,
  window_before int not null,
  window_after int not null,
  auto_close_after int,
  grace_in int not null,
  grace_out int not null,
  half_day_min int not null,
  full_day_min int not null,
  overtime_from text not null,
  ot_after_min int not null,
  count_mode text not null,
  valid_from date,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  check (start_time <> end_time),
  check (half_day_min <= full_day_min)
);
create unique index shift_name_key on shift (company_id, lower(name)) where archived_at is null;
create index shift_by_name on shift (company_id, archived, sort_name, id);
create index shift_by_any_name on shift (company_id, sort_name, id);
create index shift_by_start on shift (company_id, archived, start_time, id);
create index shift_by_any_start on shift (company_id, start_time, id);
select atrium_protect('shift', 'select, insert, update');
select atrium_record('shift', 'shift', 'lower(name)');

create table schedule (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  name text not null,
  weekly_offs jsonb not null,
  shift_ids jsonb not null,
  valid_from date,
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
create unique index schedule_name_key on schedule (company_id, lower(name)) where archived_at is null;
create index schedule_by_name on schedule (company_id, archived, sort_name, id);
create index schedule_by_any_name on schedule (company_id, sort_name, id);
select atrium_protect('schedule', 'select, insert, update');
select atrium_record('schedule', 'schedule', 'lower(name)');

-- What a shift or schedule said from a date on, until its next change. Days of the past are planned by it.
create table earlier_plan (
  company_id uuid not null,
  record_id uuid not null,
  -- -infinity: since ever.
  valid_from date not null,
  plan jsonb not null,
  primary key (company_id, record_id, valid_from)
);
select atrium_protect('earlier_plan', 'select, insert');

create table schedule_assignment (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  employee_id uuid,
  department_id uuid,
  schedule_id uuid not null,
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
  foreign key (company_id, schedule_id) references schedule (company_id, id),
  check (employee_id is null or department_id is null)
);
create unique index schedule_assignment_key
  on schedule_assignment (company_id, employee_id, department_id, valid_from) nulls not distinct where archived_at is null;
create index schedule_assignment_by_from on schedule_assignment (company_id, archived, valid_from, id);
create index schedule_assignment_by_any_from on schedule_assignment (company_id, valid_from, id);
create index schedule_assignment_by_schedule on schedule_assignment (company_id, schedule_id);
select atrium_protect('schedule_assignment', 'select, insert, update');
select atrium_record('scheduleAssignment', 'schedule_assignment');

create table roster_day (
  company_id uuid not null,
  employee_id uuid not null,
  work_date date not null,
  -- Null: a day off.
  shift_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, employee_id, work_date),
  foreign key (company_id, employee_id) references employee (company_id, id),
  foreign key (company_id, shift_id) references shift (company_id, id)
);
create index roster_day_by_date on roster_day (company_id, work_date);
select atrium_protect('roster_day', 'select, insert, update, delete');

-- The department of each person since when. Who moves to another keeps the plan of the days before.
create table employee_department (
  company_id uuid not null,
  employee_id uuid not null,
  -- -infinity: since ever.
  since date not null,
  department_id uuid,
  primary key (company_id, employee_id, since),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
select atrium_protect('employee_department', 'select, insert, update');
alter table employee no force row level security;
alter table employee_department no force row level security;
insert into employee_department (company_id, employee_id, since, department_id)
  select company_id, id, '-infinity', department_id from employee where department_id is not null;
alter table employee force row level security;
alter table employee_department force row level security;
create function employee_keep_department() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $fn$
begin
  insert into employee_department (company_id, employee_id, since, department_id)
  values (new.company_id, new.id,
    case tg_op when 'INSERT' then date '-infinity' else (now() at time zone new.timezone)::date end, new.department_id)
  on conflict (company_id, employee_id, since) do update set department_id = excluded.department_id;
  return null;
end
$fn$;
create trigger employee_keep_department_at_first after insert on employee
  for each row when (new.department_id is not null) execute function employee_keep_department();
create trigger employee_keep_department after update of department_id on employee
  for each row when (old.department_id is distinct from new.department_id) execute function employee_keep_department();
`,
);
