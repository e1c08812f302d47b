import type { EventWords, Series } from '../recurrence/series.types.js';

export interface ImportedGuest {
  email: string;
  name: string | null;
  answer: 'yes' | 'no' | 'maybe' | 'none';
}

/** Which of two versions of an event is the newer one. */
export interface EventVersion {
  sequence: number;
  /** When it was last changed, in milliseconds of the epoch; 0 if the file does not say. */
  modifiedAt: number;
}

export interface ImportedEvent extends Series, EventVersion, Required<EventWords> {
  uid: string;
  category: string | null;
  /** Minutes before the start. */
  reminders: readonly number[];
  guests: readonly ImportedGuest[];
  organiser: ImportedGuest | null;
}

export type SkipReason =
  'cancelled' | 'endsBeforeStart' | 'noStart' | 'ruleNotSupported' | 'incomplete' | 'notAnEvent';

export interface SkippedEntry {
  uid: string | null;
  title: string | null;
  /** As the file has it. */
  starts: string | null;
  reason: SkipReason;
}

/** Its times had no zone, or one that is not known, and were read in the calendar’s. */
export interface ImportWarning {
  uid: string;
  warning: 'floating' | 'unknownZone';
}

export interface ImportedCalendar {
  calendarName: string | null;
  events: ImportedEvent[];
  skipped: SkippedEntry[];
  warnings: ImportWarning[];
}
