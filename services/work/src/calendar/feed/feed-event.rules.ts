import type { RowReader } from '@atrium/records';
import type { EventRow } from '../event/event-row.rules.js';
import { portableEventOf } from '../event/portable-event.rules.js';
import type { FeedEvent } from '../ics/feed.types.js';
import { seesDate } from '../event/event-sight.rules.js';

/** An event as other programs read it. Single dates that are private to others, or declined, are not in it. */
export function feedEventOf(row: EventRow, reader: RowReader): FeedEvent {
  const declined = Object.entries(row.dateAnswers).flatMap(([at, answer]) => (answer === 'no' ? [at] : []));
  const gone = (recurrenceId: string) => ({ recurrenceId, cancelled: true });
  const overrides = [
    ...row.overrides
      .filter(({ recurrenceId }) => !declined.includes(recurrenceId))
      .map((each) => (seesDate(reader, row, each) ? each : gone(each.recurrenceId))),
    ...declined.map(gone),
  ];
  return portableEventOf({ ...row, overrides });
}
