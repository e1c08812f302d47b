import { addDays } from '@atrium/contracts';
import type { SourceItem } from './calendar-source.types.js';

interface DayItem extends Pick<SourceItem, 'id' | 'title' | 'url' | 'busy'> {
  from: string;
  /** The last day, not the day after. */
  to: string;
  /** Given where the reader may move it. */
  version?: number | null;
}

/** An item of whole days that is no event of the calendar. */
export function dayItem({ id, title, from, to, url, busy, version = null }: DayItem): SourceItem {
  const end = addDays(to, 1);
  return {
    id,
    title,
    start: from,
    end,
    allDay: true,
    zone: null,
    busy,
    url,
    version,
    movable: version !== null,
    private: false,
    colour: null,
    event: null,
  };
}
