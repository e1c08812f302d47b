import type { RouteGuard } from '@atrium/contracts';
import { defineRoutes } from '@atrium/sdk';

const CLIENTS: RouteGuard = {
  session: 'staff',
  permission: { tab: 'clientManagement', resource: 'clients' },
};

/** Whom the company works for. */
export const CLIENT_ROUTES = defineRoutes([
  {
    path: 'client/management',
    title: 'Clients',
    layout: 'full',
    guard: CLIENTS,
    load: () => import('./features/client/management.page.js'),
  },
  {
    path: 'client/addClient',
    title: 'Add client',
    layout: 'full',
    guard: {
      session: 'staff',
      permission: { tab: 'clientManagement', resource: 'clients', action: 'create' },
    },
    load: () => import('./features/client/add-client.page.js'),
  },
]);
