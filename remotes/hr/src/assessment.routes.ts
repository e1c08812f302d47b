import { defineRoutes } from '@atrium/sdk';

/** Pages of assessments. */
export const ASSESSMENT_ROUTES = defineRoutes([
  {
    path: 'assessment',
    title: 'My assessments',
    layout: 'full',
    guard: { session: 'staff', selfService: true },
    load: () => import('./features/assessment/take.page.js'),
  },
  {
    path: 'assessment/table',
    title: 'Assessments',
    layout: 'full',
    guard: { session: 'staff', permission: { tab: 'hrOperations', resource: 'evaluation' } },
    load: () => import('./features/assessment/table.page.js'),
  },
  {
    // Where the link of an applicant's email leads; open to whoever has it.
    path: 'careers/test',
    title: 'Assessment',
    layout: 'blank',
    guard: { session: 'public' },
    load: () => import('./features/assessment/linked.page.js'),
  },
]);
