import type { CalendarEvent, CalendarView, EventShift, NewSpan } from './calendar.types.js';

/** The props of every view of the calendar. */
export interface ViewProps {
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
  /** As high as what is around it; otherwise as high as its weeks or hours. */
  fills?: boolean;
  /** The event that is being moved or made. */
  held?: string | null;
  onNew: (span: NewSpan) => void;
  onOpen: (id: string) => void;
  onMove: (id: string, by: EventShift) => void;
}

export interface CalendarProps extends Omit<ViewProps, 'held'> {
  view: CalendarView;
}
