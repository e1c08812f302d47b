import { defineMigration } from '@atrium/platform';

/** Lists and boards of open tasks do not read the closed ones, of which a company has many more. */
export const taskOpenMigration = defineMigration(
  '1764100100077-task-open',
  `
create index task_open_by_number on task (company_id, number, id) where open;
create index task_open_by_due on task (company_id, due_on, id) where open;
create index task_open_of_tab on task (company_id, tab, stage, rank, id) where open;
create index task_open_of_project on task (company_id, project_id, stage, rank, id) where open and project_id is not null;
`,
);
