import type { CalendarHue, CalendarOwnerKind, GuestAnswer } from '@atrium/contracts';
import { boundsOf } from '../recurrence/search.rules.js';
import type { EventWords, Instance, Series, SeriesOverride } from '../recurrence/series.types.js';

/** The words of an event, which a single date of it may have of its own. */
export const EVENT_WORDS = [
  'title',
  'place',
  'link',
  'description',
  'visibility',
  'busy',
  'state',
] as const satisfies readonly (keyof EventWords)[];

/** A series with its words, as it is stored. */
export interface StoredEvent extends Required<EventWords> {
  ownerKind: CalendarOwnerKind;
  ownerId: string | null;
  uid: string;
  category: string | null;
  colour: CalendarHue | null;
  zone: string | null;
  starts: string;
  length: number;
  rule: string | null;
  exdates: string[];
  rdates: string[];
  roomId: string | null;
  organiserId: string;
  /** Guests do not see each other. */
  guestsHidden: boolean;
  sequence: number;
  /** When it was last changed, here or in the program whose file it comes from. */
  modifiedAt: Date;
}

/** What is kept of an event beside its series. */
export type EventValues = Omit<
  StoredEvent,
  'zone' | 'starts' | 'length' | 'rule' | 'exdates' | 'rdates' | 'sequence' | 'modifiedAt' | 'guestsHidden'
> & { sequence?: number; modifiedAt?: Date; guestsHidden?: boolean };

/** As it is read, with what differs on single dates. */
export interface EventRow extends StoredEvent {
  id: string;
  version: number;
  updatedAt: Date;
  /** The name of its room. */
  room: string | null;
  overrides: SeriesOverride[];
  /** The answer of the person who reads; null: not invited. */
  answer: GuestAnswer | null;
  /** Their answers about single dates, by the original start. */
  dateAnswers: Record<string, GuestAnswer>;
}

/** Moments between which events lie, at least in part. */
export interface Span {
  from: Date;
  to: Date;
}

export const seriesOf = ({ zone, starts, length, rule, exdates, rdates, overrides }: EventRow): Series => ({
  timezone: zone,
  start: starts,
  length,
  rule,
  exdates,
  rdates,
  overrides,
});

/** The columns that keep a series; its exceptions are rows of their own. */
export function columnsOf(series: Series) {
  const { timezone, start, length, rule, exdates, rdates } = series;
  const { firstAt, lastAt } = boundsOf(series);
  return {
    zone: timezone,
    starts: start,
    length,
    rule,
    exdates: [...exdates],
    rdates: [...rdates],
    firstAt: new Date(firstAt),
    lastAt: lastAt === null ? null : new Date(lastAt),
  };
}

export const repeats = ({ rule, rdates }: Pick<Series, 'rule' | 'rdates'>): boolean =>
  rule !== null || rdates.length > 0;

/** The reader's answer about a date; null: not invited. */
export const answerOn = (
  { answer, dateAnswers }: EventRow,
  { recurrenceId }: Pick<Instance, 'recurrenceId'>,
) => (answer === null ? null : (dateAnswers[recurrenceId] ?? answer));

/** Where it takes place: its room, and what its words say. */
export const placeOf = ({ room }: EventRow, { place }: Pick<EventWords, 'place'>): string | null =>
  [room, place].filter(Boolean).join(', ') || null;

/** The words of one date. */
export function wordsOf(row: EventRow, override: SeriesOverride | null): Required<EventWords> {
  const { title, place, link, description, visibility, busy, state } = row;
  return { title, place, link, description, visibility, busy, state, ...override?.words };
}
