import { defineJob } from '@atrium/platform';
import { z } from 'zod';

/** The bodies of a mail, as they lie sealed in its job. */
export const mailBodySchema = z.object({ text: z.string(), html: z.string() });

const waitingMailSchema = z.object({ to: z.string(), subject: z.string(), sealed: z.string() });
export type WaitingMail = z.infer<typeof waitingMailSchema>;

/** For which the bodies are sealed. */
export const MAIL_BODY = 'mail-body';

/**
 * Hands one mail over. Its bodies are sealed, since they can hold the token of a link; for the same reason it is not
 * kept. No transaction waits for the mail server.
 */
export const mailDelivery = defineJob({
  kind: 'platform.mail-delivery',
  title: 'Mail',
  payload: waitingMailSchema,
  kept: false,
  mode: 'steps',
});
