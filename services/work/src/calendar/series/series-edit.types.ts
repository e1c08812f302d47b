import type { EventWords, Refused, Series } from '../recurrence/series.types.js';

export const MOST_EXCEPTIONS = 1_000;

/** What becomes different. A field that is not given stays as it is. */
export interface SeriesChange {
  /** The new start of the instance that was edited, local to `timezone` or else to the series. */
  start?: string;
  length?: number;
  /** Null makes all-day events of timed ones. */
  timezone?: string | null;
  rule?: string | null;
  words?: EventWords;
}

export interface SeriesEdit {
  action: 'change' | 'delete';
  scope: 'this' | 'following' | 'all';
  /** The original start of the instance that was edited. */
  at: string;
  set?: SeriesChange;
}

/** The series after an edit. The words of `all` and `following` are for their owner to change. */
export interface EditedSeries {
  /** What the event itself becomes; null if nothing of it is left. */
  series: Series | null;
  /** A new event: the instances from the edited one on, or the edited one alone. */
  following: Series | null;
  /** Exceptions and extra dates of instances that are no longer there. */
  dropped: number;
  /** The first date, where another rule moved it from the one that was set; null: nothing moved it. */
  begins: string | null;
  /** Whether time, place or rule changed, so that guests are asked again and `sequence` grows. */
  grows: boolean;
}

/** An edit of which it is not said yet whether it asks guests again. */
export type Edited = Omit<EditedSeries, 'grows' | 'begins'>;

/** The rule names days by number: the person says what it becomes. */
export interface RuleQuestion {
  ask: 'rule';
}

export type EditResult = EditedSeries | RuleQuestion | Refused;
