import { wallClock } from '@atrium/contracts';
import { defineMail, hello, joined, words, type Mail, type Said } from '@atrium/reach';
import '../hr.texts.js';
import type { InterviewRow } from './interview.record.js';
import { endOf } from './interview.rules.js';

const TO_APPLICANT = defineMail({
  key: 'hr.interview',
  counted: 'chosen',
  beyond: 'refuse',
  wording: 'free',
});
const TO_PANEL = defineMail({
  key: 'hr.interview-panel',
  notCounted: 'Goes to people of the company, who choose which notifications are mailed.',
});

/** What the mail says of an interview. */
export type InterviewNews = 'scheduled' | 'changed' | 'cancelled';

interface Invitation {
  news: InterviewNews;
  interview: InterviewRow;
  company: string;
  /** The company's. */
  zone: string;
  files: NonNullable<Mail['attachments']>;
}

/** Invites an applicant, tells them of another time, or that there is none. */
export function applicantMail(to: string, given: Invitation): Mail {
  const { news, interview, company, files } = given;
  const { openingTitle: title, candidateName } = interview;
  return {
    kind: TO_APPLICANT,
    to,
    subject: APPLICANT_SUBJECTS[news](company),
    text: [hello(candidateName), APPLICANT_OPENINGS[news](title, company), factsOf(given)],
    attachments: files,
  };
}

const APPLICANT_SUBJECTS: Record<InterviewNews, (company: string) => Said> = {
  scheduled: (company) => words('{company} invites you to an interview', { company }),
  changed: (company) => words('{company} changed your interview', { company }),
  cancelled: (company) => words('{company} cancelled your interview', { company }),
};
const APPLICANT_OPENINGS: Record<InterviewNews, (title: string, company: string) => Said> = {
  scheduled: (title, company) =>
    words('{company} invites you to an interview for {title}.', { title, company }),
  changed: (title, company) =>
    words('{company} changed your interview for {title}. It is now:', { title, company }),
  cancelled: (title, company) =>
    words('{company} cancelled your interview for {title}. It was:', { title, company }),
};

/** The same for somebody who holds it; without contacts and pay. */
export function panelMail(reader: { email: string; name: string }, given: Invitation): Mail {
  const { news, interview, files } = given;
  const { candidateName: name, openingTitle: title } = interview;
  return {
    kind: TO_PANEL,
    to: reader.email,
    subject: PANEL_SUBJECTS[news](name),
    text: [hello(reader.name), words('It is about {title}.', { title }), factsOf(given)],
    attachments: files,
  };
}

const PANEL_SUBJECTS: Record<InterviewNews, (name: string) => Said> = {
  scheduled: (name) => words('You interview {name}', { name }),
  changed: (name) => words('Your interview with {name} has changed', { name }),
  cancelled: (name) => words('Your interview with {name} is cancelled', { name }),
};

/** When and how they meet. What is cancelled has no place any more. */
function factsOf({ interview, zone, news }: Invitation): Said {
  const { mode, place, link } = interview;
  const where = [mode === 'phone' ? words('We call you.') : null, place, link].filter(
    (fact) => fact !== null,
  );
  const facts = news === 'cancelled' ? [] : where.filter((fact) => fact !== '');
  return joined('\n', [sayTime(interview, zone), ...facts]);
}

/** In the zone that it names. */
function sayTime(interview: InterviewRow, zone: string): Said {
  const [from, to] = [interview.startsAt, endOf(interview)].map((at) => wallClock(at, zone).toISOString());
  const [day, time, end] = [from?.slice(0, 10) ?? '', from?.slice(11, 16) ?? '', to?.slice(11, 16) ?? ''];
  return words('{day}, from {from} to {to} ({zone})', { day: { day }, from: time, to: end, zone });
}
