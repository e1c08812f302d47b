import type { FeedEvent } from './feed.types.js';
import { writeEvent } from './written-event.rules.js';
import { writeLines } from './written-lines.rules.js';
import { writeZones } from './written-zones.rules.js';

/** How a file tells the calendar of a guest what to do with the event (RFC 5546): put it in or renew it, or take it out. */
export type InvitationMethod = 'REQUEST' | 'CANCEL';

type Mailed = FeedEvent & Required<Pick<FeedEvent, 'mailed'>>;

/** The file as an attachment. */
export function invitationFile(event: Mailed, now: Date) {
  const method: InvitationMethod = event.mailed.cancelled ? 'CANCEL' : 'REQUEST';
  return {
    name: 'invite.ics',
    type: `text/calendar; charset=utf-8; method=${method}`,
    bytes: Buffer.from(writeInvitation(event, now.getUTCFullYear())),
  };
}

/** The file in the mail to a guest. @param year the present one */
function writeInvitation(event: Mailed, year: number): string {
  const { cancelled } = event.mailed;
  // What is cancelled as a whole needs none of its dates.
  const written = cancelled ? { ...event, overrides: [], description: null } : event;
  const method: InvitationMethod = cancelled ? 'CANCEL' : 'REQUEST';
  return writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...[...writeZones([written], year)].flat(),
    ...writeEvent(written, null),
    'END:VCALENDAR',
  ]);
}
