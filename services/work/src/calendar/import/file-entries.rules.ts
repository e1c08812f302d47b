import { CALENDAR_IMPORT_ERRORS, type CalendarImportReason } from '@atrium/contracts/calendar-reader';
import type { ImportedCalendar, ImportedEvent } from '../ics/imported-event.types.js';
import type { Refused } from '../recurrence/series.types.js';
import type { NewEntry } from './import-entry.types.js';
import { heldBy, reasonAgainst, shownStart, uidOf, withinLimits } from './imported-values.rules.js';

const UNNAMED = 'No title';
const LONGEST_TITLE = 250;
/** Of what is told at once. */
const BATCH_ENTRIES = 200;
const BATCH_CHARACTERS = 128 * 1024;
/** A series with very many dates of their own, each with words of its own. */
const MOST_ENTRY_CHARACTERS = 512 * 1024;
const MOST_CHARACTERS = 64 * 1024 * 1024;

type Entry = Omit<NewEntry, 'place'>;

/** What each entry of a file would become, by itself. */
export function entriesOf({ events, skipped, warnings }: ImportedCalendar): Entry[] {
  const floating = new Set(warnings.map(({ uid }) => uid));
  const read = events.flatMap((event) => entriesOfEvent(event, floating.has(event.uid)));
  return [...read, ...skipped.map(leftEntry)];
}

/** The event, and dates of it that the calendar cannot keep: the others stay. */
function entriesOfEvent(event: ImportedEvent, floating: boolean): Entry[] {
  const { uid, title, start, timezone } = event;
  const known = { uid: uidOf({ uid }), title, floating, starts: shownStart(start, timezone) };
  const reason = reasonAgainst(event);
  if (reason) return [{ ...known, step: 'left', reason, event: null }];
  const { held, left } = heldBy(withinLimits(event));
  return [{ ...known, step: 'add', reason: null, event: held }, ...left.map(leftEntry)];
}

interface Left {
  title: string | null;
  starts: string | null;
  reason: CalendarImportReason;
}

const leftEntry = ({ title, starts, reason }: Left): Entry => ({
  uid: null,
  title: [...(title ?? UNNAMED)].slice(0, LONGEST_TITLE).join(''),
  step: 'left',
  reason,
  starts,
  floating: false,
  event: null,
});

/** Lists of entries as JSON, none of them long. */
export function* writeEntries(entries: readonly Entry[]): Generator<string, Refused | undefined> {
  let [batch, size, all]: [string[], number, number] = [[], 0, 0];
  for (const [place, entry] of entries.entries()) {
    const text = writtenEntry({ ...entry, place });
    all += text.length;
    if (all > MOST_CHARACTERS) return { refused: CALENDAR_IMPORT_ERRORS.CALENDAR_FILE_TOO_MUCH.message };
    batch.push(text);
    size += text.length;
    if (batch.length < BATCH_ENTRIES && size < BATCH_CHARACTERS) continue;
    yield `[${batch.join(',')}]`;
    [batch, size] = [[], 0];
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`;
  return undefined;
}

function writtenEntry(entry: NewEntry): string {
  const text = JSON.stringify(entry);
  if (text.length <= MOST_ENTRY_CHARACTERS) return text;
  return JSON.stringify({ ...leftEntry({ ...entry, reason: 'notKept' }), place: entry.place });
}
