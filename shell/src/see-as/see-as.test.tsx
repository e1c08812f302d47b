import type { CurrentUser } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../testing/fake-api.js';
import { person } from '../testing/people.js';
import { address, openPortal, serverFor, sendLiveEvent } from '../testing/render-portal.js';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const ravi: CurrentUser = {
  ...person('employee'),
  id: '01890000-0000-7000-8000-00000000ra00',
  firstName: 'Ravi',
  lastName: 'Menon',
  seenBy: { firstName: 'Asha', lastName: 'Rao', until: inMinutes(15) },
};
const bar = async () => within(await screen.findByRole('complementary', { name: 'Viewing as someone else' }));

test('a bar says whose portal is shown, and the person’s private data is hidden', async () => {
  serverFor(ravi);
  openPortal('/acme/people');
  (await bar()).getByText('You are viewing as Ravi Menon.');
  expect(screen.queryByRole('button', { name: /^(Messages|Notifications)/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /Profile of Ravi Menon/ }));
  expect(screen.queryByRole('menuitem', { name: 'Lock' })).toBeNull();
  expect(screen.queryByRole('menuitemradio')).toBeNull();
});

test('Stop is sent, and a failure says so and lets it be pressed again', async () => {
  let works = false;
  const server = serverFor(ravi).on('POST auth/stop-seeing', () =>
    works ? { done: true } : new Failure(500, 'INTERNAL'),
  );
  openPortal('/acme/dashboard');
  await userEvent.click((await bar()).getByRole('button', { name: 'Stop' }));
  await screen.findByText('That did not work. Try again.');
  works = true;
  await userEvent.click((await bar()).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(server.sent('POST auth/stop-seeing')).toHaveLength(2));
});

test('when the session ends, the shown person’s password is not asked for', async () => {
  serverFor(ravi);
  openPortal('/acme/dashboard');
  await bar();
  sendLiveEvent({ type: 'session-ended' });
  await waitFor(() => expect(address()).not.toContain('/acme/dashboard'));
  expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull();
});

test('it begins after a question, and is refused in words', async () => {
  const user = {
    id: ravi.id,
    firstName: 'Ravi',
    lastName: 'Menon',
    email: 'ravi@acme.test',
    role: 'employee',
    status: 'active',
    lastSignInAt: null,
    secondFactor: false,
    invitationExpiresAt: null,
    version: 3,
    createdAt: '2026-11-01T08:00:00.000Z',
    allowedTransitions: ['seeAs'],
  };
  const server = serverFor(person('admin'))
    .on('GET users', () => ({ items: [user], nextCursor: null, total: 1, totalIsExact: true }))
    .on(`POST users/${ravi.id}/see-as`, () => new Failure(403, 'ACCESS_DENIED'));
  openPortal('/acme/admin/users');
  const row = await screen.findByRole('row', { name: /Ravi/ });
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for Ravi/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'View as this person' }));
  await screen.findByText(/cannot change anything/);
  expect(server.sent(`POST users/${ravi.id}/see-as`)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'View portal' }));
  await screen.findByText('View as could not start');
  expect(server.sent(`POST users/${ravi.id}/see-as`)).toHaveLength(1);
});
