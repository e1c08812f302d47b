import { defineMigration } from '@atrium/platform';

/** Time that people work on tasks, and the weeks in which it is approved. */
export const timeMigration = defineMigration(
  '1764100100010-time',
  `
create table time_entry (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  task_id uuid not null,
  -- Where the person works.
  day date not null,
  -- Null while the timer runs.
  minutes int check (minutes between 1 and 1440),
  started_at timestamptz,
  note text,
  billable boolean not null default true,
  -- A timer ran too long: counts only once it is corrected or confirmed.
  needs_review boolean not null default false,
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, task_id) references task (company_id, id),
  foreign key (company_id, user_id) references user_account (company_id, id),
  check (minutes is not null or started_at is not null)
);
-- One timer runs for a person, whatever two presses do.
create unique index time_entry_running on time_entry (company_id, user_id) where minutes is null;
create index time_entry_of_day on time_entry (company_id, user_id, day);
create index time_entry_of_task on time_entry (company_id, task_id, day);
select atrium_protect('time_entry', 'select, insert, update, delete');

create table timesheet_week (
  company_id uuid not null,
  user_id uuid not null,
  monday date not null,
  state text not null check (state in ('open', 'submitted', 'approved', 'returned')),
  reason text,
  submitted_at timestamptz,
  decided_by uuid,
  primary key (company_id, user_id, monday),
  foreign key (company_id, user_id) references user_account (company_id, id),
  foreign key (company_id, decided_by) references user_account (company_id, id)
);
create index timesheet_week_submitted on timesheet_week (company_id, submitted_at) where state = 'submitted';
select atrium_protect('timesheet_week', 'select, insert, update');
`,
);
