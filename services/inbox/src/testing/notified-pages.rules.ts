import type { NotifiedPages } from '@atrium/testing';

export const INBOX_PAGES: NotifiedPages = {
  announcements: null,
  messages: null,
  people: null,
  records: null,
};
