import { defineMigration } from '@atrium/platform';

/**
 * Whoever has done many tasks has few open ones, which are found without reading the others. The foreign key keeps the
 * copy of `task.open` as it is.
 */
export const openAssigneeMigration = defineMigration(
  '1764100100090-open-assignee',
  `
alter table task add constraint task_open_key unique (company_id, id, open);
alter table task_assignee add column open boolean;
-- No company is chosen here, so that the rows of all are reached.
alter table task no force row level security;
alter table task_assignee no force row level security;
update task_assignee a set open = t.open from task t where t.company_id = a.company_id and t.id = a.task_id;
alter table task force row level security;
alter table task_assignee force row level security;
alter table task_assignee
  alter column open set not null,
  drop constraint task_assignee_company_id_task_id_fkey,
  add foreign key (company_id, task_id, open) references task (company_id, id, open)
    on update cascade on delete cascade;
create index task_assignee_open on task_assignee (company_id, user_id, task_id) where open;
-- The latest first, those without a day at the end.
create index task_open_by_late_due on task (company_id, due_on desc nulls last, id desc) where open;
`,
);
