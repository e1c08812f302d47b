import type { Feed } from './feed.types.js';
import { writeEvent } from './written-event.rules.js';
import { escapeText, writeLines } from './written-lines.rules.js';
import { writeZones } from './written-zones.rules.js';

/**
 * A calendar as a file for other programs. Series are written with their rules, and no guest or email is in it; a feed
 * that only says when someone is busy leaves out the events that are free.
 */
export function writeFeed({ name, events, busyTitle, year }: Feed): string {
  const shown = busyTitle === null ? events : events.filter(({ busy }) => busy);
  return writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...writeZones(shown, year),
    ...shown.flatMap((event) => writeEvent(event, busyTitle)),
    'END:VCALENDAR',
  ]);
}
