import { isNearYear, type CalendarImportReason } from '@atrium/contracts/calendar-reader';
import { createHash } from 'node:crypto';
import type { EventValues } from '../event/event-row.rules.js';
import type { ImportedEvent } from '../ics/imported-event.types.js';
import { lengthMs } from '../recurrence/points.rules.js';
import { acceptRule } from '../recurrence/rule-check.rules.js';
import type { Series, SeriesOverride } from '../recurrence/series.types.js';
import { DAY_MS, placeWall, wallOf } from '../recurrence/wall-time.rules.js';

const LONGEST_UID = 255;
const MOST_DAYS = 366;
const MOST_AHEAD = 40_320;
const LONGEST = { place: 200, link: 1_000, description: 20_000, category: 40, name: 200 };

/** What the calendar cannot keep, although the file says it well. */
export function reasonAgainst({
  start,
  length,
  timezone,
}: Pick<Series, 'start' | 'length' | 'timezone'>): CalendarImportReason | null {
  if (!isNearYear(start)) return 'farAway';
  return lengthMs(length, timezone) > MOST_DAYS * DAY_MS ? 'tooLong' : null;
}

/** When it starts, as `starts` of an entry is kept: a date, a moment, or a local time of a year that has no moments. */
export function shownStart(start: string, timezone: string | null): string {
  if (timezone === null || !isNearYear(start)) return start;
  return new Date(placeWall(wallOf(start), timezone).moment).toISOString();
}

interface LeftDate {
  title: string;
  starts: string;
  reason: CalendarImportReason;
}

/** A series without the dates that the calendar cannot keep; those are left out one by one. */
export function heldBy(event: ImportedEvent): { held: ImportedEvent; left: LeftDate[] } {
  const { title, timezone } = event;
  const left: LeftDate[] = [];
  const keeps = (start: string, length: number, own = title): boolean => {
    const reason = reasonAgainst({ start, length, timezone });
    if (reason) left.push({ title: own, starts: shownStart(start, timezone), reason });
    return reason === null;
  };
  const rdates = event.rdates.filter((start) => keeps(start, event.length));
  const overrides = event.overrides.map((override): SeriesOverride => {
    const { recurrenceId, cancelled, start = recurrenceId, length = event.length, words } = override;
    if (cancelled === true || keeps(start, length, words?.title)) return override;
    return { recurrenceId, cancelled: true };
  });
  return { held: { ...event, rdates, overrides }, left };
}

/** Long names are kept by what tells them apart. */
export const uidOf = ({ uid }: Pick<ImportedEvent, 'uid'>): string =>
  uid.length <= LONGEST_UID ? uid : createHash('sha256').update(uid).digest('hex');

export type ImportedValues = Omit<EventValues, 'ownerKind' | 'ownerId' | 'roomId' | 'organiserId' | 'colour'>;

/** Texts no longer than in the form. */
export const withinLimits = (event: ImportedEvent): ImportedEvent => ({
  ...event,
  ...within(event),
  category: cut(event.category, LONGEST.category),
  guests: event.guests.map(({ name, ...guest }) => ({ ...guest, name: cut(name, LONGEST.name) })),
  overrides: event.overrides.map(({ words, ...override }) =>
    words ? { ...override, words: { ...words, ...within(words) } } : override,
  ),
});

/** An imported event as the calendar keeps it. */
export function valuesOf(imported: ImportedEvent): { series: Series; values: ImportedValues } {
  const event = withinLimits(imported);
  const { timezone, start, length, exdates, rdates, overrides } = event;
  const accepted = event.rule === null ? null : acceptRule(event.rule, event);
  const rule = accepted && 'rule' in accepted ? accepted.rule : null;
  const { title, visibility, busy, state, sequence, modifiedAt } = event;
  return {
    series: {
      timezone,
      start,
      length,
      rule,
      exdates,
      rdates,
      overrides,
    },
    values: {
      uid: uidOf(event),
      title,
      visibility,
      busy,
      state,
      sequence,
      place: event.place,
      link: event.link,
      description: event.description,
      category: event.category,
      modifiedAt: new Date(modifiedAt),
    },
  };
}

export const remindersOf = ({ reminders }: ImportedEvent): number[] =>
  reminders.filter((minutes) => minutes <= MOST_AHEAD);

const cut = (text: string | null, most: number): string | null => text && [...text].slice(0, most).join('');

type Texts = Partial<Pick<ImportedEvent, 'place' | 'link' | 'description'>>;

/** Only addresses of the web become links. */
function within({ place, link, description }: Texts): Texts {
  const isLink = link !== undefined && link !== null && /^https?:\/\/\S+$/i.test(link);
  const isKept = isLink && link.length <= LONGEST.link;
  return {
    ...(place !== undefined && { place: cut(place?.replace(/\s+/g, ' ') ?? null, LONGEST.place) }),
    ...(link !== undefined && { link: isKept ? link : null }),
    ...(description !== undefined && { description: cut(description, LONGEST.description) }),
  };
}
