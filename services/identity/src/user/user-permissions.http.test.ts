import { DEFAULT_ENTRIES, type PermissionEntry, type UserPermissions } from '@atrium/contracts';
import {
  openEvents,
  TestClock,
  TestPortal,
  type Answer,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';

const clock = new TestClock();
let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  company = await portal.company();
});
afterAll(() => portal.close());

const refused = ({ status, body }: Answer) => [status, body.error.code];
const pathOf = ({ user }: TestPerson) => `/api/users/${user.id}/permissions`;
const read = async (by: TestPerson, of: TestPerson) => (await by.get<UserPermissions>(pathOf(of))).body;
const put = (by: TestPerson, of: TestPerson, version: number, entries: unknown) =>
  by.put(pathOf(of), { version, entries });
const leave: PermissionEntry = {
  tab: 'hrOperations',
  accessType: 'restricted',
  resources: [{ resource: 'leave', actions: ['read', 'approve'] }],
};
const noUsers = DEFAULT_ENTRIES.admin.filter(({ tab }) => tab !== 'admin');

test('an admin sees a person’s permissions beside the role’s, and changes them at once', async () => {
  const person = await company.person('employee');
  const before = await read(company.admin, person);
  expect(before).toMatchObject({ role: 'employee', mayChange: true, entries: DEFAULT_ENTRIES.employee });
  expect(before.defaults).toEqual(DEFAULT_ENTRIES.employee);
  const events = await openEvents(person);
  const saved = await put(company.admin, person, before.version, [leave]);
  expect([saved.status, saved.body.entries, saved.body.version]).toEqual([200, [leave], before.version + 1]);
  await events.until('session-changed');
  events.close();
  expect((await person.get('/api/auth/me')).body.user.permissions).toEqual([leave]);
  const { items } = (await company.admin.get('/api/audit?action=user.setPermissions')).body;
  expect(items[0]).toMatchObject({
    actor: { id: company.admin.user.id },
    after: { hrOperations: 'leave: read, approve' },
  });
  const history = await company.admin.get(`/api/records/user/${person.user.id}/history`);
  expect(history.body.items[0]).toMatchObject({
    action: 'user.setPermissions',
    before: { calendar: 'area only' },
  });
  expect((await portal.mailsTo(person.user.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('Your permissions were changed'),
  );
});

test('of two changes of one version, one is refused', async () => {
  const person = await company.person('employee');
  const { version } = await read(company.admin, person);
  const answers = await Promise.all([1, 2].map(() => put(company.admin, person, version, [leave])));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('nobody gives permissions that they do not have, or changes a person who has more', async () => {
  const helper = await company.person('employee');
  const person = await company.person('employee');
  const users: PermissionEntry = {
    tab: 'admin',
    accessType: 'restricted',
    resources: [{ resource: 'users', actions: ['read', 'update'] }],
  };
  await put(company.admin, helper, (await read(company.admin, helper)).version, [users, leave]);
  const { version } = await read(helper, person);
  const more = { ...leave, accessType: 'fullAccess', resources: [] };
  expect(refused(await put(helper, person, version, [more]))).toEqual([403, 'MORE_THAN_HELD']);
  expect((await put(helper, person, version, [leave])).status).toBe(200);
  expect((await read(helper, company.admin)).mayChange).toBe(false);
  const ofAdmin = await read(helper, company.admin);
  expect(refused(await put(helper, company.admin, ofAdmin.version, [leave]))).toEqual([403, 'ACCESS_DENIED']);
});

test('nobody changes their own permissions, a client’s, or those of another company', async () => {
  const { admin } = company;
  const own = await read(admin, admin);
  expect(refused(await put(admin, admin, own.version, noUsers))).toEqual([409, 'OWN_ACCOUNT']);
  const client = await company.person('client');
  const { version } = await read(admin, client);
  expect(refused(await put(admin, client, version, [leave]))).toEqual([409, 'TRANSITION_REFUSED']);
  const foreign = await portal.company();
  expect((await foreign.admin.get(pathOf(client))).status).toBe(404);
  expect((await put(foreign.admin, client, version, [leave])).status).toBe(404);
  expect(refused(await put(await company.person('hr'), client, version, []))).toEqual([403, 'ACCESS_DENIED']);
});

test('of two admins who demote each other at the same moment, one stays', async () => {
  const own = await portal.company();
  const other = await own.person('admin');
  const versions = [await read(own.admin, other), await read(own.admin, own.admin)].map(
    ({ version }) => version,
  );
  const answers = await Promise.all([
    put(own.admin, other, versions[0]!, noUsers),
    put(other, own.admin, versions[1]!, noUsers),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each([
  ['a resource of another tab', [{ ...leave, tab: 'finance' }]],
  ['a tab twice', [leave, leave]],
  ['a resource without an action', [{ ...leave, resources: [{ resource: 'leave', actions: [] }] }]],
  ['full access with resources', [{ ...leave, accessType: 'fullAccess' }]],
  ['an unknown tab', [{ ...leave, tab: 'everything' }]],
])('%s is refused', async (_, entries) => {
  const person = await company.person('employee');
  const answer = await put(company.admin, person, 2, entries);
  expect(refused(answer)).toEqual([400, 'VALIDATION_FAILED']);
});

test('the password is asked again after a while', async () => {
  const person = await company.person('employee');
  const { version } = await read(company.admin, person);
  clock.advance({ minutes: 16 });
  expect(refused(await put(company.admin, person, version, [leave]))).toEqual([403, 'IDENTITY_UNCONFIRMED']);
});
