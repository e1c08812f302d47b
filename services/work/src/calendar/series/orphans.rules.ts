import { pointOf, roughly } from '../recurrence/points.rules.js';
import { repetitionOf } from '../recurrence/repetition.rules.js';
import type { Series } from '../recurrence/series.types.js';
import { SLACK, startsIn } from '../recurrence/starts.rules.js';

/** Leaves out the exceptions of instances that the series does not have. */
export function dropOrphans(series: Series): { series: Series; dropped: number } {
  const { exdates, overrides, timezone } = series;
  const ids = [...exdates, ...overrides.map(({ recurrenceId }) => recurrenceId)];
  if (ids.length === 0) return { series, dropped: 0 };
  const walls = ids.map(roughly);
  const range = { from: Math.min(...walls) - SLACK, to: Math.max(...walls) + SLACK };
  const all = startsIn({ ...series, exdates: [] }, repetitionOf(series), { ...range, most: Infinity });
  const isThere = (id: string) => all.has(pointOf(id, timezone));
  const left = {
    exdates: exdates.filter(isThere),
    overrides: overrides.filter(({ recurrenceId }) => isThere(recurrenceId)),
  };
  return {
    series: { ...series, ...left },
    dropped: ids.length - left.exdates.length - left.overrides.length,
  };
}
