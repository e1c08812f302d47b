import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { idSchema, lineSchema, textSchema, timezoneSchema, versionSchema } from '../lists/fields.js';
import {
  eventTimeSchema,
  GUEST_ANSWERS,
  guestsShape,
  isGuestsFew,
  outsideGuestSchema,
  timeProposalSchema,
  TOO_MANY_GUESTS,
} from './calendar-guest.js';
import { EVENT_FILE_ERRORS, eventFileSchema, MOST_EVENT_FILES } from './calendar-event-file.js';
import { calendarHueSchema } from './calendar-window.js';

/** Whose an event is: of one person, of a team, or of all. */
export const CALENDAR_OWNERS = ['person', 'team', 'company'] as const;
export type CalendarOwnerKind = (typeof CALENDAR_OWNERS)[number];
export const CALENDAR_OWNER_LABELS: Record<CalendarOwnerKind, string> = {
  person: 'My calendar',
  team: 'Team',
  company: 'Company',
};

export const EVENT_SCOPES = ['this', 'following', 'all'] as const;
export type EventScope = (typeof EVENT_SCOPES)[number];
export const EVENT_SCOPE_LABELS: Record<EventScope, string> = {
  this: 'Only this date',
  following: 'This and the following dates',
  all: 'All dates',
};

export const EVENT_VISIBILITIES = ['normal', 'private'] as const;
export const EVENT_STATES = ['confirmed', 'tentative'] as const;
export const MOST_REMINDERS = 5;
const WEEKS = 4;
const MOST_AHEAD = WEEKS * 7 * 1_440;

export const EVENT_ERRORS = defineErrors({
  EVENT_ENDS_FIRST: [400, 'It ends before it starts.'],
  EVENT_TOO_LONG: [400, 'An event can last at most 366 days.'],
  EVENT_RULE: [400, 'This repeat is not possible.'],
  EVENT_GONE: [409, 'This date is no longer part of the event.'],
  EVENT_ASKS_RULE: [409, 'Choose how it repeats from now on.'],
  EVENT_WHOLE: [400, 'Guests, room, category, colour and reminders belong to all dates.'],
  EVENT_GUEST: [400, 'This person is not available.'],
  EVENT_OWNER: [400, 'Choose one of your calendars.'],
  EVENT_ROOM_TAKEN: [409, 'The room is taken at this time.'],
  EVENT_NOT_INVITED: [409, 'You are not invited to this event.'],
  EVENT_UNDO_OVER: [409, 'This can no longer be undone.'],
  CALENDAR_ITEM_FIXED: [409, 'This cannot be moved in the calendar.'],
  EVENT_OUTSIDE_OFF: [400, 'Your company does not allow guests from outside.'],
  EVENT_OVER: [409, 'This event is over.'],
  EVENT_PROPOSAL_GONE: [409, 'This proposed time is no longer there.'],
  EVENT_PROPOSAL_PAST: [400, 'Choose a time that is ahead.'],
  EVENT_PROPOSAL_SAME: [400, 'Choose another time than the present one.'],
});

const ownerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('team'), id: idSchema }),
  z.strictObject({ kind: z.literal('company') }),
]);
export type EventOwner = z.infer<typeof ownerSchema>;

const webAddress = z.url({ protocol: /^https?$/, error: 'Enter a web address, like https://example.com.' });

const fields = {
  title: lineSchema(250).min(1, 'Give the event a title.'),
  place: lineSchema(200).nullable(),
  link: webAddress.max(1_000, 'Use at most 1,000 characters.').nullable(),
  description: textSchema.max(20_000, 'Use at most 20,000 characters.').nullable(),
  category: lineSchema(40).nullable(),
  /** Null, and left out of a new event: that of its calendar. */
  colour: calendarHueSchema.nullable().optional(),
  /** Null: whole days. */
  zone: timezoneSchema.nullable(),
  start: eventTimeSchema,
  /** A local time of the same zone, or the last day. */
  end: eventTimeSchema,
  /** The value of an RRULE of RFC 5545; null: once. */
  rule: z.string().max(500, 'This repeat is not possible.').nullable(),
  roomId: idSchema.nullable(),
  visibility: z.enum(EVENT_VISIBILITIES, 'Choose who sees it.'),
  busy: z.boolean(),
  state: z.enum(EVENT_STATES),
  ...guestsShape,
  /** Of the person who sends them and of new guests: minutes before the start; of whole days before their midnight. */
  reminders: z
    .array(z.number().int().min(0).max(MOST_AHEAD, 'Remind at most four weeks ahead.'))
    .max(MOST_REMINDERS, 'Use at most 5 reminders.'),
};

export const createEventSchema = z
  .strictObject({
    owner: ownerSchema,
    ...fields,
    /** Uploads of the person who makes it. */
    fileIds: z.array(idSchema).max(MOST_EVENT_FILES, EVENT_FILE_ERRORS.EVENT_FILES_FULL.message).optional(),
  })
  .refine(isGuestsFew, TOO_MANY_GUESTS);
export type CreateEvent = z.infer<typeof createEventSchema>;

/** Which instances a change is about; of a single event `all`. */
const placeFields = {
  version: versionSchema,
  scope: z.enum(EVENT_SCOPES, 'Choose which dates change.'),
  /** The original start of the instance that was edited. */
  at: z.string().max(40),
};
/** `PATCH /api/calendar/events/:id`: `start` and `end` are those of the edited instance. */
export const updateEventSchema = z
  .strictObject(fields)
  .partial()
  .extend(placeFields)
  .refine(isGuestsFew, TOO_MANY_GUESTS);
export type UpdateEvent = z.infer<typeof updateEventSchema>;

/** `POST /api/calendar/events/:id/remove` */
export const removeEventSchema = z.strictObject(placeFields);
export type RemoveEvent = z.infer<typeof removeEventSchema>;

/** `POST /api/calendar/events/:id/undo`: makes an event what it was before an edit, unless it was changed since. */
export const undoEventSchema = z.strictObject({ undo: z.string().min(1).max(200_000) });
export type UndoEvent = z.infer<typeof undoEventSchema>;

/** `GET /api/calendar/events/:id?at=`: left out, the first instance. */
export const eventQuerySchema = z.strictObject({ at: z.string().max(40).optional() });

export const eventSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  owner: z.object({
    kind: z.enum(CALENDAR_OWNERS),
    /** Of the person or the team; null for the company. */
    id: idSchema.nullable(),
    name: z.string(),
  }),
  organiser: z.object({ id: idSchema, name: z.string() }),
  /** Of the instance that was asked for, like all words and times below. */
  at: z.string(),
  title: z.string(),
  place: z.string().nullable(),
  link: z.string().nullable(),
  description: z.string().nullable(),
  category: z.string().nullable(),
  colour: calendarHueSchema.nullable(),
  zone: z.string().nullable(),
  start: z.string(),
  end: z.string(),
  rule: z.string().nullable(),
  /** Also without a rule, by dates that a file named one by one. */
  repeats: z.boolean(),
  /** Original starts of the next dates, five at most. */
  next: z.array(z.string()),
  /** How many dates differ from the others or were left out. */
  exceptions: z.number().int(),
  room: z.object({ id: idSchema, name: z.string() }).nullable(),
  visibility: z.enum(EVENT_VISIBILITIES),
  busy: z.boolean(),
  state: z.enum(EVENT_STATES),
  /** Of the date, like all answers here; of hidden guests only the reader. */
  guests: z.array(z.object({ id: idSchema, name: z.string(), answer: z.enum(GUEST_ANSWERS) })),
  outsideGuests: z.array(outsideGuestSchema),
  guestsHidden: z.boolean(),
  /** Other times for the date that guests proposed: all for those who change the event, otherwise the reader's own. */
  proposals: z.array(timeProposalSchema),
  files: z.array(eventFileSchema),
  /** The reader's own; null: not invited. */
  answer: z.enum(GUEST_ANSWERS).nullable(),
  /** The reader's own. */
  reminders: z.array(z.number().int()),
  mayChange: z.boolean(),
});
export type CalendarEvent = z.infer<typeof eventSchema>;

/** What an edit left: the event itself, or the new one that it made of the edited dates; null: nothing is left. */
export const eventEditedSchema = z.object({
  event: eventSchema.nullable(),
  /** Exceptions of dates that are no longer there. */
  dropped: z.number().int(),
  /** The first date, where another rule moved it from the one that was set; null: nothing moved it. */
  begins: z.string().nullable(),
  /** Takes the edit back for a while; null where people or reminders changed as well. */
  undo: z.string().nullable(),
});
export type EventEdited = z.infer<typeof eventEditedSchema>;

/** `GET /api/calendar/dates?start&zone&rule`: whether a repeat is possible, and what it means. */
export const eventDatesQuerySchema = z.strictObject({
  start: eventTimeSchema,
  zone: timezoneSchema.optional(),
  rule: z.string().max(500, 'This repeat is not possible.'),
});
export type EventDatesQuery = z.infer<typeof eventDatesQuerySchema>;
export const eventDatesSchema = z.object({
  /** As it is kept. */
  rule: z.string(),
  /** The first five dates: local times, or days. */
  dates: z.array(z.string()),
});
export type EventDates = z.infer<typeof eventDatesSchema>;

/** `GET /api/calendar/reminders/missed`: reminders of the last two weeks that came too late to be sent. */
export const missedRemindersSchema = z.object({
  items: z.array(
    z.object({
      eventId: idSchema,
      /** The original start of the date. */
      at: z.string(),
      minutes: z.number().int(),
      title: z.string(),
      start: z.string(),
      end: z.string(),
      zone: z.string().nullable(),
    }),
  ),
});
export type MissedReminders = z.infer<typeof missedRemindersSchema>;

/** `GET /api/calendar/owners`: the calendars into which the reader may put events. */
export const eventOwnersSchema = z.object({
  items: z.array(z.object({ kind: z.enum(CALENDAR_OWNERS), id: idSchema.nullable(), name: z.string() })),
});
export type EventOwners = z.infer<typeof eventOwnersSchema>;
