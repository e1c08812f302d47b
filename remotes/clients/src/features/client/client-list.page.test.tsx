import type { Client } from '@atrium/contracts';
import { renderPage, type Answer } from '@atrium/ui/testing';
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
  accepted: [
    { currency: 'INR', amount: 12_000_000 },
    { currency: 'USD', amount: 50_000 },
  ],
  lastContactAt: null,
  health: ['lateTasks', 'silence'],
  contact: null,
};
const rows = [
  client,
  { ...client, id: id(2), name: 'Rao Foods', health: [], accepted: [] },
  { ...client, id: id(3), name: 'Seabird', health: null, accepted: null },
];

const answer: Answer = ({ url }) =>
  url === 'clients' || url.startsWith('clients?')
    ? { items: rows, total: 3, totalIsExact: true, nextCursor: null }
    : undefined;

/** What stands under a column for a client. */
async function cellsUnder(title: string) {
  const table = within(await screen.findByRole('table'));
  const heads = (await table.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  const place = heads.indexOf(title);
  expect(place).toBeGreaterThan(0);
  return (name: string) =>
    within(table.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')[place]!;
}

test('the list says what was accepted in each currency, nothing as 0, and what may not be seen as a dash', async () => {
  renderPage(ClientListPage, { role: 'admin', path: 'client/management', answer });
  const cellOf = await cellsUnder('Accepted in 12 months');
  expect(cellOf('Lotus').textContent).toBe('₹1,20,000 + $500');
  expect(within(cellOf('Lotus')).getByTitle('₹1,20,000 + $500')).toBeDefined();
  expect(cellOf('Rao Foods').textContent).toBe('₹0');
  expect(cellOf('Seabird').textContent).toBe('–');
});

test('who may not read proposals is not offered what was accepted', async () => {
  renderPage(ClientListPage, { role: 'employee', path: 'client/management', answer });
  await cellsUnder('Health');
  expect(screen.queryByRole('columnheader', { name: /Accepted/ })).toBeNull();
});

test('the list names what is worst with a client, and counts the rest', async () => {
  renderPage(ClientListPage, { role: 'admin', path: 'client/management', answer });
  const cellOf = await cellsUnder('Health');
  const saidOf = (name: string) => cellOf(name).textContent;
  expect(saidOf('Lotus')).toBe('Late tasks +1Silence');
  expect(saidOf('Rao Foods')).toBe('On track');
  expect(saidOf('Seabird')).toBe('–');
});
