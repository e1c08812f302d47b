import { Temporal } from 'temporal-polyfill';

/** First and last date, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/** A grid asks for the same few moments of each date again and again. */
const KEPT = 20_000;
const kept = new Map<string, number>();

/**
 * The moment of a wall-clock time (`HH:MM`) on a date in an IANA time zone. A time that a clock change skips moves
 * forward by the gap; of one that happens twice it is the first.
 */
export function momentOf(date: string, time: string, timezone: string): Date {
  const key = `${date}T${time} ${timezone}`;
  let found = kept.get(key);
  if (found === undefined) {
    found = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timezone).epochMilliseconds;
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, found);
  }
  return new Date(found);
}
