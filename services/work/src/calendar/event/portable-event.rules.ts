import type { FeedEvent } from '../ics/feed.types.js';
import type { SeriesOverride } from '../recurrence/series.types.js';
import { placeOf, seriesOf, wordsOf, type EventRow } from './event-row.rules.js';

/** An event as files for other programs have it, which know no rooms: its room is part of its place. */
export function portableEventOf(row: EventRow): FeedEvent {
  const { uid, category, sequence, updatedAt } = row;
  const withPlace = (override: SeriesOverride): SeriesOverride => {
    const { words } = override;
    return words?.place === undefined
      ? override
      : { ...override, words: { ...words, place: placeOf(row, words) } };
  };
  const words = wordsOf(row, null);
  return {
    ...seriesOf({ ...row, overrides: row.overrides.map(withPlace) }),
    ...words,
    place: placeOf(row, words),
    uid,
    category,
    sequence,
    modifiedAt: updatedAt.getTime(),
  };
}
