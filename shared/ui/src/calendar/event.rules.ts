import { addDays, daysBetween } from '@atrium/contracts';
import type { CalendarEvent, EventShift, EventTimes } from './calendar.types.js';
import { minutesOf, timeOf } from './days.rules.js';

const MINUTES_A_DAY = 24 * 60;
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

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Minutes of an event with times, otherwise the days from its first to its last. */
export const lengthOf = ({ day, lastDay, from, to }: EventTimes): number =>
  from === null || to === null ? daysBetween(day, lastDay) : minutesOf(to) - minutesOf(from);

/** An event is not made shorter than this, unless it is. */
export const shortestOf = (event: EventTimes): number =>
  event.from === null ? 0 : Math.min(lengthOf(event), SHORTEST_MINUTES);

/** Whether it moves anything. */
export const isShift = ({ days = 0, minutes = 0, longer = 0 }: EventShift): boolean =>
  days !== 0 || minutes !== 0 || longer !== 0;

/** What of a shift is possible: a timed event stays within its day, and nothing ends before it starts. */
export function possibleShift(
  event: EventTimes,
  { days = 0, minutes = 0, longer = 0 }: EventShift,
): EventShift {
  const [length, least] = [lengthOf(event), shortestOf(event)];
  if (event.from === null) return { days, longer: Math.max(longer, -length) };
  const from = minutesOf(event.from);
  if (longer === 0) return { days, minutes: between(minutes, -from, MINUTES_A_DAY - from - length) };
  const begin = between(from + minutes, 0, MINUTES_A_DAY - least);
  const kept = between(length + longer, least, MINUTES_A_DAY - begin);
  return { days, minutes: begin - from, longer: kept - length };
}

/** Moves the event, and changes its length, by as much of the shift as is possible. */
export function moveEvent<E extends EventTimes>(event: E, shift: EventShift): E {
  const { days = 0, minutes = 0, longer = 0 } = possibleShift(event, shift);
  const day = addDays(event.day, days);
  if (event.from === null || event.to === null)
    return { ...event, day, lastDay: addDays(event.lastDay, days + longer) };
  const later = (time: string, by: number) => timeOf(minutesOf(time) + by);
  const times = { from: later(event.from, minutes), to: later(event.to, minutes + longer) };
  return { ...event, day, lastDay: addDays(event.lastDay, days), ...times };
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
