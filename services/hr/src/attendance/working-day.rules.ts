import type { CalendarDate } from '../person-calendar/person-calendar.rules.js';
import { addDays } from '../local-day.rules.js';
import type { LeaveOnDate } from './day-measure.rules.js';
import { shiftInstance } from './shift-instance.rules.js';
import { momentOf } from './wall-clock.rules.js';

const MIDNIGHT = '00:00';

/**
 * From when to when somebody is at work on a date; null on a day off or a holiday, or on leave. Without a shift it is
 * the whole date. Leave of some minutes leaves the day as it is.
 */
export function workingSpan(
  { date, timezone, shift, weeklyOff, holiday }: CalendarDate,
  leave: LeaveOnDate | null,
): { from: Date; to: Date } | null {
  if (weeklyOff || holiday !== null || leave === 'full') return null;
  if (!shift)
    return {
      from: momentOf(date, MIDNIGHT, timezone),
      to: momentOf(addDays(date, 1), MIDNIGHT, timezone),
    };
  const { startAt, halfAt, endAt } = shiftInstance(shift, date, timezone);
  return { from: leave === 'firstHalf' ? halfAt : startAt, to: leave === 'secondHalf' ? halfAt : endAt };
}
