import { z } from 'zod';
import { lineSchema, timezoneSchema } from '../lists/fields.js';
import { timeOfDaySchema } from '../lists/time-of-day.js';
import type { SettingKey } from '../portal/setting-key.js';
import { calendarHueSchema } from './calendar-window.js';

/** The permission that guards the company's calendar, its rooms and its settings. */
export const CALENDAR_RESOURCE = { tab: 'hrOperations', resource: 'calendar' } as const;

export const CALENDAR_VIEW_NAMES = ['month', 'week', 'day', 'agenda'] as const;

const minutes = z.number('Enter minutes.').int('Enter whole minutes.').min(0, 'Enter minutes.');
const MOST_LENGTH = 1_440;
const MOST_AHEAD = 40_320;
const reminders = z
  .array(minutes.max(MOST_AHEAD, 'Remind at most four weeks ahead.'))
  .max(5, 'Use at most 5 reminders.');

/** `GET` and `PUT /api/settings`, like every setting; all read it, hrOperations/calendar update changes it. */
export const calendarRulesSchema = z.strictObject({
  /** From Monday (1) to Sunday (7). */
  firstWeekday: z.number().int().min(1).max(7),
  workFrom: timeOfDaySchema,
  workTo: timeOfDaySchema,
  /** Of a new event, in minutes. */
  length: minutes.min(5, 'Enter at least 5 minutes.').max(MOST_LENGTH, 'Enter at most 24 hours.'),
  reminders,
  categories: z.array(lineSchema(40).min(1, 'Give it a name.')).max(30, 'Use at most 30.'),
  /** Keys of the sources that are not shown until a person turns them on. */
  sourcesOff: z.array(z.string().max(60)).max(100),
  feedsAllowed: z.boolean(),
});
export type CalendarRules = z.infer<typeof calendarRulesSchema>;

export const calendarRulesKey: SettingKey<CalendarRules> = {
  key: 'work.calendar',
  scope: 'company',
  fallback: {
    firstWeekday: 1,
    workFrom: '09:00',
    workTo: '18:00',
    length: 30,
    reminders: [10],
    categories: [],
    sourcesOff: [],
    feedsAllowed: true,
  },
};

/** How a person looks at the calendar. */
export const calendarOwnSchema = z.strictObject({
  view: z.enum(CALENDAR_VIEW_NAMES),
  secondZone: timezoneSchema.nullable(),
  /** By the key of the source: what differs from the company's. */
  sources: z.record(
    z.string().max(60),
    z.strictObject({ on: z.boolean(), colour: calendarHueSchema.optional() }),
  ),
});
export type CalendarOwn = z.infer<typeof calendarOwnSchema>;

export const calendarOwnKey: SettingKey<CalendarOwn> = {
  key: 'work.calendarOwn',
  scope: 'person',
  fallback: { view: 'week', secondZone: null, sources: {} },
};
