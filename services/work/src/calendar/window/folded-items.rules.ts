import { MOST_CALENDAR_ITEMS, type CalendarItem, type FoldedDay } from '@atrium/contracts';
import { DAY_MS, dateOf, placeWall, wallOf } from '../recurrence/wall-time.rules.js';
import type { CalendarWindow } from './calendar-source.types.js';

/**
 * As many items of each day as can be shown of all, and how many more there are.
 * @param items in order of their start
 */
export function foldItems(
  items: readonly CalendarItem[],
  window: CalendarWindow,
): { items: CalendarItem[]; more: FoldedDay[] } {
  if (items.length <= MOST_CALENDAR_ITEMS) return { items: [...items], more: [] };
  const days = daysOf(window);
  const mostOfDay = Math.max(1, Math.floor(MOST_CALENDAR_ITEMS / days.length));
  const counts = days.map(() => 0);
  const shown = items.filter((item) => {
    const day = dayOf(item, days);
    counts[day] = (counts[day] ?? 0) + 1;
    return (counts[day] ?? 0) <= mostOfDay;
  });
  const more = days.map(({ day }, at) => ({ day, count: (counts[at] ?? 0) - mostOfDay }));
  return { items: shown, more: more.filter(({ count }) => count > 0) };
}

interface Day {
  day: string;
  /** When it begins in the zone of the reader. */
  begins: number;
}

function daysOf({ from, to, zone }: CalendarWindow): Day[] {
  const [first, end] = [wallOf(from), wallOf(to)];
  return Array.from({ length: Math.round((end - first) / DAY_MS) }, (_, at) => {
    const wall = first + at * DAY_MS;
    return { day: dateOf(wall), begins: placeWall(wall, zone).moment };
  });
}

/** On which day of the window it is first seen. */
function dayOf({ start, allDay }: CalendarItem, days: readonly Day[]): number {
  const moment = Date.parse(start);
  const isBefore = ({ day, begins }: Day) => (allDay ? day <= start : begins <= moment);
  let [low, high] = [0, days.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const at = days[middle];
    if (at && isBefore(at)) low = middle;
    else high = middle - 1;
  }
  return low;
}
