import type { RouteGuard } from '@atrium/contracts';
import { defineRoutes } from '@atrium/sdk';

/** The page asks the server for its rows, and the server decides by the resource. */
const CLIENTS: RouteGuard = { session: 'staff', permission: { tab: 'clientManagement' } };

/** Clients and those who may become one. */
export const CLIENT_ROUTES = defineRoutes([
  {
    path: 'client/management',
    title: 'Clients',
    layout: 'full',
    guard: CLIENTS,
    load: () => import('./management.page.js'),
  },
  {
    path: 'client/addClient',
    title: 'Add client',
    layout: 'full',
    guard: CLIENTS,
    load: () => import('./features/client/add-client.page.js'),
  },
  {
    path: 'client/addProject',
    title: 'Add project',
    layout: 'full',
    guard: CLIENTS,
    load: () => import('./features/project/add-project.page.js'),
  },
  {
    path: 'client/createClient',
    title: 'Create client login',
    layout: 'full',
    guard: CLIENTS,
    load: () => import('./features/client/create-client.page.js'),
  },
  {
    path: 'client/onboardClient',
    title: 'Onboard a lead',
    layout: 'full',
    guard: CLIENTS,
    load: () => import('./features/onboarding/onboard-client.page.js'),
  },
  {
    path: 'client/onboarding',
    title: 'Client onboarding',
    layout: 'full',
    guard: CLIENTS,
    load: () => import('./features/onboarding/onboarding.page.js'),
  },
  {
    path: 'client/viewLead',
    title: 'Leads',
    layout: 'full',
    guard: CLIENTS,
    load: () => import('./features/lead/view-lead.page.js'),
  },
  {
    path: 'client/addLead',
    title: 'Add lead',
    layout: 'full',
    guard: CLIENTS,
    load: () => import('./features/lead/add-lead.page.js'),
  },
]);
