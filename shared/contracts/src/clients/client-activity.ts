import { z } from 'zod';
import { daySchema, idSchema, lineSchema, textSchema } from '../lists/fields.js';
import { timeOfDaySchema } from '../lists/time-of-day.js';
import { LEAD_STAGES } from './lead-stage.js';

export const ACTIVITY_KINDS = ['note', 'call', 'message', 'email'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
export const ACTIVITY_KIND_LABELS: Record<ActivityKind, string> = {
  note: 'Note',
  call: 'Call',
  message: 'WhatsApp',
  email: 'Email',
};

export const CALL_OUTCOMES = [
  'interested',
  'reached',
  'call_later',
  'no_answer',
  'wrong_number',
  'not_interested',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
export const CALL_OUTCOME_LABELS: Record<CallOutcome, string> = {
  interested: 'Interested',
  reached: 'Talked to',
  call_later: 'Call again later',
  no_answer: 'Did not answer',
  wrong_number: 'Wrong number',
  not_interested: 'Not interested',
};

/** The tag of activities in the browser. */
export const ACTIVITY_TAG = 'ClientActivity';
const MOST_MINUTES = 600;

/** Whose activities: those of a lead, or of a client with those of the leads that became it. */
const about = { kind: z.enum(['lead', 'client']), id: idSchema };

/** `GET /api/client-activities` */
export const activityQuerySchema = z.strictObject({
  ...about,
  /** The `next` of the page before. */
  before: z.string().max(100).optional(),
});
export type ActivityQuery = z.infer<typeof activityQuerySchema>;

/** `POST /api/client-activities` */
export const logActivitySchema = z.strictObject({
  about: z.strictObject(about),
  kind: z.enum(ACTIVITY_KINDS),
  /** Whether we called or wrote, or they did; of a note no matter. */
  direction: z.enum(['out', 'in']).default('out'),
  text: textSchema.max(5000, 'Use at most 5,000 characters.').default(''),
  outcome: z.enum(CALL_OUTCOMES, 'Choose how it went.').nullable().default(null),
  minutes: z
    .number('Enter the minutes.')
    .int('Enter whole minutes.')
    .min(0, 'Enter at least 0.')
    .max(MOST_MINUTES, 'Enter at most 600 minutes.')
    .nullable()
    .default(null),
  /** Of a lead: what comes next; left out, it stays as it is. */
  next: z
    .strictObject({
      action: lineSchema(120).min(1, 'Say what comes next.'),
      on: daySchema,
      time: timeOfDaySchema.nullable(),
    })
    .nullable()
    .default(null),
});
export type LogActivity = z.infer<typeof logActivitySchema>;

export const ACTIVITY_NEEDS_TEXT = 'Write what it was about.';
export const ACTIVITY_NEEDS_OUTCOME = 'Choose how it went.';

/** What happened: an activity, or that a lead came to a stage. */
export const activitySchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  /** Null: the portal itself. */
  by: z.object({ id: idSchema, name: z.string() }).nullable(),
  lead: z.object({ id: idSchema, name: z.string() }).nullable(),
  kind: z.enum([...ACTIVITY_KINDS, 'stage']),
  direction: z.enum(['out', 'in']),
  text: z.string(),
  /** Of an email that the portal sent; null: it was only written down. */
  subject: z.string().nullable(),
  sentTo: z.array(z.string()),
  /** So long the email waits for the operator of the portal, and is not sent if nobody lets it go; null: it does not. */
  heldUntil: z.iso.datetime().nullable(),
  outcome: z.enum(CALL_OUTCOMES).nullable(),
  minutes: z.number().int().nullable(),
  /** Of a stage: its type and its own words. */
  stage: z.enum(LEAD_STAGES).nullable(),
  stageName: z.string().nullable(),
});
export type ClientActivity = z.infer<typeof activitySchema>;

export const activitiesSchema = z.object({ items: z.array(activitySchema), next: z.string().nullable() });
export type ClientActivities = z.infer<typeof activitiesSchema>;

/** A lead or a client. */
export type ActivityAbout = z.infer<typeof logActivitySchema>['about'];
