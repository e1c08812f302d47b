import { EVENT_ERRORS } from '@atrium/contracts';
import { AppError } from '@atrium/platform';
import { pointOf, textIn, wallIn } from '../recurrence/points.rules.js';
import type { Instance, Refused, Series } from '../recurrence/series.types.js';
import { DAY_MS, MINUTE_MS } from '../recurrence/wall-time.rules.js';

interface GivenTimes {
  zone: string | null;
  start: string;
  /** The last day of whole days. */
  end: string;
}

/** Longer ones would overlap themselves too often, and crowd out everything else. */
const MOST_DAYS = 366;

/** Exact minutes, or days. @throws {AppError} EVENT_ENDS_FIRST, EVENT_TOO_LONG on `end` */
export function lengthOf({ zone, start, end }: GivenTimes): number {
  const span = pointOf(timeFor(zone, end), zone) - pointOf(timeFor(zone, start), zone);
  if (span < 0)
    throw new AppError(EVENT_ERRORS.EVENT_ENDS_FIRST, {
      fields: { end: EVENT_ERRORS.EVENT_ENDS_FIRST.message },
    });
  if (span > MOST_DAYS * DAY_MS)
    throw new AppError(EVENT_ERRORS.EVENT_TOO_LONG, {
      fields: { end: EVENT_ERRORS.EVENT_TOO_LONG.message },
    });
  return zone === null ? span / DAY_MS + 1 : Math.round(span / MINUTE_MS);
}

/** A time as a series of this zone writes it. */
export const timeFor = (zone: string | null, text: string): string => {
  if (zone === null) return text.slice(0, 10);
  return text.length === 10 ? `${text}T00:00` : text;
};

/** Start and end of a date as people enter them. */
export function timesOf(
  { timezone }: Series,
  { startsAt, endsAt }: Instance,
): { start: string; end: string } {
  const local = (at: number) => textIn(wallIn(at, timezone), timezone).slice(0, 16);
  if (timezone !== null) return { start: local(startsAt), end: local(endsAt) };
  return { start: local(startsAt), end: local(Math.max(startsAt, endsAt - DAY_MS)) };
}

/** Whether two texts name the same moment. */
export const isSameTime = (zone: string | null, one: string, other: string): boolean =>
  pointOf(timeFor(zone, one), zone) === pointOf(timeFor(zone, other), zone);

/** @throws {AppError} EVENT_RULE on `rule` with the reason */
export function refuseRule({ refused }: Refused): never {
  throw new AppError(EVENT_ERRORS.EVENT_RULE, { message: refused, fields: { rule: refused } });
}
