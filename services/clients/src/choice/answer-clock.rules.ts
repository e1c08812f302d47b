import { Temporal } from 'temporal-polyfill';

/** Working time between two moments. */
export interface Span {
  from: Date;
  to: Date;
}

const MINUTE_MS = 60_000;

/**
 * The moment at which so many minutes of working time have passed.
 * @param spans in their order, without overlaps
 * @param minutes more than 0
 * @returns null when the spans do not have so much
 */
export function afterWorking(spans: readonly Span[], from: Date, minutes: number): Date | null {
  let left = minutes * MINUTE_MS;
  for (const span of spans) {
    const start = Math.max(span.from.getTime(), from.getTime());
    const length = span.to.getTime() - start;
    if (length <= 0) continue;
    if (length >= left) return new Date(start + left);
    left -= length;
  }
  return null;
}

/** The spans as one after the other: a night shift may end within the next day. */
export function withoutOverlaps(spans: readonly Span[]): Span[] {
  const sorted = spans.toSorted((one, other) => one.from.getTime() - other.from.getTime());
  let until = 0;
  return sorted.flatMap(({ from, to }) => {
    const start = Math.max(from.getTime(), until);
    if (to.getTime() <= start) return [];
    until = to.getTime();
    return [{ from: new Date(start), to }];
  });
}

/** The moment of a time of day on a date in a zone. */
export function momentOf(date: string, time: string, timezone: string): Date {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  return new Date(local.toZonedDateTime(timezone).epochMilliseconds);
}
