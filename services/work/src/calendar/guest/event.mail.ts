import type { GivenAnswer } from '@atrium/contracts';
import { defineMail, hello, joined, words, type Mail, type Said } from '@atrium/reach';
import { timesOf } from '../event/event-times.rules.js';
import type { FeedEvent, FilePerson } from '../ics/feed.types.js';
import type { Instance } from '../recurrence/series.types.js';
import '../../work.texts.js';

const TO_GUEST = defineMail({
  key: 'work.event-guest',
  counted: 'chosen',
  beyond: 'omit',
  wording: 'free',
});
const INVITATION = defineMail({
  key: 'work.event-invitation',
  counted: 'chosen',
  beyond: 'refuse',
  wording: 'free',
});
/** The same mail to a colleague, as a notification. */
export const TO_COLLEAGUE = defineMail({
  key: 'work.event-colleague',
  notCounted: 'Goes to people of the company, who choose which notifications are mailed.',
});

/** Why a guest gets a mail. */
export type EventMailKind = 'invited' | 'changed' | 'cancelled' | 'removed' | 'declined';

export interface EventMail {
  kind: EventMailKind;
  event: FeedEvent;
  /** The next dates. */
  dates: readonly Instance[];
  organiser: FilePerson;
  company: string;
  /** The name is empty for people from outside. */
  guest: FilePerson;
  /** Where the guest answers; null once there is nothing to answer. */
  urlOf: ((answer?: GivenAnswer) => string) | null;
  files: NonNullable<Mail['attachments']>;
}

/** What a guest reads of an event. */
export function eventMail({ kind, event, dates, urlOf, files, ...people }: EventMail): Mail {
  const { organiser, company, guest } = people;
  const [next] = dates;
  const { title, place, link, description } = { ...event, ...next?.override?.words };
  const facts = [
    title,
    ...(next ? [sayDate(event, next)] : []),
    ...(place ? [place] : []),
    ...(link ? [link] : []),
  ];
  const later = urlOf ? dates.slice(1) : [];
  return {
    kind: kind === 'invited' ? INVITATION : TO_GUEST,
    to: guest.email,
    subject: SUBJECTS[kind](title),
    text: [
      guest.name ? hello(guest.name) : words('Hello,'),
      OPENINGS[kind](organiser.name, company),
      joined('\n', facts),
      ...(later.length > 0
        ? [joined('\n', [words('It repeats. Its next dates:'), ...later.map((each) => sayDate(event, each))])]
        : []),
      ...(description && urlOf ? [description] : []),
      ...(urlOf ? [words('Are you coming? The answer is sent on the page that opens.')] : []),
    ],
    ...(urlOf && {
      choices: [
        { label: words('Yes'), url: urlOf('yes') },
        { label: words('Maybe'), url: urlOf('maybe') },
        { label: words('No'), url: urlOf('no') },
      ],
    }),
    attachments: files,
  };
}

const SUBJECTS: Record<EventMailKind, (title: string) => Said> = {
  invited: (title) => words('Invitation: {title}', { title }),
  changed: (title) => words('Changed: {title}', { title }),
  cancelled: (title) => words('Cancelled: {title}', { title }),
  removed: (title) => words('Cancelled: {title}', { title }),
  declined: (title) => words('The time stays: {title}', { title }),
};

const OPENINGS: Record<EventMailKind, (name: string, company: string) => Said> = {
  invited: (name, company) => words('{name} of {company} invites you to an event.', { name, company }),
  changed: (name, company) =>
    words('{name} of {company} changed an event to which you are invited.', { name, company }),
  cancelled: (name, company) => words('{name} of {company} cancelled an event.', { name, company }),
  removed: (name, company) =>
    words('{name} of {company} took back your invitation to an event.', { name, company }),
  declined: (name, company) =>
    words('{name} of {company} keeps the present time of the event.', { name, company }),
};

/** In the event's own zone, which is named. */
function sayDate(event: FeedEvent, instance: Instance): Said {
  const { timezone: zone } = event;
  const { start, end } = timesOf(event, instance);
  const [day, lastDay] = [{ day: start.slice(0, 10) }, { day: end.slice(0, 10) }];
  const isOneDay = day.day === lastDay.day;
  if (zone === null)
    return isOneDay ? words('{day}, all day', { day }) : words('{day} to {lastDay}', { day, lastDay });
  const [from, to] = [start.slice(11), end.slice(11)];
  if (isOneDay) return words('{day}, {from} to {to} ({zone})', { day, from, to, zone });
  return words('{day}, {from} to {lastDay}, {to} ({zone})', { day, from, lastDay, to, zone });
}
