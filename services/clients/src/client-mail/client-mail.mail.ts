import { paragraphsOf } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { defineMail, words, type Mail } from '@atrium/reach';
import '../clients.texts.js';

export const WRITTEN = defineMail({
  key: 'clients.written',
  counted: 'chosen',
  beyond: 'refuse',
  wording: 'free',
});

interface Written {
  subject: string;
  text: string;
  by: Pick<SignedInUser, 'firstName' | 'lastName' | 'email'>;
  company: string;
}

/** What somebody of the company writes; answers reach them, not the portal. */
export function writtenMail(to: string, { subject, text, by, company }: Written): Mail {
  const name = `${by.firstName} ${by.lastName}`.trim();
  return {
    kind: WRITTEN,
    to,
    replyTo: by.email,
    subject,
    text: [
      ...paragraphsOf(text),
      words('{name} of {company} wrote this. Your answer goes to {email}.', {
        name,
        company,
        email: by.email,
      }),
    ],
  };
}
