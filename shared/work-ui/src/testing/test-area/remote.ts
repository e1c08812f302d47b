import { defineRemote } from '@atrium/sdk';

const guard = (resource: 'taskManagement' | 'teamManagement') =>
  ({ session: 'staff', permission: { tab: 'socialMediaHandling', resource } }) as const;

export default defineRemote({
  id: 'test-area',
  title: 'Social media',
  summary: 'An area that has tasks and a team.',
  icon: 'users',
  owner: 'Tests',
  contract: 1,
  routes: [
    {
      path: 'smm/task',
      title: 'Tasks',
      layout: 'full',
      guard: guard('taskManagement'),
      load: () => import('./tasks.page.js'),
    },
    {
      path: 'smm/team',
      title: 'Team',
      layout: 'full',
      guard: guard('teamManagement'),
      load: () => import('./team.page.js'),
    },
  ],
  nav: [{ id: 'test-area.tasks', title: 'Tasks', icon: 'list', path: 'smm/task', order: 1 }],
  slots: [],
  budgets: { entryKb: 15, routeKb: 60 },
});
