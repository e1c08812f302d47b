import { defineMail, hello, joined, words, type Mail, type MailParagraph, type Said } from '@atrium/reach';
import '../inbox.texts.js';
import type { UntranslatedNotification } from './notification.mapper.js';

const NOTIFICATION = defineMail({
  key: 'inbox.notification',
  notCounted: 'Goes to people of the company, who choose which notifications are mailed.',
});

interface MailContext {
  member: { email: string; firstName: string };
  company: string;
  /** URL of the portal. */
  portal: string;
  /** The company's place in it. */
  code: string;
}

const MOST_LINES = 20;

/** The mail about notifications: a single one as it is, several as a list. */
export function notificationMail(
  items: UntranslatedNotification[],
  { member, company, ...address }: MailContext,
): Mail {
  const [first] = items;
  const single = items.length === 1 && first ? first : null;
  const count = items.length;
  const all = words('{count, plural, one {# notification} other {# notifications}}', { count });
  const more = items.length - MOST_LINES;
  return {
    kind: NOTIFICATION,
    to: member.email,
    subject: joined(' – ', [single ? single.title : all, company]),
    text: [
      hello(member.firstName),
      ...items.slice(0, MOST_LINES).flatMap((item) => linesOf(item, { address, linked: single === null })),
      ...(more > 0 ? [words('{more, plural, one {and # more.} other {and # more.}}', { more })] : []),
      words('Choose which emails you get in the portal, under My Profile, Notifications.'),
    ],
    action: {
      label: single?.path ? words('Open') : words('Open notifications'),
      url: urlOf(single?.path ?? 'notifications', address),
    },
  };
}

type Address = Pick<MailContext, 'portal' | 'code'>;

/** As the portal leads there: `/` is its root, everything else is below the company. */
const urlOf = (path: string, { portal, code }: Address): string =>
  path === '/' ? `${portal}/` : `${portal}/${code}/${path}`;

/** What it says, and what it names; of several notifications each leads to its own page. */
function linesOf(
  { title, text, path, parts }: UntranslatedNotification,
  { address, linked }: { address: Address; linked: boolean },
): MailParagraph[] {
  const said = text === null ? title : joined('\n', [title, text]);
  const leadTo = (line: Said, to: string | null): MailParagraph =>
    to === null ? line : { text: line, url: urlOf(to, address) };
  return [linked ? leadTo(said, path) : said, ...parts.map((part) => leadTo(part.title, part.path))];
}
