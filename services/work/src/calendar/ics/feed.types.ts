import type { EventWords, Series } from '../recurrence/series.types.js';

export interface FilePerson {
  name: string;
  email: string;
}

export interface FeedEvent extends Series, Required<EventWords> {
  uid: string;
  category: string | null;
  sequence: number;
  /** When it was last changed, in milliseconds of the epoch. */
  modifiedAt: number;
  /** Of a file that is mailed to a guest: who invites whom, or takes it back. */
  mailed?: { organiser: FilePerson; guest: FilePerson; cancelled: boolean };
}

export interface Feed {
  name: string;
  events: readonly FeedEvent[];
  /** The word that stands for every event; null for a feed with all details. */
  busyTitle: string | null;
  /** The present year: clock changes without a rule are listed for ten years ahead. */
  year: number;
}
