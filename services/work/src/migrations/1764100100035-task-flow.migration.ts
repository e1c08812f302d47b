import { defineMigration } from '@atrium/platform';

/** The stages and own fields that a company gives the tasks of an area. */
export const taskFlowMigration = defineMigration(
  '1764100100035-task-flow',
  `
create table task_flow (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  -- Null: of tasks without an area, and of every area without a flow of its own.
  tab text,
  name text not null,
  -- In their order: id, label, colour, type, wipLimit.
  stages jsonb not null,
  -- In their order: id, label, type, options.
  fields jsonb not null default '[]',
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  primary key (company_id, id),
  unique nulls not distinct (company_id, tab),
  foreign key (company_id, updated_by) references user_account (company_id, id)
);
select atrium_protect('task_flow', 'select, insert, update, delete');

-- The type stays in "stage" and decides; which stage of the flow it is stands beside it.
alter table task add column flow_stage text, add column own jsonb not null default '{}';
alter table task no force row level security;
update task set flow_stage = stage;
alter table task force row level security;
alter table task alter column flow_stage set not null;
create index task_by_flow_stage on task (company_id, tab, flow_stage, rank, id) where archived_at is null;
`,
);
