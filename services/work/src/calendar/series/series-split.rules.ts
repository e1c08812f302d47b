import { placeIn, pointOf, textIn } from '../recurrence/points.rules.js';
import { writeRule } from '../recurrence/repeat-rule.rules.js';
import { occurrenceWalls, repetitionOf, type Repetition } from '../recurrence/repetition.rules.js';
import { hasInstances } from '../recurrence/search.rules.js';
import type { Series } from '../recurrence/series.types.js';
import { LAST_WALL, basicText } from '../recurrence/wall-time.rules.js';
import { nominalWall } from './nominal-time.rules.js';

/** The instances of a series before one of them, and those from it on; null if there are none. */
export interface SplitSeries {
  earlier: Series | null;
  later: Series | null;
}

/**
 * Cuts a series in two that together have the same instances. Excluded instances count toward COUNT in both.
 * @param at the original start of an instance
 */
export function splitSeries(series: Series, at: string): SplitSeries {
  const point = pointOf(at, series.timezone);
  const isEarlier = (text: string) => pointOf(text, series.timezone) < point;
  const repetition = repetitionOf(series);
  const wall = nominalWall(series, at);
  const before = [...occurrenceWalls(repetition, { from: repetition.start, to: wall })];
  const earlier = endWith(pickExceptions(series, isEarlier), repetition, before);
  const left = pickExceptions(series, (text) => !isEarlier(text));
  const later = beginFrom(left, repetition, { wall, before: before.length });
  return { earlier: leftOf(earlier), later: leftOf(later) };
}

const leftOf = (series: Series | null): Series | null => (series && hasInstances(series) ? series : null);

const pickExceptions = (series: Series, keeps: (text: string) => boolean): Series => ({
  ...series,
  exdates: series.exdates.filter(keeps),
  rdates: series.rdates.filter(keeps),
  overrides: series.overrides.filter(({ recurrenceId }) => keeps(recurrenceId)),
});

/** The rule ends with the last of these local times. */
function endWith(series: Series, { rule, timezone }: Repetition, walls: number[]): Series | null {
  const last = walls.at(-1);
  if (last === undefined) return onlyExtra(series);
  if (rule === null) return series;
  if (rule.count !== null) return { ...series, rule: writeRule({ ...rule, count: walls.length }) };
  const { moment } = placeIn(last, timezone);
  const until = timezone === null ? basicText(moment, true) : `${basicText(moment)}Z`;
  return { ...series, rule: writeRule({ ...rule, until }) };
}

function beginFrom(
  series: Series,
  repetition: Repetition,
  { wall, before }: { wall: number; before: number },
): Series | null {
  const { rule, timezone } = repetition;
  const [first] = occurrenceWalls(repetition, { from: wall, to: LAST_WALL });
  if (first === undefined) return onlyExtra(series);
  const start = textIn(first, timezone);
  if (rule?.count == null) return { ...series, start };
  return { ...series, start, rule: writeRule({ ...rule, count: rule.count - before }) };
}

/** A series of which only extra dates are left. */
function onlyExtra(series: Series): Series | null {
  const [start, ...rdates] = series.rdates.toSorted(
    (a, b) => pointOf(a, series.timezone) - pointOf(b, series.timezone),
  );
  return start === undefined ? null : { ...series, start, rdates, rule: null };
}
