import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { shownAmountsSchema } from '../money/money-schema.js';
import { CLIENT_TROUBLES } from './client.js';

/** `GET /api/clients/:id/overview`: how things stand, of what the reader sees. */
export const clientOverviewSchema = z.object({
  /** The worst first. */
  troubles: z.array(
    z.object({
      kind: z.enum(CLIENT_TROUBLES),
      /** Of tasks or milestones. */
      count: z.number().int(),
      /** Without a word from the client, or since a proposal was declined. */
      days: z.number().int().nullable(),
      /** The project or the proposal. */
      about: z.object({ id: idSchema, name: z.string() }).nullable(),
      /** Why it was declined. */
      reason: z.string().nullable(),
    }),
  ),
  /** What the client is to answer, the oldest first. */
  waits: z.array(
    z.object({
      kind: z.enum(['milestone', 'proposal']),
      id: idSchema,
      title: z.string(),
      /** Its project, or the number of the proposal. */
      note: z.string().nullable(),
      since: z.iso.datetime(),
    }),
  ),
  openProjects: z.number().int(),
  openTasks: z.number().int(),
  lateTasks: z.number().int(),
  proposalsOut: z.object({ count: z.number().int(), totals: shownAmountsSchema }),
  /** Minutes on all projects that the reader sees. */
  tracked: z.number().int(),
  /** The last message or answer of the client; null: none yet. */
  lastContactAt: z.iso.datetime().nullable(),
});
export type ClientOverview = z.infer<typeof clientOverviewSchema>;

export const CLIENT_EVENTS = [
  'client',
  'contact',
  'lead',
  'message',
  'file',
  'project',
  'milestone',
  'proposal',
  'enquiry',
  'consent',
  'onboarding',
] as const;
export type ClientEventKind = (typeof CLIENT_EVENTS)[number];

/** Something that happened with a client. */
export const clientEventSchema = z.object({
  id: idSchema,
  kind: z.enum(CLIENT_EVENTS),
  /** What of the kind: the event of a proposal, the state of a milestone, the side of a message. */
  what: z.string().nullable(),
  at: z.iso.datetime(),
  /** Who did it. */
  actor: z.string().nullable(),
  /** What it is about. */
  title: z.string().nullable(),
  text: z.string().nullable(),
  /** The project or the proposal. */
  aboutId: idSchema.nullable(),
});
export type ClientEvent = z.infer<typeof clientEventSchema>;

/** `GET /api/clients/:id/timeline`: the newest first. */
export const clientTimelineQuerySchema = z.strictObject({
  /** The `next` of the page before. */
  before: z.string().max(100).optional(),
});
export type ClientTimelineQuery = z.infer<typeof clientTimelineQuerySchema>;
export const clientTimelineSchema = z.object({
  items: z.array(clientEventSchema),
  /** For earlier ones. */
  next: z.string().nullable(),
});
export type ClientTimeline = z.infer<typeof clientTimelineSchema>;
