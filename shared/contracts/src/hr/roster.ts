import { z } from 'zod';
import { daysBetween } from '../days/local-day.js';
import { defineErrors } from '../errors/define-errors.js';
import { daySchema, idSchema } from '../lists/fields.js';
import { refSchema } from '../records/record-field.js';
import { WORK_SCHEDULE } from './shift.js';

export const ROSTER_READ = { ...WORK_SCHEDULE, action: 'read' } as const;
export const ROSTER_UPDATE = { ...WORK_SCHEDULE, action: 'update' } as const;

export const ROSTER_ERRORS = defineErrors({
  ROSTER_IN_PAST: [409, 'Choose today or a later day. What was planned before stays as it was.'],
  ROSTER_CHANGED: [409, 'Someone else has changed this day in the meantime.'],
  ROSTER_OVERLAP: [409, 'This shift overlaps the one of the day before or after.'],
  ROSTER_NOT_EMPLOYED: [409, 'This person does not work here on this day.'],
  ROSTER_SHIFT_GONE: [409, 'This shift is archived. Choose another.'],
});

/** What a day of the roster says: the shift's id, a day off, or what the schedule says. */
export const rosterPlanSchema = z.union([idSchema, z.literal('off'), z.literal('schedule')]);
export type RosterPlan = z.infer<typeof rosterPlanSchema>;

/** People a page at a time, and the seven days from `from` on. */
export const rosterQuerySchema = z.strictObject({
  from: daySchema,
  departmentId: idSchema.optional(),
  search: z.string().trim().max(100).optional(),
  cursor: z.string().max(500).optional(),
});
export type RosterQuery = z.infer<typeof rosterQuerySchema>;

const rosterDaySchema = z.object({
  date: daySchema,
  /** Planned for the day, by roster or schedule; null: none. */
  shift: refSchema.extend({ start: z.string(), end: z.string() }).nullable(),
  weeklyOff: z.boolean(),
  holiday: z.string().nullable(),
  /** From joining to the last working day. */
  joined: z.boolean(),
  rostered: rosterPlanSchema,
  /** It rests less than it should before or after this shift. */
  shortRest: z.boolean(),
});
export type RosterDay = z.infer<typeof rosterDaySchema>;

export const rosterRowSchema = z.object({
  employee: z.object({ id: idSchema, code: z.string(), name: z.string(), department: z.string().nullable() }),
  days: z.array(rosterDaySchema),
});
export type RosterRow = z.infer<typeof rosterRowSchema>;

export const rosterSchema = z.object({
  items: z.array(rosterRowSchema),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  totalIsExact: z.boolean(),
  /** Today in the company's time zone; days before it cannot be changed. */
  today: daySchema,
});
export type Roster = z.infer<typeof rosterSchema>;

const rosterChangeSchema = z.strictObject({
  employeeId: idSchema,
  date: daySchema,
  /** As the person saw it, so that nobody's change is overwritten unseen. */
  was: rosterPlanSchema,
  plan: rosterPlanSchema,
});
export type RosterChange = z.infer<typeof rosterChangeSchema>;

/** The most changes of one request. */
export const ROSTER_LIMIT = 500;

/** All of them are made, or none. */
export const changeRosterSchema = z.strictObject({
  changes: z.array(rosterChangeSchema).min(1).max(ROSTER_LIMIT),
});
export type ChangeRoster = z.infer<typeof changeRosterSchema>;

/** Copies what the roster says of one week to another, for these people or everybody whom the week names. */
export const copyRosterSchema = z.strictObject({
  from: daySchema,
  to: daySchema,
  departmentId: idSchema.nullable(),
});
export type CopyRoster = z.infer<typeof copyRosterSchema>;

/** The longest range that is filled at once. */
export const FILL_LIMIT = 92;

/** Gives each day of a range the same plan. */
export const fillRosterSchema = z
  .strictObject({
    employeeId: idSchema,
    from: daySchema,
    to: daySchema,
    plan: rosterPlanSchema,
    /** Weekly days off and holidays stay as they are. */
    keepsOff: z.boolean(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first.' })
  .refine(({ from, to }) => from > to || daysBetween(from, to) < FILL_LIMIT, {
    path: ['to'],
    message: 'Choose at most 92 days.',
  });
export type FillRoster = z.infer<typeof fillRosterSchema>;

/** How many work on each of seven days, of everybody and of each team that keeps a number. */
export const rosterCoverageQuerySchema = z.strictObject({ from: daySchema });
export type RosterCoverageQuery = z.infer<typeof rosterCoverageQuerySchema>;

const coveredDaySchema = z.object({
  date: daySchema,
  /** Planned to work and not on leave. */
  working: z.number().int(),
  /** Planned to work, on leave or not. */
  planned: z.number().int(),
});

export const rosterCoverageSchema = z.object({
  days: z.array(coveredDaySchema),
  teams: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      days: z.array(
        coveredDaySchema.extend({
          /** How many the team keeps; 0 on a day on which nobody of it is planned. */
          keeps: z.number().int(),
        }),
      ),
    }),
  ),
});
export type RosterCoverage = z.infer<typeof rosterCoverageSchema>;

/** Days that were copied, and those that were left as they are, each with the reason. */
export const rosterReportSchema = z.object({
  changed: z.number().int(),
  left: z.array(z.object({ name: z.string(), date: daySchema, message: z.string() })),
  /** The changes that take back exactly these, for `PUT /api/hr/roster`; empty where it takes no so many. */
  undo: z.array(rosterChangeSchema),
});
export type RosterReport = z.infer<typeof rosterReportSchema>;

/**
 * Asks whom a change of plans affects, before it is saved.
 * @property id of the shift or schedule that changes; null for an assignment
 * @property employeeId whom an assignment is for; with `departmentId` null too: everybody
 */
export const planChangeSchema = z.strictObject({
  kind: z.enum(['shift', 'schedule', 'assignment']),
  id: idSchema.nullable(),
  employeeId: idSchema.nullable(),
  departmentId: idSchema.nullable(),
  from: daySchema,
});
export type PlanChange = z.infer<typeof planChangeSchema>;

export const affectedPeopleSchema = z.object({
  people: z.number().int(),
  /** The first of them by name. */
  names: z.array(z.string()),
  /** Their days that would be planned otherwise, up to `to`. */
  days: z.number().int(),
  /** The first of these days; null: none. */
  first: daySchema.nullable(),
  /** How far the answer looks. */
  to: daySchema,
});
export type AffectedPeople = z.infer<typeof affectedPeopleSchema>;
