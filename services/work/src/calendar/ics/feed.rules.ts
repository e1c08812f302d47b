import type { Feed, FeedEvent } from './feed.types.js';
import { writeEvent } from './written-event.rules.js';
import { escapeText, writeLines } from './written-lines.rules.js';
import { writeZone } from './written-zone.rules.js';

/**
 * A calendar as a file for other programs. Series are written with their rules, and no guest or email is in it; a feed
 * that only says when someone is busy leaves out the events that are free.
 */
export function writeFeed({ name, events, busyTitle, year }: Feed): string {
  const shown = busyTitle === null ? events : events.filter(({ busy }) => busy);
  const zones = [...firstYears(shown)].flatMap(([zone, from]) => keptZone(zone, Math.min(from, year), year));
  return writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zones,
    ...shown.flatMap((event) => writeEvent(event, busyTitle)),
    'END:VCALENDAR',
  ]);
}

/** Each zone with the year of its first event. */
function firstYears(events: readonly FeedEvent[]): Map<string, number> {
  const years = new Map<string, number>();
  for (const { timezone, start } of events) {
    if (timezone === null || timezone === 'UTC') continue;
    years.set(timezone, Math.min(years.get(timezone) ?? Infinity, Number(start.slice(0, 4))));
  }
  return new Map([...years].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const KEPT = 500;
const kept = new Map<string, string[]>();

/** Programs ask for their feeds every hour, mostly with the same zones. */
function keptZone(zone: string, from: number, year: number): string[] {
  const key = `${zone} ${String(from)} ${String(year)}`;
  const lines = kept.get(key) ?? writeZone(zone, from, year);
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, lines);
  return lines;
}
