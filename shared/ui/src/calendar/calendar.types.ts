export const CALENDAR_VIEWS = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Number of days that the agenda lists at a time. */
export const AGENDA_DAYS = 30;

/** Days are `2026-11-21` and times `09:30`, both local. */
export interface EventTimes {
  day: string;
  /** The same as `day`, except for events of several whole days. */
  lastDay: string;
  /** Null for whole days. */
  from: string | null;
  to: string | null;
}

export interface CalendarEvent extends EventTimes {
  id: string;
  title: string;
  /** What kind of event it is, in words: the colour never stands alone. */
  kind: string;
  /** The number of one of the theme's hues. */
  hue: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
  /** Why it cannot be moved, in a sentence. */
  fixed?: string | undefined;
  /** It can be moved, but not made longer or shorter. */
  rigid?: boolean | undefined;
}

/** By how much an event is moved, and then made longer. */
export interface EventShift {
  days?: number;
  minutes?: number;
  /** Minutes of an event with times, otherwise days; less than 0 makes it shorter. */
  longer?: number;
}

/** Where a new event is made: a day, at a time or until one if they are known. */
export interface NewSpan {
  day: string;
  lastDay?: string;
  from?: string;
  to?: string;
}
