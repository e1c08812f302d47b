import type { InboxNotification } from '@atrium/contracts';
import type { Mail } from '@atrium/platform';

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
  const lines = items.slice(0, MOST_LINES).map(({ title, text }) => (text ? `${title}\n${text}` : title));
  const more = items.length > MOST_LINES ? [`and ${items.length - MOST_LINES} more.`] : [];
  return {
    to: member.email,
    subject: single ? `${single.title} – ${company}` : `${items.length} notifications – ${company}`,
    text: [
      `Hello ${member.firstName},`,
      ...lines,
      ...more,
      `You choose what is mailed to you in the portal, under Notification settings.`,
    ].join('\n\n'),
    actionLabel: single?.path ? 'Open' : 'Open notifications',
    actionUrl: `${root}/${single?.path ?? 'notifications'}`,
  };
}
