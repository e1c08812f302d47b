import { z } from 'zod';
import { idSchema, lineSchema, timezoneSchema } from '../lists/fields.js';
import { timeOfDaySchema } from '../lists/time-of-day.js';
import { CALENDAR_VIEW_NAMES, EVENING_BEFORE } from './calendar-names.js';
import { calendarHueSchema, MOST_BUSY_PEOPLE } from './calendar-window.js';

const minutes = z.number('Enter minutes.').int('Enter whole minutes.').min(0, 'Enter minutes.');
const MOST_LENGTH = 1_440;
const MOST_AHEAD = 40_320;
const timesBefore = z
  .array(minutes.max(MOST_AHEAD, 'Remind at most four weeks ahead.'))
  .max(5, 'Use at most 5 reminders.');
const hours = {
  workFrom: timeOfDaySchema,
  workTo: timeOfDaySchema,
};
const sourceKey = z.string().max(60);
const isForward = ({ workFrom, workTo }: { workFrom: string | null; workTo: string | null }): boolean =>
  workFrom === null || workTo === null || workFrom < workTo;
const FORWARD = { path: ['workTo'], message: 'It ends before it starts.' };

/** `GET` and `PUT /api/settings`, like every setting; all read it, hrOperations/calendar update changes it. */
export const calendarRulesSchema = z
  .strictObject({
    /** From Monday (1) to Sunday (7). */
    firstWeekday: z.number().int().min(1).max(7),
    ...hours,
    /** Of a new event, in minutes. */
    length: minutes.min(5, 'Enter at least 5 minutes.').max(MOST_LENGTH, 'Enter at most 24 hours.'),
    /** Of a new event with times: minutes before its start. */
    reminders: timesBefore,
    /** Of a new event of whole days: minutes before its midnight. */
    dayReminders: timesBefore.default([EVENING_BEFORE]),
    categories: z.array(lineSchema(40).min(1, 'Give it a name.')).max(30, 'Use at most 30.'),
    /** Keys of the sources that are not shown until a person turns them on. */
    sourcesOff: z.array(sourceKey).max(100),
    /** By the key of the source: where the company wants another colour. */
    colours: z.record(sourceKey, calendarHueSchema).default({}),
    /** Ids of the holiday lists that everybody sees besides their own. */
    holidayLists: z.array(idSchema).max(50, 'Use at most 50.').default([]),
    feedsAllowed: z.boolean(),
    /** Whether people from outside can be invited to events by email. */
    outsideGuests: z.boolean().default(true),
  })
  .refine(isForward, FORWARD);
export type CalendarRules = z.infer<typeof calendarRulesSchema>;

/** How a person looks at the calendar. */
export const calendarOwnSchema = z
  .strictObject({
    view: z.enum(CALENDAR_VIEW_NAMES, 'Choose a view.'),
    secondZone: timezoneSchema.nullable(),
    /** Null, here and below: the company's. */
    workFrom: timeOfDaySchema.nullable().default(null),
    workTo: timeOfDaySchema.nullable().default(null),
    reminders: timesBefore.nullable().default(null),
    dayReminders: timesBefore.nullable().default(null),
    /** By the key of the source: what differs from the company's. */
    sources: z.record(sourceKey, z.strictObject({ on: z.boolean(), colour: calendarHueSchema.optional() })),
    /** Accounts of the colleagues whose busy times are shown. */
    people: z.array(idSchema).max(MOST_BUSY_PEOPLE, 'Choose at most 20 people.').default([]),
    /** The line that offers import and subscribing was closed. */
    introduced: z.boolean().default(false),
  })
  .refine(isForward, FORWARD);
export type CalendarOwn = z.infer<typeof calendarOwnSchema>;
