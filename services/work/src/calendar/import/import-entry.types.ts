import type { CalendarImportReason } from '@atrium/contracts';
import type { EventRow } from '../event/event-row.rules.js';
import type { ImportedEvent } from '../ics/imported-event.types.js';

type EntryStep = 'add' | 'change' | 'same' | 'left';

/** The event that an entry changed, and its importer's reminders. */
export interface EventBefore {
  row: EventRow;
  reminders: number[];
}

export interface EntryRow {
  id: string;
  place: number;
  uid: string | null;
  title: string;
  step: EntryStep;
  event: ImportedEvent;
  before: EventBefore | null;
  eventId: string | null;
  eventVersion: number | null;
}

export type NewEntry = Pick<EntryRow, 'place' | 'uid' | 'title' | 'step'> & {
  reason: CalendarImportReason | null;
  floating: boolean;
  event: ImportedEvent | null;
  starts: string | null;
};

export interface EntryChange {
  place: number;
  state: 'done' | 'undone' | 'kept';
  step?: EntryStep;
  /** Why it is left after all. */
  reason?: CalendarImportReason;
  before?: EventBefore | null;
  eventId?: string | null;
  eventVersion?: number | null;
}
