import { z } from 'zod';
import { CALENDAR_HUES } from './calendar-names.js';
import { daySchema, idSchema, lineSchema, timezoneSchema, versionSchema } from '../lists/fields.js';

export const calendarHueSchema = z.literal(CALENDAR_HUES);
export type CalendarHue = z.infer<typeof calendarHueSchema>;

/** The longest time that can be asked for. */
export const MOST_CALENDAR_DAYS = 400;
/** The most items of one answer. */
export const MOST_CALENDAR_ITEMS = 5_000;
export const CHOOSE_SHORTER = 'Choose a shorter time.';
const DAY_MS = 86_400_000;

/** Whether a day or time is of a year for which calendars are kept. */
export const isNearYear = (text: string): boolean => text >= '1900' && text < '2200';

const day = daySchema.refine(isNearYear, 'Choose a year from 1900 to 2199.');

interface Days {
  from: string;
  to: string;
}
const isForward = ({ from, to }: Days): boolean => from < to;
const FORWARD = { path: ['to'], message: 'It ends before it starts.' };
const isShort = ({ from, to }: Days): boolean =>
  Date.parse(to) - Date.parse(from) <= MOST_CALENDAR_DAYS * DAY_MS;
const SHORT = { path: ['to'], message: CHOOSE_SHORTER };

/** `GET /api/calendar/items?from&to&zone`: days of the reader's zone; `to` is the day after the last one. */
export const calendarWindowQuerySchema = z
  .strictObject({
    from: day,
    to: day,
    /** Left out: the company's. */
    zone: timezoneSchema.optional(),
  })
  .refine(isForward, FORWARD)
  .refine(isShort, SHORT);
export type CalendarWindowQuery = z.infer<typeof calendarWindowQuerySchema>;

export const calendarItemSchema = z.object({
  /** Unique in an answer; of an event its id and the original start of the instance. */
  id: z.string(),
  /** The key of its source. */
  source: z.string(),
  /** Where the source has several calendars, the key of this one. */
  calendar: z.string().optional(),
  /** Null for what the reader may not see: the page says “Busy”. */
  title: z.string().nullable(),
  /** A moment in UTC, or a day when `allDay`. */
  start: z.string(),
  /** A moment in UTC, or the day after the last one when `allDay`. */
  end: z.string(),
  allDay: z.boolean(),
  /** The zone in which it is kept; null for days. */
  zone: z.string().nullable(),
  busy: z.boolean(),
  /** A page of the portal; null: there is none, or it is an event of the calendar. */
  url: z.string().nullable(),
  /** Of what it belongs to; null where it cannot be changed here. */
  version: z.number().int().nullable(),
  /** Whether the reader may move it. */
  movable: z.boolean(),
  /** A private event. */
  private: z.boolean(),
  /** Its own colour; null: that of its source. */
  colour: calendarHueSchema.nullable(),
  /** Only for events of the calendar whose details the reader may see. */
  event: z
    .object({
      id: idSchema,
      /** The original start of the instance: a local time or a day. */
      at: z.string(),
      repeats: z.boolean(),
      place: z.string().nullable(),
      tentative: z.boolean(),
      /** Of the reader as a guest; null: not invited. */
      answer: z.enum(['none', 'yes', 'no', 'maybe']).nullable(),
    })
    .nullable(),
});
export type CalendarItem = z.infer<typeof calendarItemSchema>;

/** A day on which there is more than one answer can hold. */
const foldedDaySchema = z.object({ day: z.string(), count: z.number().int() });
export type FoldedDay = z.infer<typeof foldedDaySchema>;

export const calendarItemsSchema = z.object({
  items: z.array(calendarItemSchema),
  /** What is not among the items, by the day on which it begins. */
  more: z.array(foldedDaySchema),
  /** Sources that could not be read; the others are complete. */
  failed: z.array(z.object({ key: z.string(), title: z.string() })),
});
export type CalendarItems = z.infer<typeof calendarItemsSchema>;

/** `GET /api/calendar/sources`: what the reader's calendar can show. */
export const calendarSourceSchema = z.object({
  key: z.string(),
  title: z.string(),
  colour: calendarHueSchema,
  /** Shown until the reader hides it. */
  on: z.boolean(),
  /** Why its items cannot be moved here; null: those that are movable can. */
  fixed: z.string().nullable(),
  /** Calendars of the source that are shown and hidden one by one, instead of it. */
  calendars: z.array(z.object({ key: z.string(), title: z.string() })).optional(),
});
export type CalendarSourceInfo = z.infer<typeof calendarSourceSchema>;

/**
 * `POST /api/calendar/items/move`: an item of another part of the portal, by the command of that part, which may refuse.
 * Its length stays.
 */
export const moveItemSchema = z.strictObject({
  source: z.string().max(60),
  /** As its item has them. */
  id: z.string().max(100),
  version: versionSchema,
  /** The new start: a day of an item of whole days. */
  start: day,
});
export type MoveItem = z.infer<typeof moveItemSchema>;
export const itemMovedSchema = z.object({ version: z.number().int() });
export type ItemMoved = z.infer<typeof itemMovedSchema>;

/** `GET /api/calendar/search?text`: events by their words, each at its next date or else its last. */
export const calendarSearchQuerySchema = z.strictObject({
  text: lineSchema(100).min(2, 'Enter at least 2 letters.'),
});
export type CalendarSearchQuery = z.infer<typeof calendarSearchQuerySchema>;
export const calendarFoundSchema = z.object({
  items: z.array(calendarItemSchema),
  /** There are others. */
  more: z.boolean(),
});
export type CalendarFound = z.infer<typeof calendarFoundSchema>;

/** `GET /api/calendar/sources/parts`: of what sources have, what a company can show to everybody. */
export const sourcePartsSchema = z.object({
  items: z.array(z.object({ source: z.string(), id: idSchema, title: z.string() })),
});
export type SourceParts = z.infer<typeof sourcePartsSchema>;

export const calendarSourcesSchema = z.object({ items: z.array(calendarSourceSchema) });

/** Of how many people the busy times are asked for at once. */
export const MOST_BUSY_PEOPLE = 20;
/** `GET /api/calendar/busy?people&from&to&zone`: ids of accounts with commas. */
export const calendarBusyQuerySchema = z
  .strictObject({
    people: z
      .string()
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(idSchema).min(1).max(MOST_BUSY_PEOPLE, 'Choose at most 20 people.')),
    from: day,
    to: day,
    zone: timezoneSchema.optional(),
  })
  .refine(isForward, FORWARD)
  .refine(isShort, SHORT);
export type CalendarBusyQuery = z.infer<typeof calendarBusyQuerySchema>;
/** When people are busy, and nothing else of it. */
export const calendarBusySchema = z.object({
  items: z.array(
    z.object({
      userId: idSchema,
      name: z.string(),
      /** Moments in UTC; of whole days the days of the asked zone. */
      blocks: z.array(z.object({ start: z.string(), end: z.string() })),
    }),
  ),
});
export type CalendarBusy = z.infer<typeof calendarBusySchema>;
