import { matches } from '../../shared/list.rules.js';
import type { Email, EmailFilter, WrittenEmail } from './email.types.js';

const EXCERPT_LENGTH = 90;

/** The trash shows every trashed message; all other folders leave trashed ones out. Marks also leave spam out. */
export function isIn(email: Email, filter: EmailFilter): boolean {
  if (filter === 'trash') return email.trash;
  if (email.trash) return false;
  switch (filter) {
    case 'inbox':
    case 'sent':
    case 'draft':
    case 'spam':
      return email[filter];
    case 'starred':
    case 'important':
      return email[filter] && !email.spam;
    case 'Promotional':
    case 'Social':
    case 'Health':
      return email.label === filter && !email.spam;
  }
}

export const findEmails = (emails: readonly Email[], filter: EmailFilter, search: string): Email[] =>
  emails
    .filter((email) => isIn(email, filter))
    .filter(({ from, To, subject, emailContent }) => matches(search, [from, To, subject, emailContent]))
    .toSorted((one, other) => other.time.localeCompare(one.time));

export const countEmails = (emails: readonly Email[], filter: EmailFilter): number =>
  emails.filter((email) => isIn(email, filter)).length;

/** Drafts and sent mail show the recipient, all others the sender. */
export const nameOf = ({ from, To, sent, draft }: Email): string => (sent || draft ? To : from);

/** A written message as it is stored in a folder. */
export function asEmail(written: WrittenEmail, folder: 'sent' | 'draft', time: string): Email {
  const words = written.emailContent.replace(/\s+/g, ' ').trim();
  return {
    ...written,
    thumbnail: written.from,
    time,
    emailExcerpt: words.length > EXCERPT_LENGTH ? `${words.slice(0, EXCERPT_LENGTH)}…` : words,
    unread: false,
    checked: false,
    starred: false,
    important: false,
    inbox: false,
    sent: false,
    draft: false,
    spam: false,
    trash: false,
    label: '',
    [folder]: true,
  };
}
