import type { AuditEntry, Page, Role, Session, User } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import {
  openEvents,
  TestClock,
  TestPortal,
  type Answer,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { SeeAsService } from './see-as.service.js';

const clock = new TestClock();
let portal: TestPortal;
let company: TestCompany;
let admin: TestPerson;
let ravi: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await portal.company();
  admin = company.admin;
  ravi = await company.person('employee');
});

const refused = ({ status, body }: Answer) => [status, body.error?.code];
const begin = (user = ravi.user, by = admin) => by.post(`/api/users/${user.id}/see-as`);
const stop = () => admin.post('/api/auth/stop-seeing');
const me = async (by = admin) => (await by.get<Session>('/api/auth/me')).body.user;
const trail = async () => {
  const { items } = (await admin.get<Page<AuditEntry>>('/api/audit?sort=-at')).body;
  return items.filter(({ action }) => action.endsWith('SeeAs'));
};

test('an admin gets the answers of the person, says so, and is themselves again after Stop', async () => {
  expect((await begin()).status).toBe(200);
  const seen = await me();
  expect(seen).toMatchObject({ id: ravi.user.id, role: 'employee', permissions: ravi.user.permissions });
  expect(seen.seenBy).toEqual({
    firstName: 'Asha',
    lastName: 'Rao',
    until: new Date(clock.now().getTime() + 15 * 60_000).toISOString(),
  });
  expect((await me(ravi)).seenBy).toBeUndefined();
  expect(refused(await admin.get('/api/users'))).toEqual([403, 'ACCESS_DENIED']);
  expect((await admin.get('/api/hr/employment')).body).toEqual((await ravi.get('/api/hr/employment')).body);
  expect((await stop()).status).toBe(200);
  expect(await me()).toEqual(admin.user);
  expect((await admin.get('/api/users')).status).toBe(200);
  expect((await stop()).status).toBe(200);
});

test('beginning and end are recorded as the admin’s actions', async () => {
  await begin();
  await stop();
  await stop();
  expect(await trail()).toMatchObject([
    { action: 'user.endSeeAs', actor: { id: admin.user.id }, resource: { id: ravi.user.id } },
    { action: 'user.beginSeeAs', actor: { id: admin.user.id }, resource: { id: ravi.user.id } },
  ]);
});

test('nothing can be changed, and the person’s private data is not shown', async () => {
  await begin();
  expect(refused(await admin.put('/api/settings/portal.display', { value: {}, version: 0 }))).toEqual([
    403,
    'SEEING_ONLY',
  ]);
  for (const path of [
    '/api/notifications',
    '/api/messages/conversations',
    '/api/inbox/counts',
    '/api/account',
  ])
    expect(refused(await admin.get(path))).toEqual([403, 'SEEN_BY_OWNER_ALONE']);
  expect(refused(await begin())).toEqual([403, 'SEEING_ONLY']);
  await stop();
  expect((await admin.get('/api/notifications')).status).toBe(200);
});

test('taking a list along is something that somebody does: it is refused, too', async () => {
  const hr = await company.person('hr');
  const path = '/api/exports?list=hr.employees&format=csv&columns=name';
  expect((await hr.get(path)).status).toBe(200);
  await begin(hr.user);
  expect(refused(await admin.get(path))).toEqual([403, 'SEEING_ONLY']);
});

test('it is over after fifteen minutes, to the second', async () => {
  await begin();
  clock.advance({ minutes: 14, seconds: 58 });
  expect((await me()).id).toBe(ravi.user.id);
  clock.advance({ seconds: 2 });
  expect((await me()).id).toBe(admin.user.id);
});

test.each<[string, (other: TestPerson) => Promise<Answer>]>([
  ['the person is deactivated', (other) => change(other, ravi, 'deactivate')],
  ['the person becomes an admin', (other) => give(other, ravi, 'admin')],
  ['the admin is no admin any more', (other) => give(other, admin, 'hr')],
])('when %s it is over at once', async (_, act) => {
  const other = await company.person('admin');
  await begin();
  expect((await me()).id).toBe(ravi.user.id);
  expect((await act(other)).status).toBe(200);
  const { id, seenBy } = await me();
  expect([id, seenBy]).toEqual([admin.user.id, undefined]);
});

test('a change of the person is visible at once, and the page is invalidated', async () => {
  const other = await company.person('admin');
  await begin();
  const events = await openEvents(admin);
  const entries = [
    { tab: 'admin', accessType: 'restricted', resources: [{ resource: 'audit', actions: ['read'] }] },
  ];
  expect((await other.put(`/api/users/${ravi.user.id}/permissions`, { version: 2, entries })).status).toBe(
    200,
  );
  await events.until('session-changed');
  expect((await me()).permissions).toEqual(entries);
  expect((await admin.get('/api/audit')).status).toBe(200);
  events.close();
});

test('the admin’s open pages are notified of beginning and end; the person does not appear present', async () => {
  const events = await openEvents(admin);
  await begin();
  await events.until('session-changed');
  await stop();
  await events.until('session-changed');
  events.close();
});

test('only an admin looks, and never as another admin, as themselves, or into another company', async () => {
  const other = await company.person('admin');
  const hr = await company.person('hr');
  const foreign = await portal.company();
  expect(refused(await begin(other.user))).toEqual([403, 'ACCESS_DENIED']);
  expect(refused(await begin(admin.user))).toEqual([409, 'OWN_ACCOUNT']);
  expect(refused(await begin(ravi.user, hr))).toEqual([403, 'ACCESS_DENIED']);
  expect((await begin(ravi.user, foreign.admin)).status).toBe(404);
  await change(admin, ravi, 'deactivate');
  expect(refused(await begin())).toEqual([409, 'TRANSITION_REFUSED']);
});

test('nobody can look as a person with more permissions', async () => {
  const other = await company.person('admin');
  const entries = [{ tab: 'admin', accessType: 'fullAccess', resources: [] }];
  const { version } = (await admin.get(`/api/users/${other.user.id}/permissions`)).body;
  expect((await admin.put(`/api/users/${other.user.id}/permissions`, { version, entries })).status).toBe(200);
  const hr = await company.person('hr');
  expect(refused(await begin(hr.user, other))).toEqual([403, 'ACCESS_DENIED']);
  const transitionsOf = async ({ user }: TestPerson) =>
    (await other.get<User>(`/api/users/${user.id}`)).body.allowedTransitions;
  expect(await transitionsOf(hr)).not.toContain('seeAs');
  expect(await transitionsOf(ravi)).toContain('seeAs');
});

test('the password is asked again after a while', async () => {
  clock.advance({ minutes: 16 });
  expect(refused(await begin())).toEqual([403, 'IDENTITY_UNCONFIRMED']);
});

test('it ends by itself when its time is over, which is recorded and sent to open pages', async () => {
  await begin();
  const { until } = (await me()).seenBy ?? { until: '' };
  const query = 'select id from session where seen_user_id = $1';
  const [session] = await portal.database.query<{ id: string }>(query, [ravi.user.id]);
  const seen = { sessionId: session?.id ?? '', userId: ravi.user.id, until: new Date(until) };
  const end = () =>
    portal.app.get(TenantDb).run(company.id, () => portal.app.get(SeeAsService).endByTime(seen));
  await end();
  expect(await me()).toMatchObject({ id: ravi.user.id });
  const events = await openEvents(admin);
  clock.advance({ minutes: 15 });
  await end();
  await events.until('session-changed');
  events.close();
  await end();
  expect((await trail()).map(({ action }) => action)).toEqual(['user.endSeeAs', 'user.beginSeeAs']);
});

test('a sign-out ends the admin’s own session, and nothing else', async () => {
  await begin();
  expect((await admin.post('/api/auth/logout')).status).toBe(200);
  expect((await admin.get('/api/auth/me')).status).toBe(401);
  expect((await me(ravi)).id).toBe(ravi.user.id);
});

const give = async (by: TestPerson, { user }: TestPerson, role: Role) => {
  const { version } = (await by.get<User>(`/api/users/${user.id}`)).body;
  return by.patch(`/api/users/${user.id}`, { role, version });
};
const change = async (by: TestPerson, { user }: TestPerson, step: string) => {
  const { version } = (await by.get<User>(`/api/users/${user.id}`)).body;
  return by.post(`/api/users/${user.id}/${step}`, { version });
};
