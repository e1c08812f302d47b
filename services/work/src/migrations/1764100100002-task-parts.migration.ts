import { defineMigration } from '@atrium/platform';

/** Sub-tasks, checklists, what a task waits for, and who follows it. */
export const taskPartsMigration = defineMigration(
  '1764100100002-task-parts',
  `
alter table task add column parent_id uuid,
  add foreign key (company_id, parent_id) references task (company_id, id);
create index task_of_parent on task (company_id, parent_id, rank) where parent_id is not null;

create table task_check (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  task_id uuid not null,
  text text not null,
  done boolean not null default false,
  -- Between its neighbours in the checklist.
  rank text collate "C" not null,
  primary key (company_id, id),
  foreign key (company_id, task_id) references task (company_id, id) on delete cascade
);
create index task_check_of on task_check (company_id, task_id, rank, id);
select atrium_protect('task_check', 'select, insert, update, delete');

create table task_blocker (
  company_id uuid not null,
  task_id uuid not null,
  -- What has to be finished first.
  blocker_id uuid not null,
  primary key (company_id, task_id, blocker_id),
  foreign key (company_id, task_id) references task (company_id, id) on delete cascade,
  foreign key (company_id, blocker_id) references task (company_id, id) on delete cascade,
  check (task_id <> blocker_id)
);
create index task_blocker_of on task_blocker (company_id, blocker_id, task_id);
select atrium_protect('task_blocker', 'select, insert, update, delete');

create table task_follower (
  company_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  primary key (company_id, task_id, user_id),
  foreign key (company_id, task_id) references task (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create index task_follower_of on task_follower (company_id, user_id, task_id);
select atrium_protect('task_follower', 'select, insert, update, delete');
`,
);
