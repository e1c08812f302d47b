import { nameOf, placeText, pointOf, textIn, wallIn } from '../recurrence/points.rules.js';
import { hasInstances } from '../recurrence/search.rules.js';
import type { Refused, Series, SeriesOverride } from '../recurrence/series.types.js';
import type { Edited, SeriesChange } from './series-edit.types.js';

/** The instance becomes an excluded one. */
export function deleteInstance(series: Series, at: string): Edited {
  const left = excludeInstance(series, at);
  return { series: hasInstances(left) ? left : null, following: null, dropped: 0 };
}

/** The instance gets an exception, added to the one that it may have. */
export function changeInstance(series: Series, at: string, set: SeriesChange): Edited | Refused {
  if (set.rule !== undefined) return { refused: 'Only a whole series has a rule.' };
  const { timezone = series.timezone } = set;
  if ((timezone === null) !== (series.timezone === null))
    return detachInstance(series, at, { ...set, timezone });
  const point = pointOf(at, series.timezone);
  const isEdited = ({ recurrenceId }: SeriesOverride) => pointOf(recurrenceId, series.timezone) === point;
  const others = series.overrides.filter((override) => !isEdited(override));
  const override = mergeOverride(series, series.overrides.find(isEdited) ?? { recurrenceId: at }, set);
  const overrides = Object.keys(override).length > 1 ? [...others, override] : others;
  return { series: { ...series, overrides }, following: null, dropped: 0 };
}

function excludeInstance(series: Series, at: string): Series {
  const original = placeText(at, series.timezone);
  return {
    ...series,
    exdates: [...series.exdates, nameOf(original, series.timezone)],
    overrides: series.overrides.filter(
      ({ recurrenceId }) => pointOf(recurrenceId, series.timezone) !== original.moment,
    ),
  };
}

function mergeOverride(series: Series, before: SeriesOverride, set: SeriesChange): SeriesOverride {
  const { timezone } = series;
  const original = placeText(before.recurrenceId, timezone);
  const start =
    set.start === undefined ? before.start : inZone(set.start, set.timezone ?? timezone, timezone);
  const length = set.length ?? before.length;
  const words = { ...before.words, ...set.words };
  return {
    recurrenceId: nameOf(original, timezone),
    ...(start !== undefined && pointOf(start, timezone) !== original.moment && { start }),
    ...(length !== undefined && length !== series.length && { length }),
    ...(Object.keys(words).length > 0 && { words }),
  };
}

/** A time that was given in one zone, as another writes it. */
function inZone(text: string, from: string | null, to: string | null): string {
  if (from === to) return text;
  const { moment } = placeText(text, from);
  return nameOf({ moment, wall: wallIn(moment, to) }, to);
}

/** Exceptions are of the kind of their series: an all-day instance of a timed series becomes an event of its own. */
function detachInstance(series: Series, at: string, set: SeriesChange & { timezone: string | null }): Edited {
  const { timezone, length } = set;
  const { wall } = placeText(set.start ?? at, timezone);
  const following: Series = {
    timezone,
    start: textIn(wall, timezone),
    length: length ?? (timezone === null ? 1 : 60),
    rule: null,
    exdates: [],
    rdates: [],
    overrides: [],
  };
  return { ...deleteInstance(series, at), following };
}
