import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { idSchema, lineSchema } from '../lists/fields.js';
import { can, type PermissionSubject } from '../permissions/permission.js';
import { STAGE_COLOURS, type OwnStage, type StageColour } from './flow-parts.js';
import { TASK_TABS, type TaskTab } from './task-tab.js';
import { isClosed, TASK_STAGE_LABELS, TASK_STAGES, type TaskStage } from './task-stage.js';

export const MOST_STAGES = 20;
export const MOST_OWN_FIELDS = 20;
const MOST_OPTIONS = 50;

export const FLOW_ERRORS = defineErrors({
  FLOW_STAGE: [400, 'The flow of this task has no such stage.'],
  FLOW_STAGE_USED: [409, 'Say where the tasks of the removed stages go.'],
  FLOW_STAGE_TYPE: [
    409,
    'Tasks of an open stage go to an open one, those of a closed stage to a closed one.',
  ],
  FLOW_TYPE_FIXED: [409, 'A stage keeps its type. Add another stage instead.'],
  FLOW_FIELD_FIXED: [409, 'A field keeps its type. Add another field instead.'],
  FLOW_FIELD_VALUE: [400, 'A value does not fit its field.'],
});

/** The tag of flows in the browser. */
export const FLOW_TAG = 'TaskFlow';

const stageIdSchema = z.string().min(1).max(40);

/** What people write down of a stage. */
const stageFields = {
  label: lineSchema(40).min(1, 'Give every stage a name.'),
  colour: z.enum(STAGE_COLOURS, 'Choose a colour.'),
  /** Decides what the stage means to dates, counts, timers and reports. */
  type: z.enum(TASK_STAGES, 'Choose a type.'),
  /** How many tasks it should hold at most; it warns, never refuses. */
  wipLimit: z
    .number('Enter a number.')
    .int('Enter a whole number.')
    .min(1, 'Enter at least 1.')
    .max(999, 'Enter at most 999.')
    .nullable(),
};
/** A stage of a flow; in the usual flow its id is its type. */
export const flowStageSchema = z.object({ id: stageIdSchema, ...stageFields });
export type FlowStage = z.infer<typeof flowStageSchema>;

export const OWN_FIELD_TYPES = ['text', 'number', 'date', 'choice', 'person', 'yesNo'] as const;
export type OwnFieldType = (typeof OWN_FIELD_TYPES)[number];
export const OWN_FIELD_TYPE_LABELS: Record<OwnFieldType, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
  person: 'Person',
  yesNo: 'Yes or no',
};
/** Why a value does not fit a field of that type. */
export const OWN_FIELD_REFUSALS: Record<OwnFieldType, string> = {
  text: 'Write a text.',
  number: 'Enter a number.',
  date: 'Choose the day.',
  choice: 'Choose one of its choices.',
  person: 'This person is not available.',
  yesNo: 'Say yes or no.',
};
export const OWN_FIELD_UNKNOWN = 'Tasks of this area have no such field.';

const ownFieldFields = {
  label: lineSchema(40).min(1, 'Give every field a name.'),
  type: z.enum(OWN_FIELD_TYPES, 'Choose a type.'),
  /** Of a choice. */
  options: z.array(lineSchema(40).min(1)).max(MOST_OPTIONS, 'Use at most 50 choices.'),
};
/** A field that a company adds to the tasks of a flow. */
export const ownFieldSchema = z.object({ id: idSchema, ...ownFieldFields });
export type OwnField = z.infer<typeof ownFieldSchema>;

/** The stages and own fields of an area's tasks. */
export const taskFlowSchema = z.object({
  /** Null: of tasks without an area, and of every area without a flow of its own. */
  tab: z.enum(TASK_TABS).nullable(),
  /** Whether the company wrote it down; otherwise the one that it falls back to is shown. */
  own: z.boolean(),
  name: z.string(),
  stages: z.array(flowStageSchema),
  fields: z.array(ownFieldSchema),
  /** 0 as long as it is not the company's own. */
  version: z.number().int(),
  /** Whether the reader may change it. */
  mayChange: z.boolean(),
});
export type TaskFlow = z.infer<typeof taskFlowSchema>;
/** `GET /api/task-flows`: of tasks without an area first, then of each area. */
export const taskFlowsSchema = z.object({ items: z.array(taskFlowSchema) });
export type TaskFlows = z.infer<typeof taskFlowsSchema>;

/** `GET /api/task-flows/usage?tab=`: how many tasks, archived ones included, each stage has. */
export const flowUsageQuerySchema = z.strictObject({ tab: z.enum(TASK_TABS).optional() });
export type FlowUsageQuery = z.infer<typeof flowUsageQuerySchema>;
export const flowUsageSchema = z.object({
  items: z.array(z.object({ stageId: z.string(), tasks: z.number().int() })),
});
export type FlowUsage = z.infer<typeof flowUsageSchema>;

const hasType = (stages: readonly { type: TaskStage }[], type: TaskStage): boolean =>
  stages.some((stage) => stage.type === type);
const namesDiffer = (rows: readonly { label: string }[]): boolean =>
  new Set(rows.map(({ label }) => label.toLowerCase())).size === rows.length;

/** `PUT /api/task-flows`: the whole flow as it is from now on. */
export const saveFlowSchema = z.strictObject({
  tab: z.enum(TASK_TABS).nullable(),
  version: z.number().int().min(0),
  name: lineSchema(60).min(1, 'Give the flow a name.'),
  stages: z
    .array(z.strictObject({ id: stageIdSchema.nullable(), ...stageFields }))
    .max(MOST_STAGES, 'Use at most 20 stages.')
    .refine((stages) => hasType(stages, 'todo'), 'Keep at least one stage for what is to be done.')
    .refine((stages) => hasType(stages, 'done'), 'Keep at least one stage for what is completed.')
    .refine((stages) => hasType(stages, 'cancelled'), 'Keep at least one stage for what is cancelled.')
    .refine(namesDiffer, 'Two stages have the same name.'),
  fields: z
    .array(
      z
        .strictObject({ id: idSchema.nullable(), ...ownFieldFields })
        .refine(
          ({ type, options }) => type !== 'choice' || options.length > 0,
          'Give the field its choices.',
        ),
    )
    .max(MOST_OWN_FIELDS, 'Use at most 20 fields.')
    .refine(namesDiffer, 'Two fields have the same name.'),
  /** Where the tasks of removed stages go: `to` is the place in `stages`. */
  moves: z.array(z.strictObject({ from: stageIdSchema, to: z.number().int().min(0) })).max(MOST_STAGES),
});
export type SaveFlow = z.infer<typeof saveFlowSchema>;

/** `POST /api/task-flows/reset`: the company's own flow goes; its tasks get the stages of what takes its place. */
export const resetFlowSchema = z.strictObject({
  tab: z.enum(TASK_TABS).nullable(),
  version: z.number().int().min(1),
});
export type ResetFlow = z.infer<typeof resetFlowSchema>;

export const USUAL_COLOURS: Record<TaskStage, StageColour> = {
  backlog: 'neutral',
  todo: 'neutral',
  in_progress: 'info',
  review: 'warning',
  done: 'success',
  cancelled: 'neutral',
};
/** The flow of a company that has written down none. */
export const USUAL_STAGES: readonly FlowStage[] = TASK_STAGES.map((type) => ({
  id: type,
  label: TASK_STAGE_LABELS[type],
  type,
  colour: USUAL_COLOURS[type],
  wipLimit: null,
}));

type Sketch = readonly [label: string, type: TaskStage, colour: StageColour];
const SOCIAL: readonly Sketch[] = [
  ['Brief', 'todo', 'neutral'],
  ['Copy', 'in_progress', 'info'],
  ['Design', 'in_progress', 'leave'],
  ['Review', 'review', 'warning'],
  ['Done', 'done', 'success'],
  ['Cancelled', 'cancelled', 'neutral'],
];
/** The stages of social media work, to start a flow from. */
export const SOCIAL_STAGES: readonly Omit<FlowStage, 'id'>[] = SOCIAL.map(([label, type, colour]) => ({
  label,
  type,
  colour,
  wipLimit: null,
}));

/** Admins; of an area those who keep its tasks; of all others HR. */
export const mayChangeFlow = (user: PermissionSubject, tab: TaskTab | null): boolean => {
  if (user.role === 'admin') return true;
  return tab === null
    ? can(user, 'hrOperations', 'addEmployee', 'update')
    : can(user, tab, 'taskManagement', 'update');
};

/** Whether tasks may go from a stage that is removed to another. */
export const mayTakeOver = (from: TaskStage, to: TaskStage): boolean => isClosed(from) === isClosed(to);

/** The label of a task's stage, in English where it is the usual one. */
export const stageLabelOf = ({ stage, ownStage }: { stage: TaskStage; ownStage: OwnStage | null }): string =>
  ownStage?.label ?? TASK_STAGE_LABELS[stage];
