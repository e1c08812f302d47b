import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, idSchema, lineSchema, timezoneSchema } from '../lists/fields.js';
import type { Role } from '../permissions/roles.js';
import { defineRecord } from '../records/define-record.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';
import { REPEAT_STATES, type RepeatState } from './repeat-parts.js';
import { TASK_TAB_LABELS, TASK_TABS } from './task-tab.js';

const STAFF: readonly Role[] = ['admin', 'hr', 'teamLeader', 'employee'];
const MOST_DAYS = 366;

/** By the calendar, or counted from the day on which the last task was closed. */
export const REPEAT_MODES = ['calendar', 'completion'] as const;
export type RepeatMode = (typeof REPEAT_MODES)[number];
export const REPEAT_MODE_LABELS: Record<RepeatMode, string> = {
  calendar: 'On fixed days',
  completion: 'After the last one is closed',
};

export const REPEAT_STATE_LABELS: Record<RepeatState, string> = {
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
};

const ruleSchema = z
  .string()
  .trim()
  .min(1, 'Choose how it repeats.')
  .max(500, 'This repeat is not possible.');
const modeSchema = z.enum(REPEAT_MODES, 'Choose when the next one appears.');

const NOT_ENDED: readonly RepeatState[] = ['active', 'paused'];

/** Makes a task again and again. */
export const TASK_REPEAT = defineRecord({
  kind: 'taskRepeat',
  path: 'task-repeats',
  remote: null,
  one: 'Repeated task',
  many: 'Repeated tasks',
  listKey: 'portal.taskRepeats',
  // Whoever reads or changes its latest task reads or changes it, and who keeps the templates of its area.
  resource: { readers: STAFF, keepers: STAFF },
  fields: {
    title: { label: 'Title', schema: lineSchema(200).min(1, 'Give the task a title.') },
    /** The value of an RRULE of RFC 5545. */
    rule: { label: 'How it repeats', schema: ruleSchema },
    mode: { label: 'The next one comes', schema: modeSchema },
    /** The day of the first task. */
    startOn: { label: 'First day', schema: daySchema },
    /** Days from a task's day to the one on which it is due; null: it has no due day. */
    dueDays: {
      label: 'Due after days',
      schema: z
        .number('Enter a number.')
        .int('Enter a whole number.')
        .min(0, 'Enter at least 0.')
        .max(MOST_DAYS, 'Enter at most 366.')
        .nullable(),
    },
    zone: { label: 'Time zone', schema: timezoneSchema },
    skipWhileOpen: { label: 'Skip days while the last one is open', schema: z.boolean() },
  },
  columns: [
    { key: 'title', type: 'text', sortable: true, display: 'always' },
    { key: 'rule', type: 'text' },
    {
      key: 'mode',
      type: 'choice',
      filterable: true,
      options: choices(REPEAT_MODES, REPEAT_MODE_LABELS),
    },
    { key: 'nextOn', title: 'Next task', type: 'date', sortable: true, filterable: true },
    { key: 'assignees', title: 'Assigned', type: 'person' },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(REPEAT_STATES, REPEAT_STATE_LABELS),
    },
    {
      key: 'tab',
      title: 'Area',
      type: 'choice',
      filterable: true,
      display: 'hidden',
      options: choices(TASK_TABS, TASK_TAB_LABELS),
    },
  ],
  shows: {
    state: z.enum(REPEAT_STATES),
    tab: z.enum(TASK_TABS).nullable(),
    /** The day of the next task; null while it waits for the last one, or when none comes. */
    nextOn: z.string().nullable(),
    /** The latest task that it made, or from which it was made. */
    task: z.object({ id: idSchema, number: z.string(), title: z.string() }),
    /** Who gets the next task. */
    assignees: z.array(z.object({ id: idSchema, name: z.string() })),
    /** Whether the reader may change it. */
    mayChange: z.boolean(),
  },
  creating: {
    /** The task that repeats, which is the first one. */
    taskId: idSchema,
  },
  steps: {
    pause: { from: ['active'], to: 'paused', needs: 'update', verb: 'paused' },
    resume: { from: ['paused'], to: 'active', needs: 'update', verb: 'resumed' },
    end: { from: NOT_ENDED, to: 'ended', needs: 'update', verb: 'ended' },
    refresh: { from: NOT_ENDED, needs: 'update', verb: 'content taken from its task' },
  },
  changesIn: NOT_ENDED,
  errors: {
    TASK_REPEAT_RULE: [400, 'This repeat is not possible.'],
    TASK_REPEATS: [409, 'This task repeats already.'],
  },
  auditLabels: { task: 'Task' },
});
export type TaskRepeat = Shown<typeof TASK_REPEAT>;
export type CreateTaskRepeat = Created<typeof TASK_REPEAT>;
export type UpdateTaskRepeat = Updated<typeof TASK_REPEAT>;
export type TaskRepeatQuery = Queried<typeof TASK_REPEAT>;

/** `GET /api/task-repeats/dates`: whether a repeat is possible, and what it means. */
export const repeatDatesQuerySchema = z.strictObject({
  rule: ruleSchema,
  mode: modeSchema,
  startOn: daySchema,
  zone: timezoneSchema,
});
export type RepeatDatesQuery = z.infer<typeof repeatDatesQuerySchema>;
export const repeatDatesSchema = z.object({
  /** The next five days from today on; after a completion only the one that follows if the task is closed today. */
  dates: z.array(z.string()),
});
export type RepeatDates = z.infer<typeof repeatDatesSchema>;
