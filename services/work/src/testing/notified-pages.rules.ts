import type { NotifiedPages } from '@atrium/testing';

export const WORK_PAGES: NotifiedPages = {
  calendar: null,
  'employee/TaskTable': '/api/tasks',
};
