import { defineMigration } from '@atrium/platform';

/** Projects that tasks belong to. */
export const taskProjectMigration = defineMigration(
  '1764100100046-task-project',
  `
-- What tasks need of a project; the rest is kept by the service whose record it is.
create table task_project (
  company_id uuid not null references company (id),
  id uuid not null,
  code text not null,
  name text not null,
  primary key (company_id, id)
);
select atrium_protect('task_project', 'select, insert, update');

create table task_project_member (
  company_id uuid not null,
  project_id uuid not null,
  user_id uuid not null,
  leads boolean not null,
  primary key (company_id, project_id, user_id),
  foreign key (company_id, project_id) references task_project (company_id, id),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create index task_project_of_member on task_project_member (company_id, user_id, project_id);
select atrium_protect('task_project_member', 'select, insert, update, delete');

alter table task add column project_id uuid, add column milestone_id uuid,
  add foreign key (company_id, project_id) references task_project (company_id, id);
create index task_by_project on task (company_id, project_id, milestone_id) where project_id is not null;
`,
);
