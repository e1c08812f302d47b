import { daysBetween } from '../days/local-day.js';
import { z } from 'zod';
import { daySchema, idSchema } from '../lists/fields.js';

/** Numbers of what lies ahead. */
export const OVERVIEW_SOON = [
  'birthdays',
  'changes',
  'probation',
  'expiring',
  'reviews',
  'evaluations',
  'openings',
] as const;
export type OverviewSoon = (typeof OVERVIEW_SOON)[number];
/** Numbers of the overview that open their rows. */
export const OVERVIEW_FIGURES = ['headcount', 'joined', 'left', 'hired', 'filled', ...OVERVIEW_SOON] as const;
export type OverviewFigure = (typeof OVERVIEW_FIGURES)[number];

/** What a range is a part of, which decides with what it is compared. */
export const OVERVIEW_UNITS = ['month', 'quarter', 'year'] as const;
export type OverviewUnit = (typeof OVERVIEW_UNITS)[number];

/** team: the people whom the reader leads. */
export const OVERVIEW_SCOPES = ['everyone', 'team'] as const;
export type OverviewScope = (typeof OVERVIEW_SCOPES)[number];

const MAX_DAYS = 5 * 366;
const range = { of: z.enum(OVERVIEW_SCOPES), from: daySchema, to: daySchema };
const isInOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const isShort = ({ from, to }: { from: string; to: string }) => daysBetween(from, to) <= MAX_DAYS;
const REVERSED = { path: ['to'], message: 'The end is before the start.' };
const LONG = { path: ['to'], message: 'Choose at most five years.' };

export const overviewQuerySchema = z
  .strictObject({ ...range, unit: z.enum(OVERVIEW_UNITS).optional() })
  .refine(isInOrder, REVERSED)
  .refine(isShort, LONG);
export type OverviewQuery = z.infer<typeof overviewQuerySchema>;

const rangeSchema = z.object({ from: daySchema, to: daySchema });
/** Of the range, and of the one before. */
const comparedSchema = z.object({ value: z.number().int(), previous: z.number().int() });

export const overviewSchema = z.object({
  today: daySchema,
  range: rangeSchema,
  previous: rangeSchema,
  /** On the last day of the range. */
  headcount: comparedSchema,
  joined: comparedSchema,
  left: comparedSchema,
  /** Who left in the 12 months up to the end of the range, as a share of the mean headcount; null: nobody to lose. */
  attrition: z.number().nullable(),
  /** Offers that were accepted in the range; null for who may not see hiring. */
  hired: z
    .object({
      value: z.number().int(),
      /** Mean days from the application to the accepted offer; null: none was accepted. */
      days: z.number().nullable(),
    })
    .nullable(),
  /** Seats that somebody joined on in the range; null for who may not see hiring. */
  filled: z
    .object({
      value: z.number().int(),
      /** Mean days from the approval of the seat to the joining; null: none was filled. */
      days: z.number().nullable(),
    })
    .nullable(),
  /** The 12 months up to the end of the range. */
  months: z.array(z.object({ month: z.string(), joined: z.number().int(), left: z.number().int() })),
  /** The headcount by department; an id of null: none. */
  departments: z.array(
    z.object({ id: idSchema.nullable(), name: z.string().nullable(), people: z.number().int() }),
  ),
  soon: z.object({
    /** Birthdays in the next 30 days. */
    birthdays: z.number().int(),
    /** Planned changes of jobs in the next 30 days. */
    changes: z.number().int(),
    /** Probations that end in the next 30 days, or have ended, of people who are not confirmed. */
    probation: z.number().int(),
    /** Documents that expire in the next 30 days, or have expired; null for who may not see them. */
    expiring: z.number().int().nullable(),
    reviews: z.number().int(),
    /** Evaluation forms that are owed now, by the people themselves. */
    evaluations: z.number().int(),
    /** Openings to which people can apply; null for who may not see hiring. */
    openings: z.number().int().nullable(),
  }),
});
export type Overview = z.infer<typeof overviewSchema>;

/** The last days of a range, at most 31, up to today. */
export const overviewAttendanceSchema = z.object({
  days: z.array(
    z.object({
      date: daySchema,
      /** Who was to work there on that day, without those on leave. */
      due: z.number().int(),
      /** Who of them came. */
      present: z.number().int(),
    }),
  ),
});
export type OverviewAttendance = z.infer<typeof overviewAttendanceSchema>;

export const overviewPeopleQuerySchema = z
  .strictObject({
    ...range,
    figure: z.enum(OVERVIEW_FIGURES),
    /** Of headcount, joined and left: who is in that department; `none`: in no department. */
    department: z.union([idSchema, z.literal('none')]).optional(),
  })
  .refine(isInOrder, REVERSED)
  .refine(isShort, LONG);
export type OverviewPeopleQuery = z.infer<typeof overviewPeopleQuerySchema>;

export const overviewPeopleSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema,
      code: z.string(),
      name: z.string(),
      designation: z.string().nullable(),
      /** The day that counts: of joining, of leaving, of the change, of expiry. */
      day: daySchema,
      /** Which document. */
      what: z.string().nullable(),
    }),
  ),
  /** All of them, shown or not. */
  total: z.number().int(),
});
export type OverviewPeople = z.infer<typeof overviewPeopleSchema>;
