import type { CalendarEvent, EventShift, EventTimes } from './calendar.types.js';
import { addDays, daysBetween, minutesOf, timeOf } from './days.rules.js';

const LAST_MINUTE = 24 * 60 - 1;
/** Shorter events are drawn as long as this, so that they can be read and pressed. */
const SHORTEST_MINUTES = 15;

export const isOn = ({ day, lastDay }: CalendarEvent, wanted: string): boolean =>
  day <= wanted && wanted <= lastDay;

/** Whole days first, the longest of them before others, then by time. */
export function compareEvents(one: CalendarEvent, other: CalendarEvent): number {
  const length = (event: CalendarEvent) => daysBetween(event.day, event.lastDay);
  return (
    one.day.localeCompare(other.day) ||
    length(other) - length(one) ||
    (one.from ?? '').localeCompare(other.from ?? '') ||
    one.title.localeCompare(other.title)
  );
}

/** Moves the event by days and minutes and keeps its length; a timed event stays within its day. */
export function moveEvent<E extends EventTimes>(event: E, { days = 0, minutes = 0 }: EventShift): E {
  const moved = { ...event, day: addDays(event.day, days), lastDay: addDays(event.lastDay, days) };
  if (event.from === null || event.to === null) return moved;
  const [from, to] = [minutesOf(event.from), minutesOf(event.to)];
  const shift = Math.min(Math.max(minutes, -from), LAST_MINUTE - to);
  return { ...moved, from: timeOf(from + shift), to: timeOf(to + shift) };
}

/** A row of a week: a whole-day event has the same index on all of its days. */
export type Lanes = (CalendarEvent | null)[];

/** For each day of a week, its whole-day events in lanes that run through the week. */
export function layoutLanes(events: readonly CalendarEvent[], week: readonly string[]): Lanes[] {
  const days: Lanes[] = week.map(() => []);
  const long = events
    .filter((event) => event.from === null && week.some((day) => isOn(event, day)))
    .toSorted(compareEvents);
  for (const event of long) {
    const touched = days.filter((_, index) => isOn(event, week[index] ?? ''));
    let lane = 0;
    while (touched.some((lanes) => lanes[lane])) lane += 1;
    for (const lanes of touched) {
      while (lanes.length < lane) lanes.push(null);
      lanes[lane] = event;
    }
  }
  return days;
}

/** A timed event and its share of the day's width beside simultaneous events. */
export interface Placed {
  event: CalendarEvent;
  /** Minutes since midnight. */
  from: number;
  to: number;
  column: number;
  columns: number;
}

/** Places simultaneous events side by side, so that none covers another. */
export function layoutDay(events: readonly CalendarEvent[], day: string): Placed[] {
  const placed: Placed[] = [];
  let group: Placed[] = [];
  let groupEnd = -1;
  const timed = events.filter((event) => event.from !== null && event.day === day);
  for (const event of timed.toSorted(compareEvents)) {
    const from = minutesOf(event.from ?? '');
    const to = Math.max(minutesOf(event.to ?? ''), from + SHORTEST_MINUTES);
    if (from >= groupEnd) group = [];
    const one = { event, from, to, column: freeColumn(group, from), columns: 1 };
    group.push(one);
    placed.push(one);
    const columns = Math.max(...group.map(({ column }) => column)) + 1;
    for (const each of group) each.columns = columns;
    groupEnd = Math.max(groupEnd, to);
  }
  return placed;
}

function freeColumn(group: readonly Placed[], from: number): number {
  const taken = new Set(group.filter(({ to }) => to > from).map(({ column }) => column));
  let column = 0;
  while (taken.has(column)) column += 1;
  return column;
}
