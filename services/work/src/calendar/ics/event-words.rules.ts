import type { EventWords } from '../recurrence/series.types.js';
import { lineOf, linesOf, textOfLine, type Component } from './components.rules.js';
import { plainText, type ContentLine } from './content-lines.rules.js';
import { readDuration } from './file-times.rules.js';
import type { ImportedEvent, ImportedGuest } from './imported-event.types.js';
import { DAY_MS, MINUTE_MS } from '../recurrence/wall-time.rules.js';

const LONGEST_TITLE = 250;
const MOST_REMINDERS = 5;
const MOST_GUESTS = 200;
const UNNAMED = 'No title';

const ANSWERS: Record<string, ImportedGuest['answer']> = {
  ACCEPTED: 'yes',
  DECLINED: 'no',
  TENTATIVE: 'maybe',
};

/** What an event says, its times aside. */
export function readWords(event: Component): Required<EventWords> {
  const title = textOfLine(event, 'SUMMARY')?.replace(/\s+/g, ' ') ?? UNNAMED;
  return {
    title: [...title].slice(0, LONGEST_TITLE).join(''),
    place: textOfLine(event, 'LOCATION'),
    link: textOfLine(event, 'URL'),
    description: textOfLine(event, 'DESCRIPTION'),
    visibility: /^(PRIVATE|CONFIDENTIAL)$/.test(wordOf(event, 'CLASS')) ? 'private' : 'normal',
    busy: wordOf(event, 'TRANSP') !== 'TRANSPARENT',
    state: wordOf(event, 'STATUS') === 'TENTATIVE' ? 'tentative' : 'confirmed',
  };
}

export const wordOf = (component: Component, name: string): string =>
  (lineOf(component, name)?.value ?? '').trim().toUpperCase();

type People = Pick<ImportedEvent, 'guests' | 'organiser' | 'reminders' | 'category'>;

export function readPeople(event: Component): People {
  const guests = new Map(
    linesOf(event, 'ATTENDEE')
      .flatMap(readGuest)
      .map((guest) => [guest.email, guest]),
  );
  const [organiser = null] = linesOf(event, 'ORGANIZER').flatMap(readGuest);
  return {
    organiser,
    guests: [...guests.values()].slice(0, MOST_GUESTS),
    reminders: readReminders(event),
    category: firstOf(lineOf(event, 'CATEGORIES')?.value ?? ''),
  };
}

function readGuest({ value, params }: ContentLine): ImportedGuest[] {
  const address = /^\s*mailto:(.+)$/i.exec(value)?.[1] ?? params.get('EMAIL') ?? '';
  const email = address.trim().toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return [];
  const answer = ANSWERS[params.get('PARTSTAT')?.toUpperCase() ?? ''] ?? 'none';
  return [{ email, name: params.get('CN')?.trim() || null, answer }];
}

/** The first of a list, in which a comma of a text stands behind a backslash. */
const firstOf = (list: string): string | null =>
  plainText(/^(?:\\.|[^,\\])*/s.exec(list)?.[0] ?? '').trim() || null;

/** Only those that are set by the time before the start. */
function readReminders(event: Component): number[] {
  const alarms = event.parts.filter((part) => part.name === 'VALARM' && wordOf(part, 'ACTION') !== 'NONE');
  const minutes = alarms.flatMap((alarm) => {
    const trigger = lineOf(alarm, 'TRIGGER');
    const duration = readDuration(trigger?.value ?? '');
    if (!duration || trigger?.params.get('RELATED')?.toUpperCase() === 'END') return [];
    const before = -Math.round((duration.days * DAY_MS + duration.exact) / MINUTE_MS);
    return before >= 0 ? [before] : [];
  });
  return [...new Set(minutes)].sort((a, b) => a - b).slice(0, MOST_REMINDERS);
}
