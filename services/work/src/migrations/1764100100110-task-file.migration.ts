import { defineMigration } from '@atrium/platform';

/** Files of tasks. */
export const taskFileMigration = defineMigration(
  '1764100100110-task-file',
  `
create table task_file (
  company_id uuid not null,
  task_id uuid not null,
  file_id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (company_id, file_id),
  -- Without cascade: the undo of an import leaves a task that has files.
  foreign key (company_id, task_id) references task (company_id, id)
);
create index task_file_of on task_file (company_id, task_id, created_at, file_id);
select atrium_protect('task_file', 'select, insert, delete');
`,
);
