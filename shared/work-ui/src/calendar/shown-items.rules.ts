import { wallClock, addDays, type CalendarHue, type CalendarItem } from '@atrium/contracts';
import { dayOf, type CalendarEvent } from '@atrium/ui';

const pad = (value: number): string => String(value).padStart(2, '0');
const timeOfMoment = (moment: Date): string => `${pad(moment.getHours())}:${pad(moment.getMinutes())}`;
const MIDNIGHT = '00:00';

/** A moment as the local time of a zone: `2026-11-02T10:00`. */
export function localText(moment: Date, timeZone: string): string {
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  // Swedish writes times as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone }).format(moment).replace(' ', 'T');
}

/** The moment of a local time of a zone. */
export function momentOf(local: string, zone: string): Date {
  const wanted = Date.parse(`${local}Z`);
  const shifted = (from: number) => from + wanted - wallClock(new Date(from), zone).getTime();
  // A second time, since another offset may hold there.
  return new Date(shifted(shifted(wanted)));
}

/** The days and times of an item where the reader is. An end at midnight belongs to the day before. */
export function timesOf({ start, end, allDay }: Pick<CalendarItem, 'start' | 'end' | 'allDay'>) {
  if (allDay) {
    const last = addDays(end, -1);
    return { day: start, lastDay: last < start ? start : last, from: null, to: null };
  }
  const [from, to] = [new Date(start), new Date(end)];
  const day = dayOf(from);
  const endsAtMidnight = timeOfMoment(to) === MIDNIGHT && to > from;
  const lastDay = endsAtMidnight ? addDays(dayOf(to), -1) : dayOf(to);
  // The grid of hours holds events of one day; longer ones stand above it.
  if (lastDay > day) return { day, lastDay, from: null, to: null };
  return { day, lastDay, from: timeOfMoment(from), to: endsAtMidnight ? '24:00' : timeOfMoment(to) };
}

interface Shown {
  kind: string;
  hue: CalendarHue;
  /** What a hidden item is called. */
  busy: string;
  /** Why it cannot be moved. */
  fixed: string | undefined;
}

export const shownItem = (item: CalendarItem, { kind, hue, busy, fixed }: Shown): CalendarEvent => ({
  id: item.id,
  title: item.title ?? busy,
  kind,
  hue: item.colour ?? hue,
  ...timesOf(item),
  // What another part of the portal keeps is moved, but as long as it is.
  fixed,
  rigid: item.event === null,
});
