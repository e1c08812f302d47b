import { CLIENT, LEAD, PROJECT, PROPOSAL } from '@atrium/contracts';
import { defineRemote } from '@atrium/sdk';
import { CLIENT_ROUTES } from './client.routes.js';
import { texts } from './texts.js';

export default defineRemote({
  id: 'clients',
  title: 'Clients',
  summary: 'Clients and the people there, and the portal in which they read and answer proposals.',
  icon: 'briefcase',
  owner: 'Clients team',
  contract: 1,
  routes: [
    ...CLIENT_ROUTES,
    {
      path: 'client/proposal',
      title: 'Proposals',
      layout: 'blank',
      guard: { session: 'public' },
      load: () => import('./features/proposal/proposal.page.js'),
    },
    {
      path: 'client/checkProposal',
      title: 'Check a signed proposal',
      layout: 'blank',
      guard: { session: 'public' },
      load: () => import('./features/proposal/check-paper.page.js'),
    },
    {
      path: 'client/form',
      title: 'Web form',
      layout: 'blank',
      guard: { session: 'public' },
      load: () => import('./features/capture/form.page.js'),
    },
    {
      path: 'client/preferences',
      title: 'What you may be sent',
      layout: 'blank',
      guard: { session: 'public' },
      load: () => import('./features/consent/preferences.page.js'),
    },
  ],
  nav: [
    {
      id: 'clients.clients',
      title: 'Clients',
      icon: 'briefcase',
      path: 'client/management',
      also: ['client/addClient', 'client/createClient'],
      order: 50,
      key: 'i',
    },
    {
      id: 'clients.projects',
      title: 'Projects',
      icon: 'category',
      path: 'client/management?show=projects',
      also: ['client/addProject'],
      guard: { session: 'staff', permission: PROJECT.check('read') },
      order: 51,
      key: 'j',
    },
    {
      id: 'clients.leads',
      title: 'Leads',
      icon: 'user-plus',
      path: 'client/viewLead',
      also: ['client/addLead'],
      order: 52,
      key: 'o',
    },
    {
      id: 'clients.onboarding',
      title: 'Client onboarding',
      icon: 'check',
      path: 'client/onboarding',
      also: ['client/onboardClient'],
      order: 54,
    },
    {
      id: 'clients.proposals',
      title: 'Proposals',
      icon: 'file-text',
      path: 'client/proposal',
      guard: { session: 'staff', permission: PROPOSAL.check('read') },
      order: 53,
      key: 'q',
    },
  ],
  commands: [
    {
      ...{ id: 'add-lead', title: 'Add lead', icon: 'user-plus', path: 'client/addLead' },
      guard: { session: 'staff', permission: LEAD.check('create') },
    },
    {
      ...{ id: 'add-client', title: 'Add client', icon: 'briefcase', path: 'client/addClient' },
      guard: { session: 'staff', permission: CLIENT.check('create') },
    },
    {
      ...{ id: 'new-proposal', title: 'New proposal', icon: 'file-text', path: 'client/proposal?open=new' },
      guard: { session: 'staff', permission: PROPOSAL.check('create') },
      key: 'p',
    },
  ],
  search: [
    { kind: 'client', title: 'Clients', icon: 'briefcase', path: 'client/management' },
    { kind: 'client_contact', title: 'Contacts', icon: 'users', path: 'client/management' },
    { kind: 'capture_form', title: 'Web forms', icon: 'forms', path: 'client/management?show=forms' },
    { kind: 'lead', title: 'Leads', icon: 'user-plus', path: 'client/viewLead' },
    { kind: 'project', title: 'Projects', icon: 'briefcase', path: 'client/management?show=projects' },
    { kind: 'proposal', title: 'Proposals', icon: 'file-text', path: 'client/proposal' },
  ],
  texts,
  slots: [],
  budgets: { entryKb: 15, routeKb: 60 },
});
