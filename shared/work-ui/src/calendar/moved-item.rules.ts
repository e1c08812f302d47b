import { addDays, type CalendarItem, type UpdateEvent } from '@atrium/contracts';
import { type EventShift } from '@atrium/ui';
import { localText } from './shown-items.rules.js';

type Times = Pick<CalendarItem, 'start' | 'end'>;

/** So many days and minutes later by the clocks of the reader. */
function laterMoment(moment: string, { days, minutes }: { days: number; minutes: number }): string {
  const at = new Date(moment);
  at.setDate(at.getDate() + days);
  at.setMinutes(at.getMinutes() + minutes);
  return at.toISOString();
}

/** An item's times after a move. One that is shown by days is made longer by days, also when it has times. */
export function shiftItem({ start, end, allDay }: CalendarItem, by: EventShift): Times {
  const { days = 0, minutes = 0, longer = 0 } = by;
  if (allDay) return { start: addDays(start, days), end: addDays(end, days + longer) };
  const isLong = by.minutes === undefined && longer !== 0;
  return {
    start: laterMoment(start, { days, minutes }),
    end: laterMoment(end, {
      days: days + (isLong ? longer : 0),
      minutes: minutes + (isLong ? 0 : longer),
    }),
  };
}

/** Times as an event takes them: local to its zone, or its first and last day. */
export function sentTimes(
  { allDay, zone }: Pick<CalendarItem, 'allDay' | 'zone'>,
  { start, end }: Times,
): Pick<UpdateEvent, 'start' | 'end' | 'zone'> {
  if (allDay) return { start, end: addDays(end, -1), zone: null };
  const kept = zone ?? 'UTC';
  return { start: localText(new Date(start), kept), end: localText(new Date(end), kept), zone: kept };
}
