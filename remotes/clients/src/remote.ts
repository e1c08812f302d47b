import { defineRemote } from '@atrium/sdk';

export default defineRemote({
  id: 'clients',
  title: 'Clients',
  summary: 'The portal in which your clients read and answer proposals.',
  icon: 'briefcase',
  owner: 'Clients team',
  contract: 1,
  routes: [
    {
      path: 'client/proposal',
      title: 'Proposals',
      layout: 'blank',
      guard: { session: 'public' },
      load: () => import('./features/proposal/proposal.page.js'),
    },
  ],
  nav: [],
  texts: { hi: () => import('./locales/hi.json'), ar: () => import('./locales/ar.json') },
  slots: [],
  budgets: { entryKb: 15, routeKb: 60 },
});
