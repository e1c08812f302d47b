import { z } from 'zod';
import { daySchema, idSchema, timezoneSchema } from '../lists/fields.js';
import { eventTimeSchema, MOST_GUESTS } from './calendar-guest.js';
import { isNearYear } from './calendar-window.js';

const people = z.array(idSchema).max(MOST_GUESTS, 'Invite at most 200 people.');
/** The event that is edited, which does not stand in its own way; null: a new one. */
const eventId = idSchema.nullable();
const MOST_MINUTES = 1_440;

/** `POST /api/calendar/slots`: when the reader and these people can meet, in a room where one is named. */
export const findSlotsSchema = z.strictObject({
  people,
  roomId: idSchema.nullable().optional(),
  /** In the zone. */
  day: daySchema.refine(isNearYear, 'Choose a year from 1900 to 2199.'),
  zone: timezoneSchema,
  minutes: z.number().int().min(1).max(MOST_MINUTES, 'A time is found for at most 24 hours.'),
  eventId,
});
export type FindSlots = z.infer<typeof findSlotsSchema>;

const span = z.object({ start: z.iso.datetime(), end: z.iso.datetime() });

/** When people are busy and at work, and nothing else of it. */
export const foundSlotsSchema = z.object({
  /** The reader first. */
  people: z.array(
    z.object({
      userId: idSchema,
      name: z.string(),
      /** On the day. */
      blocks: z.array(span),
      hours: z.array(span),
    }),
  ),
  /** The room with its taken times of the day; null where none is named. */
  room: z.object({ name: z.string(), blocks: z.array(span) }).nullable(),
  /** The first times from the day on at which all are at work, and nobody is busy nor the room taken: three at most. */
  slots: z.array(span),
});
export type FoundSlots = z.infer<typeof foundSlotsSchema>;

/** `POST /api/calendar/clashes`: who of these people is busy at a time, and whether the room is free. */
export const findClashesSchema = z.strictObject({
  people,
  roomId: idSchema.nullable().optional(),
  /** For the room: how it repeats. */
  rule: z.string().max(500, 'This repeat is not possible.').nullable().optional(),
  start: eventTimeSchema,
  /** As that of an event: the last day of whole days. */
  end: eventTimeSchema,
  /** Null: whole days. */
  zone: timezoneSchema.nullable(),
  eventId,
});
export type FindClashes = z.infer<typeof findClashesSchema>;
export const foundClashesSchema = z.object({
  busy: z.array(z.object({ userId: idSchema, name: z.string() })),
  /** Why the room is not free, in the reader's language; null: it is. */
  room: z.string().nullable(),
});
export type FoundClashes = z.infer<typeof foundClashesSchema>;
