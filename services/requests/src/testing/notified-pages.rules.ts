import type { NotifiedPages } from '@atrium/testing';

export const REQUESTS_PAGES: NotifiedPages = {
  requests: null,
};
