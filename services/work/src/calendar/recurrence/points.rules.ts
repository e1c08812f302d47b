import {
  DAY_MS,
  MINUTE_MS,
  dateOf,
  placeWall,
  textOf,
  wallAt,
  wallOf,
  type Placed,
} from './wall-time.rules.js';

/**
 * Where a text of a series lies: a local time, a date (its midnight), or a time in UTC. The point of an all-day series is
 * a date: `moment` and `wall` are both its midnight in UTC.
 */
export function placeText(text: string, timezone: string | null): Placed {
  if (timezone === null) return placeIn(wallOf(text.slice(0, 10)), null);
  if (!text.endsWith('Z')) return placeWall(wallOf(text), timezone);
  const moment = wallOf(text.slice(0, -1));
  const wall = wallAt(moment, timezone);
  return { moment, wall, isRepeated: placeWall(wall, timezone).moment !== moment };
}

export const pointOf = (text: string, timezone: string | null): number => placeText(text, timezone).moment;

export const placeIn = (wall: number, timezone: string | null): Placed =>
  timezone === null ? { moment: wall, wall } : placeWall(wall, timezone);

export const wallIn = (moment: number, timezone: string | null): number =>
  timezone === null ? moment : wallAt(moment, timezone);

/** A local time, or a date of an all-day series. */
export const textIn = (wall: number, timezone: string | null): string =>
  timezone === null ? dateOf(wall) : textOf(wall);

/** The text of a point that `placeText` reads as the same point. */
export function nameOf({ moment, wall, isRepeated }: Placed, timezone: string | null): string {
  return isRepeated ? `${textOf(moment)}Z` : textIn(wall, timezone);
}

/** About where a text lies, without asking the zone: at most a day off. */
export const roughly = (text: string): number => wallOf(text.replace(/Z$/, ''));

/** The length of an event, which is in minutes, or in days of an all-day event. */
export const lengthMs = (length: number, timezone: string | null): number =>
  length * (timezone === null ? DAY_MS : MINUTE_MS);
