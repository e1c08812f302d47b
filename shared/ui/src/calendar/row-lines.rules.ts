import type { CalendarEvent } from './calendar.types.js';
import { compareEvents, isOn } from './event.rules.js';

/** As the styles have them: the number of a day with the space around it, and an event with the space above it. */
const NUMBER_PX = 33;
const LINE_PX = 25;
const LEAST_LINES = 2;
const USUAL_LINES = 4;

export interface RowRoom {
  /** Of a week, in pixels; null: as the styles have it. */
  height: number | null;
  /** Lines of a day. */
  most: number;
}

/** The room of each of the weeks that share some pixels, as far as they can be read in them. @param room null: any */
export function fitRows(room: number | null, rows: number): RowRoom {
  if (room === null) return { height: null, most: USUAL_LINES };
  const height = Math.max(Math.floor(room / rows), NUMBER_PX + LEAST_LINES * LINE_PX);
  return { height, most: Math.floor((height - NUMBER_PX) / LINE_PX) };
}

/** Lines of a day, from the top: a free one is null. */
type Lines = (CalendarEvent | null)[];

/** What a day of a row shows. An event has the same line on all of its days in the row. */
export interface DayLines {
  lines: Lines;
  /** How many more there are. */
  more: number;
}

interface RowPlace {
  /** How many lines a day has room for; one of them is given up where it has more. */
  most: number;
  /** The event that is moved or made now: it is never among those that are not shown. */
  held?: string | null | undefined;
}

/** The events of the days of a row, so many as there is room for: first those of whole days, then by time. */
export function layoutRow(
  events: readonly CalendarEvent[],
  days: readonly string[],
  { most, held }: RowPlace,
): DayLines[] {
  const ordered = events
    .filter((event) => days.some((day) => isOn(event, day)))
    .toSorted(
      (one, other) => Number(one.from !== null) - Number(other.from !== null) || compareEvents(one, other),
    );
  const rows = cut(ordered, days, most);
  const carried = ordered.find(({ id }) => id === held);
  if (!carried || rows.some(({ lines }) => lines.includes(carried))) return rows;
  return cut([carried, ...ordered.filter((event) => event !== carried)], days, most);
}

function cut(ordered: readonly CalendarEvent[], days: readonly string[], most: number): DayLines[] {
  const all = inLines(ordered, days);
  const isFull = (at: number) => (all[at]?.length ?? 0) > most;
  // The last line of a day that has more says so.
  const stays = (event: CalendarEvent, line: number) =>
    line < most - 1 || (line < most && !days.some((day, at) => isOn(event, day) && isFull(at)));
  return all.map((lines) => {
    const shown = lines.map((event, line) => (event && stays(event, line) ? event : null));
    const last = shown.findLastIndex(Boolean);
    return {
      lines: shown.slice(0, last + 1),
      more: lines.filter((event, line) => event && !stays(event, line)).length,
    };
  });
}

/** Each event in the first line that is free on all of its days. */
function inLines(ordered: readonly CalendarEvent[], days: readonly string[]): Lines[] {
  const all: Lines[] = days.map(() => []);
  for (const event of ordered) {
    const touched = all.filter((_, at) => isOn(event, days[at] ?? ''));
    let line = 0;
    while (touched.some((lines) => lines[line])) line += 1;
    for (const lines of touched) {
      while (lines.length < line) lines.push(null);
      lines[line] = event;
    }
  }
  return all;
}
