import type { Account, AccountSession, SetOwnPhoto } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { address, openPortal, serverFor } from '../../testing/render-portal.js';

const { id, firstName, lastName, email } = person('employee');
const account: Account = {
  id,
  firstName,
  lastName,
  email,
  role: 'employee',
  version: 3,
  newEmail: null,
  secondFactor: null,
};
const session = (changes: Partial<AccountSession>): AccountSession => ({
  id: '01890000-0000-7000-8000-0000000000c1',
  browser: 'Firefox',
  system: 'Windows',
  kind: 'desktop',
  address: '10.1.2.3',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-21T08:00:00.000Z',
  current: true,
  ...changes,
});
const phone = session({
  id: '01890000-0000-7000-8000-0000000000c2',
  browser: 'Chrome',
  system: 'Android',
  kind: 'mobile',
  current: false,
});

function open(tab = '') {
  const server = serverFor(person('employee'))
    .on('GET account', () => account)
    .on('GET portal/photos/mine', () => ({ own: null }))
    .on('GET account/sessions', () => ({ items: [session({}), phone] }));
  openPortal(`/acme/employee/Profile${tab && `?tab=${tab}`}`);
  return server;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the menu under the name leads to the profile, and each tab has its address', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Profile of Asha Rao/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'My Profile' }));
  await heading('My Profile');
  await userEvent.click(screen.getByRole('link', { name: 'Preferences' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['bsTheme']).toBe('dark');
  expect(address()).toBe('/acme/employee/Profile?tab=preferences');
});

test('a new name is saved on the version that was read', async () => {
  const server = open().on('PATCH account', ({ body }) => ({ ...account, ...(body as Account), version: 4 }));
  const first = await screen.findByLabelText(/^First name/);
  await userEvent.clear(first);
  await userEvent.type(first, 'Usha');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await screen.findByText('Name saved');
  expect(server.sent('PATCH account')).toEqual([{ version: 3, firstName: 'Usha', lastName: 'Rao' }]);
});

test('a photo is offered where somebody keeps it, and taken away', async () => {
  const own = { fileId: '01890000-0000-7000-8000-0000000000f1' as string | null, use: 'hr.own-photo' };
  const server = open()
    .on('GET portal/photos/mine', () => ({ own: { ...own } }))
    .on('PUT portal/photos/mine', ({ body }) => {
      own.fileId = (body as SetOwnPhoto).fileId;
      return { own };
    });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());
  expect(server.sent('PUT portal/photos/mine')).toEqual([{ fileId: null }]);
});

test('a wrong present password is said beside its field, and what was typed stays', async () => {
  const fields = { password: 'This is not your password.' };
  const server = open('security').on(
    'POST account/password',
    () => new Failure(400, 'VALIDATION_FAILED', fields),
  );
  await userEvent.type(await screen.findByLabelText(/^Current password/), 'not-the-one');
  await userEvent.type(screen.getByLabelText(/^New password/), 'a-long-new-one');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText(fields.password);
  expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', 'a-long-new-one');
  server.on('POST account/password', () => ({ done: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText('Password changed');
  await waitFor(() => expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', ''));
});

test('this browser is marked, another one is signed out', async () => {
  const server = open('security').on(`DELETE account/sessions/${phone.id}`, () => ({ done: true }));
  const rows = within(await screen.findByRole('list', { name: 'Where you are signed in' }));
  expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Firefox on Windows.*This browser$/),
    expect.stringMatching(/^Chrome on Android.*10\.1\.2\.3/),
  ]);
  await userEvent.click(rows.getByRole('button', { name: 'Sign out Chrome on Android' }));
  await waitFor(() => expect(server.sent(`DELETE account/sessions/${phone.id}`)).toHaveLength(1));
});

test('all other browsers are signed out after a question', async () => {
  const server = open('security').on('POST account/sessions/end-others', () => ({ ended: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(server.sent('POST account/sessions/end-others')).toHaveLength(1));
});

test('a failure to load is shown with a retry', async () => {
  open('security').on('GET account/sessions', () => new Failure(503, 'UNAVAILABLE'));
  await screen.findByText('Your sessions could not be loaded');
});

test('the profile of a colleague is what the apps show of them', async () => {
  serverFor(person('employee'));
  openPortal('/acme/employee/Profile?id=01890000-0000-7000-8000-0000000000e9');
  await heading('Profile');
  await screen.findByText('No app of your company shows profiles of colleagues.');
});
