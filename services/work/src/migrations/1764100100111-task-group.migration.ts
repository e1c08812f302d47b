import { defineMigration } from '@atrium/platform';

/**
 * Lists of tasks by stage, priority, project and the first of those assigned, each in its manual order; and what few
 * tasks are: of a priority, unassigned, over their estimate.
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

-- No company is chosen here, so that the rows of all are reached.
alter table task no force row level security;
alter table task_assignee no force row level security;
alter table task_project no force row level security;
alter table task_flow no force row level security;
alter table time_entry no force row level security;
alter table user_account no force row level security;
update task t set
  assignee_id = first.id, assignee_key = first.key,
  project_key = (select lower(p.code || ' ' || p.name) from task_project p
    where p.company_id = t.company_id and p.id = t.project_id),
  stage_place = coalesce((select count(*) from task_flow f
      cross join lateral jsonb_array_elements(f.stages) with ordinality as own (stage, place)
      cross join lateral jsonb_array_elements(f.stages) with ordinality as other (stage, place)
    where f.id = (select g.id from task_flow g where g.company_id = t.company_id and (g.tab = t.tab or g.tab is null)
        order by g.tab nulls last limit 1)
      and own.stage ->> 'id' = t.flow_stage and other.stage ->> 'type' = t.stage and other.place < own.place), 0),
  spent = coalesce((select sum(e.minutes) from time_entry e
    where e.company_id = t.company_id and e.task_id = t.id and not e.needs_review), 0)
from task of_task left join lateral (
  select a.user_id as id, lower(trim(u.first_name || ' ' || u.last_name)) || ' ' || u.id as key
  from task_assignee a join user_account u on u.company_id = a.company_id and u.id = a.user_id
  where a.company_id = of_task.company_id and a.task_id = of_task.id order by a.place, a.user_id limit 1) first on true
where of_task.company_id = t.company_id and of_task.id = t.id;
alter table task force row level security;
alter table task_assignee force row level security;
alter table task_project force row level security;
alter table task_flow force row level security;
alter table time_entry force row level security;
alter table user_account force row level security;

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
