import { defineMigration } from '@atrium/platform';

/**
 * What a day amounts to is stored with it, so that a month of many people is read without computing it again. A locked
 * period takes no more changes.
 */
export const attendanceResultsMigration = defineMigration(
  '1763706100002-attendance-results',
  `
alter table attendance_day
  add column off boolean not null default false,
  add column late_min int not null default 0 check (late_min >= 0),
  add column early_min int not null default 0 check (early_min >= 0),
  add column overtime_min int not null default 0 check (overtime_min between 0 and 1440),
  add column overtime_approved_min int check (overtime_approved_min between 0 and 1440),
  add column reached text not null default 'none' check (reached in ('full', 'half', 'none'));
alter table attendance_day no force row level security;
update attendance_day set reached = 'full' where worked_min > 0;
alter table attendance_day force row level security;
create index attendance_day_overtime on attendance_day (company_id, work_date)
  where overtime_min > 0 and overtime_approved_min is null;

create table attendance_lock (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  from_date date not null,
  to_date date not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  check (from_date <= to_date)
);
select atrium_protect('attendance_lock', 'select, insert, delete');

create table attendance_correction (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  work_date date not null,
  kind text not null check (kind in ('correction', 'onDuty', 'workFromHome')),
  in_at timestamptz,
  out_at timestamptz,
  reason text not null check (length(reason) between 3 and 500),
  state text not null check (state in ('pending', 'approved', 'declined', 'withdrawn')),
  decided_at timestamptz,
  decided_by uuid,
  answer text check (length(answer) <= 500),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id),
  check ((kind = 'correction') = (in_at is not null) and (in_at is null) = (out_at is null) and in_at < out_at)
);
create unique index attendance_correction_pending on attendance_correction (company_id, employee_id, work_date)
  where state = 'pending';
create index attendance_correction_by_person on attendance_correction (company_id, employee_id, work_date);
create index attendance_correction_waiting on attendance_correction (company_id, created_at) where state = 'pending';
select atrium_protect('attendance_correction', 'select, insert, update');

-- What was made stays as it is. Which day a punch counts for may change, when an earlier one arrives late or the day is
-- corrected; then passed says why it counts for none.
alter table punch
  alter column work_date drop not null,
  alter column seq drop not null,
  add column passed text,
  add check ((seq is null) = (passed is not null) and (work_date is null) = (seq is null)),
  drop constraint punch_source_check,
  add check (source in ('web', 'mobile', 'device', 'correction', 'import'));
create index punch_by_time on punch (company_id, employee_id, at);
grant update (work_date, seq, passed) on punch to atrium_app;
grant delete on attendance_day to atrium_app;
`,
);
