/** What an instance of a series may have of its own beside its time. */
export interface EventWords {
  title?: string;
  place?: string | null;
  link?: string | null;
  description?: string | null;
  visibility?: 'normal' | 'private';
  busy?: boolean;
  state?: 'tentative' | 'confirmed';
}

/** One instance that differs from its series. */
export interface SeriesOverride {
  /** The original start of the instance. */
  recurrenceId: string;
  cancelled?: boolean;
  start?: string;
  length?: number;
  words?: EventWords;
}

/**
 * When an event takes place. All times are local to the time zone (`2026-11-02T10:00`), or UTC when they end in Z; the
 * times of an all-day event are dates (`2026-11-02`).
 */
export interface Series {
  /** An IANA name; null for an all-day event, whose dates belong to no zone. */
  timezone: string | null;
  start: string;
  /** Exact minutes, or days of an all-day event. */
  length: number;
  /** The value of an RRULE; null for a single event. */
  rule: string | null;
  exdates: readonly string[];
  rdates: readonly string[];
  overrides: readonly SeriesOverride[];
}

/** Half-open. Local to the time zone of the series unless the texts end in Z. */
export interface Window {
  from: string;
  to: string;
}

export interface Instance {
  /** The original start: local time, or a date. Unique within the series. */
  recurrenceId: string;
  /** Local time with the offset in force, or a date. */
  start: string;
  length: number;
  /** Start and end in milliseconds of the epoch; of dates, their midnights in UTC. */
  startsAt: number;
  endsAt: number;
  override: SeriesOverride | null;
}

/** Why something is not accepted, in a sentence for people. */
export interface Refused {
  refused: string;
}
