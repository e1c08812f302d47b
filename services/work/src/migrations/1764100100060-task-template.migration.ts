import { defineMigration } from '@atrium/platform';

/** Tasks that a company makes together again and again. */
export const taskTemplateMigration = defineMigration(
  '1764100100060-task-template',
  `
create table task_template (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  -- Null: for tasks of any area.
  tab text,
  -- In their order: title, description, checklist, level, who, startDay, dueDay, estimate, priority, labels.
  tasks jsonb not null,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id)
);
create unique index task_template_name_key on task_template (company_id, sort_name) where archived_at is null;
create index task_template_by_name on task_template (company_id, archived, sort_name, id);
create index task_template_by_any_name on task_template (company_id, sort_name, id);
select atrium_protect('task_template', 'select, insert, update');
select atrium_record('taskTemplate', 'task_template', $$lower(name)$$);
`,
);
