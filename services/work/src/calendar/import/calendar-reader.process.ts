import { readCalendarFile } from '../ics/calendar-file.rules.js';
import type { Refused } from '../recurrence/series.types.js';
import { entriesOf, writeEntries } from './file-entries.rules.js';

/** Reads a calendar file: what it says of itself, then its entries. Argument: the zone of times without one. */
export function* read(
  file: Buffer,
  [zone = 'UTC']: readonly string[],
): Generator<string, Refused | undefined> {
  const calendar = readCalendarFile(file, zone);
  if ('refused' in calendar) return calendar;
  const entries = entriesOf(calendar);
  yield JSON.stringify({ calendarName: calendar.calendarName, total: entries.length });
  return yield* writeEntries(entries);
}
