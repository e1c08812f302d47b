import type { CalendarEvent, CalendarView } from './calendar.types.js';
import type { EventActions } from './event-handle.rules.js';

/** The props of every view of the calendar. */
export interface ViewProps extends EventActions {
  /** The selected day. */
  day: string;
  today: string;
  events: readonly CalendarEvent[];
  go: (place: { view?: CalendarView; day?: string }) => void;
  /** Creates an event on that day, at that time. */
  onNew: (day: string, from?: string) => void;
}
