import { defineMigration } from '@atrium/platform';

/** When the undo of an import leaves a task, although its own values are as they were. */
export const taskImportMigration = defineMigration(
  '1764100100076-task-import',
  `
update record_table set taken_up = $sql$
  exists (select from task_check x where x.company_id = task.company_id and x.task_id = task.id)
  or exists (select from task_follower x where x.company_id = task.company_id and x.task_id = task.id)
  or exists (select from task_blocker x where x.company_id = task.company_id and task.id in (x.task_id, x.blocker_id))
  or exists (select from record_comment x where x.company_id = task.company_id and x.subject_kind = 'task'
    and x.subject_id = task.id)
$sql$ where kind = 'task';
`,
);
