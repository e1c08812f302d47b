import type { EventAccess } from '../event/event-access.rules.js';
import { seriesOf, wordsOf, type EventRow } from '../event/event-row.rules.js';
import type { FeedEvent } from '../ics/feed.types.js';
import type { SeriesOverride } from '../recurrence/series.types.js';

/** An event as other programs read it. Single dates that are private to others are not in it. */
export function feedEventOf(row: EventRow, access: EventAccess): FeedEvent {
  const isHidden = ({ words }: SeriesOverride) =>
    words?.visibility !== undefined && access.sightOf({ ...row, visibility: words.visibility }) !== 'all';
  const overrides = row.overrides.map((each) =>
    isHidden(each) ? { recurrenceId: each.recurrenceId, cancelled: true } : each,
  );
  const { uid, category, sequence, updatedAt } = row;
  return {
    ...seriesOf({ ...row, overrides }),
    ...wordsOf(row, null),
    ...{ uid, category, sequence, modifiedAt: updatedAt.getTime() },
  };
}
