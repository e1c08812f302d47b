import type { CalendarEvent, EventShift } from './calendar.types.js';
import { STEP_MINUTES } from './hours.rules.js';
import { compareEvents } from './event.rules.js';

interface KeyPlace {
  /** Whether the days go on to the left. */
  rtl: boolean;
  isMonth: boolean;
}

const SIDEWAYS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const UPRIGHT: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * What an arrow adds to the shift of an event that was picked up; null for another key. Up and down are weeks in a month
 * and quarters of an hour in a day; with Shift it becomes longer or shorter.
 */
export function stepShift(
  event: CalendarEvent,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { rtl, isMonth }: KeyPlace,
): EventShift | null {
  const upright = UPRIGHT[key];
  const sideways = SIDEWAYS[key] === undefined ? undefined : SIDEWAYS[key] * (rtl ? -1 : 1);
  const by = sideways ?? upright;
  if (by === undefined) return null;
  const timed = event.from !== null;
  if (shiftKey) return { longer: timed ? by * STEP_MINUTES : by };
  if (sideways !== undefined) return { days: sideways };
  if (isMonth) return { days: by * 7 };
  return timed ? { minutes: by * STEP_MINUTES } : {};
}

/** One shift after another. */
export const addShift = (one: EventShift, other: EventShift): EventShift => ({
  days: (one.days ?? 0) + (other.days ?? 0),
  minutes: (one.minutes ?? 0) + (other.minutes ?? 0),
  longer: (one.longer ?? 0) + (other.longer ?? 0),
});

/** The events to which an arrow may move the focus, nearest first: up and down in order, sideways on another day. */
export function eventsAhead(
  events: readonly CalendarEvent[],
  { id, key }: { id: string; key: string },
  rtl: boolean,
): CalendarEvent[] {
  const ordered = events.toSorted(compareEvents);
  const at = ordered.findIndex((each) => each.id === id);
  const current = ordered[at];
  if (!current) return [];
  const upright = UPRIGHT[key];
  if (upright === 1) return ordered.slice(at + 1);
  if (upright === -1) return ordered.slice(0, at).toReversed();
  const sideways = (SIDEWAYS[key] ?? 0) * (rtl ? -1 : 1);
  if (sideways === 1) return ordered.filter(({ day }) => day > current.day);
  const before = ordered.filter(({ day }) => day < current.day);
  return sideways === -1 ? before.toSorted((a, b) => b.day.localeCompare(a.day) || compareEvents(a, b)) : [];
}
