import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { writtenMail } from '../lists/written-mail.js';

const about = { kind: z.enum(['lead', 'client']), id: idSchema };

const MOST_ADDRESSES = 10;

export const MAIL_OPTED_OUT = 'They asked not to be emailed.';
export const mailboxFull = (address: string): string =>
  `Enough emails went to ${address} today. Try again tomorrow.`;
export const MAIL_NOT_THEIRS = 'Choose an address of this record.';

/** `GET /api/client-mails/recipients`: to whom an email about a lead or a client may go. */
export const mailRecipientsQuerySchema = z.strictObject(about);
export type MailRecipientsQuery = z.infer<typeof mailRecipientsQuerySchema>;

export const mailRecipientsSchema = z.object({
  items: z.array(
    z.object({
      address: z.string(),
      name: z.string(),
      /** Why they are not written to; null: they may be. */
      refusal: z.string().nullable(),
    }),
  ),
});
export type MailRecipients = z.infer<typeof mailRecipientsSchema>;

/** `POST /api/client-mails`: each address gets an email of its own, and the record says once what was written. */
export const sendClientMailSchema = z.strictObject({
  about: z.strictObject(about),
  to: z
    .array(z.string().max(254))
    .min(1, 'Choose who gets it.')
    .max(MOST_ADDRESSES, 'Choose at most 10 addresses.'),
  ...writtenMail,
});
export type SendClientMail = z.infer<typeof sendClientMailSchema>;
