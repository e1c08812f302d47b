import { lineSchema, textSchema } from './fields.js';

/** What a person writes in an email. */
export const writtenMail = {
  subject: lineSchema(160).min(1, 'Enter a subject.'),
  text: textSchema.min(1, 'Enter a text.').max(6_000, 'Use at most 6,000 characters.'),
};
