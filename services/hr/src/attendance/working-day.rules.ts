import { addDays } from '@atrium/contracts';
import { halfOf, hoursOf } from './day-measure.rules.js';
import type { DateFacts } from './day-outcome.rules.js';
import { shiftInstance } from './shift-instance.rules.js';
import { momentOf } from './wall-clock.rules.js';

const MIDNIGHT = '00:00';
/** Eight hours. */
const USUAL_MIN = 480;

/** Whether nothing is to be done on a date: before joining, a day off, a holiday, or leave for all of it. */
export const isOff = ({
  joined,
  weeklyOff,
  holiday,
  leave,
}: Pick<DateFacts, 'joined' | 'weeklyOff' | 'holiday' | 'leave'>): boolean =>
  !joined || weeklyOff || holiday || leave === 'full';

/**
 * From when to when somebody is at work on a date; null where they are off. Without a shift it is the whole date. Leave
 * of some minutes leaves the day as it is.
 */
export function workingSpan(day: DateFacts): { from: Date; to: Date } | null {
  const { date, timezone, shift, leave } = day;
  if (isOff(day)) return null;
  if (!shift)
    return {
      from: momentOf(date, MIDNIGHT, timezone),
      to: momentOf(addDays(date, 1), MIDNIGHT, timezone),
    };
  const { startAt, halfAt, endAt } = shiftInstance(shift, date, timezone);
  const half = halfOf(leave);
  return { from: half === 'firstHalf' ? halfAt : startAt, to: half === 'secondHalf' ? halfAt : endAt };
}

/** The minutes of work of a date, without breaks and leave; of one without a shift the usual ones. */
export function workingMinutes(day: DateFacts): number {
  if (isOff(day)) return 0;
  const { date, timezone, shift, leave } = day;
  const planned = shift ? shiftInstance(shift, date, timezone).plannedMin : USUAL_MIN;
  const left = halfOf(leave) === null ? planned : Math.floor(planned / 2);
  return Math.max(0, left - (hoursOf(leave)?.minutes ?? 0));
}
