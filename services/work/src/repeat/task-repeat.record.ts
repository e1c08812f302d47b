import { mayChangeFlow, TASK_REPEAT, TASK_TABS, type TaskRepeat } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  type RowOf,
  type RowReader,
  type RowSight,
  tenantList,
} from '@atrium/records';
import { TaskRepeatEntity } from './task-repeat.entity.js';
import { changedTasks, ofTabs, seenTasks } from '../task/task-sight.rules.js';

const UNREAD = ['taskId'] as const;

export interface RepeatRow extends RowOf<typeof TaskRepeatEntity, typeof UNREAD> {
  /** The latest task. */
  task: { id: string; number: string; title: string };
  taskOpen: boolean;
  taskDoneAt: Date | null;
}

export type RepeatSteps = RecordSteps<RepeatRow, TaskRepeatEntity, TaskRepeat>;

/** Who changes the task changes how it is repeated; who changes the flow of an area keeps its repeats, as its templates. */
function changedRepeats(reader: RowReader): RowSight {
  const tasks = changedTasks(reader);
  if (typeof tasks === 'string') return tasks;
  const kept = ofTabs(TASK_TABS.filter((tab) => mayChangeFlow(reader, tab)));
  const values = [...tasks.flatMap((each) => each.values), ...kept.values];
  const sql = tasks.map((each) => `(${each.sql})`).join(' and ');
  const ofNone = mayChangeFlow(reader, null) ? ' or t.tab is null' : '';
  return [{ sql: `(${sql}) or (t.visibility <> 'private' and (${kept.sql}${ofNone}))`, values }];
}

/** What a row alone does not say. */
type Completed = 'assignees' | 'mayChange';

export const TASK_REPEATS: RecordRules<RepeatRow, TaskRepeatEntity, TaskRepeat, Completed> = {
  record: TASK_REPEAT,
  table: { record: TASK_REPEAT, entity: TaskRepeatEntity },
  list: tenantList<RepeatRow>()({
    list: TASK_REPEAT.list,
    // What the reader sees of the tasks `t` decides what they see of the repeats.
    from: 'task_repeat r join task t on t.company_id = r.company_id and t.id = r.task_id',
    alias: 'r',
    columns: `${TaskRepeatEntity.select('r', { without: UNREAD })},
      jsonb_build_object('id', t.id, 'number', t.code, 'title', t.title) as task,
      t.open as "taskOpen", t.done_at as "taskDoneAt"`,
    sorts: { title: 'r.sort_title', nextOn: { column: 'r.next_on', nullable: true } },
    filters: { mode: 'r.mode', nextOn: 'r.next_on', state: 'r.state', tab: 'r.tab' },
    text: { kind: TASK_REPEAT.kind, content: 'lower(r.title)' },
  }),
  // Who sees the task sees how it is repeated.
  seenBy: seenTasks,
  changedBy: changedRepeats,
  title: ({ title }) => title,
  shows: (row): OwnAnswer<TaskRepeat, Completed> => ({
    title: row.title,
    rule: row.rule,
    mode: row.mode,
    startOn: row.startOn,
    dueDays: row.dueDays,
    zone: row.zone,
    skipWhileOpen: row.skipWhileOpen,
    state: row.state,
    tab: row.tab,
    nextOn: row.nextOn,
    task: row.task,
  }),
  audited: ({ state, nextOn, task }) => ({ state, nextOn, task: task.number }),
};
