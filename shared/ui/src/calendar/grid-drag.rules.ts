import { daysBetween } from '@atrium/contracts';
import type { EventShift, EventTimes, NewSpan } from './calendar.types.js';
import { timeOf } from './days.rules.js';
import { lengthOf, shortestOf } from './event.rules.js';
import { STEP_MINUTES } from './hours.rules.js';

/** A place in the grid: a day, and in its hours the minutes since midnight. */
export interface Slot {
  day: string;
  minutes: number | null;
}

const step = (minutes: number) => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;

/** By how much an event is moved that is dragged from one place to another, as a whole or by one of its ends. */
export function shiftBetween(
  event: EventTimes,
  { from, to }: { from: Slot; to: Slot },
  edge?: 'start' | 'end',
): EventShift {
  const minutes = from.minutes === null || to.minutes === null ? 0 : step(to.minutes - from.minutes);
  const days = daysBetween(from.day, to.day);
  if (!edge) return { days, minutes };
  const by = event.from === null ? days : minutes;
  if (edge === 'end') return { longer: by };
  const later = Math.min(by, lengthOf(event) - shortestOf(event));
  return event.from === null ? { days: later, longer: -later } : { minutes: later, longer: -later };
}

/** The time that a drag over empty time covers: of hours on its first day only. */
export function spanBetween(from: Slot, to: Slot): NewSpan {
  if (from.minutes === null || to.minutes === null) {
    const [day = from.day, lastDay = day] = [from.day, to.day].toSorted();
    return { day, lastDay };
  }
  const [first = 0, last = 0] = [from.minutes, to.minutes].toSorted((a, b) => a - b);
  const begin = Math.floor(first / STEP_MINUTES) * STEP_MINUTES;
  const end = Math.max(Math.ceil(last / STEP_MINUTES) * STEP_MINUTES, begin + STEP_MINUTES);
  return { day: from.day, from: timeOf(begin), to: timeOf(end) };
}
