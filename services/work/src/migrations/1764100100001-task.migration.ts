import { defineMigration } from '@atrium/platform';

/** What is to be done, by whom, in which order. */
export const taskMigration = defineMigration(
  '1764100100001-task',
  `
-- The last number that was given; numbers are never given again.
create table task_counter (
  company_id uuid not null references company (id),
  last int not null,
  primary key (company_id)
);
select atrium_protect('task_counter', 'select, insert, update');

create table task (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  number int not null,
  title text not null,
  description text,
  tab text,
  stage text not null check (stage in ('backlog', 'todo', 'in_progress', 'review', 'done', 'cancelled')),
  priority text not null default 'none',
  start_on date,
  due_on date,
  -- In minutes.
  estimate int check (estimate between 0 and 120000),
  labels text[] not null default '{}',
  visibility text not null default 'internal' check (visibility in ('internal', 'private')),
  -- Between its neighbours in the list of its area.
  rank text collate "C" not null,
  started_at timestamptz,
  done_at timestamptz,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  open boolean not null generated always as (stage not in ('done', 'cancelled') and archived_at is null) stored,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, created_by) references user_account (company_id, id),
  check (due_on >= start_on)
);
create index task_by_rank on task (company_id, tab, rank, id);
create index task_by_stage on task (company_id, stage, rank, id) where archived_at is null;
create index task_by_due on task (company_id, due_on, id) where archived_at is null;
create index task_by_title on task (company_id, title, id);
create index task_of_creator on task (company_id, created_by, id);
create index task_open on task (company_id, rank, id) where open;
select atrium_protect('task', 'select, insert, update');
select atrium_record('task', 'task', $$lower(title || ' t-' || number)$$);

create table task_assignee (
  company_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  -- In the order in which they were named.
  place int not null,
  primary key (company_id, task_id, user_id),
  foreign key (company_id, task_id) references task (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create index task_assignee_of on task_assignee (company_id, user_id, task_id);
select atrium_protect('task_assignee', 'select, insert, update, delete');
`,
);
