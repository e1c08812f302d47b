import { placeIn, placeText, pointOf, roughly } from './points.rules.js';
import { occurrenceWalls, type Repetition, type WallRange } from './repetition.rules.js';
import type { Series } from './series.types.js';
import { TooManyInstancesError } from './too-many-instances.error.js';
import { DAY_MS, type Placed } from './wall-time.rules.js';

/** A local time read as UTC and its moment, or two local times across clock changes, are never further apart. */
export const SLACK = 2 * DAY_MS;

/**
 * The original starts within a range by their moments: those of the rule and the extra ones, without the excluded ones.
 * @throws {TooManyInstancesError} for more than `most` of the rule
 */
export function startsIn(
  { rdates, exdates, timezone }: Series,
  repetition: Repetition,
  { most, from, to }: WallRange & { most: number },
): Map<number, Placed> {
  const starts = new Map<number, Placed>();
  const add = (at: Placed) => starts.set(at.moment, at);
  for (const wall of occurrenceWalls(repetition, { from, to })) {
    add(placeIn(wall, timezone));
    if (starts.size > most) throw new TooManyInstancesError();
  }
  const isNear = (text: string) => roughly(text) >= from - SLACK && roughly(text) < to + SLACK;
  for (const text of rdates.filter(isNear)) add(placeText(text, timezone));
  for (const text of exdates.filter(isNear)) starts.delete(pointOf(text, timezone));
  return starts;
}

/** The original start with this name, if the series has one. */
export function startNamed(series: Series, repetition: Repetition, id: string): Placed | null {
  const { moment } = placeText(id, series.timezone);
  const range = { from: roughly(id) - SLACK, to: roughly(id) + SLACK };
  return startsIn(series, repetition, { ...range, most: Infinity }).get(moment) ?? null;
}
