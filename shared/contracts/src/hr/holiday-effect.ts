import { z } from 'zod';
import { daySchema, idSchema } from '../lists/fields.js';
import { refSchema } from '../records/record-field.js';
import { HOLIDAY, HOLIDAY_KINDS } from './holiday.js';
import { HOLIDAY_LIST_ASSIGNMENT } from './holiday-list.js';

/**
 * Asks what a holiday would change, before it is saved.
 * @property id of one that is changed; null: of a new one
 * @property archive it is taken away
 */
export const previewHolidaySchema = z.strictObject({
  id: idSchema.nullable(),
  archive: z.boolean(),
  date: daySchema,
  kind: z.enum(HOLIDAY_KINDS),
  listId: idSchema.nullable(),
  departmentId: idSchema.nullable(),
});
export type PreviewHoliday = z.infer<typeof previewHolidaySchema>;

export const previewListAssignmentSchema = HOLIDAY_LIST_ASSIGNMENT.createSchema;

/** What a change of holidays does to people's days and to their approved leave. */
export const holidayEffectSchema = z.object({
  people: z.number().int(),
  /** The first of them by name. */
  names: z.array(z.string()),
  /** Days off that people get or lose, each person's counted. */
  days: z.number().int(),
  /** The first and last of these days. */
  from: daySchema.nullable(),
  to: daySchema.nullable(),
  /** Approved leave that counts differently; `days` above 0 come back, below 0 are taken. */
  leave: z.array(z.object({ name: z.string(), date: daySchema, days: z.number() })),
});
export type HolidayEffect = z.infer<typeof holidayEffectSchema>;

export const NEXT_YEAR_REASONS = ['sameDay', 'moves', 'leapDay', 'over'] as const;
export type NextYearReason = (typeof NEXT_YEAR_REASONS)[number];

/** The holidays of a list as they would be in the next year. Those that are already there are left out. */
export const nextYearSchema = z.object({
  year: z.number().int(),
  items: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      department: refSchema.nullable(),
      /** This year's date. */
      date: daySchema,
      /** Null: somebody must say it, for the reason given. */
      proposed: daySchema.nullable(),
      why: z.enum(NEXT_YEAR_REASONS),
    }),
  ),
});
export type NextYear = z.infer<typeof nextYearSchema>;
export type NextYearDay = NextYear['items'][number];

/** Holidays to declare again, each on its new date; those that are not named are left out. */
export const copyHolidaysSchema = z.strictObject({
  days: z
    .array(z.strictObject({ id: idSchema, date: daySchema }))
    .min(1, 'Give at least one holiday its date.')
    .max(200),
});
export type CopyHolidays = z.infer<typeof copyHolidaysSchema>;

export const copiedHolidaysSchema = z.object({ created: z.number().int() });
export type CopiedHolidays = z.infer<typeof copiedHolidaysSchema>;

export const HOLIDAY_READ = HOLIDAY.check('read');
export const HOLIDAY_CREATE = HOLIDAY.check('create');
