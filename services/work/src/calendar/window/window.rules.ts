import type { Span } from '../event/event-row.rules.js';
import { placeWall, wallOf } from '../recurrence/wall-time.rules.js';
import type { CalendarWindow } from './calendar-source.types.js';

export function windowIn(zone: string, { from, to }: { from: string; to: string }): CalendarWindow {
  const at = (day: string) => new Date(placeWall(wallOf(day), zone).moment);
  return { from, to, zone, fromAt: at(from), toAt: at(to) };
}

/** Holds the window's moments as well as its days, which lie at midnights of UTC. */
export function spanOf({ from, to, fromAt, toAt }: CalendarWindow): Span {
  return {
    from: new Date(Math.min(fromAt.getTime(), Date.parse(from))),
    to: new Date(Math.max(toAt.getTime(), Date.parse(to))),
  };
}
