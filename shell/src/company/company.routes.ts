import { shellPage, type ShellPage } from '../app/shell-page.js';

/** The shell's own pages below /{companyCode}, inside the frame; everything else there belongs to remotes. */
export const companyRoutes: readonly ShellPage[] = [
  shellPage({
    path: 'dashboard',
    guard: { session: 'staff' },
    load: () => import('../features/dashboard/dashboard.page.js'),
  }),
  shellPage({
    path: 'admin/apps',
    guard: { session: 'staff', permission: { tab: 'admin', resource: 'apps' } },
    load: () => import('../features/apps/apps.page.js'),
  }),
  shellPage({
    path: 'admin/users',
    guard: { session: 'staff', permission: { tab: 'admin', resource: 'users' } },
    load: () => import('../features/users/users.page.js'),
  }),
];
