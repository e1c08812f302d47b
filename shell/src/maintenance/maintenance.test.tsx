import { screen, waitFor } from '@testing-library/react';
import { Failure } from '../testing/fake-api.js';
import { person } from '../testing/people.js';
import { address, openPortal, serverFor, sendLiveEvent } from '../testing/render-portal.js';

beforeAll(async () => {
  await import('./maintenance-cover.js');
});

const CLOSED = { on: true, since: '2026-11-21T10:00:00.000Z', message: 'Back at ten.' };
const OPEN = { on: false, since: null, message: null };
const closed = () => new Failure(503, 'MAINTENANCE');
const notice = () => screen.findByRole('dialog', { name: 'The portal is closed for maintenance' });

test.each([
  '/',
  '/signup',
  '/companyCode',
  '/acme/auth/login',
  '/acme/dashboard',
  '/acme/auth/maintanance',
  '/no/where',
])('the notice is at %s while the portal is closed', async (path) => {
  serverFor(null)
    .on('GET auth/me', closed)
    .on('GET portal/maintenance', () => CLOSED);
  openPortal(path);
  await notice();
  await screen.findByText('Back at ten.');
  expect(address()).toBe(path);
});

test('an open page is covered, keeps what stands on it, and comes back by itself', async () => {
  const server = serverFor(person('admin')).on('GET portal/maintenance', () => CLOSED);
  openPortal('/acme/admin/users');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Users' });
  server.on('GET auth/me', closed);
  sendLiveEvent({ type: 'resync' });
  await notice();
  expect(heading.isConnected).toBe(true);
  server.on('GET auth/me', () => ({ user: person('admin') }));
  sendLiveEvent({ type: 'resync' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heading.isConnected).toBe(true);
  expect(address()).toBe('/acme/admin/users');
});

test('its page says that the portal is open when it is', async () => {
  serverFor(person('admin')).on('GET portal/maintenance', () => OPEN);
  openPortal('/acme/auth/maintanance');
  await screen.findByRole('heading', { name: 'The portal is open' });
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/acme/dashboard');
});

test('a notice that finds the portal open goes on at once', async () => {
  const server = serverFor(person('admin'))
    .on('GET auth/me', closed)
    .on('GET portal/maintenance', () => {
      server.on('GET auth/me', () => ({ user: person('admin') }));
      return OPEN;
    });
  openPortal('/acme/dashboard');
  await screen.findByRole('heading', { level: 1, name: /^(Good|Hello)/ });
});
