import { IANAZone } from 'luxon';

/** First and last date, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

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
    found = findMoment(Date.parse(`${date}T${time}Z`), IANAZone.create(timezone));
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, found);
  }
  return new Date(found);
}

/** @param local the wall-clock time as if it were UTC */
function findMoment(local: number, zone: IANAZone): number {
  const [before, after] = [zone.offset(local - DAY_MS), zone.offset(local + DAY_MS)];
  const first = local - before * MINUTE_MS;
  const second = local - after * MINUTE_MS;
  // With the offset from before a change, a skipped time lies as far behind the gap as it was inside.
  return zone.offset(first) === before || zone.offset(second) !== after ? first : second;
}
