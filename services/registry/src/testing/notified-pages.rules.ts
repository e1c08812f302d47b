import type { NotifiedPages } from '@atrium/testing';

export const REGISTRY_PAGES: NotifiedPages = {
  'admin/apps': '/api/apps',
};
