import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, idSchema, lineSchema, textSchema } from '../lists/fields.js';
import type { Role } from '../permissions/roles.js';
import { defineRecord } from '../records/define-record.js';
import { ownStageSchema, ownValuesSchema } from './flow-parts.js';
import { repeatOfTaskSchema } from './repeat-parts.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';
import { TASK_STAGES, TASK_STAGE_LABELS } from './task-stage.js';
import { TASK_PLACE } from './work-keys.js';
import { TASK_TABS, TASK_TAB_LABELS } from './task-tab.js';

export const TASK_PRIORITIES = ['none', 'low', 'medium', 'high', 'urgent'] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];
export const TASK_PRIORITY_LABELS: Record<TaskPriority, string> = {
  none: 'No priority',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};

/** Private tasks are for assignees, the creator and watchers alone; the client sees those of their projects that say so. */
export const TASK_VISIBILITIES = ['internal', 'private', 'client'] as const;
export const TASK_VISIBILITY_LABELS: Record<(typeof TASK_VISIBILITIES)[number], string> = {
  internal: 'Team',
  private: 'Private',
  client: 'Team and client',
};

/** Narrows the list by a press. */
export const TASK_QUICK = [
  'mine',
  'late',
  'week',
  'waiting',
  'unassigned',
  'over',
  'withClient',
  'asked',
] as const;
export type TaskQuick = (typeof TASK_QUICK)[number];
export const TASK_QUICK_LABELS: Record<TaskQuick, string> = {
  mine: 'My tasks',
  late: 'Overdue',
  week: 'Next 7 days',
  waiting: 'Waiting for others',
  unassigned: 'Unassigned',
  over: 'Over estimate',
  withClient: 'With the client',
  asked: 'New from clients',
};

const STAFF: readonly Role[] = ['admin', 'hr', 'teamLeader', 'employee'];

const MOST_ASSIGNEES = 10;
const MOST_LABELS = 20;
const MOST_HOURS = 2000;

const labelSchema = lineSchema(40).min(1, 'Give the label a name.');
const day = daySchema.nullable();

/** `POST /api/tasks/:id/move`: right after a task, else before one, else at the end of the list. */
const moveTaskSchema = z.strictObject({
  /** The first stage of this type; a task that is in one of this type stays there. */
  stage: z.enum(TASK_STAGES).optional(),
  /** This stage of the area's flow, whatever `stage` says; without both it keeps its stage. */
  flowStage: z.string().max(40).optional(),
  after: idSchema.nullable(),
  before: idSchema.nullable(),
  /** Closes its open sub-tasks with it; otherwise they keep it from being closed. */
  closeChildren: z.boolean().optional(),
});

/** Something that is to be done. */
export const TASK = defineRecord({
  kind: 'task',
  path: TASK_PLACE.path,
  remote: null,
  one: 'Task',
  many: 'Tasks',
  // Which tasks somebody reads and changes is decided task by task.
  resource: { readers: STAFF, keepers: STAFF },
  fields: {
    title: { label: 'Title', schema: lineSchema(200).min(1, 'Give the task a title.') },
    description: {
      label: 'Description',
      schema: textSchema.max(20_000, 'Use at most 20,000 characters.').nullable(),
    },
    /** Null: of no area. */
    tab: { label: 'Area', schema: z.enum(TASK_TABS).nullable(), fixed: true },
    priority: { label: 'Priority', schema: z.enum(TASK_PRIORITIES, 'Choose a priority.') },
    assigneeIds: {
      label: 'Assigned',
      schema: z.array(idSchema).max(MOST_ASSIGNEES, 'Assign at most 10 people.'),
    },
    startOn: { label: 'Start', schema: day },
    dueOn: { label: 'Due', schema: day },
    /** In minutes. */
    estimate: {
      label: 'Estimate',
      schema: z
        .number()
        .int()
        .min(0)
        .max(MOST_HOURS * 60, 'Use at most 2,000 hours.')
        .nullable(),
    },
    labels: { label: 'Labels', schema: z.array(labelSchema).max(MOST_LABELS, 'Use at most 20 labels.') },
    /** A project on which the person works; sub-tasks come along. Left out of a new sub-task: that of its parent. */
    projectId: { label: 'Project', schema: idSchema.nullable().optional(), notImported: true },
    /** Of that project; gone when the project changes. */
    milestoneId: { label: 'Milestone', schema: idSchema.nullable().optional(), notImported: true },
    /** Of the fields that the company added; a change names those that change. */
    own: { label: 'Own fields', schema: ownValuesSchema.optional(), notImported: true },
    visibility: { label: 'Visible to', schema: z.enum(TASK_VISIBILITIES, 'Choose who sees it.') },
  },
  columns: [
    { key: 'number', title: 'Number', type: 'text', sortable: true, latestFirst: true },
    { key: 'title', type: 'text', sortable: true, display: 'always' },
    {
      key: 'stage',
      title: 'Stage',
      type: 'choice',
      sortable: true,
      filterable: true,
      options: choices(TASK_STAGES, TASK_STAGE_LABELS),
    },
    {
      key: 'priority',
      type: 'choice',
      sortable: true,
      filterable: true,
      options: choices(TASK_PRIORITIES, TASK_PRIORITY_LABELS),
    },
    { key: 'assignee', title: 'Assigned', type: 'person', sortable: true, filterable: true },
    { key: 'dueOn', type: 'date', sortable: true, filterable: true },
    { key: 'handedFrom', title: 'From', type: 'person', filterable: true, display: 'hidden' },
    // Its values are the ids of labels.
    { key: 'labels', type: 'choice', filterable: true },
    { key: 'estimate', type: 'number', display: 'hidden' },
    // `field:value`, as writeOwnFilter makes it.
    { key: 'own', type: 'choice', filterable: true, display: 'hidden' },
    // Its values are the ids of projects.
    { key: 'project', title: 'Project', type: 'choice', sortable: true, filterable: true },
    // Of its project; its values are the ids of clients.
    { key: 'client', title: 'Client', type: 'choice', filterable: true },
    { key: 'flowStage', title: 'Stage', type: 'choice', filterable: true, display: 'never' },
    {
      key: 'tab',
      type: 'choice',
      filterable: true,
      display: 'hidden',
      options: choices(TASK_TABS, TASK_TAB_LABELS),
    },
    {
      key: 'quick',
      title: 'Quick filter',
      type: 'choice',
      filterable: true,
      display: 'never',
      options: choices(TASK_QUICK, TASK_QUICK_LABELS),
    },
    { key: 'rank', title: 'Manual order', type: 'text', sortable: true, display: 'never' },
  ],
  shows: {
    /** KES-42 in a project of that code, T-1042 in none; it stays when the task moves on. */
    number: z.string(),
    /** The type of its stage. */
    stage: z.enum(TASK_STAGES),
    /** The id of its stage in the flow of its area; in the usual flow the type. */
    flowStage: z.string(),
    /** Null: the stage of that type in the usual flow. */
    ownStage: ownStageSchema.nullable(),
    rank: z.string(),
    creatorId: idSchema,
    source: z.enum(['team', 'client']),
    startedAt: z.iso.datetime().nullable(),
    doneAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    assignees: z.array(z.object({ id: idSchema, name: z.string() })),
    /** Whom its own fields name. */
    ownPeople: z.array(z.object({ id: idSchema, name: z.string() })),
    /** Whose it was before that person left. */
    handedFrom: z.object({ id: idSchema, name: z.string() }).nullable(),
    /** The repeat that made it, or that it began. */
    repeat: repeatOfTaskSchema.nullable(),
    parentId: idSchema.nullable(),
    project: z.object({ id: idSchema, code: z.string(), name: z.string() }).nullable(),
    milestone: z.object({ id: idSchema, title: z.string() }).nullable(),
    /** For whom its project is. */
    client: z.object({ id: idSchema, name: z.string() }).nullable(),
    checklist: z.object({ done: z.number().int(), total: z.number().int() }),
    /** Its sub-tasks. */
    children: z.object({ open: z.number().int(), total: z.number().int() }),
    /** How many open tasks it waits for. */
    waitsFor: z.number().int(),
    /** Whether the reader may change it; otherwise they comment only. */
    mayChange: z.boolean(),
  },
  creating: {
    /** The first stage of this type. */
    stage: z.enum(TASK_STAGES, 'Choose a stage.').default('todo'),
    /** This stage of the area's flow, whatever `stage` says. */
    flowStage: z.string().max(40).optional(),
    /** The task that it is a part of. */
    parentId: idSchema.nullable().default(null),
  },
  steps: {
    move: { needs: 'update', verb: 'moved', body: moveTaskSchema },
    check: { needs: 'update', verb: 'checklist changed' },
    relate: { needs: 'update', verb: 'connected with another' },
    attach: { needs: 'update', verb: 'files changed' },
    archive: 'delete',
    restore: 'delete',
  },
  errors: {
    TASK_DUE_FIRST: [400, 'It is due before it starts.'],
    TASK_PERSON: [400, 'This person is not available.'],
    TASK_PROJECT: [400, 'Choose a project that you work on.'],
    TASK_MILESTONE: [400, 'Choose a milestone of the project.'],
    TASK_OPEN: [409, 'Finish or cancel the task first.'],
    TASK_WAITS: [409, 'This task waits for another one.'],
    TASK_CHILDREN_OPEN: [409, 'Some of its sub-tasks are open.'],
    TASK_PARENT_CLOSED: [409, 'It is part of a closed task. Open that one first.'],
    TASK_LOOP: [409, 'These tasks would wait for each other.'],
    TASK_TOO_DEEP: [409, 'Sub-tasks go at most three levels deep.'],
    TASK_FULL: [409, 'This task cannot take more of these.'],
    TASK_NOT_SHARED: [409, 'Share the task with the client first.'],
  },
  auditLabels: {
    assignees: 'Assigned',
    checklist: 'Checklist',
    waitsFor: 'Waits for',
    partOf: 'Part of',
    files: 'Files',
  },
});
export type Task = Shown<typeof TASK>;
export type CreateTask = Created<typeof TASK>;
export type UpdateTask = Updated<typeof TASK>;
export type TaskQuery = Queried<typeof TASK>;
