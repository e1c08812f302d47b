import type { Invitation, Page } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../../testing/fake-api.js';
import { person } from '../../../testing/people.js';
import { address, openPortal, serverFor } from '../../../testing/render-portal.js';

const invitation = (firstName: string, changes: Partial<Invitation> = {}): Invitation => ({
  id: `01890000-0000-7000-8000-${firstName.toLowerCase().padEnd(12, '0')}`,
  firstName,
  lastName: 'Menon',
  email: `${firstName.toLowerCase()}@acme.test`,
  role: 'employee',
  state: 'open',
  department: null,
  invitedBy: 'Asha Rao',
  invitedAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
  acceptedAt: null,
  version: 3,
  allowedTransitions: ['update', 'resendInvitation', 'revokeInvitation'],
  ...changes,
});
const neha = invitation('Neha');
const joined = invitation('Ravi', { state: 'accepted', allowedTransitions: ['update', 'deactivate'] });
const pageOf = (items: Invitation[]): Page<Invitation> => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsExact: true,
});

function open(items = [neha, joined]) {
  const server = serverFor(person('admin'))
    .on('GET users', () => pageOf([]))
    .on('GET users/invitations', () => pageOf(items));
  openPortal('/acme/admin/users?show=invitations');
  return server;
}
const act = async (name: string) => {
  const row = await screen.findByRole('row', { name: /Neha/ });
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for Neha/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

test('the list stands in its own tab, filtered by the address', async () => {
  const server = open();
  await screen.findByRole('row', { name: /Neha.*Open/ });
  expect(screen.getByRole('link', { name: 'Invitations' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter by status' }));
  await userEvent.click(dialog.getByLabelText('Expired'));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(server.calls.filter(({ url }) => url === 'users/invitations').at(-1)?.params).toMatchObject({
      state: 'expired',
      sort: 'name',
    }),
  );
  expect(address()).toContain('show=invitations');
});

test('one is sent again, or taken back, on the version that was seen', async () => {
  const server = open()
    .on(`POST users/${neha.id}/resend-invitation`, () => ({}))
    .on(`POST users/${neha.id}/revoke-invitation`, () => ({}));
  await act('Resend invitation');
  await screen.findByText('Invitation resent');
  await act('Withdraw invitation');
  await waitFor(() =>
    expect(server.sent(`POST users/${neha.id}/revoke-invitation`)).toEqual([{ version: 3 }]),
  );
  expect(server.sent(`POST users/${neha.id}/resend-invitation`)).toEqual([{ version: 3 }]);
});

test('an accepted invitation has no steps', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Ravi/ });
  expect(within(row).queryByRole('button', { name: /^Actions/ })).toBeNull();
});

test('a link is made on purpose, and shown once', async () => {
  const link = 'https://portal.test/employee/Onboarding#token=abc';
  const server = open().on(`POST users/${neha.id}/invitation-link`, () => ({
    link,
    expiresAt: neha.expiresAt,
  }));
  await act('Create a link to share');
  const dialog = within(await screen.findByRole('dialog', { name: 'Link for Neha Menon' }));
  expect(server.sent(`POST users/${neha.id}/invitation-link`)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByLabelText('Link')).toHaveProperty('value', link);
  expect(server.sent(`POST users/${neha.id}/invitation-link`)).toEqual([{ version: 3 }]);
});

test('a refusal of the link is said in the dialog', async () => {
  open().on(`POST users/${neha.id}/invitation-link`, () => new Failure(409, 'STALE_VERSION'));
  await act('Create a link to share');
  const dialog = within(await screen.findByRole('dialog', { name: 'Link for Neha Menon' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.findByText(/Someone changed this while you were editing/);
});

test('an empty list of invitations says so', async () => {
  open([]);
  await screen.findByRole('heading', { name: 'No invitations yet' });
});
