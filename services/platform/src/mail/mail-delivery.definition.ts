import { z } from 'zod';
import { defineJob } from '../jobs/job-definition.js';

const renderedMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type RenderedMail = z.infer<typeof renderedMailSchema>;

/** Hands one mail over. Not kept: a mail can hold the token of a link. No transaction waits for the mail server. */
export const mailDelivery = defineJob({
  kind: 'platform.mail-delivery',
  title: 'Mail',
  payload: renderedMailSchema,
  kept: false,
  mode: 'steps',
});
