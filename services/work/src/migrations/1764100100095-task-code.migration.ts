import { defineMigration } from '@atrium/platform';

/** Tasks of a project are numbered by its code: KES-42. */
export const taskCodeMigration = defineMigration(
  '1764100100095-task-code',
  `
-- The last number that a task of it was given; numbers are never given again.
alter table task_project add column last_number int not null default 0;

-- Given once: a task that moves to another project keeps its number. Those of before have none of a project.
alter table task add column project_code text, add column project_number int,
  add check ((project_code is null) = (project_number is null)),
  add column code text not null generated always as (
    case when project_code is null then 'T-' || number::text else project_code || '-' || project_number::text end) stored;
create unique index task_code_key on task (company_id, code);

drop index task_keys;
update record_table set content = $sql$lower(title || ' ' || code)$sql$ where kind = 'task';
create index task_keys on task using gin (text_keys(company_id::text, lower(title || ' ' || code)));
`,
);
