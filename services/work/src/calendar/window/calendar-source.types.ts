import type { CalendarItem, MoveItem } from '@atrium/contracts';

/** The days that a calendar shows, half-open, in the zone of the person who looks. */
export interface CalendarWindow {
  from: string;
  to: string;
  /** The moments at which these days start there. */
  fromAt: Date;
  toAt: Date;
  zone: string;
}

/** An item of a source; the calendar adds the source's key. */
export type SourceItem = Omit<CalendarItem, 'source'>;

/** An item of a source, as it was seen, and its new start. */
export type SourceMove = Omit<MoveItem, 'source'>;

/** Whose busy times are asked for, by account. */
export interface BusyPeople {
  people: readonly string[];
  /** What does not count, by its id; null: all does. */
  without: string | null;
}
