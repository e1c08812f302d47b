import { defineMail, words, type Mail, type Said } from '@atrium/reach';
import { closingDay } from '../assessment/closing-day.rules.js';
import '../hr.texts.js';

const TESTED = defineMail({ key: 'hr.tested', counted: 'chosen', beyond: 'refuse', wording: 'fixed' });
const CLOSING = defineMail({ key: 'hr.test-closing', counted: 'chosen', beyond: 'refuse', wording: 'fixed' });

interface About {
  company: string;
  title: string;
  assessment: string;
  url: string;
  /** The last day. */
  until: string;
  closes: Said | null;
}

/** Brings an applicant the link to an assessment. */
export const testedMail = (to: string, { company, title, assessment, url, until, closes }: About): Mail => ({
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
    ...(closes === null ? [] : [closes]),
  ],
  action: { label: words('Go to the assessment'), url },
});

/** Says until when an applicant takes it, and until when they start: a link may end before the assessment closes. */
export const closingMail = (
  to: string,
  { company, title, assessment, closes, until }: Omit<About, 'url' | 'until'> & { until: string | null },
): Mail => ({
  kind: CLOSING,
  to,
  subject: words('{company} changed the closing time of your assessment', { company }),
  text: [
    words('You applied for {title} at {company}. The assessment is: {assessment}.', {
      title,
      company,
      assessment,
    }),
    closes ?? words('It no longer has a closing time of its own.'),
    until === null
      ? words('Use the link that you have.')
      : words('Start by {day}, with the link that you have.', { day: { day: until } }),
  ],
});

/** When it closes, by the clock of the company. */
export const closesOn = (at: Date, zone: string): Said =>
  words('It closes on {day} at {time} ({zone}).', closingDay(at, zone));
