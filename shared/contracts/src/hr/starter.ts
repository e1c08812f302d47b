import { z } from 'zod';
import { daySchema, lineSchema } from '../lists/fields.js';
import { HOLIDAY_YEARS } from './holiday.js';

/** Where a company works, for its first holidays: those of the whole country, or with those of a state. */
export const HOLIDAY_REGIONS = [
  'IN',
  'IN-AP',
  'IN-DL',
  'IN-GJ',
  'IN-HR',
  'IN-KA',
  'IN-KL',
  'IN-MH',
  'IN-PB',
  'IN-RJ',
  'IN-TN',
  'IN-TG',
  'IN-UP',
  'IN-WB',
] as const;
export type HolidayRegion = (typeof HOLIDAY_REGIONS)[number];

export const HOLIDAY_REGION_LABELS: Record<HolidayRegion, string> = {
  IN: 'All of India',
  'IN-AP': 'Andhra Pradesh',
  'IN-DL': 'Delhi',
  'IN-GJ': 'Gujarat',
  'IN-HR': 'Haryana',
  'IN-KA': 'Karnataka',
  'IN-KL': 'Kerala',
  'IN-MH': 'Maharashtra',
  'IN-PB': 'Punjab',
  'IN-RJ': 'Rajasthan',
  'IN-TN': 'Tamil Nadu',
  'IN-TG': 'Telangana',
  'IN-UP': 'Uttar Pradesh',
  'IN-WB': 'West Bengal',
};

/** `GET /api/hr/starters/holidays`: without a region that of the company’s address. */
export const offeredHolidaysQuerySchema = z.strictObject({
  region: z.enum(HOLIDAY_REGIONS, 'Choose a state.').optional(),
});
export type OfferedHolidaysQuery = z.infer<typeof offeredHolidaysQuerySchema>;

const usualDay = {
  date: daySchema,
  name: lineSchema(80).min(1, 'Enter a name.'),
  yearly: z.enum(HOLIDAY_YEARS),
};

/** The coming holidays of a region whose days are free in the list of the company. */
export const offeredHolidaysSchema = z.object({
  region: z.enum(HOLIDAY_REGIONS),
  days: z.array(z.object(usualDay)),
});
export type OfferedHolidays = z.infer<typeof offeredHolidaysSchema>;

const MOST_DAYS = 100;

/** Those of them that are wanted, as they were changed. */
export const addHolidaysSchema = z.strictObject({
  days: z
    .array(z.strictObject(usualDay))
    .min(1, 'Choose at least one holiday.')
    .max(MOST_DAYS)
    .refine(
      (days) => new Set(days.map(({ date }) => date)).size === days.length,
      'Give each holiday a day of its own.',
    ),
});
export type AddHolidays = z.infer<typeof addHolidaysSchema>;

/** How many of the holidays were added, and those whose day had one already. */
export const addedHolidaysSchema = z.object({
  added: z.number().int(),
  left: z.array(z.object({ date: daySchema, name: z.string() })),
});
export type AddedHolidays = z.infer<typeof addedHolidaysSchema>;

/** How many records were added; those that are there are left alone. */
export const startedSchema = z.object({ added: z.number().int() });
export type Started = z.infer<typeof startedSchema>;
