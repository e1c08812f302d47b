import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, idSchema, lineSchema } from '../lists/fields.js';
import type { Role } from '../permissions/roles.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';
import { labelNameSchema } from './label.js';
import { MOST_CHECKS, MOST_LEVELS } from './task-parts.js';
import { TASK, TASK_PRIORITIES } from './task.js';
import { TASK_TAB_LABELS, TASK_TABS } from './task-tab.js';

const STAFF: readonly Role[] = ['admin', 'hr', 'teamLeader', 'employee'];
export const MOST_TEMPLATE_TASKS = 100;
const MOST_DAYS = 366;

/** Who does a task of a template: whoever leads the project, whoever has a job title in it, or one person. */
export const templateWhoSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lead') }),
  z.strictObject({ kind: z.literal('role'), role: lineSchema(80).min(1, 'Write the role.') }),
  z.strictObject({ kind: z.literal('person'), id: z.uuid('This person is not available.') }),
]);
export type TemplateWho = z.infer<typeof templateWhoSchema>;

const dayCount = z
  .number('Enter a number.')
  .int('Enter a whole number.')
  .min(0, 'Enter at least 0.')
  .max(MOST_DAYS, 'Enter at most 366.')
  .nullable();

export const taskOfTemplateSchema = z
  .strictObject({
    title: TASK.fields.title.schema,
    description: TASK.fields.description.schema,
    checklist: z
      .array(lineSchema(300).min(1, 'Write what is to be done.'))
      .max(MOST_CHECKS, 'Use at most 100 lines.'),
    /** 0: a task of its own; else a part of the nearest one above it with a smaller level. */
    level: z
      .number()
      .int()
      .min(0)
      .max(MOST_LEVELS - 1),
    who: templateWhoSchema.nullable(),
    /** Working days after the day on which the template starts. */
    startDay: dayCount,
    dueDay: dayCount,
    estimate: TASK.fields.estimate.schema,
    priority: z.enum(TASK_PRIORITIES, 'Choose a priority.'),
    labels: z.array(labelNameSchema).max(20, 'Use at most 20 labels.'),
  })
  .refine(({ startDay, dueDay }) => startDay === null || dueDay === null || dueDay >= startDay, {
    message: TASK.errors.TASK_DUE_FIRST.message,
    path: ['dueDay'],
  });
export type TaskOfTemplate = z.infer<typeof taskOfTemplateSchema>;

const hangsTogether = (tasks: readonly { level: number }[]): boolean =>
  tasks.every(({ level }, at) => level <= (tasks[at - 1]?.level ?? -1) + 1);

/** Tasks that are made together again and again. */
export const TASK_TEMPLATE = defineRecord({
  kind: 'taskTemplate',
  path: 'task-templates',
  remote: null,
  one: 'Template',
  many: 'Templates',
  listKey: 'portal.taskTemplates',
  // Who keeps those of an area is decided as for its flow.
  resource: { readers: STAFF, keepers: STAFF },
  fields: {
    name: { label: 'Name', schema: lineSchema(80).min(1, 'Give the template a name.') },
    /** Null: for tasks of any area. */
    tab: { label: 'Area', schema: z.enum(TASK_TABS).nullable(), fixed: true },
    tasks: {
      label: 'Tasks',
      schema: z
        .array(taskOfTemplateSchema)
        .min(1, 'Add at least one task.')
        .max(MOST_TEMPLATE_TASKS, 'Use at most 100 tasks.')
        .refine(hangsTogether, 'A sub-task needs a task above it.'),
      notImported: true,
    },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    {
      key: 'tab',
      type: 'choice',
      filterable: true,
      options: choices(TASK_TABS, TASK_TAB_LABELS),
    },
    { key: 'count', title: 'Tasks', type: 'number' },
    statusColumn,
  ],
  shows: {
    status: recordStatusSchema,
    count: z.number().int(),
    /** Whom its tasks name. */
    people: z.array(refSchema),
  },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    TASK_TEMPLATE_NAME_TAKEN: [409, 'There is already a template of this name.'],
    TASK_TEMPLATE_ARCHIVED: [409, 'Restore the template first.'],
  },
});
export type TaskTemplate = Shown<typeof TASK_TEMPLATE>;
export type CreateTaskTemplate = Created<typeof TASK_TEMPLATE>;
export type UpdateTaskTemplate = Updated<typeof TASK_TEMPLATE>;
export type TaskTemplateQuery = Queried<typeof TASK_TEMPLATE>;

/** `GET /api/tasks/:id/as-template`: what a template made from a task and its sub-tasks would have. */
export const templateDraftSchema = z.object({
  name: z.string(),
  tab: z.enum(TASK_TABS).nullable(),
  tasks: z.array(taskOfTemplateSchema),
  /** Whom the tasks name. */
  people: z.array(refSchema),
});
export type TemplateDraft = z.infer<typeof templateDraftSchema>;

/** `POST /api/task-templates/:id/plan` and `/start`. */
export const startTemplateSchema = z.strictObject({
  startOn: daySchema,
  /** A project on which the person works. */
  projectId: idSchema.nullable(),
  /** Of a template for tasks of any area. */
  tab: z.enum(TASK_TABS).nullable(),
  /** Who takes a seat instead of whom the plan found; null: nobody. */
  people: z.array(z.strictObject({ seat: z.string().max(120), userId: idSchema.nullable() })).max(100),
});
export type StartTemplate = z.infer<typeof startTemplateSchema>;

/** A role or a person that tasks of a template name. */
export const templateSeatSchema = z.object({
  key: z.string(),
  kind: z.enum(['lead', 'role', 'person']),
  /** The role, or the name of the person. */
  label: z.string(),
  /** Null: nobody could be found, or the person is not available. */
  person: refSchema.nullable(),
});
export type TemplateSeat = z.infer<typeof templateSeatSchema>;

/** What starting the template would make, in its order. */
export const templatePlanSchema = z.object({
  tasks: z.array(
    z.object({
      title: z.string(),
      level: z.number().int(),
      seat: z.string().nullable(),
      startOn: z.string().nullable(),
      dueOn: z.string().nullable(),
    }),
  ),
  seats: z.array(templateSeatSchema),
});
export type TemplatePlan = z.infer<typeof templatePlanSchema>;

/** `POST /api/task-templates/:id/start`: the tasks that were made, in the template's order. */
export const templateStartedSchema = z.object({
  items: z.array(z.object({ id: idSchema, number: z.string(), title: z.string() })),
});
export type TemplateStarted = z.infer<typeof templateStartedSchema>;

/** `POST /api/tasks/:id/copy` */
export const copyTaskSchema = z.strictObject({
  /** Whether its open and closed sub-tasks come along. */
  subTasks: z.boolean(),
});
export type CopyTask = z.infer<typeof copyTaskSchema>;

/** `GET /api/task-templates/projects`: projects to which the reader may add tasks. */
export const taskProjectsSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema,
      code: z.string(),
      name: z.string(),
      client: z.object({ id: idSchema, name: z.string() }).nullable(),
    }),
  ),
});
export type TaskProjects = z.infer<typeof taskProjectsSchema>;
