import { addDays } from '@atrium/contracts';
import type { CalendarEntry, Category } from './calendar.types.js';
import { isWeekend, weekOf } from '@atrium/ui';
import samples from './sample-events.json' with { type: 'json' };

/** Work on a weekend is moved to Monday. */
const place = (category: string, day: string) =>
  category !== 'personal' && isWeekend(day) ? addDays(weekOf(day)[6] ?? day, 1) : day;

/** Events from three weeks before that day to four weeks after it. */
export function makeSampleEvents(today: string): CalendarEntry[] {
  return samples.map(({ offset, days, category, ...sample }, index) => ({
    ...sample,
    id: `sample-${String(index)}`,
    category: category as Category,
    day: place(category, addDays(today, offset)),
    lastDay: addDays(place(category, addDays(today, offset)), days - 1),
  }));
}
