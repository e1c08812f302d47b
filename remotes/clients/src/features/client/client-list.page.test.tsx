import type { Client } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import ClientListPage from './client-list.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000c${String(last)}`;
const client: Client = {
  id: id(1),
  version: 1,
  allowedTransitions: ['update'],
  archivedAt: null,
  name: 'Lotus Diagnostics',
  code: 'C-0001',
  type: 'company',
  status: 'active',
  ownerId: null,
  owner: null,
  handedFrom: null,
  industry: null,
  gstin: null,
  address: null,
  city: null,
  postalCode: null,
  stateCode: null,
  isSez: false,
  country: 'IN',
  currency: 'INR',
  timezone: 'Asia/Kolkata',
  website: null,
  services: [],
  tags: [],
  createdAt: '2026-11-02T05:00:00.000Z',
  openProjects: 2,
  proposalsOut: 1,
  accepted: 27_730_000,
  lastContactAt: null,
  health: ['lateTasks', 'silence'],
  contact: null,
};
const rows = [
  client,
  { ...client, id: id(2), name: 'Rao Foods', health: [] },
  { ...client, id: id(3), name: 'Seabird', health: null },
];

test('the list names what is worst with a client, and counts the rest', async () => {
  renderPage(ClientListPage, {
    role: 'admin',
    path: 'client/management',
    answer: ({ url }) =>
      url === 'clients' || url.startsWith('clients?')
        ? { items: rows, total: 3, totalIsExact: true, nextCursor: null }
        : undefined,
  });
  const table = within(await screen.findByRole('table'));
  const heads = (await table.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  const place = heads.findIndex((head) => head === 'Health');
  expect(place).toBeGreaterThan(0);
  const saidOf = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')[place]?.textContent;
  expect(saidOf('Lotus')).toBe('Late tasks +1Silence');
  expect(saidOf('Rao Foods')).toBe('On track');
  expect(saidOf('Seabird')).toBe('–');
});
