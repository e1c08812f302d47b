import { defineNav, defineRoutes } from '@atrium/sdk';

const staff = { layout: 'full', guard: { session: 'staff' } } as const;

export const appRoutes = defineRoutes([
  {
    ...staff,
    path: 'apps/notes',
    title: 'Notes',
    load: () => import('./features/notes/notes.page.js'),
  },
  {
    ...staff,
    path: 'apps/chat',
    title: 'Chat',
    load: () => import('./features/chat/chat.page.js'),
  },
  {
    ...staff,
    path: 'apps/contacts',
    title: 'Contacts',
    load: () => import('./features/contacts/contacts.page.js'),
  },
  {
    ...staff,
    path: 'apps/email',
    title: 'Email',
    load: () => import('./features/email/email.page.js'),
  },
  {
    ...staff,
    path: 'tickt/ticket-list',
    title: 'Ticket list',
    load: () => import('./features/tickets/ticket-list.page.js'),
  },
  {
    ...staff,
    path: 'tickt/ticket-detail',
    title: 'Ticket details',
    load: () => import('./features/tickets/ticket-detail.page.js'),
  },
]);

export const appNav = defineNav([
  { id: 'notes', title: 'Notes', icon: 'pencil', path: 'apps/notes', order: 910, group: 'apps' },
  { id: 'chat', title: 'Chat', icon: 'message', path: 'apps/chat', order: 920, group: 'apps' },
  { id: 'contacts', title: 'Contacts', icon: 'users', path: 'apps/contacts', order: 930, group: 'apps' },
  { id: 'email', title: 'Email', icon: 'mail', path: 'apps/email', order: 940, group: 'apps' },
  {
    id: 'tickets',
    title: 'Ticket list',
    icon: 'list',
    path: 'tickt/ticket-list',
    order: 910,
    group: 'tickets',
  },
  {
    id: 'ticket',
    title: 'Ticket details',
    icon: 'file',
    path: 'tickt/ticket-detail',
    order: 920,
    group: 'tickets',
  },
]);
