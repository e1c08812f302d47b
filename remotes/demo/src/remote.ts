import { defineRemote } from '@atrium/sdk';
import { appNav, appRoutes } from './apps.routes.js';
import { toolNav, toolRoutes } from './tools.routes.js';
import { uiKitNav, uiKitRoutes } from './ui-kit.routes.js';

export default defineRemote({
  id: 'demo',
  title: 'Demo',
  summary: 'Sample apps to try the portal with, and every part of its UI kit.',
  icon: 'category',
  owner: 'Platform team',
  contract: 1,
  startsOff: true,
  routes: [...appRoutes, ...toolRoutes, ...uiKitRoutes],
  nav: [...appNav, ...toolNav, ...uiKitNav],
  navGroups: [
    { id: 'apps', title: 'Apps', icon: 'category', folded: true },
    { id: 'shop', title: 'Shop', icon: 'archive', folded: true },
    { id: 'tickets', title: 'Tickets', icon: 'bookmark', folded: true },
    { id: 'ui', title: 'UI kit', icon: 'columns', folded: true },
  ],
  slices: () => import('./slices.js'),
  texts: { hi: () => import('./locales/hi.json'), ar: () => import('./locales/ar.json') },
  slots: [],
  budgets: { entryKb: 15, routeKb: 60 },
});
