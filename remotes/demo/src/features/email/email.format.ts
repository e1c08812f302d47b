import { msg, translate } from '@atrium/sdk';
import type { IconName } from '@atrium/ui';
import { EMAIL_FOLDERS, EMAIL_LABELS, EMAIL_MARKS, type EmailFilter } from './email.types.js';

const LABELS: Record<EmailFilter, string> = {
  inbox: msg('Inbox'),
  sent: msg('Sent'),
  draft: msg('Drafts'),
  spam: msg('Spam'),
  trash: msg('Trash'),
  starred: msg('Starred'),
  important: msg('Important'),
  Promotional: msg('Promotional'),
  Social: msg('Social'),
  Health: msg('Health'),
};

export const filterLabel = (filter: EmailFilter): string => translate(LABELS[filter]);

const ICONS: Record<EmailFilter, IconName> = {
  inbox: 'inbox',
  sent: 'send',
  draft: 'file',
  spam: 'alert-octagon',
  trash: 'trash',
  starred: 'star',
  important: 'bookmark',
  Promotional: 'tag',
  Social: 'tag',
  Health: 'tag',
};

export const filterIcon = (filter: EmailFilter): IconName => ICONS[filter];

/** In display order, with a line before each group. */
export const FILTER_GROUPS: readonly (readonly EmailFilter[])[] = [EMAIL_FOLDERS, EMAIL_MARKS, EMAIL_LABELS];
