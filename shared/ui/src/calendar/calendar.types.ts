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
  hue: 1 | 2 | 3 | 4 | 5 | 6;
}

export interface EventShift {
  days?: number;
  minutes?: number;
}
