import type { CalendarEvent, CalendarView } from './calendar.types.js';
import type { EventActions } from './event-handle.rules.js';

/** The props of every view of the calendar. */
export interface ViewProps extends EventActions {
  /** The selected day. */
  day: string;
  today: string;
  events: readonly CalendarEvent[];
  go: (place: { view?: CalendarView; day?: string }) => void;
  /** From Monday (1), as where it is left out, to Sunday (7). */
  firstWeekday?: number;
  /** Working hours, like `09:00`; the others are shaded. */
  work?: { from: string; to: string };
  /** An IANA name: its hours stand beside those of the reader. */
  secondZone?: string | null;
  /** Creates an event on that day, at that time. */
  onNew: (day: string, from?: string) => void;
}
