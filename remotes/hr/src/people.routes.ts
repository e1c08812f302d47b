import type { RouteGuard } from '@atrium/contracts';
import { defineRoutes } from '@atrium/sdk';

const KEEPS_PEOPLE: RouteGuard = {
  session: 'staff',
  permission: { tab: 'hrOperations', resource: 'addEmployee' },
};

/** Pages about employees and what the company keeps about them. */
export const PEOPLE_ROUTES = defineRoutes([
  {
    path: 'employee/Management',
    title: 'Employees',
    layout: 'full',
    guard: KEEPS_PEOPLE,
    load: () => import('./employees.page.js'),
  },
  {
    path: 'employee/OrgChart',
    title: 'Org chart',
    layout: 'full',
    guard: KEEPS_PEOPLE,
    load: () => import('./features/org-chart/org-chart.page.js'),
  },
  {
    path: 'employee/Departments',
    title: 'Departments',
    layout: 'full',
    guard: KEEPS_PEOPLE,
    load: () => import('./features/department/department.page.js'),
  },
  {
    path: 'employee/Designations',
    title: 'Designations',
    layout: 'full',
    guard: KEEPS_PEOPLE,
    load: () => import('./features/designation/designation.page.js'),
  },
  {
    path: 'employee/Documents',
    title: 'Documents',
    layout: 'full',
    guard: KEEPS_PEOPLE,
    load: () => import('./features/employee/document.page.js'),
  },
  {
    path: 'employee/Letters',
    title: 'Letter templates',
    layout: 'full',
    guard: KEEPS_PEOPLE,
    load: () => import('./features/letter/letter.page.js'),
  },
  {
    path: 'employee/Checklists',
    title: 'Checklists',
    layout: 'full',
    guard: KEEPS_PEOPLE,
    load: () => import('./features/checklist/checklist.page.js'),
  },
  {
    path: 'employee/Reports',
    title: 'Reports',
    layout: 'full',
    guard: KEEPS_PEOPLE,
    load: () => import('./features/report/report.page.js'),
  },
  {
    path: 'employee/Assets',
    title: 'Assets',
    layout: 'full',
    guard: KEEPS_PEOPLE,
    load: () => import('./features/asset/asset.page.js'),
  },
  {
    path: 'employee/IdCards',
    title: 'ID cards',
    layout: 'full',
    guard: KEEPS_PEOPLE,
    load: () => import('./features/id-card/id-card.page.js'),
  },
  {
    // Where the code of a printed card leads; open to anyone.
    path: 'employee/IdCard',
    title: 'Check an ID card',
    layout: 'blank',
    guard: { session: 'public' },
    load: () => import('./features/id-card/verify-card.page.js'),
  },
]);
