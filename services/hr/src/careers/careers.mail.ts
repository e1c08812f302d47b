import { defineMail, words, type Mail } from '@atrium/reach';
import '../hr.texts.js';

const APPLIED = defineMail({ key: 'hr.applied', counted: 'addressee', beyond: 'omit', wording: 'fixed' });
const OFFERED = defineMail({ key: 'hr.offered', counted: 'chosen', beyond: 'refuse', wording: 'fixed' });
const ERASING = defineMail({ key: 'hr.erasing', counted: 'addressee', beyond: 'omit', wording: 'fixed' });

interface About {
  company: string;
  title: string;
  url: string;
}

/** Says that an application has come, with the link to it. */
export const appliedMail = (to: string, { company, title, url }: About): Mail => ({
  kind: APPLIED,
  to,
  subject: words('{company} has your application', { company }),
  text: [
    words('You applied for {title} at {company}.', { title, company }),
    words(
      'By this link you see how far it is, withdraw it, take your data along or have it erased. Keep it to yourself.',
    ),
  ],
  action: { label: words('My application'), url },
});

/** Brings the link to an offer. */
export const offeredMail = (to: string, { company, title, url, until }: About & { until: string }): Mail => ({
  kind: OFFERED,
  to,
  subject: words('{company}: your offer', { company }),
  text: [
    words('{company} offers you to work as {title}.', { company, title }),
    words('Read the offer and answer by {day}. Nothing is accepted by opening the link.', {
      day: { day: until },
    }),
  ],
  action: { label: words('Read the offer'), url },
});

/** Says that somebody will be erased. */
export const erasingMail = (to: string, { company, title, url, on }: About & { on: string }): Mail => ({
  kind: ERASING,
  to,
  subject: words('{company} will erase your application', { company }),
  text: [
    words('On {day} {company} erases what it has of you since you applied for {title}.', {
      day: { day: on },
      company,
      title,
    }),
    words('You need not do anything. Until then you can take your data along.'),
  ],
  action: { label: words('My application'), url },
});
