import type { AuditEntry } from '@atrium/contracts';
import { TEST_PASSWORD, TestPortal, writeBuiltRemote, type TestCompany, placeOf } from '@atrium/testing';
import { ReleaseService } from '@atrium/registry';
import { sayVerdict, verifyTrails, type CompanyVerdict } from './verify-trails.js';

let portal: TestPortal;
let acme: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start();
  const remote = await writeBuiltRemote({ id: 'notes' });
  await portal.app.get(ReleaseService).publishReleases([remote.folder]);
  await remote.remove();
  acme = await portal.signedUpCompany({ name: 'Acme Studio' });
});
afterAll(() => portal.close());

const trail = async (query = ''): Promise<AuditEntry[]> =>
  (await acme.admin.get(`/api/audit?limit=100&sort=at&${query}`)).body.items;
const ofAction = async (action: string) => trail(`action=${action}`);
const lastOf = async (action: string) => (await ofAction(action)).at(-1);
const ASHA = { name: 'Asha Rao' };

test('a company’s trail begins with its sign-up', async () => {
  const entries = await trail();
  expect(entries.map(({ action, actor }) => [action, actor?.name])).toEqual([
    ['company.create', 'Asha Rao'],
    ['user.create', 'Asha Rao'],
    ['user.confirmEmail', 'Asha Rao'],
    ['employee.create', undefined],
  ]);
  expect(entries[0]).toMatchObject({
    resource: { kind: 'company', id: acme.id, title: 'Acme Studio' },
    before: null,
    after: { name: 'Acme Studio', code: acme.code, timezone: 'Asia/Kolkata' },
  });
});

test('an invitation and its acceptance', async () => {
  const ravi = await acme.invitedPerson('employee');
  expect(await lastOf('user.invite')).toMatchObject({
    actor: ASHA,
    resource: { kind: 'user', id: ravi.user.id, title: 'Ravi employee' },
    after: { email: ravi.user.email, role: 'employee', status: 'invited' },
  });
  expect(await lastOf('user.acceptInvitation')).toMatchObject({
    actor: { id: ravi.user.id },
    before: { status: 'invited' },
    after: { status: 'active' },
  });
});

test('a change of a user is recorded with the previous values', async () => {
  const ravi = await acme.person('employee');
  const path = `/api/users/${ravi.user.id}`;
  const version = async () => (await acme.admin.get<{ version: number }>(path)).body.version;
  await acme.admin.patch(path, { version: await version(), firstName: 'Rama', role: 'hr' });
  expect(await lastOf('user.update')).toMatchObject({
    actor: ASHA,
    resource: { id: ravi.user.id, title: 'Rama employee' },
    before: { firstName: 'Ravi', role: 'employee' },
    after: { firstName: 'Rama', role: 'hr' },
  });
  await acme.admin.post(`${path}/deactivate`, { version: await version() });
  expect(await lastOf('user.deactivate')).toMatchObject({
    before: { status: 'active' },
    after: { status: 'deactivated' },
  });
});

test('sign-ins, failed ones and sign-outs', async () => {
  const { email, id } = acme.admin.user;
  const browser = portal.browser();
  const login = (password: string, who = email) =>
    browser.post('/api/auth/login', { companyCode: acme.code, email: who, password });
  expect((await login('wrong')).status).toBe(401);
  expect((await login('wrong', 'nobody@acme.test')).status).toBe(401);
  expect((await login(TEST_PASSWORD)).status).toBe(200);
  expect((await browser.post('/api/auth/logout')).status).toBe(200);
  expect(await ofAction('user.signInFailed')).toMatchObject([
    { actor: null, resource: { id, title: 'Asha Rao' }, after: { reason: 'wrongCredentials', email } },
    { actor: null, resource: { id: null, title: 'nobody@acme.test' } },
  ]);
  expect(await lastOf('user.signIn')).toMatchObject({ actor: ASHA, after: { address: expect.any(String) } });
  expect(await lastOf('user.signOut')).toMatchObject({ actor: ASHA, before: null, after: null });
});

test('a lost password', async () => {
  const ravi = await acme.person('employee');
  await portal.browser().post('/api/auth/recover', { companyCode: acme.code, email: ravi.user.email });
  await portal.settle();
  expect(await lastOf('user.sendRecovery')).toMatchObject({ actor: null, resource: { id: ravi.user.id } });
  const token = await portal.tokenMailedTo(ravi.user.email);
  await portal.browser().post('/api/auth/reset', { token, password: `${TEST_PASSWORD} new` });
  expect(await lastOf('user.resetPassword')).toMatchObject({ actor: { id: ravi.user.id }, before: null });
});

test('an employee’s changes are recorded with the manager’s name', async () => {
  const fields = {
    firstName: 'Meera',
    lastName: 'Iyer',
    workEmail: 'meera@acme.test',
    phone: null,
    designationId: null,
    departmentId: await placeOf(acme.admin, 'departments', 'Design'),
    employmentType: 'permanent',
    joiningDate: '2026-01-05',
    timezone: 'Asia/Kolkata',
  };
  const { items } = (await acme.admin.get('/api/hr/employees?search=asha')).body;
  const { body: meera } = await acme.admin.post('/api/hr/employees', {
    ...fields,
    managerId: null,
    invite: true,
  });
  const path = `/api/hr/employees/${meera.id}`;
  const motion = await placeOf(acme.admin, 'departments', 'Motion');
  const change = { ...fields, departmentId: motion, managerId: items[0].id, version: meera.version };
  const { body: changed } = await acme.admin.patch(path, change);
  await acme.admin.post(`${path}/archive`, { version: changed.version });
  const entries = await trail(`kind=employee&resource=${meera.id}`);
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['employee.create', null, expect.objectContaining({ department: 'Design', joiningDate: '2026-01-05' })],
    [
      'employee.update',
      { department: 'Design', manager: null },
      { department: 'Motion', manager: 'Asha Rao' },
    ],
    ['employee.archive', { archivedAt: null }, { archivedAt: expect.any(String) }],
  ]);
});

test('a punch and an app that is switched off', async () => {
  await acme.admin.post('/api/hr/attendance/punches', { kind: 'in' });
  expect(await lastOf('attendance.punch')).toMatchObject({
    actor: ASHA,
    resource: { kind: 'attendance', title: 'Asha Rao' },
    after: { kind: 'in' },
  });
  await acme.admin.put('/api/apps/notes', { enabled: false });
  expect(await lastOf('app.switch')).toMatchObject({
    resource: { kind: 'app', id: 'notes' },
    before: { enabled: true },
    after: { enabled: false },
  });
});

test('a refused operation records nothing, and no entry holds a secret', async () => {
  const before = (await trail()).length;
  await acme.admin.patch(`/api/users/${acme.admin.user.id}`, { version: 99, firstName: 'No' });
  expect((await trail()).length).toBe(before);
  const rows = await portal.database.query<{ text: string }>('select e::text as text from audit_entry e');
  const text = rows.map((row) => row.text).join('\n');
  expect(text).not.toContain(TEST_PASSWORD);
  expect(text).not.toContain('$argon2');
});

// Last, because it breaks the trail.
test('every company gets a verdict, and a changed trail is found', async () => {
  const other = await portal.signedUpCompany({ code: 'other-company' });
  const verdicts = async () => {
    const found: CompanyVerdict[] = [];
    for await (const verdict of verifyTrails(portal.env)) found.push(verdict);
    return found.sort((one) => (one.code === acme.code ? -1 : 1)).map(sayVerdict);
  };
  const intact = /^[\w-]+: intact, \d+ entries, ends with [0-9a-f]{64}$/;
  expect(await verdicts()).toEqual([expect.stringMatching(intact), expect.stringMatching(intact)]);
  await portal.database.query(`delete from audit_entry where company_id = $1 and seq = 3`, [other.id]);
  expect(await verdicts()).toEqual([
    expect.stringMatching(intact),
    'other-company: BROKEN, between 2 and 4 entries are missing',
  ]);
});
