import type { CalendarItem, Week } from '@atrium/contracts';
import { layoutDay, minutesOf, timeOf } from '@atrium/ui';
import { zoneHere } from '../day/here.js';
import { localText } from '../calendar/shown-items.rules.js';

type Entry = Week['entries'][number];

/** What stands at an hour of the day: time that was written down, or what the calendar holds. */
export interface HourBlock {
  id: string;
  title: string;
  /** `10:00`, by the clock here. */
  from: string;
  to: string;
  /** Both null: time at work for which nothing is written down. */
  entry: Entry | null;
  item: CalendarItem | null;
}

/** A block with its place: minutes since midnight, and its share of the width beside others of the same time. */
export interface PlacedBlock extends HourBlock {
  start: number;
  end: number;
  column: number;
  columns: number;
}

const MIDNIGHT = '24:00';
const HOUR = 60;
/** Drawn also where nothing is. */
const USUAL = { from: 9 * HOUR, to: 18 * HOUR };

/** An entry with a start; while its timer runs, until now. @param now null on another day than today */
export function blockOfEntry(entry: Entry, title: string, now: string | null): HourBlock | null {
  const { id, start, end } = entry;
  const to = end ?? now;
  if (start === null || to === null) return null;
  // It ends at the midnight after it.
  return { id, title, from: start, to: to <= start && end !== null ? MIDNIGHT : to, entry, item: null };
}

/** An item with times, as much of it as is on the day. */
export function blockOfItem(item: CalendarItem, title: string, day: string): HourBlock | null {
  if (item.allDay) return null;
  const at = (moment: string, outside: string) => {
    const [on = '', time = ''] = localText(new Date(moment), zoneHere()).split('T');
    return on === day ? time.slice(0, 5) : outside;
  };
  const [from, to] = [at(item.start, '00:00'), at(item.end, MIDNIGHT)];
  return { id: `${item.source} ${item.id} ${item.start}`, title, from, to, entry: null, item };
}

/** The minutes of a day that somebody was at work and of which nothing is known: shorter ones are not worth a line. */
const SHORTEST_GAP = 15;

/** Times at work between which nothing is written down, as far as they are on the day. */
export function gapsOf(
  spans: Week['days'][number]['spans'],
  entries: readonly HourBlock[],
  day: string,
): HourBlock[] {
  const taken = entries
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .sort((one, other) => one.from - other.from);
  return spans.flatMap((span) => {
    const [start, end] = [minuteOn(day, span.from), minuteOn(day, span.to)];
    const gaps: HourBlock[] = [];
    let from = start;
    for (const each of [...taken, { from: end, to: end }]) {
      const to = Math.min(each.from, end);
      if (to - from >= SHORTEST_GAP)
        gaps.push({
          id: `gap ${timeOf(from)}`,
          title: '',
          from: timeOf(from),
          to: timeOf(to),
          entry: null,
          item: null,
        });
      from = Math.max(from, each.to);
    }
    return gaps;
  });
}

/** The minute of the day at a moment; before it 0, after it its last one. */
function minuteOn(day: string, moment: string): number {
  const [on = '', time = ''] = localText(new Date(moment), zoneHere()).split('T');
  if (on !== day) return on < day ? 0 : minutesOf(MIDNIGHT);
  return minutesOf(time.slice(0, 5));
}

/** In the order of their times, none over another. */
export function placeBlocks(blocks: readonly HourBlock[], day: string): PlacedBlock[] {
  const known = new Map(blocks.map((block) => [block.id, block]));
  const events = blocks.map(({ id, title, from, to }) => ({
    id,
    title,
    from,
    to,
    day,
    lastDay: day,
    kind: '',
    hue: 1 as const,
  }));
  return layoutDay(events, day).flatMap(({ event, from: start, to: end, column, columns }) => {
    const block = known.get(event.id);
    return block ? [{ ...block, start, end, column, columns }] : [];
  });
}

/** The whole hours that are drawn, in minutes since midnight. */
export function hoursOf(blocks: readonly PlacedBlock[]): { first: number; last: number; marks: string[] } {
  const first = Math.min(USUAL.from, ...blocks.map(({ start }) => Math.floor(start / HOUR) * HOUR));
  const last = Math.max(USUAL.to, ...blocks.map(({ end }) => Math.ceil(end / HOUR) * HOUR));
  const marks = Array.from({ length: (last - first) / HOUR + 1 }, (_, at) => timeOf(first + at * HOUR));
  return { first, last, marks };
}

export const minutesOfBlock = ({ from, to }: HourBlock): number =>
  Math.max(minutesOf(to) - minutesOf(from), 0);
