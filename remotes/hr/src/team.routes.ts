import type { RouteGuard } from '@atrium/contracts';
import { defineRoutes } from '@atrium/sdk';

const SEES_TEAMS: RouteGuard = { session: 'staff', allowedRoles: ['admin', 'hr', 'teamLeader'] };

/** Pages about teams. */
export const TEAM_ROUTES = defineRoutes([
  {
    path: 'team/management',
    title: 'Teams',
    layout: 'full',
    guard: SEES_TEAMS,
    load: () => import('./features/team/team.page.js'),
  },
  {
    path: 'team/management/details',
    title: 'Team details',
    layout: 'full',
    guard: SEES_TEAMS,
    load: () => import('./features/team/team-details.page.js'),
  },
]);
