import { defineMigration } from '@atrium/platform';

/**
 * Lists of tasks by stage, priority, project and the first of those assigned, each in its manual order; and what few
 * tasks are: of a priority, unassigned, over their estimate. The columns are filled by the job that follows them
 * (`work.task-notes`), which begins with the first start.
 */
export const taskGroupMigration = defineMigration(
  '1764100100111-task-group',
  `
-- The first of those to whom it is assigned, and what such a group and that of its project are ordered by.
alter table task add column assignee_id uuid, add column assignee_key text, add column project_key text,
  -- The place of its stage among those of the same type in its flow.
  add column stage_place int not null default 0,
  -- Minutes of its finished time that count.
  add column spent int not null default 0;
-- A column, so that the planner knows how few tasks are so.
alter table task
  add column over_estimate boolean not null generated always as (coalesce(estimate < spent, false)) stored;

alter table task add check (priority in ('none', 'low', 'medium', 'high', 'urgent'));

create index task_by_stage_group on task (company_id, open, (
  case stage when 'backlog' then '1' when 'todo' then '2' when 'in_progress' then '3' when 'review' then '4'
    when 'done' then '5' else '6' end || lpad(stage_place::text, 3, '0') || flow_stage || ' ' || rank), id)
  where archived_at is null;
create index task_by_priority_group on task (company_id, open, (
  case priority when 'urgent' then '1' when 'high' then '2' when 'medium' then '3' when 'low' then '4'
    else '5' end || rank), id) where archived_at is null;
create index task_by_assignee_group on task (company_id, open, (
  coalesce('1' || assignee_key || ' ', '2') || rank), id) where archived_at is null;
create index task_by_project_group on task (company_id, open, (
  coalesce('1' || project_key || ' ', '2') || rank), id) where archived_at is null;

create index task_open_of_priority on task (company_id, priority) where open;
create index task_unassigned on task (company_id, rank, id) where open and assignee_id is null;
create index task_over_estimate on task (company_id, rank, id) where open and over_estimate;
`,
);
