import {
  CALENDAR_HUES,
  CALENDAR_OWNERS,
  EVENT_STATES,
  EVENT_VISIBILITIES,
  GUEST_ANSWERS,
} from '@atrium/contracts';
import { z } from 'zod';
import { EVENT_WORDS, wordsOf, type EventRow } from '../event/event-row.rules.js';

const words = {
  title: z.string(),
  place: z.string().nullable(),
  link: z.string().nullable(),
  description: z.string().nullable(),
  visibility: z.enum(EVENT_VISIBILITIES),
  busy: z.boolean(),
  state: z.enum(EVENT_STATES),
} satisfies Record<(typeof EVENT_WORDS)[number], z.ZodType>;

const overrideSchema = z.object({
  recurrenceId: z.string(),
  cancelled: z.boolean().optional(),
  start: z.string().optional(),
  length: z.number().optional(),
  words: z.object(words).partial().optional(),
});

const kept = {
  values: z.object({
    ...words,
    category: z.string().nullable(),
    colour: z.literal(CALENDAR_HUES).nullable(),
    roomId: z.string().nullable(),
  }),
  series: z.object({
    timezone: z.string().nullable(),
    start: z.string(),
    length: z.number(),
    rule: z.string().nullable(),
    exdates: z.array(z.string()),
    rdates: z.array(z.string()),
    overrides: z.array(overrideSchema),
  }),
};
const place = z.object({ id: z.string(), version: z.number() });
const reminder = z.object({ userId: z.string(), minutes: z.number() });
export type OwnReminder = z.infer<typeof reminder>;

const proposal = z.object({
  guestId: z.string(),
  at: z.string(),
  start: z.string(),
  end: z.string(),
  note: z.string().nullable(),
  createdAt: z.coerce.date(),
});
const file = z.object({
  id: z.string(),
  recordId: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  by: z.string().nullable(),
  at: z.coerce.date(),
});

/** What belongs to an event besides what an edit changes. */
const gone = z.object({
  ownerKind: z.enum(CALENDAR_OWNERS),
  ownerId: z.string().nullable(),
  uid: z.string(),
  organiserId: z.string(),
  guestsHidden: z.boolean(),
  sequence: z.number(),
  inside: z.array(z.string()),
  outside: z.array(z.object({ id: z.string(), email: z.string() })),
  reminders: z.array(reminder),
  proposals: z.array(proposal),
  files: z.array(file),
});
export type GoneEvent = z.infer<typeof gone>;

/** An event as it was before an edit, and what the edit left: while that is as it was left, it can be taken back. */
export const snapshotSchema = z.object({
  ...kept,
  userId: z.string(),
  /** In milliseconds of the epoch. */
  until: z.number(),
  answers: z.array(
    z.object({ guestId: z.string(), answer: z.enum(GUEST_ANSWERS), at: z.string().nullable() }),
  ),
  /** Of an event that is deleted, as it was. */
  left: place,
  /** The event that the edit made of some dates. */
  made: place.nullable(),
  /** Null: the event is still there. */
  gone: gone.nullable(),
  /** Whether guests were notified of another time or place. */
  grows: z.boolean(),
});
export type EventSnapshot = z.infer<typeof snapshotSchema>;

/** What an edit can change of an event. */
export function keptOf(row: EventRow): Pick<EventSnapshot, 'values' | 'series'> {
  const { category, colour, roomId, zone, starts, length, rule, exdates, rdates, overrides } = row;
  return {
    values: { ...wordsOf(row, null), category, colour, roomId },
    series: { timezone: zone, start: starts, length, rule, exdates, rdates, overrides },
  };
}
