import { fillText, paragraphsOf, type ApplicationMailField } from '@atrium/contracts';
import { defineMail, words, type Mail } from '@atrium/reach';
import '../hr.texts.js';

const WRITTEN = defineMail({
  key: 'hr.applicant-words',
  counted: 'chosen',
  beyond: 'refuse',
  wording: 'free',
});

interface Written {
  subject: string;
  text: string;
  filled: Readonly<Record<ApplicationMailField, string>>;
  /** Of their application. */
  url: string;
}

/** What somebody of the company writes to an applicant, with the link to their application. */
export function writtenMail(to: string, { subject, text, filled, url }: Written): Mail {
  const values = new Map(Object.entries(filled));
  return {
    kind: WRITTEN,
    to,
    subject: fillText(subject, values),
    text: paragraphsOf(text).map((part) => fillText(part, values)),
    action: { label: words('My application'), url },
  };
}
