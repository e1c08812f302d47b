import type { App } from '@atrium/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { openPortal, serverFor } from '../../testing/render-portal.js';

const app = (enabled: boolean): App => ({
  id: 'hr',
  title: 'HR',
  summary: 'Employees and attendance.',
  icon: 'users',
  owner: 'People team',
  version: '1.0.0',
  publishedAt: '2026-11-20T08:00:00.000Z',
  enabled,
  people: 38,
  changedAt: null,
  changedBy: null,
});

function open(enabled: boolean) {
  const server = serverFor(person('admin'))
    .on('GET apps', () => ({ items: [app(enabled)] }))
    .on('PUT apps/hr', () => app(!enabled));
  openPortal('/acme/admin/apps');
  return server;
}
const findSwitch = () => screen.findByRole('switch', { name: 'HR' });

test('switching off asks, says who is affected, and then happens', async () => {
  const server = open(true);
  await userEvent.click(await findSwitch());
  await screen.findByText(/38 people lose it immediately/);
  expect(server.sent('PUT apps/hr')).toEqual([]);
  server.on('GET apps', () => ({ items: [app(false)] }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  await waitFor(async () => expect(await findSwitch()).toHaveProperty('checked', false));
  expect(server.sent('PUT apps/hr')).toEqual([{ enabled: false }]);
});

test('cancelling changes nothing', async () => {
  const server = open(true);
  await userEvent.click(await findSwitch());
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(server.sent('PUT apps/hr')).toEqual([]);
  expect(await findSwitch()).toHaveProperty('checked', true);
});

test('switching on happens at once', async () => {
  const server = open(false);
  await userEvent.click(await findSwitch());
  await waitFor(() => expect(server.sent('PUT apps/hr')).toEqual([{ enabled: true }]));
});

test('a refusal moves the switch back and says why', async () => {
  open(false).on('PUT apps/hr', () => new Failure(503, 'UNAVAILABLE'));
  await userEvent.click(await findSwitch());
  await screen.findByText('HR could not be switched on');
  screen.getByText(/not available right now/);
  await waitFor(async () => expect(await findSwitch()).toHaveProperty('checked', false));
});
