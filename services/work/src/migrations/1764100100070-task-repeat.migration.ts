import { defineMigration } from '@atrium/platform';

/** What makes a task again and again, and which task is of which day. */
export const taskRepeatMigration = defineMigration(
  '1764100100070-task-repeat',
  `
create table task_repeat (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  title text not null,
  tab text,
  -- The latest task, which decides who sees and changes the repeat.
  task_id uuid not null,
  -- The day of the latest task.
  last_on date not null,
  -- How many tasks there have been, the first included.
  made int not null default 1,
  -- What a new task gets: description, checklist, assigneeIds, estimate, priority, labelIds, own, visibility, projectId.
  content jsonb not null,
  rule text not null,
  mode text not null check (mode in ('calendar', 'completion')),
  start_on date not null,
  due_days int check (due_days between 0 and 366),
  zone text not null,
  skip_while_open boolean not null,
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  -- Null: it waits for the end of the latest task, or none comes.
  next_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  sort_title text not null generated always as (lower(title)) stored,
  primary key (company_id, id),
  foreign key (company_id, task_id) references task (company_id, id),
  foreign key (company_id, created_by) references user_account (company_id, id),
  check (state = 'active' or next_on is null)
);
create index task_repeat_due on task_repeat (company_id, next_on, id) where state = 'active';
create index task_repeat_of_task on task_repeat (company_id, task_id);
create index task_repeat_by_title on task_repeat (company_id, sort_title, id);
create index task_repeat_by_next on task_repeat (company_id, next_on, id);
select atrium_protect('task_repeat', 'select, insert, update');
select atrium_record('taskRepeat', 'task_repeat', $$lower(title)$$);

alter table task add column repeat_id uuid, add column repeat_on date,
  -- Days of its repeat that passed without a task of their own.
  add column missed int not null default 0,
  add foreign key (company_id, repeat_id) references task_repeat (company_id, id);
create unique index task_of_repeat_day on task (company_id, repeat_id, repeat_on) where repeat_id is not null;
`,
);
