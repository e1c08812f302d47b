import type { FoundSlots } from '@atrium/contracts';
import { localText } from './shown-items.rules.js';

/** The part of a day that is drawn, `08:00` to `20:00`. */
export interface DayHours {
  day: string;
  zone: string;
  from: string;
  to: string;
}

const [EARLY, LATE] = ['08:00', '20:00'];
const END = '24:00';
const DAY_MINUTES = 1_440;

/** As much of the day as has hours or busy times, and at least from 8 to 20. */
export function shownHours(
  people: FoundSlots['people'],
  { day, zone }: { day: string; zone: string },
): DayHours {
  const times = people
    .flatMap(({ blocks, hours }) => [...blocks, ...hours])
    .flatMap(({ start, end }) => [timeOn(start, { day, zone }), timeOn(end, { day, zone })]);
  const from = [EARLY, ...times].reduce((least, time) => (time < least ? time : least));
  const to = [LATE, ...times].reduce((most, time) => (time > most ? time : most));
  return { day, zone, from: `${from.slice(0, 2)}:00`, to: to.slice(3) === '00' ? to : hourAfter(to) };
}

const hourAfter = (time: string): string => `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:00`;

/** Where spans lie in the drawn part. Their ends are moments, or times of the day. */
export function partsOf(
  spans: readonly (readonly [start: string, end: string])[],
  { from, to, ...on }: DayHours,
): { insetInlineStart: string; inlineSize: string }[] {
  const [first, all] = [minutesOf(from), minutesOf(to) - minutesOf(from)];
  const at = (text: string) => minutesOf(text.length > END.length ? timeOn(text, on) : text) - first;
  const part = (minutes: number) => `${String((Math.min(Math.max(minutes, 0), all) / all) * 100)}%`;
  return spans.map(([start, end]) => ({
    insetInlineStart: part(at(start)),
    inlineSize: part(Math.max(at(end), 0) - Math.max(at(start), 0)),
  }));
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The time of a moment on the day, from its beginning to its end. */
function timeOn(moment: string, { day, zone }: { day: string; zone: string }): string {
  const [on = '', time = ''] = localText(new Date(moment), zone).split('T');
  if (on === day) return time.slice(0, 5);
  return on < day ? '00:00' : `${String(DAY_MINUTES / 60)}:00`;
}
