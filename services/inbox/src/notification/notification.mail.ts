import type { InboxNotification } from '@atrium/contracts';
import { hello, joined, words, type Mail, type Said } from '@atrium/reach';
import '../inbox.texts.js';

interface MailContext {
  member: { email: string; firstName: string };
  company: string;
  /** Address of the company in the portal. */
  root: string;
}

const MOST_LINES = 20;

/** One notification as it is, several as a list. */
export function notificationMail(items: InboxNotification[], { member, company, root }: MailContext): Mail {
  const [first] = items;
  const single = items.length === 1 && first ? first : null;
  const count = items.length;
  const all = words('{count, plural, one {# notification} other {# notifications}}', { count });
  const more = items.length - MOST_LINES;
  return {
    to: member.email,
    subject: joined(' – ', [single ? titleOf(single) : all, company]),
    text: [
      hello(member.firstName),
      ...items.slice(0, MOST_LINES).map(lineOf),
      ...(more > 0 ? [words('{more, plural, one {and # more.} other {and # more.}}', { more })] : []),
      words('You choose what is mailed to you in the portal, under Notification settings.'),
    ],
    action: {
      label: single?.path ? words('Open') : words('Open notifications'),
      url: `${root}/${single?.path ?? 'notifications'}`,
    },
  };
}

const titleOf = ({ words: told, title }: InboxNotification): Said => told?.title ?? title;

function lineOf(item: InboxNotification): Said {
  const text = item.words?.text ?? item.text;
  return text ? joined('\n', [titleOf(item), text]) : titleOf(item);
}
