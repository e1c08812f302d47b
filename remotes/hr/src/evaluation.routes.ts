import type { RouteGuard } from '@atrium/contracts';
import { defineNav, defineRoutes } from '@atrium/sdk';

const READS: RouteGuard = {
  session: 'staff',
  permission: { tab: 'hrOperations', resource: 'evaluation' },
};
const KEEPS: RouteGuard = {
  session: 'staff',
  permission: { tab: 'hrOperations', resource: 'evaluation', action: 'update' },
};
const SETS_UP: RouteGuard = {
  session: 'staff',
  permission: {
    allOf: [{ tab: 'settings' }, { tab: 'hrOperations', resource: 'evaluation', action: 'update' }],
  },
};

/** Pages of evaluations. */
export const EVALUATION_ROUTES = defineRoutes([
  {
    path: 'form/selfEvaluation',
    title: 'Self evaluation',
    layout: 'full',
    guard: { session: 'staff' },
    load: () => import('./features/evaluation/self.page.js'),
  },
  {
    path: 'form/teamEvaluation',
    title: 'Team evaluation',
    layout: 'full',
    guard: { ...READS, allowedRoles: ['admin', 'hr', 'teamLeader'] },
    load: () => import('./features/evaluation/team.page.js'),
  },
  {
    path: 'form/hrEvaluation',
    title: 'HR evaluation',
    layout: 'full',
    guard: { ...READS, allowedRoles: ['admin', 'hr'] },
    load: () => import('./features/evaluation/hr.page.js'),
  },
  {
    path: 'evaluation/table',
    title: 'Evaluations',
    layout: 'full',
    guard: READS,
    load: () => import('./features/evaluation/table.page.js'),
  },
  {
    path: 'evaluation/forms',
    title: 'Evaluation forms',
    layout: 'full',
    guard: KEEPS,
    load: () => import('./features/evaluation/forms.page.js'),
  },
  {
    path: 'settings/evaluation',
    title: 'Evaluation settings',
    layout: 'full',
    guard: SETS_UP,
    load: () => import('./features/evaluation/template.page.js'),
  },
  {
    path: 'settings/evaluationCycles',
    title: 'Evaluation cycles',
    layout: 'full',
    guard: SETS_UP,
    load: () => import('./features/evaluation/cycle.page.js'),
  },
]);

/** Their entries. */
export const EVALUATION_NAV = defineNav([
  {
    id: 'hr.evaluations',
    title: 'Evaluations',
    icon: 'user-check',
    path: 'form/selfEvaluation',
    also: ['form/teamEvaluation', 'form/hrEvaluation', 'evaluation/table', 'evaluation/forms'],
    order: 37,
  },
  {
    id: 'hr.evaluation-settings',
    title: 'Evaluation settings',
    icon: 'settings',
    path: 'settings/evaluation',
    also: ['settings/evaluationCycles'],
    order: 84,
  },
]);
