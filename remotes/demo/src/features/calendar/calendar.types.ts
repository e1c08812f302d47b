export const CATEGORIES = ['meeting', 'client', 'project', 'company', 'personal'] as const;
export type Category = (typeof CATEGORIES)[number];

export const VIEWS = ['month', 'week', 'day', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** Days are `2026-11-21` and times `09:30`, both local. */
export interface CalendarEvent {
  id: string;
  title: string;
  category: Category;
  day: string;
  /** The same as `day`, except for events of several whole days. */
  lastDay: string;
  /** Null for whole days. */
  from: string | null;
  to: string | null;
  note: string;
}
