import { nextInstances } from '../recurrence/search.rules.js';
import type { Instance, Series } from '../recurrence/series.types.js';
import { MINUTE_MS, placeWall, textOf, wallAt, wallOf } from '../recurrence/wall-time.rules.js';

/** A date of an event, and when it is reminded of. */
export interface DueDate {
  instance: Instance;
  at: number;
}

/**
 * The next date of which a reminder is due after a moment; null if there is none.
 * @param zone in which whole days begin at midnight
 */
export function nextDue(
  series: Series,
  { minutes, after, zone }: { minutes: number; after: number; zone: string },
): DueDate | null {
  const begin = after + minutes * MINUTE_MS;
  const isDay = series.timezone === null;
  const from = isDay
    ? textOf(wallAt(begin, zone)).slice(0, 10)
    : `${new Date(begin).toISOString().slice(0, 19)}Z`;
  // Of two dates the first may lie at the moment itself.
  const due = nextInstances(series, from, 2).map((instance) => ({
    instance,
    at: startOf(instance, isDay ? zone : null) - minutes * MINUTE_MS,
  }));
  return due.find(({ at }) => at > after) ?? null;
}

const startOf = ({ startsAt, start }: Instance, zone: string | null): number =>
  zone === null ? startsAt : placeWall(wallOf(start), zone).moment;
