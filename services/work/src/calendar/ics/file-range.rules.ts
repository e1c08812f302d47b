import { roughly, textIn } from '../recurrence/points.rules.js';
import { nextInstances } from '../recurrence/search.rules.js';
import type { SeriesOverride } from '../recurrence/series.types.js';
import { editSeries } from '../series/series-edit.rules.js';
import { MOST_EXCEPTIONS } from '../series/series-edit.types.js';
import type { ImportedEvent } from './imported-event.types.js';

/** What a change of a date and of all that follow makes of a series; null if it cannot be kept so. */
interface Ranged {
  event: ImportedEvent;
  /** A series of its own from the date on. */
  following: ImportedEvent | null;
}

/**
 * Changes a date of a series and all that follow it. Where these are few they are exceptions; else the series is cut in
 * two.
 * @param change of the first of these dates
 */
export function changeRange(event: ImportedEvent, change: SeriesOverride): Ranged | null {
  const { recurrenceId: from } = change;
  const dates = nextInstances({ ...event, overrides: [] }, from, MOST_EXCEPTIONS + 1);
  if (dates.length + event.overrides.length > MOST_EXCEPTIONS || change.cancelled === true)
    return cutAt(event, change);
  const changed = new Map(
    dates.map(({ recurrenceId }) => [recurrenceId, changeOf(event, recurrenceId, change)]),
  );
  // What the file says of a single date counts more.
  for (const override of event.overrides) changed.set(override.recurrenceId, override);
  const overrides = [...changed.values()].sort(byDate);
  return { event: { ...event, overrides }, following: null };
}

const byDate = (a: SeriesOverride, b: SeriesOverride): number => (a.recurrenceId < b.recurrenceId ? -1 : 1);

/** The same change, by as much, of another date. */
function changeOf(
  { timezone }: ImportedEvent,
  recurrenceId: string,
  { recurrenceId: from, start, ...change }: SeriesOverride,
): SeriesOverride {
  if (start === undefined) return { ...change, recurrenceId };
  const wall = roughly(recurrenceId) + roughly(start) - roughly(from);
  return { ...change, recurrenceId, start: textIn(wall, timezone) };
}

function cutAt(
  event: ImportedEvent,
  { recurrenceId: at, cancelled, start, length, words = {} }: SeriesOverride,
): Ranged | null {
  const set = {
    ...(start !== undefined && { start }),
    ...(length !== undefined && { length }),
  };
  const action = cancelled === true ? 'delete' : 'change';
  const edited = editSeries(event, { action, scope: 'following', at, set });
  if (!('series' in edited)) return null;
  const { series, following } = edited;
  const later = following && { ...event, ...following, ...words, uid: `${event.uid}/${following.start}` };
  if (series) return { event: { ...event, ...series }, following: later };
  return later && { event: { ...later, uid: event.uid }, following: null };
}
