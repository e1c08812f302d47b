import type { ShellPage } from '../app/shell-page.types.js';

/** The shell's own pages below /{companyCode}, inside the frame; everything else there belongs to remotes. */
export const companyRoutes: readonly ShellPage[] = [
  {
    path: 'dashboard',
    guard: { session: 'staff' },
    load: () => import('../features/dashboard/dashboard.page.js'),
  },
  {
    path: 'admin/apps',
    guard: { session: 'staff', permission: { tab: 'admin', resource: 'apps' } },
    load: () => import('../features/apps/apps.page.js'),
  },
  {
    path: 'admin/users',
    guard: { session: 'staff', permission: { tab: 'admin', resource: 'users' } },
    load: () => import('../features/users/users.page.js'),
  },
];
