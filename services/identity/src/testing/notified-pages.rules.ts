import type { NotifiedPages } from '@atrium/testing';

export const IDENTITY_PAGES: NotifiedPages = {
  '/': null,
  'admin/users': '/api/users',
  'employee/Profile': null,
};
