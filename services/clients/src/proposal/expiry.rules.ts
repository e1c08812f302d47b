import { Temporal } from 'temporal-polyfill';

export interface Validity {
  /** The last day, as `2026-03-31`. */
  validUntil: string;
  /** Of the client. */
  timezone: string;
}

/** The first instant of the day after the last one, in the client's zone. */
export const expiresAt = ({ validUntil, timezone }: Validity): string =>
  Temporal.PlainDate.from(validUntil).add({ days: 1 }).toZonedDateTime(timezone).toInstant().toString();

/** May it still be accepted at this instant? */
export const isOpen = (validity: Validity, at: string): boolean =>
  Temporal.Instant.compare(at, expiresAt(validity)) < 0;
