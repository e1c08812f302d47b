import { lengthMs, nameOf, placeText, pointOf, roughly, wallIn } from './points.rules.js';
import { repetitionOf, type WallRange } from './repetition.rules.js';
import type { Instance, Series, SeriesOverride, Window } from './series.types.js';
import { SLACK, startNamed, startsIn } from './starts.rules.js';
import { TooManyInstancesError } from './too-many-instances.error.js';
import { DAY_MS, dateOf, offsetText, type Placed } from './wall-time.rules.js';

/** More instances than this are never computed in one go. */
const MOST_INSTANCES = 10_000;

/**
 * The instances of a series that overlap a window, in order of their start.
 * @throws {TooManyInstancesError} for more than `most`
 */
export function expandSeries(series: Series, window: Window, most = MOST_INSTANCES): Instance[] {
  const { timezone, length } = series;
  const [from, to] = [pointOf(window.from, timezone), pointOf(window.to, timezone)];
  if (to <= from) return [];
  const earlier = SLACK + lengthMs(length, timezone);
  const near = { from: wallIn(from, timezone) - earlier, to: wallIn(to, timezone) + SLACK };
  const repetition = repetitionOf(series);
  const starts = startsIn(series, repetition, {
    ...near,
    most: most + Math.ceil((earlier + SLACK) / DAY_MS),
  });
  const overrides = overridesBy(series);
  for (const [moment, override] of overrides) {
    if (starts.has(moment) || !mayOverlap(override, series, near)) continue;
    const moved = startNamed(series, repetition, override.recurrenceId);
    if (moved) starts.set(moment, moved);
  }
  const instances = [...starts]
    .filter(([moment]) => !overrides.get(moment)?.cancelled)
    .map(([moment, at]) => instanceAt(series, at, overrides.get(moment) ?? null))
    .filter(({ startsAt, endsAt }) => startsAt < to && (endsAt > from || startsAt >= from));
  if (instances.length > most) throw new TooManyInstancesError();
  return instances.sort(byStart);
}

/** The instance with this original start; null if the series has none, or it is excluded or cancelled. */
export function findInstance(series: Series, recurrenceId: string): Instance | null {
  const at = startNamed(series, repetitionOf(series), recurrenceId);
  const override = at && (overridesBy(series).get(at.moment) ?? null);
  return at && !override?.cancelled ? instanceAt(series, at, override) : null;
}

const byStart = (a: Instance, b: Instance): number =>
  a.startsAt - b.startsAt || (a.recurrenceId < b.recurrenceId ? -1 : 1);

/** Whether a changed instance may lie in the range, which has some slack, wherever its original start is. */
function mayOverlap(
  { start, recurrenceId, length }: SeriesOverride,
  series: Series,
  { from, to }: WallRange,
): boolean {
  const begin = roughly(start ?? recurrenceId);
  return begin < to && begin + lengthMs(length ?? series.length, series.timezone) >= from;
}

function overridesBy({ overrides, timezone }: Series): Map<number, SeriesOverride> {
  return new Map(overrides.map((each) => [pointOf(each.recurrenceId, timezone), each]));
}

function instanceAt(series: Series, original: Placed, override: SeriesOverride | null): Instance {
  const { timezone } = series;
  const at = override?.start === undefined ? original : placeText(override.start, timezone);
  const length = override?.length ?? series.length;
  return {
    recurrenceId: nameOf(original, timezone),
    start: timezone === null ? dateOf(at.wall) : offsetText(at),
    length,
    startsAt: at.moment,
    endsAt: at.moment + lengthMs(length, timezone),
    override,
  };
}
