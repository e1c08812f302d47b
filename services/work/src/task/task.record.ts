import {
  idSchema,
  sayDuration,
  TASK,
  TASK_VISIBILITY_LABELS,
  stageLabelOf,
  type OwnField,
  type OwnStage,
  type Task,
} from '@atrium/contracts';
import { words } from '@atrium/reach';
import { type OwnAnswer, type RecordRules, type RecordSteps, type RowOf, tenantList } from '@atrium/records';
import { ofFlow, ownFilter } from '../flow/flow-list.rules.js';
import { sayOwn } from '../flow/own-values.rules.js';
import { TaskEntity } from './task.entity.js';
import { changedTasks, seenTasks } from './task-sight.rules.js';

const UNREAD = [
  'number',
  'projectCode',
  'projectNumber',
  'stagePlace',
  'projectKey',
  'assigneeId',
  'assigneeKey',
  'spent',
  'handedFrom',
  'repeatId',
  'repeatOn',
  'missed',
  'createdBy',
] as const;

export interface TaskRow extends RowOf<typeof TaskEntity, typeof UNREAD> {
  /** As people say it: `KES-42`, `T-1042`. */
  number: string;
  ownStage: OwnStage | null;
  ownFields: OwnField[] | null;
  labels: string[];
  repeat: Task['repeat'];
  parentNumber: string | null;
  project: Task['project'];
  /** Who works on its project. */
  memberIds: string[];
  /** Who leads its project. */
  leadIds: string[];
  checklist: { done: number; total: number };
  children: { open: number; total: number };
  /** Open tasks that it waits for. */
  waitsFor: number;
  /** Numbers of these, but of private ones. */
  waitsForNumbers: string[];
  assigneeIds: string[];
  followerIds: string[];
  creatorId: string;
  /** Whose it was before that person left. */
  handedFromId: string | null;
  createdAt: Date;
}

export type TaskSteps = RecordSteps<TaskRow, TaskEntity, Task>;

const LIST = tenantList<TaskRow>()({
  list: TASK.list,
  table: TaskEntity,
  alias: 't',
  columns: `${TaskEntity.select('t', { without: UNREAD })}, t.code as number, ${ofFlow('t')},
    array(select a.user_id from task_assignee a where a.company_id = t.company_id and a.task_id = t.id
      order by a.place, a.user_id) as "assigneeIds",
    array(select f.user_id from task_follower f where f.company_id = t.company_id and f.task_id = t.id
      order by f.user_id) as "followerIds",
    array(select l.name from task_label k join label l on l.company_id = k.company_id and l.id = k.label_id
      where k.company_id = t.company_id and k.task_id = t.id order by l.sort_name) as labels,
    (select jsonb_build_object('id', r.id, 'state', r.state, 'missed', t.missed) from task_repeat r
      where r.company_id = t.company_id and r.id = t.repeat_id) as repeat,
    (select p.code from task p where p.company_id = t.company_id and p.id = t.parent_id) as "parentNumber",
    (select jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name) from task_project p
      where p.company_id = t.company_id and p.id = t.project_id) as project,
    array(select m.user_id from task_project_member m
      where m.company_id = t.company_id and m.project_id = t.project_id order by m.user_id) as "memberIds",
    array(select m.user_id from task_project_member m
      where m.company_id = t.company_id and m.project_id = t.project_id and m.leads) as "leadIds",
    (select jsonb_build_object('done', count(*) filter (where c.done), 'total', count(*)) from task_check c
      where c.company_id = t.company_id and c.task_id = t.id) as checklist,
    (select jsonb_build_object('open', count(*) filter (where s.open), 'total', count(*)) from task s
      where s.company_id = t.company_id and s.parent_id = t.id and s.archived_at is null) as children,
    (select count(*)::int from task_blocker b join task w on w.company_id = b.company_id and w.id = b.blocker_id
      where b.company_id = t.company_id and b.task_id = t.id and w.open) as "waitsFor",
    array(select w.code from task_blocker b join task w on w.company_id = b.company_id and w.id = b.blocker_id
      where b.company_id = t.company_id and b.task_id = t.id and w.open and w.visibility <> 'private'
      order by w.number) as "waitsForNumbers",
    t.created_by as "creatorId", t.handed_from as "handedFromId", t.created_at as "createdAt"`,
  sorts: {
    number: 't.number',
    title: 't.title',
    // As the indexes task_by_…_group say it: a group, and in it the manual order.
    stage: `case t.stage when 'backlog' then '1' when 'todo' then '2' when 'in_progress' then '3'
      when 'review' then '4' when 'done' then '5' else '6' end
      || lpad(t.stage_place::text, 3, '0') || t.flow_stage || ' ' || t.rank`,
    priority: `case t.priority when 'urgent' then '1' when 'high' then '2' when 'medium' then '3'
      when 'low' then '4' else '5' end || t.rank`,
    assignee: `coalesce('1' || t.assignee_key || ' ', '2') || t.rank`,
    dueOn: { column: 't.due_on', nullable: true },
    project: `coalesce('1' || t.project_key || ' ', '2') || t.rank`,
    rank: 't.rank',
  },
  filters: {
    stage: 't.stage',
    flowStage: 't.flow_stage',
    own: ownFilter,
    priority: 't.priority',
    tab: 't.tab',
    dueOn: 't.due_on',
    assignee: (value) => {
      const ids = value.type === 'person' ? [...value.oneOf] : [];
      return {
        sql: `t.id in (select a.task_id from task_assignee a
          where a.company_id = t.company_id and a.user_id in (${ids.map(() => '?').join(', ')}))`,
        values: ids,
      };
    },
    handedFrom: (value) => {
      const ids = value.type === 'person' ? [...value.oneOf] : [];
      return { sql: 't.handed_from = any(?::uuid[])', values: [`{${ids.join(',')}}`] };
    },
    labels: (value) => {
      const ids = value.type === 'choice' ? value.oneOf.filter((id) => idSchema.safeParse(id).success) : [];
      return {
        sql: `t.id in (select k.task_id from task_label k
          where k.company_id = t.company_id and k.label_id = any(?::uuid[]))`,
        values: [`{${ids.join(',')}}`],
      };
    },
    project: (value) => {
      const ids = value.type === 'choice' ? value.oneOf.filter((id) => idSchema.safeParse(id).success) : [];
      return { sql: 't.project_id = any(?::uuid[])', values: [`{${ids.join(',')}}`] };
    },
    // TaskFilters does both: one depends on who asks, the other on another service. Asked past it, nothing matches.
    client: () => ({ sql: 'false', values: [] }),
    quick: () => ({ sql: 'false', values: [] }),
  },
  // What is closed is asked for by its stage.
  unless: { stage: { sql: 't.open', values: [] } },
  text: { kind: TASK.kind, content: `lower(t.title || ' ' || t.code)` },
});

/** What the trail says of private tasks. */
const TOLD = ['number', 'visibility', 'archivedAt'];

/** What a row alone does not say. */
type Completed = 'assignees' | 'ownPeople' | 'handedFrom' | 'milestone' | 'client' | 'mayChange';

export const TASKS: RecordRules<TaskRow, TaskEntity, Task, Completed> = {
  record: TASK,
  table: { record: TASK, entity: TaskEntity },
  list: LIST,
  seenBy: seenTasks,
  changedBy: changedTasks,
  title: ({ number, title }) => `${number} ${title}`,
  refuse: (step, { archivedAt, stage }) => {
    if (archivedAt) return null;
    const open = stage !== 'done' && stage !== 'cancelled';
    return step === 'archive' && open ? TASK.errors.TASK_OPEN : null;
  },
  shows: (row): OwnAnswer<Task, Completed> => ({
    title: row.title,
    description: row.description,
    tab: row.tab,
    priority: row.priority,
    assigneeIds: row.assigneeIds,
    startOn: row.startOn,
    dueOn: row.dueOn,
    estimate: row.estimate,
    labels: row.labels,
    projectId: row.projectId,
    milestoneId: row.milestoneId,
    own: row.own,
    visibility: row.visibility,
    number: row.number,
    stage: row.stage,
    rank: row.rank,
    creatorId: row.creatorId,
    source: row.source,
    flowStage: row.flowStage,
    ownStage: row.ownStage,
    project: row.project,
    repeat: row.repeat,
    parentId: row.parentId,
    checklist: row.checklist,
    children: row.children,
    waitsFor: row.waitsFor,
    startedAt: row.startedAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }),
  audited: ({ number, checklist, waitsFor, waitsForNumbers, parentNumber, ...row }) => ({
    number,
    // A private one is not named.
    waitsFor: waitsForNumbers.join(', ') || (waitsFor > 0 ? [words('A private task')] : null),
    labels: row.labels.join(', ') || null,
    estimate: row.estimate && sayDuration(row.estimate),
    visibility: [{ id: TASK_VISIBILITY_LABELS[row.visibility], values: {} }],
    projectId: row.project && `${row.project.code} ${row.project.name}`,
    stage: row.ownStage ? stageLabelOf(row) : row.stage,
    own: sayOwn(row.ownFields ?? [], row.own) || null,
    checklist: `${String(checklist.done)}/${String(checklist.total)}`,
    partOf: parentNumber,
  }),
  hidden: ({ number, visibility }) =>
    visibility === 'private' ? { title: `${number} Private task`, open: TOLD } : null,
};
