import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../testing/fake-api.js';
import { person } from '../testing/people.js';
import { clients, evaluation, hr, portalOf } from '../testing/remotes.js';
import {
  address,
  breakStream,
  restoreStream,
  openPortal,
  serverFor,
  sendLiveEvent,
} from '../testing/render-portal.js';

const menu = async () => within(await screen.findByRole('navigation', { name: 'Main' }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test.each([
  [
    'admin',
    [
      'Home',
      'Requests',
      'Announcements',
      'People',
      'Calendar',
      'Attendance',
      'Employees',
      'Users',
      'Company',
      'Apps',
      'Calendar settings',
      'Audit trail',
    ],
  ],
  [
    'hr',
    [
      'Home',
      'Requests',
      'Announcements',
      'People',
      'Calendar',
      'Attendance',
      'Employees',
      'Calendar settings',
    ],
  ],
  ['teamLeader', ['Home', 'Requests', 'Announcements', 'People', 'Calendar', 'Attendance']],
  ['employee', ['Home', 'Requests', 'Announcements', 'People', 'Calendar', 'Attendance']],
] as const)('the menu of %s', async (role, expected) => {
  serverFor(person(role));
  openPortal('/acme/dashboard');
  await screen.findByRole('link', { name: 'Attendance' });
  const links = (await menu()).getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual([expect.stringContaining('Acme Media'), ...expected]);
});

test('the count of an entry is shown beside it and updates by itself', async () => {
  const counted = { announcements: 2, 'hr.open': 3 };
  const nav = hr.nav.map((item) =>
    item.path === 'employee/Attendance' ? { ...item, badge: 'hr.open' } : item,
  );
  serverFor(person('employee'))
    .on('GET portal/resolve', () => portalOf([{ ...hr, nav }]))
    .on('GET inbox/counts', () => ({ notifications: 0, messages: 0, badges: { ...counted } }));
  openPortal('/acme/dashboard');
  await screen.findByRole('link', { name: 'Attendance (3 new)' });
  expect((await menu()).getByRole('link', { name: 'Announcements (2 new)' })).toBeTruthy();
  counted.announcements = 0;
  sendLiveEvent({ type: 'invalidate', tags: ['Announcement'] });
  await waitFor(async () => expect((await menu()).getByRole('link', { name: 'Announcements' })).toBeTruthy());
});

test('the item of a page is marked on the tabs of that page, too', async () => {
  const nav = hr.nav.map((item) =>
    item.title === 'Employees' ? { ...item, also: [evaluation.path] } : item,
  );
  serverFor(person('hr')).on('GET portal/resolve', () => portalOf([{ ...hr, nav }]));
  openPortal(`/acme/${evaluation.path}`);
  const marked = (await screen.findByRole('link', { name: 'Employees' })).getAttribute('aria-current');
  const other = (await menu()).getByRole('link', { name: 'Attendance' }).getAttribute('aria-current');
  expect([marked, other]).toEqual(['true', null]);
});

test('the item of the open page is marked, and the company leads to the dashboard', async () => {
  serverFor(person('admin'));
  openPortal('/acme/admin/users');
  await heading('Users');
  const current = (await menu()).getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Users']);
  await userEvent.click((await menu()).getByRole('link', { name: /Acme Media/ }));
  await heading(/^(Good|Hello)/);
  expect(address()).toBe('/acme/dashboard');
  expect(document.title).toBe('Home · Atrium');
});

test('the keyboard begins at the heading of a page that was navigated to', async () => {
  serverFor(person('admin'));
  openPortal('/acme/dashboard');
  await userEvent.click(await screen.findByRole('link', { name: 'Users' }));
  const title = await heading('Users');
  await waitFor(() => expect(document.activeElement).toBe(title));
});

describe('a remote that is switched off', () => {
  test('its page says so, and an admin is led to the apps', async () => {
    serverFor(person('admin')).on('GET portal/resolve', () => portalOf([clients], [hr]));
    openPortal('/acme/employee/Attendance');
    await heading('HR is switched off for your company');
    expect(screen.getByRole('link', { name: 'Go to Apps' }).getAttribute('href')).toBe('/acme/admin/apps');
    expect((await menu()).queryByRole('link', { name: 'Attendance' })).toBeNull();
  });

  test('an open page and the menu follow at once, and back again', async () => {
    const server = serverFor(person('employee'));
    openPortal('/acme/employee/Attendance');
    await screen.findByRole('link', { name: 'Attendance' });
    server.on('GET portal/resolve', () => portalOf([clients], [hr]));
    sendLiveEvent({ type: 'portal-changed' });
    await heading('HR is switched off for your company');
    expect((await menu()).queryByRole('link', { name: 'Attendance' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Go to Apps' })).toBeNull();
    server.on('GET portal/resolve', () => portalOf([hr, clients]));
    sendLiveEvent({ type: 'portal-changed' });
    await screen.findByRole('link', { name: 'Attendance' });
    expect(screen.queryByRole('heading', { name: /switched off/ })).toBeNull();
  });

  test('a client whose only page is gone can still log out', async () => {
    serverFor(person('client')).on('GET portal/resolve', () => portalOf([hr], [clients]));
    openPortal('/acme/client/proposal');
    await heading('Clients is switched off for your company');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await heading('Which company?');
    expect(address()).toBe('/companyCode');
  });
});

test('without the answer of the portal the shell’s own pages work, and Retry brings the apps', async () => {
  const server = serverFor(person('admin')).on('GET portal/resolve', () => new Failure(503, 'UNAVAILABLE'));
  openPortal('/acme/admin/users');
  await heading('Users');
  const sidebar = await menu();
  await sidebar.findByText(/Your apps could not be loaded/);
  server.on('GET portal/resolve', () => portalOf([hr]));
  await userEvent.click(sidebar.getByRole('button', { name: 'Retry' }));
  await sidebar.findByRole('link', { name: 'Attendance' });
});

test('a remote that cannot be loaded leaves frame and menu, with a card in its place', async () => {
  serverFor(person('employee'));
  openPortal('/acme/employee/Attendance');
  await screen.findByRole('heading', { name: 'HR could not be loaded' }, { timeout: 4000 });
  expect((await menu()).getByRole('link', { name: 'Attendance' })).toBeTruthy();
  await userEvent.click((await menu()).getByRole('link', { name: 'Home' }));
  await heading(/^(Good|Hello)/);
});

test('on a phone the menu is a dialog that closes by Esc and on the next page', async () => {
  serverFor(person('admin'));
  openPortal('/acme/dashboard');
  const opener = await screen.findByRole('button', { name: 'Open menu' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  await userEvent.click(opener);
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await userEvent.click(drawer.getByRole('link', { name: 'Apps' }));
  await heading('Apps');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
});

test('a lost connection is said, and goes by itself when it is back', async () => {
  serverFor(person('employee'));
  openPortal('/acme/dashboard');
  await heading(/^(Good|Hello)/);
  await breakStream(() => screen.findByText(/The portal cannot be reached/));
  restoreStream();
  await waitFor(() => expect(screen.queryByText(/The portal cannot be reached/)).toBeNull());
  await screen.findByText('The connection is back.');
});

test('data that could not be loaded without a connection loads by itself when it is back', async () => {
  const server = serverFor(person('admin')).on(
    'GET portal/next-steps',
    () => new Failure(503, 'UNAVAILABLE'),
  );
  openPortal('/acme/dashboard');
  await screen.findByText('Your next steps could not be loaded');
  server.on('GET portal/next-steps', () => ({ items: [], news: [] }));
  await breakStream(() => screen.findByText(/The portal cannot be reached/));
  restoreStream();
  await waitFor(() => expect(screen.queryByText('Your next steps could not be loaded')).toBeNull());
});

test('a network that the browser knows to be gone is said before anything fails', async () => {
  serverFor(person('employee'));
  openPortal('/acme/dashboard');
  await heading(/^(Good|Hello)/);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText(/The portal cannot be reached/);
  restoreStream();
  await screen.findByText(/The portal cannot be reached/);
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/The portal cannot be reached/)).toBeNull());
});

test('who opens a page of an app without a session chooses its language there', async () => {
  serverFor(null).on('GET portal/resolve', () => portalOf([clients]));
  openPortal('/acme/client/proposal');
  const languages = within(await screen.findByRole('group', { name: 'Language' }));
  expect(languages.getAllByRole('button')).toHaveLength(3);
});
