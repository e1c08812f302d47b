import type { CalendarEvent, View } from '../calendar.types.js';
import type { EventActions } from '../event-handle.rules.js';

/** What every view of the calendar shows and may ask for. */
export interface ViewProps extends EventActions {
  /** The day that is chosen. */
  day: string;
  today: string;
  events: readonly CalendarEvent[];
  go: (place: { view?: View; day?: string }) => void;
  /** Begins an event on that day, at that time. */
  onNew: (day: string, from?: string) => void;
}
