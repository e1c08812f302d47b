import { defineMigration } from '@atrium/platform';

/** Tasks that clients see and ask for, and what client and team write about them. */
export const clientTaskMigration = defineMigration(
  '1764100100085-client-task',
  `
alter table task drop constraint task_visibility_check,
  add constraint task_visibility_check check (visibility in ('internal', 'private', 'client')),
  add column source text not null default 'team' check (source in ('team', 'client'));
create index task_asked on task (company_id, id) where source = 'client' and open;
create index task_of_client on task (company_id, project_id, due_on, id)
  where visibility = 'client' and archived_at is null;

-- Nobody changes what was written, so neither side can say later that it read something else.
create table task_client_comment (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  task_id uuid not null,
  author_id uuid not null,
  side text not null check (side in ('company', 'client')),
  text text not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, task_id) references task (company_id, id) on delete cascade,
  foreign key (company_id, author_id) references user_account (company_id, id)
);
create index task_client_comment_of on task_client_comment (company_id, task_id, id);
select atrium_protect('task_client_comment', 'select, insert');
`,
);
