import { daysBetween } from '../days/local-day.js';
import { z } from 'zod';
import { daySchema, idSchema } from '../lists/fields.js';
import { STAGE_COLOURS } from './flow-parts.js';
import { TASK, TASK_QUICK } from './task.js';
import { TASK_TABS } from './task-tab.js';
import { TASK_STAGES } from './task-stage.js';

/** Of one area alone. */
const tabSchema = z.enum(TASK_TABS).optional();

/** `GET /api/tasks/counts` */
export const taskCountsQuerySchema = z.strictObject({ tab: tabSchema });
export type TaskCountsQuery = z.infer<typeof taskCountsQuerySchema>;

/** Of the open tasks that the reader sees. */
export const taskCountsSchema = z.object({
  mine: z.number().int(),
  /** By the reader's day. */
  late: z.number().int(),
  week: z.number().int(),
  /** Of others that are open. */
  waiting: z.number().int(),
  unassigned: z.number().int(),
  /** More time was spent than estimated. */
  over: z.number().int(),
  /** In review, and shown to the client. */
  withClient: z.number().int(),
  /** Asked for by clients, and nobody has taken them up. */
  asked: z.number().int(),
});
export type TaskCounts = z.infer<typeof taskCountsSchema>;

/**
 * `GET /api/tasks/groups`: for a list with this query, how many tasks stand under each heading of the column by which it
 * is sorted.
 */
export const TASK_GROUPINGS = ['stage', 'assignee', 'dueOn', 'priority', 'project'] as const;
export type TaskGrouping = (typeof TASK_GROUPINGS)[number];
const taskGroupSchema = z.object({
  /**
   * The id of a stage, where the tasks follow one flow, and else its type; of the first assignee; a day, of open tasks; a
   * priority; the id of a project. Null: without.
   */
  value: z.string().nullable(),
  total: z.number().int(),
});
export type TaskGroup = z.infer<typeof taskGroupSchema>;
export const taskGroupsSchema = z.object({
  /** Null: they are more than are counted. */
  items: z.array(taskGroupSchema).nullable(),
});
export type TaskGroups = z.infer<typeof taskGroupsSchema>;

const MOST_PEOPLE = 200;
/** `GET /api/tasks/load?people=`: ids of accounts with commas. */
export const taskLoadQuerySchema = z.strictObject({
  people: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(idSchema).max(MOST_PEOPLE, `Choose at most ${String(MOST_PEOPLE)}.`)),
});
export type TaskLoadQuery = z.infer<typeof taskLoadQuerySchema>;
/** Of the open tasks that the reader sees; people without any are left out. */
export const taskLoadSchema = z.object({
  items: z.array(
    z.object({
      userId: idSchema,
      open: z.number().int(),
      /** Due before today, by the reader's day. */
      late: z.number().int(),
      /** In minutes; a task without an estimate counts nothing. */
      estimate: z.number().int(),
    }),
  ),
});
export type TaskLoad = z.infer<typeof taskLoadSchema>;

/** `GET /api/tasks/board`: cards of each stage in their manual order. */
export const taskBoardQuerySchema = z.strictObject({
  tab: tabSchema,
  quick: z.enum(TASK_QUICK).optional(),
  /** The id of a label, a project, an account, a client. */
  labels: idSchema.optional(),
  project: idSchema.optional(),
  assignee: idSchema.optional(),
  client: idSchema.optional(),
  search: z.string().trim().max(100).optional(),
});
export type TaskBoardQuery = z.infer<typeof taskBoardQuerySchema>;
export const taskBoardSchema = z.object({
  /** Whether a lane is a stage of a flow; otherwise it has the stages of one type, of several flows. */
  ofFlow: z.boolean(),
  lanes: z.array(
    z.object({
      /** Of the stage; of a lane of several flows the type. */
      id: z.string(),
      stage: z.enum(TASK_STAGES),
      /** What the company called the stage; null: by its type. */
      label: z.string().nullable(),
      colour: z.enum(STAGE_COLOURS),
      wipLimit: z.number().int().nullable(),
      /** All tasks of a stage with a limit, also those that are filtered away or that the reader does not see. */
      held: z.number().int().nullable(),
      items: z.array(TASK.schema),
      total: z.number().int(),
      totalIsExact: z.boolean(),
    }),
  ),
});
export type TaskBoard = z.infer<typeof taskBoardSchema>;

const MOST_DAYS = 400;
/** Most tasks of one answer. */
export const MOST_DATED = 500;

/** `GET /api/tasks/dated`: tasks with a start or a due day from `from` to `to`, both included. */
export const taskDatedQuerySchema = z
  .strictObject({
    from: daySchema,
    to: daySchema,
    tab: tabSchema,
    quick: z.enum(TASK_QUICK).optional(),
    /** The id of a label, a project, an account, a client. */
    labels: idSchema.optional(),
    project: idSchema.optional(),
    assignee: idSchema.optional(),
    client: idSchema.optional(),
    search: z.string().trim().max(100).optional(),
  })
  .refine(({ from, to }) => daysBetween(from, to) <= MOST_DAYS, {
    path: ['to'],
    message: 'Choose a shorter time.',
  });
export type TaskDatedQuery = z.infer<typeof taskDatedQuerySchema>;
export const taskDatedSchema = z.object({
  /** The earliest due first. */
  items: z.array(TASK.schema),
  /** Which of these tasks waits for which other of them. */
  waits: z.array(z.object({ taskId: idSchema, blockerId: idSchema })),
  /** There are more than the answer has. */
  more: z.boolean(),
});
export type TaskDated = z.infer<typeof taskDatedSchema>;

const MOST_CAPACITY_DAYS = 62;
/** `GET /api/tasks/capacity?people=&from=&to=`: ids of accounts with commas. */
export const taskCapacityQuerySchema = z
  .strictObject({ ...taskLoadQuerySchema.shape, from: daySchema, to: daySchema })
  .refine(({ from, to }) => daysBetween(from, to) <= MOST_CAPACITY_DAYS, {
    path: ['to'],
    message: 'Choose a shorter time.',
  });
export type TaskCapacityQuery = z.infer<typeof taskCapacityQuerySchema>;
/** Of those who have an open task that the reader sees, and of whom it is known when they work. */
export const taskCapacitySchema = z.object({
  items: z.array(
    z.object({
      userId: idSchema,
      /** Minutes at work; none on days off and on leave. */
      days: z.array(z.object({ date: z.string(), minutes: z.number().int() })),
    }),
  ),
});
export type TaskCapacity = z.infer<typeof taskCapacitySchema>;

/** `GET /api/tasks/people?tab=`: who has an open task in an area, or works on a project with one; figures of this week. */
export const taskPeopleQuerySchema = z.strictObject({ tab: z.enum(TASK_TABS) });
export type TaskPeopleQuery = z.infer<typeof taskPeopleQuerySchema>;
export const taskPeopleSchema = z.object({
  items: z.array(
    z.object({
      userId: idSchema,
      name: z.string(),
      open: z.number().int(),
      /** Due before today, by the reader's day. */
      late: z.number().int(),
      /** Waiting for another task. */
      waiting: z.number().int(),
      /** In minutes; a task without an estimate counts nothing. */
      estimate: z.number().int(),
      /** Minutes of the estimates that fall into this week and before, shared among those who do a task. */
      planned: z.number().int(),
      /** Minutes at work this week, by schedule, holidays and leave; null where nothing is known. */
      available: z.number().int().nullable(),
      /** Minutes recorded this week on tasks of the area. */
      tracked: z.number().int(),
    }),
  ),
});
export type TaskPeople = z.infer<typeof taskPeopleSchema>;

/** `GET /api/tasks/projects/:id/milestones`: of a project on which the reader works, the earliest due first. */
export const taskMilestonesSchema = z.object({
  items: z.array(z.object({ id: idSchema, title: z.string(), dueOn: z.string() })),
});
export type TaskMilestones = z.infer<typeof taskMilestonesSchema>;
