import type { Feed } from './feed.types.js';
import { writeEvent } from './written-event.rules.js';
import { escapeText, writeLines } from './written-lines.rules.js';
import { writeZones } from './written-zones.rules.js';

const AT_ONCE = 50;

/**
 * A calendar as a file for other programs. Series are written with their rules, and no guest or email is in it; a feed
 * that only says when someone is busy leaves out the events that are free.
 */
export const writeFeed = (feed: Feed): string => [...writeFeedParts(feed)].join('');

/** The same in parts, none of which takes long to write. */
export function* writeFeedParts({ name, events, busyTitle, year }: Feed): Generator<string> {
  const shown = busyTitle === null ? events : events.filter(({ busy }) => busy);
  yield writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ]);
  for (const zone of writeZones(shown, year)) yield writeLines(zone);
  for (let at = 0; at < shown.length; at += AT_ONCE)
    yield writeLines(shown.slice(at, at + AT_ONCE).flatMap((event) => writeEvent(event, busyTitle)));
  yield writeLines(['END:VCALENDAR']);
}
