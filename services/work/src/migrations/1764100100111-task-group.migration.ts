import { defineMigration } from '@atrium/platform';

/** Lists of tasks by stage, priority, project and the first of those assigned, each in its manual order. */
export const taskGroupMigration = defineMigration(
  '1764100100111-task-group',
  `
-- The first of those to whom it is assigned.
alter table task add column assignee_id uuid;

-- No company is chosen here, so that the rows of all are reached.
alter table task no force row level security;
alter table task_assignee no force row level security;
update task t set assignee_id = (select a.user_id from task_assignee a
  where a.company_id = t.company_id and a.task_id = t.id order by a.place, a.user_id limit 1);
alter table task force row level security;
alter table task_assignee force row level security;

create function task_first_assignee() returns trigger language plpgsql as $fn$
declare
  changed task_assignee := coalesce(new, old);
  first uuid := (select a.user_id from task_assignee a
    where a.company_id = changed.company_id and a.task_id = changed.task_id order by a.place, a.user_id limit 1);
begin
  update task set assignee_id = first
  where company_id = changed.company_id and id = changed.task_id and assignee_id is distinct from first;
  return null;
end
$fn$;
create trigger task_first_assignee after insert or delete or update of place, user_id on task_assignee
  for each row execute function task_first_assignee();

alter table task add check (priority in ('none', 'low', 'medium', 'high', 'urgent'));

create index task_by_stage_group on task (company_id, open, (
  case stage when 'backlog' then '1' when 'todo' then '2' when 'in_progress' then '3' when 'review' then '4'
    when 'done' then '5' else '6' end || flow_stage || ' ' || rank), id) where archived_at is null;
create index task_by_priority_group on task (company_id, open, (
  case priority when 'urgent' then '1' when 'high' then '2' when 'medium' then '3' when 'low' then '4'
    else '5' end || rank), id) where archived_at is null;
create index task_by_assignee_group on task (company_id, open, (
  coalesce(assignee_id::text, 'z') || rank), id) where archived_at is null;
create index task_by_project_group on task (company_id, open, (
  coalesce(project_id::text, 'z') || rank), id) where archived_at is null;
`,
);
