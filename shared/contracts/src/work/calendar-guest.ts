import { z } from 'zod';
import { emailSchema, idSchema, lineSchema, timezoneSchema, versionSchema } from '../lists/fields.js';
import { isNearYear } from './calendar-window.js';

export const GUEST_ANSWERS = ['none', 'yes', 'no', 'maybe'] as const;
export type GuestAnswer = (typeof GUEST_ANSWERS)[number];
export const GUEST_ANSWER_LABELS: Record<GuestAnswer, string> = {
  none: 'No answer',
  yes: 'Yes',
  no: 'No',
  maybe: 'Maybe',
};
const GIVEN_ANSWERS = ['yes', 'no', 'maybe'] as const;
export type GivenAnswer = (typeof GIVEN_ANSWERS)[number];

/** Of one event, from inside and outside together. */
export const MOST_GUESTS = 200;
const TOO_MANY = 'Invite at most 200 people.';

const LOCAL = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;
/** A local time of the event's zone, `2026-11-02T10:00`, or a day of an all-day event. */
export const eventTimeSchema = z
  .string()
  .regex(LOCAL, 'Enter a date and a time.')
  .refine(isReal, 'There is no such day.')
  .refine(isNearYear, 'Choose a year from 1900 to 2199.');

function isReal(text: string): boolean {
  const at = Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Of an event that is created or changed. */
export const guestsShape = {
  /** Accounts. */
  guestIds: z.array(idSchema).max(MOST_GUESTS, TOO_MANY),
  /** Email addresses of people from outside; left out of a new event: none. */
  outsideGuests: z.array(emailSchema).max(MOST_GUESTS, TOO_MANY).optional(),
  /** Guests do not see each other; left out of a new event: they do. */
  guestsHidden: z.boolean().optional(),
};
export const isGuestsFew = (given: {
  guestIds?: readonly string[] | undefined;
  outsideGuests?: readonly string[] | undefined;
}): boolean => (given.guestIds?.length ?? 0) + (given.outsideGuests?.length ?? 0) <= MOST_GUESTS;
export const TOO_MANY_GUESTS = { path: ['guestIds'], message: TOO_MANY };

export const outsideGuestSchema = z.object({
  id: idSchema,
  email: z.string(),
  answer: z.enum(GUEST_ANSWERS),
});

/** Another time for a date of an event, which a guest proposed. */
export const timeProposalSchema = z.object({
  id: idSchema,
  guest: z.object({ id: idSchema, name: z.string() }),
  /** The original start of the date. */
  at: z.string(),
  /** As those of the event. */
  start: z.string(),
  end: z.string(),
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type TimeProposal = z.infer<typeof timeProposalSchema>;

const dateSchema = z.string().max(40);

/** `POST /api/calendar/events/:id/answer` */
export const answerEventSchema = z.strictObject({
  answer: z.enum(GIVEN_ANSWERS, 'Choose an answer.'),
  /** The original start of one date; left out: all dates. */
  at: dateSchema.optional(),
});
export type AnswerEvent = z.infer<typeof answerEventSchema>;

const proposed = {
  /** The original start of the date. */
  at: dateSchema,
  start: eventTimeSchema,
  end: eventTimeSchema,
  /** In which the times are given; null: days. */
  zone: timezoneSchema.nullable(),
  note: lineSchema(300).nullable(),
};
/** `POST /api/calendar/events/:id/propose` */
export const proposeTimeSchema = z.strictObject(proposed);
export type ProposeTime = z.infer<typeof proposeTimeSchema>;

export const timeProposalParamsSchema = z.strictObject({ id: idSchema, proposalId: idSchema });
/** `POST /api/calendar/events/:id/proposals/:proposalId/accept`: the version of the event. */
export const acceptTimeSchema = z.strictObject({ version: versionSchema });

const link = { link: z.string().max(600) };
/** `POST /api/event-invitations/read`: of one date, or of the next one. */
export const readInvitationSchema = z.strictObject({ ...link, at: dateSchema.optional() });
export type ReadInvitation = z.infer<typeof readInvitationSchema>;
/** `POST /api/event-invitations/answer` */
export const answerInvitationSchema = answerEventSchema.extend(link);
export type AnswerInvitation = z.infer<typeof answerInvitationSchema>;
/** `POST /api/event-invitations/propose` */
export const proposeInvitationSchema = z.strictObject({ ...link, ...proposed });
export type ProposeInvitation = z.infer<typeof proposeInvitationSchema>;

/** What whoever has the link of an invitation reads. */
export const eventInvitationSchema = z.object({
  company: z.string(),
  organiser: z.string(),
  /** Whose invitation it is: a name, or an address that is partly hidden. */
  guest: z.string(),
  title: z.string(),
  place: z.string().nullable(),
  link: z.string().nullable(),
  description: z.string().nullable(),
  /** The original start of the date that is shown. */
  at: z.string(),
  zone: z.string().nullable(),
  /** Local times of the zone, or days. */
  start: z.string(),
  end: z.string(),
  /** Moments; null for whole days. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  repeats: z.boolean(),
  /** How; null also of single dates that a file named one by one. */
  rule: z.string().nullable(),
  /** Original starts of the next dates, five at most. */
  next: z.array(z.string()),
  /** Empty when they are hidden. */
  guests: z.array(z.object({ name: z.string(), answer: z.enum(GUEST_ANSWERS) })),
  answer: z.enum(GUEST_ANSWERS),
  /** The time that this guest proposed for the date. */
  proposal: timeProposalSchema.pick({ start: true, end: true }).nullable(),
});
export type EventInvitation = z.infer<typeof eventInvitationSchema>;
