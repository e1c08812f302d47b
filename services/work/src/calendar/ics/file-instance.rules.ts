import { findInstance } from '../recurrence/expand.rules.js';
import { nameOf, placeText, pointOf, wallIn } from '../recurrence/points.rules.js';
import type { EventWords, SeriesOverride } from '../recurrence/series.types.js';
import { seriesText, type FileContent, type FileEvent } from './file-event.rules.js';
import type { ImportedEvent } from './imported-event.types.js';

/** An exception of the series, or an event of its own instead of the instances that are excluded. */
type InstancePart = { override: SeriesOverride } | { exdates: string[] };

const WORDS = ['title', 'place', 'link', 'description', 'visibility', 'busy', 'state'] as const;

/** What an instance of a file makes of its series. */
export function overrideFor({ event, zone }: FileContent, instance: FileEvent): InstancePart {
  const { instanceOf, isCancelled, content } = instance;
  const recurrenceId = instanceOf ? seriesText(instanceOf, { ...event, zone }) : event.start;
  if (isCancelled) return { override: { recurrenceId, cancelled: true } };
  const isThere = findInstance(event, recurrenceId) !== null;
  const isOtherKind = typeof content !== 'string' && isAllDay(content.event) !== isAllDay(event);
  if (typeof content === 'string' || isOtherKind || !isThere)
    return { exdates: isThere ? [recurrenceId] : [] };
  return { override: { recurrenceId, ...differences(event, recurrenceId, content.event) } };
}

const isAllDay = ({ timezone }: Pick<ImportedEvent, 'timezone'>): boolean => timezone === null;

/** What is not as in the series. */
function differences(
  series: ImportedEvent,
  recurrenceId: string,
  own: ImportedEvent,
): Partial<SeriesOverride> {
  const { timezone } = series;
  const { moment } = placeText(own.start, own.timezone);
  const start =
    own.timezone === timezone ? own.start : nameOf({ moment, wall: wallIn(moment, timezone) }, timezone);
  const names = WORDS.filter((name) => own[name] !== series[name]);
  const words: EventWords = Object.fromEntries(names.map((name) => [name, own[name]]));
  return {
    ...(moment !== pointOf(recurrenceId, timezone) && { start }),
    ...(own.length !== series.length && { length: own.length }),
    ...(names.length > 0 && { words }),
  };
}
