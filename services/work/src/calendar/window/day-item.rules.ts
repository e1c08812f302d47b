import { DAY_MS, dateOf } from '../recurrence/wall-time.rules.js';
import type { SourceItem } from './calendar-source.types.js';

/** An item of whole days that is no event of the calendar: its last day, not the day after. */
export function dayItem({
  id,
  title,
  from,
  to,
  url,
  busy,
}: Pick<SourceItem, 'id' | 'title' | 'url' | 'busy'> & { from: string; to: string }): SourceItem {
  const end = dateOf(Date.parse(to) + DAY_MS);
  return {
    ...{ id, title, start: from, end, allDay: true, zone: null, busy, url },
    ...{ version: null, movable: false, private: false, colour: null, event: null },
  };
}
