import { defineJob } from '@atrium/platform';
import { z } from 'zod';

/** The bodies and attachments of a mail, sealed in its job. */
export const mailBodySchema = z.object({
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() })).default([]),
});

const waitingMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  sealed: z.string(),
  /** The key of its kind; missing in mail that waited before this was kept. */
  key: z.string().optional(),
});
export type WaitingMail = z.infer<typeof waitingMailSchema>;

/** So long mail waits for the operator before it is forgotten. */
export const HELD_MS = 30 * 86_400_000;

/** Purpose under which the bodies are sealed. */
export const MAIL_BODY = 'mail-body';

/**
 * Delivers one mail. Its bodies are sealed and its record is not kept, because they can hold the token of a link. A job
 * does it so that no transaction waits for the mail server.
 */
export const mailDelivery = defineJob({
  kind: 'platform.mail-delivery',
  title: 'Mail',
  payload: waitingMailSchema,
  kept: false,
  mode: 'steps',
});

/** A mail of a new company that waits for the operator: `MailRelease` sends it; else it ends when its time comes. */
export const heldMail = defineJob({
  kind: 'platform.held-mail',
  title: 'Mail that waits',
  payload: waitingMailSchema,
  kept: false,
});
