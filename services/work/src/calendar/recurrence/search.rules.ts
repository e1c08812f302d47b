import { expandSeries } from './expand.rules.js';
import { lengthMs, placeIn, pointOf, roughly, wallIn } from './points.rules.js';
import { repetitionOf, type Repetition } from './repetition.rules.js';
import type { Instance, Series } from './series.types.js';
import { SLACK } from './starts.rules.js';
import { DAY_MS, LAST_WALL, dateOf, textOf } from './wall-time.rules.js';

/** Most series have their next instance within so many days. */
const NEAR_DAYS = 40;

/**
 * The next instances that begin at a time or later, in order: fewer than `count` if the series ends before.
 * @param from local to the series, or UTC when it ends in Z
 */
export function nextInstances(series: Series, from: string, count: number): Instance[] {
  const begin = pointOf(from, series.timezone);
  const end = Math.min(lastStart(series) + SLACK, LAST_WALL);
  const found = new Map<string, Instance>();
  let at = wallIn(begin, series.timezone);
  for (let days = NEAR_DAYS; at < end && found.size < count; days *= 4) {
    const to = Math.min(at + days * DAY_MS, end);
    for (const instance of expandSeries(series, { from: textOf(at), to: textOf(to) }, Infinity)) {
      if (instance.startsAt >= begin) found.set(instance.recurrenceId, instance);
    }
    at = to;
  }
  return [...found.values()].slice(0, count);
}

/** Whether anything of a series is left. An endless one is not searched. */
export const hasInstances = (series: Series): boolean =>
  boundsOf(series).lastAt === null ||
  nextInstances(series, dateOf(boundsOf(series).firstAt - DAY_MS), 1).length > 0;

/**
 * Moments (of dates, their midnights in UTC) that all instances lie between; `lastAt` is null for an endless series.
 * A database finds by them which series can have instances in a window.
 */
export function boundsOf(series: Series): { firstAt: number; lastAt: number | null } {
  const { timezone } = series;
  const repetition = repetitionOf(series);
  const parts = [
    { start: placeIn(repetition.start, timezone).moment, length: series.length },
    { start: placeIn(Math.min(repetition.lastWall, LAST_WALL), timezone).moment, length: series.length },
    ...series.rdates.map((text) => ({ start: pointOf(text, timezone), length: series.length })),
    ...series.overrides.map((each) => ({
      start: pointOf(each.start ?? each.recurrenceId, timezone),
      length: each.length ?? series.length,
    })),
  ];
  const ends = parts.map(({ start, length }) => start + lengthMs(length, timezone));
  return {
    firstAt: Math.min(...parts.map(({ start }) => start)),
    lastAt: isEndless(repetition) ? null : Math.min(Math.max(...ends), LAST_WALL),
  };
}

const isEndless = ({ rule }: Repetition): boolean => rule?.count === null && rule.until === null;

function lastStart(series: Series): number {
  const moved = series.overrides.flatMap(({ start }) => start ?? []);
  return Math.max(repetitionOf(series).lastWall, ...[...series.rdates, ...moved].map(roughly));
}
