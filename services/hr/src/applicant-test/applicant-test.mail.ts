import { defineMail, words, type Mail } from '@atrium/reach';
import '../hr.texts.js';

const TESTED = defineMail({ key: 'hr.tested', counted: 'chosen', beyond: 'refuse', wording: 'fixed' });

interface About {
  company: string;
  title: string;
  assessment: string;
  url: string;
  /** The last day. */
  until: string;
}

/** Brings an applicant the link to an assessment. */
export const testedMail = (to: string, { company, title, assessment, url, until }: About): Mail => ({
  kind: TESTED,
  to,
  subject: words('{company} invites you to an assessment', { company }),
  text: [
    words('You applied for {title} at {company}. The next step is an assessment: {assessment}.', {
      title,
      company,
      assessment,
    }),
    words('Start by {day}. Nothing starts by opening the link. Keep it to yourself.', {
      day: { day: until },
    }),
  ],
  action: { label: words('Go to the assessment'), url },
});
