import { z } from 'zod';

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

export const addHolidaysSchema = z.strictObject({
  region: z.enum(HOLIDAY_REGIONS, 'Choose a state.'),
});
export type AddHolidays = z.infer<typeof addHolidaysSchema>;

/** How many records were added; those that are there are left alone. */
export const startedSchema = z.object({ added: z.number().int() });
export type Started = z.infer<typeof startedSchema>;
