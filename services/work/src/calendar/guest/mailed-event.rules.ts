import { boundsOf, nextInstances } from '../recurrence/search.rules.js';
import type { Instance, Series } from '../recurrence/series.types.js';
import { DAY_MS } from '../recurrence/wall-time.rules.js';

/** Whether some of it is not over. Whole days end where it is latest. */
export function isAhead(series: Series, now: Date): boolean {
  const { lastAt } = boundsOf(series);
  if (lastAt === null) return true;
  return lastAt + (series.timezone === null ? DAY_MS / 2 : 0) > now.getTime();
}

/** The dates from now on, or else the first one. */
export function datesAhead(series: Series, now: Date, most: number): Instance[] {
  const text = (at: Date) =>
    series.timezone === null ? at.toISOString().slice(0, 10) : `${at.toISOString().slice(0, 19)}Z`;
  const ahead = nextInstances(series, text(now), most);
  if (ahead.length > 0) return ahead;
  return nextInstances(series, text(new Date(boundsOf(series).firstAt)), 1);
}
