import { defineMigration } from '@atrium/platform';

/**
 * Where people stand between joining and leaving. Whoever has left is archived as well, so that all lists and boards
 * leave them out; their e-mail is free for a new employment.
 */
export const lifecycleMigration = defineMigration(
  '1764000100001-lifecycle',
  `
alter table employee
  add column phase text not null default 'active'
    check (phase in ('onboarding', 'active', 'suspended', 'notice', 'exited')),
  add column phase_reason text,
  add column notice_on date,
  add column last_working_day date check (last_working_day >= joining_date),
  add column successor_id uuid,
  add column confirm_date date check (confirm_date >= joining_date),
  add column confirmed_on date,
  -- The day for which HR was asked to confirm.
  add column confirm_asked_for date,
  add column previous_id uuid,
  -- The last working day for which HR was told that the person cannot leave yet.
  add column exit_refused_for date,
  -- The account was deactivated with the employment, and comes back with it.
  add column account_stopped boolean not null default false,
  add check (phase not in ('notice', 'exited') or last_working_day is not null),
  add check (phase <> 'exited' or archived_at is not null),
  add check (successor_id <> id),
  add foreign key (company_id, successor_id) references employee (company_id, id),
  add foreign key (company_id, previous_id) references employee (company_id, id),
  drop constraint employee_work_email_key;
create unique index employee_work_email_key on employee (company_id, work_email) where phase <> 'exited';
create index employee_by_email on employee (company_id, work_email);
create unique index employee_by_previous on employee (company_id, previous_id) where previous_id is not null;
create index employee_by_successor on employee (company_id, successor_id) where successor_id is not null;
create index employee_of_phase on employee (company_id, phase, sort_name, id) where phase <> 'active';
create index employee_leaving on employee (company_id, last_working_day) where phase = 'notice';
create index employee_on_probation on employee (company_id, confirm_date)
  where confirm_date is not null and confirmed_on is null;
create index employee_by_status on employee (company_id, archived, phase, (invited_user_id is not null));

create table notice_request (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  notice_on date not null,
  last_working_day date not null,
  reason text not null,
  state text not null default 'pending'
    check (state in ('pending', 'approved', 'declined', 'withdrawn', 'cancelled')),
  created_at timestamptz not null,
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id),
  check (last_working_day >= notice_on)
);
create unique index notice_request_waits on notice_request (company_id, employee_id) where state = 'pending';
create index notice_request_by_employee on notice_request (company_id, employee_id, id);
select atrium_protect('notice_request', 'select, insert, update');
`,
);
