import type { EventAccess } from '../event/event-access.rules.js';
import { seriesOf, wordsOf, type EventRow } from '../event/event-row.rules.js';
import type { FeedEvent } from '../ics/feed.types.js';
import type { SeriesOverride } from '../recurrence/series.types.js';

/** An event as other programs read it. Single dates that are private to others, or declined, are not in it. */
export function feedEventOf(row: EventRow, access: EventAccess): FeedEvent {
  const isHidden = ({ words }: SeriesOverride) =>
    words?.visibility !== undefined && access.sightOf({ ...row, visibility: words.visibility }) !== 'all';
  const declined = Object.entries(row.dateAnswers).flatMap(([at, answer]) => (answer === 'no' ? [at] : []));
  const gone = (recurrenceId: string) => ({ recurrenceId, cancelled: true });
  const overrides = [
    ...row.overrides
      .filter(({ recurrenceId }) => !declined.includes(recurrenceId))
      .map((each) => (isHidden(each) ? gone(each.recurrenceId) : each)),
    ...declined.map(gone),
  ];
  const { uid, category, sequence, updatedAt } = row;
  return {
    ...seriesOf({ ...row, overrides }),
    ...wordsOf(row, null),
    ...{ uid, category, sequence, modifiedAt: updatedAt.getTime() },
  };
}
