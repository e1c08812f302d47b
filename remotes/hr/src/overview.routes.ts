import { defineRoutes } from '@atrium/sdk';

/** Dashboards of HR and of leaders. */
export const OVERVIEW_ROUTES = defineRoutes([
  {
    path: 'dashboard/HR',
    title: 'HR dashboard',
    layout: 'full',
    guard: { session: 'staff', permission: { tab: 'hrOperations' }, allowedRoles: ['admin', 'hr'] },
    load: () => import('./features/overview/hr-overview.page.js'),
  },
  {
    path: 'dashboard/TeamLeader',
    title: 'Team leader dashboard',
    layout: 'full',
    guard: { session: 'staff', allowedRoles: ['admin', 'hr', 'teamLeader'] },
    load: () => import('./team-overview.page.js'),
  },
]);
