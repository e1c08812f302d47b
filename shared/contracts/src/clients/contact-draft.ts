import { z } from 'zod';
import { emailSchema, lineSchema } from '../lists/fields.js';

/** As many as several who turn out to be one may have together. */
const MOST_ADDRESSES = 20;

const phoneSchema = lineSchema(40).min(1, 'Enter a phone number.');

/** The words in which somebody at a client is described; the first email and phone are the main ones. */
export const contactShape = {
  firstName: lineSchema(80).min(1, 'Enter a name.'),
  lastName: lineSchema(80),
  role: lineSchema(80).nullable(),
  emails: z.array(emailSchema).max(MOST_ADDRESSES, 'Use at most 20 emails.'),
  phones: z.array(phoneSchema).max(MOST_ADDRESSES, 'Use at most 20 phone numbers.'),
  /** May accept proposals for the client. */
  signs: z.boolean(),
  doNotCall: z.boolean(),
};

/** Somebody at a client who is made together with it. */
export const contactDraftSchema = z.strictObject(contactShape);
export type ContactDraft = z.infer<typeof contactDraftSchema>;
