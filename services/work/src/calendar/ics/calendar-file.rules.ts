import { CALENDAR_FILE_MAX_BYTES, CALENDAR_FILE_MAX_ENTRIES } from '@atrium/contracts';
import type { Refused } from '../recurrence/series.types.js';
import { readComponents, textOfLine, type Component } from './components.rules.js';
import { readLines } from './content-lines.rules.js';
import { wordOf } from './event-words.rules.js';
import { readFileEvent, type FileEvent } from './file-event.rules.js';
import { joinSeries } from './file-series.rules.js';
import { readZones } from './file-zones.rules.js';
import type { ImportedCalendar, SkippedEntry } from './imported-event.types.js';

const AT_ONCE = 200;

const OTHER_ENTRIES = ['VTODO', 'VJOURNAL', 'VFREEBUSY'];

/**
 * Reads the events of an .ics file.
 * @param timezone of the calendar into which they are imported; times without a zone are read in it
 */
export function readCalendarFile(file: Uint8Array, timezone: string): ImportedCalendar | Refused {
  const steps = readInSteps(file, timezone);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of some milliseconds, so that the process can do other work in between; tells what part is read. */
export function* readInSteps(
  file: Uint8Array,
  timezone: string,
): Generator<{ done: number; total: number }, ImportedCalendar | Refused> {
  if (file.byteLength > CALENDAR_FILE_MAX_BYTES)
    return { refused: 'A calendar file can have at most 5 MB. Split it.' };
  const calendars = readComponents(readLines(file)).filter(({ name }) => name === 'VCALENDAR');
  if (calendars.length === 0) return { refused: 'This file is not a calendar.' };
  const entries = calendars.flatMap((calendar) => entriesOf(calendar));
  if (entries.length > CALENDAR_FILE_MAX_ENTRIES)
    return { refused: 'A calendar file can have at most 10,000 entries. Split it.' };
  const names = calendars.map(
    (calendar) => textOfLine(calendar, 'X-WR-CALNAME') ?? textOfLine(calendar, 'NAME'),
  );
  const events: FileEvent[] = [];
  for (const read of calendars.flatMap((calendar) => eventReaders(calendar, timezone))) {
    events.push(read());
    if (events.length % AT_ONCE === 0) yield { done: events.length, total: entries.length };
  }
  const { skipped, ...found } = joinSeries(events);
  return {
    calendarName: names.find((name) => name !== null) ?? null,
    ...found,
    skipped: [...entries.flatMap(skipUnread), ...skipped],
  };
}

const entriesOf = ({ parts }: Component): Component[] =>
  parts.filter(({ name }) => name === 'VEVENT' || OTHER_ENTRIES.includes(name));

function eventReaders(calendar: Component, timezone: string): (() => FileEvent)[] {
  const zones = readZones(calendar, timezone);
  const isCancelled = wordOf(calendar, 'METHOD') === 'CANCEL';
  return entriesOf(calendar)
    .filter((entry) => skipUnread(entry).length === 0)
    .map((event) => () => readFileEvent(event, zones, isCancelled));
}

/** Entries that are no events, or that the file does not have to their end. */
function skipUnread(entry: Component): SkippedEntry[] {
  if (entry.isComplete && entry.name === 'VEVENT') return [];
  const [uid, title] = [textOfLine(entry, 'UID'), textOfLine(entry, 'SUMMARY')];
  return [{ uid, title, reason: entry.isComplete ? 'notAnEvent' : 'incomplete' }];
}
