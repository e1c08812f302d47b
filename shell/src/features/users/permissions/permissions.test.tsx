import {
  AGENCY_AREA,
  CLIENTS_AREA,
  DEFAULT_ENTRIES,
  HR_AREA,
  IDENTITY_AREA,
  PERMISSION_TABLE,
  REGISTRY_AREA,
  TABS,
  type Page,
  type PermissionTab,
  type Role,
  type User,
  type UserPermissions,
} from '@atrium/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../../testing/fake-api.js';
import { person } from '../../../testing/people.js';
import { openPortal, serverFor } from '../../../testing/render-portal.js';

const ravi: User = {
  id: '01890000-0000-7000-8000-00000000ra00',
  firstName: 'Ravi',
  lastName: 'Menon',
  email: 'ravi@acme.test',
  role: 'employee',
  status: 'active',
  lastSignInAt: null,
  secondFactor: false,
  invitationExpiresAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  version: 3,
  allowedTransitions: ['update', 'changeRole', 'deactivate'],
};
/** The tabs as the server sends them. */
const tabs = TABS.map((tab): PermissionTab => {
  const words = [AGENCY_AREA, CLIENTS_AREA, IDENTITY_AREA, REGISTRY_AREA, HR_AREA].map(
    ({ permissions }) => permissions[tab],
  );
  const titleOf = (resource: string) =>
    words.find((each) => each?.resources?.[resource])?.resources?.[resource];
  return {
    tab,
    title: words.find((each) => each?.title)?.title ?? tab,
    resources: PERMISSION_TABLE[tab].map((resource) => ({ resource, title: titleOf(resource) ?? resource })),
  };
});
const permissionsOf = (role: Role, changes: Partial<UserPermissions> = {}): UserPermissions => ({
  userId: ravi.id,
  role,
  version: 3,
  entries: DEFAULT_ENTRIES[role],
  defaults: DEFAULT_ENTRIES[role],
  tabs,
  mayChange: true,
  ...changes,
});
const pageOf = (items: User[]): Page<User> => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsExact: true,
});
const PATH = `users/${ravi.id}/permissions`;

/** Opens Ravi's permissions for a person who may see the users. */
async function open(permissions: () => unknown, viewer = person('admin'), user = ravi) {
  const server = serverFor(viewer)
    .on('GET users', () => pageOf([user]))
    .on(`GET ${PATH}`, permissions);
  openPortal('/acme/admin/users');
  const row = await screen.findByRole('row', { name: /Ravi/ });
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for Ravi/ }));
  return { server };
}
const choose = async () => {
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Permissions' }));
  return within(await screen.findByRole('dialog', { name: 'Permissions for Ravi Menon' }));
};
type Dialog = Awaited<ReturnType<typeof choose>>;
const tab = async (dialog: Dialog, name: string) => within(await dialog.findByRole('region', { name }));
const menuOf = (dialog: Dialog) =>
  within(dialog.getByRole('region', { name: 'Their menu' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('what is ticked changes the menu that is shown, is marked, and is saved whole', async () => {
  const { server } = await open(() => permissionsOf('employee'));
  server.on(`PUT ${PATH}`, () => permissionsOf('employee', { version: 4 }));
  const dialog = await choose();
  const hr = await tab(dialog, 'HR operations');
  expect(menuOf(dialog)).toEqual([
    'Home, Requests, Announcements and People',
    'Work: Calendar',
    'HR: Attendance',
  ]);
  expect(hr.queryByText('Changed')).toBeNull();
  await userEvent.selectOptions(hr.getByLabelText('HR operations: access'), 'Restricted');
  const employees = within(hr.getByRole('group', { name: 'Employees' }));
  await userEvent.click(employees.getByRole('checkbox', { name: 'Read' }));
  expect(menuOf(dialog)).toEqual([
    'Home, Requests, Announcements and People',
    'Work: Calendar',
    'HR: Attendance and Employees',
  ]);
  hr.getByText('Changed');
  employees.getByRole('checkbox', { name: 'Read (differs from the role)' });
  const users = await tab(dialog, 'Administration');
  await userEvent.selectOptions(users.getByLabelText('Administration: access'), 'Full access');
  expect(menuOf(dialog).at(-1)).toBe('Administration: Users, Company, Apps and Audit trail');
  await userEvent.click(dialog.getByRole('button', { name: 'Save permissions' }));
  await screen.findByText('Saved');
  expect(server.sent(`PUT ${PATH}`)).toEqual([
    {
      version: 3,
      entries: [
        ...DEFAULT_ENTRIES.employee,
        {
          tab: 'hrOperations',
          accessType: 'restricted',
          resources: [{ resource: 'addEmployee', actions: ['read'] }],
        },
        { tab: 'admin', accessType: 'fullAccess', resources: [] },
      ],
    },
  ]);
});

test('a tab, or everything, can be reset to the role', async () => {
  await open(() => permissionsOf('hr', { entries: [] }));
  const dialog = await choose();
  const finance = await tab(dialog, 'Finance');
  await userEvent.click(finance.getByRole('button', { name: 'Reset Finance to the role' }));
  expect(finance.getByLabelText('Finance: access')).toHaveProperty('value', 'only');
  const payrolls = within(finance.getByRole('group', { name: 'Payroll table' }));
  expect(payrolls.getByRole('checkbox', { name: 'Read' })).toHaveProperty('checked', true);
  dialog.getAllByText('Changed');
  await userEvent.click(dialog.getByRole('button', { name: 'Reset all to role defaults' }));
  expect(dialog.queryByText('Changed')).toBeNull();
  expect((await tab(dialog, 'HR operations')).getByLabelText(/access/)).toHaveProperty('value', 'full');
});

test('what somebody else has changed meanwhile is shown beside what was chosen, and nothing is lost', async () => {
  const theirs = DEFAULT_ENTRIES.hr.filter((entry) => entry.tab !== 'finance');
  let saved = false;
  const { server } = await open(() =>
    saved ? permissionsOf('hr', { version: 4, entries: theirs }) : permissionsOf('hr'),
  );
  server.on(`PUT ${PATH}`, ({ body }) => {
    saved = true;
    return (body as UserPermissions).version === 4 ? permissionsOf('hr') : new Failure(409, 'STALE_VERSION');
  });
  const dialog = await choose();
  const finance = await tab(dialog, 'Finance');
  await userEvent.selectOptions(finance.getByLabelText('Finance: access'), 'Full access');
  await userEvent.click(dialog.getByRole('button', { name: 'Save permissions' }));
  await userEvent.click(await dialog.findByLabelText('Finance: keep yours, Full access'));
  dialog.getByLabelText('Finance: take theirs, No access');
  await userEvent.click(dialog.getByRole('button', { name: 'Save permissions' }));
  await screen.findByText('Saved');
  expect(server.sent(`PUT ${PATH}`).at(-1)).toMatchObject({
    version: 4,
    entries: expect.arrayContaining([{ tab: 'finance', accessType: 'fullAccess', resources: [] }]),
  });
});

test('nobody is offered to give more than they hold', async () => {
  const helper = person('employee');
  helper.permissions = [
    {
      tab: 'admin',
      accessType: 'restricted',
      resources: [{ resource: 'users', actions: ['read', 'update'] }],
    },
  ];
  await open(() => permissionsOf('employee', { entries: [], defaults: [] }), helper);
  const dialog = await choose();
  const finance = await tab(dialog, 'Finance');
  expect(finance.getByRole('option', { name: 'Full access' })).toHaveProperty('disabled', true);
  const admin = await tab(dialog, 'Administration');
  await userEvent.selectOptions(admin.getByLabelText('Administration: access'), 'Restricted');
  const users = within(admin.getByRole('group', { name: 'Users' }));
  expect(users.getByRole('checkbox', { name: 'Read' })).toHaveProperty('disabled', false);
  expect(users.getByRole('checkbox', { name: 'Create' })).toHaveProperty('disabled', true);
});

test('whose permissions may not be changed are looked at only', async () => {
  await open(() => permissionsOf('employee', { mayChange: false }));
  const dialog = await choose();
  await dialog.findByText('You can look at these, but not change them.');
  expect(dialog.queryByRole('button', { name: 'Save permissions' })).toBeNull();
  const hr = await tab(dialog, 'HR operations');
  expect(hr.getByLabelText('HR operations: access')).toHaveProperty('disabled', true);
});

test('a failure to load says so and can be tried again', async () => {
  let works = false;
  await open(() => (works ? permissionsOf('employee') : new Failure(500, 'INTERNAL')));
  const dialog = await choose();
  await dialog.findByText('The permissions could not be loaded');
  works = true;
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  await tab(dialog, 'HR operations');
});

test('a client has a portal of their own, and no permissions to tick', async () => {
  await open(() => permissionsOf('client'), person('admin'), { ...ravi, role: 'client' });
  await screen.findByRole('menuitem', { name: 'Edit' });
  expect(screen.queryByRole('menuitem', { name: 'Permissions' })).toBeNull();
});
