import {
  CALENDAR_FILE_MAX_BYTES,
  CALENDAR_FILE_MAX_ENTRIES,
  CALENDAR_IMPORT_ERRORS,
} from '@atrium/contracts/calendar-reader';
import type { Refused } from '../recurrence/series.types.js';
import { readComponents, textOfLine, type Component } from './components.rules.js';
import { readLines } from './content-lines.rules.js';
import { wordOf } from './event-words.rules.js';
import { readFileEvent, writtenStart, type FileEvent } from './file-event.rules.js';
import { joinSeries } from './file-series.rules.js';
import { readZones } from './file-zones.rules.js';
import type { ImportedCalendar, SkippedEntry } from './imported-event.types.js';

const OTHER_ENTRIES = ['VTODO', 'VJOURNAL', 'VFREEBUSY'];

/**
 * Reads the events of an .ics file. A hostile one can make this take long and much memory, so that the portal calls it
 * in a process of its own only.
 * @param timezone of the calendar into which they are imported; times without a zone are read in it
 */
export function readCalendarFile(file: Uint8Array, timezone: string): ImportedCalendar | Refused {
  if (file.byteLength > CALENDAR_FILE_MAX_BYTES)
    return { refused: 'A calendar file can have at most 5 MB. Split it.' };
  const calendars = readComponents(readLines(file)).filter(({ name }) => name === 'VCALENDAR');
  if (calendars.length === 0) return { refused: CALENDAR_IMPORT_ERRORS.CALENDAR_FILE_UNREAD.message };
  const entries = calendars.flatMap((calendar) => entriesOf(calendar));
  if (entries.length > CALENDAR_FILE_MAX_ENTRIES)
    return { refused: 'A calendar file can have at most 10,000 entries. Split it.' };
  const names = calendars.map(
    (calendar) => textOfLine(calendar, 'X-WR-CALNAME') ?? textOfLine(calendar, 'NAME'),
  );
  const { skipped, ...found } = joinSeries(calendars.flatMap((calendar) => readEvents(calendar, timezone)));
  return {
    calendarName: names.find((name) => name !== null) ?? null,
    ...found,
    skipped: [...entries.flatMap(skipUnread), ...skipped],
  };
}

const entriesOf = ({ parts }: Component): Component[] =>
  parts.filter(({ name }) => name === 'VEVENT' || OTHER_ENTRIES.includes(name));

function readEvents(calendar: Component, timezone: string): FileEvent[] {
  const zones = readZones(calendar, timezone);
  const isCancelled = wordOf(calendar, 'METHOD') === 'CANCEL';
  return entriesOf(calendar)
    .filter((entry) => skipUnread(entry).length === 0)
    .map((event) => readFileEvent(event, zones, isCancelled));
}

/** Entries that are no events, or that the file does not have to their end. */
function skipUnread(entry: Component): SkippedEntry[] {
  if (entry.isComplete && entry.name === 'VEVENT') return [];
  const [uid, title] = [textOfLine(entry, 'UID'), textOfLine(entry, 'SUMMARY')];
  return [
    { uid, title, starts: writtenStart(entry), reason: entry.isComplete ? 'notAnEvent' : 'incomplete' },
  ];
}
