import type { RouteGuard } from '@atrium/contracts';
import { defineRoutes } from '@atrium/sdk';

const READS_HIRING: RouteGuard = {
  session: 'staff',
  permission: { tab: 'hrOperations', resource: 'hiring' },
};

/** Pages of hiring. */
export const HIRING_ROUTES = defineRoutes([
  {
    path: 'hiring/current',
    title: 'Current hiring',
    layout: 'full',
    guard: READS_HIRING,
    load: () => import('./features/hiring/current.page.js'),
  },
  {
    path: 'hiring/requested',
    title: 'Requested hiring',
    layout: 'full',
    guard: { session: 'staff', allowedRoles: ['admin', 'hr', 'teamLeader'] },
    load: () => import('./features/hiring/requested.page.js'),
  },
  {
    path: 'hiring/filter',
    title: 'Filter applicants',
    layout: 'full',
    guard: READS_HIRING,
    load: () => import('./features/hiring/filter.page.js'),
  },
  {
    path: 'hiring/applicant',
    title: 'Applicant',
    layout: 'full',
    // Who holds an interview reads nothing else of hiring.
    guard: { session: 'staff', selfService: true },
    load: () => import('./features/hiring/applicant.page.js'),
  },
]);
