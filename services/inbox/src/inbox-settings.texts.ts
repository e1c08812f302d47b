import { AuditWords } from '@atrium/platform';

export const INBOX_SETTING_WORDS = new AuditWords({
  kind: 'setting',
  titles: { 'inbox.presence': 'Presence', 'inbox.notifications': 'Notifications' },
});
