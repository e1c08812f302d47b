import type { Page, User } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { address, openPortal, serverFor } from '../../testing/render-portal.js';

const user = (firstName: string, changes: Partial<User> = {}): User => ({
  id: `01890000-0000-7000-8000-${firstName.toLowerCase().padEnd(12, '0')}`,
  firstName,
  lastName: 'Menon',
  email: `${firstName.toLowerCase()}@acme.test`,
  role: 'employee',
  status: 'active',
  lastSignInAt: null,
  secondFactor: false,
  invitationExpiresAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  version: 3,
  allowedTransitions: ['update', 'changeRole', 'deactivate'],
  ...changes,
});
const invited = user('Neha', {
  status: 'invited',
  invitationExpiresAt: '2026-11-27T08:00:00.000Z',
  allowedTransitions: ['update', 'changeRole', 'resendInvitation', 'revokeInvitation'],
});

const pageOf = (items: User[], nextCursor: string | null = null): Page<User> => ({
  items,
  nextCursor,
  total: items.length + (nextCursor ? 1 : 0),
  totalIsExact: true,
});

function open(
  path = '/acme/admin/users',
  list: (params: Record<string, string>) => unknown = () => pageOf([user('Ravi'), invited]),
) {
  const server = serverFor(person('admin')).on('GET users', ({ params }) =>
    list(params as Record<string, string>),
  );
  openPortal(path);
  return server;
}

const lastParams = (server: ReturnType<typeof open>) =>
  server.calls.filter(({ url }) => url === 'users').at(-1)?.params;
const actionOf = async (name: string, action: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(name) });
  await userEvent.click(within(row).getByRole('button', { name: new RegExp(`^Actions for ${name}`) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('filters live in the address and reach the server', async () => {
  const server = open('/acme/admin/users?role=hr&search=ra');
  await screen.findByRole('row', { name: /Ravi/ });
  expect(lastParams(server)).toMatchObject({ role: 'hr', search: 'ra', sort: 'name' });
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter by status' }));
  await userEvent.click(dialog.getByLabelText('Invited'));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(lastParams(server)).toMatchObject({ role: 'hr', search: 'ra', status: 'invited' }),
  );
  expect(address()).toContain('status=invited');
});

test('an address with filters that do not exist asks without them', async () => {
  const server = open('/acme/admin/users?role=king&status=asleep');
  await screen.findByRole('row', { name: /Ravi/ });
  expect(lastParams(server)).toEqual({ sort: 'name', limit: 50, search: undefined, cursor: undefined });
});

test('no results and no records are shown differently, and Clear shows all again', async () => {
  open('/acme/admin/users?search=zzz', ({ search }) => pageOf(search ? [] : [user('Ravi')]));
  await screen.findByRole('heading', { name: 'No match' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await screen.findByRole('row', { name: /Ravi/ });
});

test('the next page is asked for by the cursor', async () => {
  const server = open(undefined, ({ cursor }) =>
    cursor ? pageOf([user('Zoya')]) : pageOf([user('Ravi')], 'after-ravi'),
  );
  await screen.findByRole('row', { name: /Ravi/ });
  await userEvent.click(screen.getByRole('button', { name: /next/i }));
  await screen.findByRole('row', { name: /Zoya/ });
  expect(lastParams(server)).toMatchObject({ cursor: 'after-ravi' });
});

test('an invitation is sent and the dialog closes', async () => {
  const server = open().on('POST users/invitations', () => invited);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
  await userEvent.type(dialog.getByLabelText(/First name/), 'Neha');
  await userEvent.type(dialog.getByLabelText(/Last name/), 'Menon');
  await userEvent.type(dialog.getByLabelText(/Email/), 'neha@acme.test');
  await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
  await screen.findByText('Invitation sent');
  expect(server.sent('POST users/invitations')).toEqual([
    { firstName: 'Neha', lastName: 'Menon', email: 'neha@acme.test', role: 'employee' },
  ]);
});

test('a known e-mail is said beside its field and nothing typed is lost', async () => {
  const fields = { email: 'Someone in this company already uses this email.' };
  open().on('POST users/invitations', () => new Failure(409, 'EMAIL_TAKEN', fields));
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
  await userEvent.type(dialog.getByLabelText(/First name/), 'Neha');
  await userEvent.type(dialog.getByLabelText(/Last name/), 'Menon');
  await userEvent.type(dialog.getByLabelText(/Email/), 'ravi@acme.test');
  await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
  await dialog.findByText(fields.email);
  expect(dialog.getByLabelText(/First name/)).toHaveProperty('value', 'Neha');
});

test('deactivating asks first and sends the version it was decided on', async () => {
  const ravi = user('Ravi');
  const server = open().on(`POST users/${ravi.id}/deactivate`, () => user('Ravi', { status: 'deactivated' }));
  await actionOf('Ravi', 'Deactivate');
  await screen.findByText(/signed out everywhere and cannot sign in/);
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(server.sent(`POST users/${ravi.id}/deactivate`)).toEqual([{ version: 3 }]));
});

test('a step that the server refuses says why', async () => {
  open().on(`POST users/${invited.id}/resend-invitation`, () => new Failure(409, 'STALE_VERSION'));
  await actionOf('Neha', 'Resend invitation');
  await screen.findByText(/Someone changed this while you were editing/);
});

test('only what the server allows is offered', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Neha/ });
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for Neha/ }));
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(items).toEqual(['Edit', 'Permissions', 'Resend invitation', 'Withdraw invitation']);
});

test('a new role is saved', async () => {
  const ravi = user('Ravi');
  const server = open().on(`PATCH users/${ravi.id}`, () => user('Ravi', { role: 'hr' }));
  await actionOf('Ravi', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
  await userEvent.selectOptions(dialog.getByLabelText(/Role/), 'HR');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(`PATCH users/${ravi.id}`)).toEqual([{ version: 3, role: 'hr' }]);
});

test('a role that somebody else has changed meanwhile is shown beside the chosen one', async () => {
  const ravi = user('Ravi');
  const server = open()
    .on(`GET users/${ravi.id}`, () => user('Ravi', { role: 'teamLeader', lastName: 'Iyer', version: 4 }))
    .on(`PATCH users/${ravi.id}`, ({ body }) =>
      (body as User).version === 4 ? user('Ravi', { version: 5 }) : new Failure(409, 'STALE_VERSION'),
    );
  await actionOf('Ravi', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
  await userEvent.selectOptions(dialog.getByLabelText(/^Role/), 'HR');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Last name (Iyer)');
  await userEvent.click(dialog.getByLabelText('Role: take theirs, Team leader'));
  await userEvent.click(dialog.getByLabelText('Role: keep yours, HR'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(`PATCH users/${ravi.id}`).at(-1)).toEqual({
    version: 4,
    role: 'hr',
  });
});
