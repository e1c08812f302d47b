import { lengthMs, placeText, wallIn } from '../recurrence/points.rules.js';
import { portableRule } from '../recurrence/rule-check.rules.js';
import type { Series, SeriesOverride } from '../recurrence/series.types.js';
import { basicText, placeWall, wallOf } from '../recurrence/wall-time.rules.js';
import type { FeedEvent, FilePerson } from './feed.types.js';
import { escapeText } from './written-lines.rules.js';

/** The lines of an event, and of its instances that are different. */
export function writeEvent(event: FeedEvent, busyTitle: string | null): string[] {
  const changed = event.overrides.filter(({ cancelled }) => !cancelled);
  return [event, ...changed].flatMap((part) => [
    'BEGIN:VEVENT',
    ...('uid' in part ? writeSeries(event, busyTitle) : writeInstance(event, part, busyTitle)),
    'END:VEVENT',
  ]);
}

function writeSeries(event: FeedEvent, busyTitle: string | null): string[] {
  const { exdates, rdates, overrides, timezone } = event;
  const cancelled = overrides.filter((each) => each.cancelled).map(({ recurrenceId }) => recurrenceId);
  const listed = (name: string, texts: readonly string[]) =>
    texts.map((text) => timeLine(name, text, timezone));
  return [
    ...writeVersion(event),
    ...writeSpan(event),
    ...(event.rule === null ? [] : [`RRULE:${portableRule(event.rule, timezone)}`]),
    ...listed('RDATE', rdates),
    ...listed('EXDATE', [...exdates, ...cancelled]),
    ...writeWords(event, busyTitle),
  ];
}

function writeInstance(event: FeedEvent, override: SeriesOverride, busyTitle: string | null): string[] {
  const { start = override.recurrenceId, length = event.length } = override;
  return [
    ...writeVersion(event),
    timeLine('RECURRENCE-ID', override.recurrenceId, event.timezone),
    ...writeSpan({ ...event, start, length }),
    ...writeWords({ ...event, ...override.words }, busyTitle),
  ];
}

function writeVersion({ uid, sequence, modifiedAt, mailed }: FeedEvent): string[] {
  const changed = `${basicText(modifiedAt)}Z`;
  return [
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${String(sequence)}`,
    ...(mailed ? writePeople(mailed) : []),
  ];
}

function writePeople({ organiser, guest, cancelled }: NonNullable<FeedEvent['mailed']>): string[] {
  // Answers come by the link in the mail, so none is asked for by mail.
  const asked = cancelled ? '' : ';PARTSTAT=NEEDS-ACTION;RSVP=FALSE';
  return [`ORGANIZER${sayPerson(organiser)}`, `ATTENDEE;ROLE=REQ-PARTICIPANT${asked}${sayPerson(guest)}`];
}

/** A quoted parameter has no way to write a quotation mark or a line end (RFC 5545 3.1, RFC 6868). */
const sayPerson = ({ name, email }: FilePerson): string =>
  `;CN="${name.replace(/["\p{Cc}]/gu, ' ').trim()}":mailto:${encodeURI(email)}`;

/** Start and end. An event without a length has no end, which means the same. */
function writeSpan({ start, length, timezone }: Series): string[] {
  const begin = timeLine('DTSTART', start, timezone);
  if (length === 0) return [begin];
  const { moment, wall } = placeText(start, timezone);
  const after = moment + lengthMs(length, timezone);
  const end = wallIn(after, timezone);
  if (timezone === null) return [begin, `DTEND;VALUE=DATE:${basicText(end, true)}`];
  // Behind a clock change it may be the second of two equal local times, of which the text would mean the first.
  const isRepeated = end - wall !== after - moment && placeWall(end, timezone).moment !== after;
  return [begin, isRepeated ? `DURATION:PT${String(length)}M` : `DTEND${zoned(end, timezone)}`];
}

function timeLine(name: string, text: string, timezone: string | null): string {
  if (timezone === null) return `${name};VALUE=DATE:${basicText(wallOf(text.slice(0, 10)), true)}`;
  return text.endsWith('Z')
    ? `${name}:${basicText(wallOf(text.slice(0, -1)))}Z`
    : `${name}${zoned(wallOf(text), timezone)}`;
}

const zoned = (wall: number, timezone: string): string =>
  timezone === 'UTC' ? `:${basicText(wall)}Z` : `;TZID=${timezone}:${basicText(wall)}`;

function writeWords(event: FeedEvent, busyTitle: string | null): string[] {
  const transparency = `TRANSP:${event.busy ? 'OPAQUE' : 'TRANSPARENT'}`;
  const title = `SUMMARY:${escapeText(busyTitle ?? event.title)}`;
  if (busyTitle !== null) return [title, transparency];
  const texts: [name: string, text: string | null][] = [
    ['LOCATION', event.place],
    ['DESCRIPTION', event.description],
    ['CATEGORIES', event.category],
  ];
  return [
    title,
    ...texts.flatMap(([name, text]) => (text === null ? [] : [`${name}:${escapeText(text)}`])),
    ...(event.link === null ? [] : [`URL:${event.link.replace(/\s/g, '')}`]),
    `STATUS:${statusOf(event)}`,
    ...(event.visibility === 'private' ? ['CLASS:PRIVATE'] : []),
    transparency,
  ];
}

const statusOf = ({ state, mailed }: FeedEvent): string => {
  if (mailed?.cancelled) return 'CANCELLED';
  return state === 'tentative' ? 'TENTATIVE' : 'CONFIRMED';
};
