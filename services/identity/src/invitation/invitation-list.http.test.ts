import type { Invitation, InvitationLink, Page } from '@atrium/contracts';
import {
  TEST_PASSWORD,
  TestClock,
  TestPortal,
  type Answer,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';

const clock = new TestClock();
let portal: TestPortal;
let company: TestCompany;
let admin: TestPerson;
let count = 0;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await portal.company();
  admin = company.admin;
});

const refused = ({ status, body }: Answer) => [status, body.error.code];
async function invite(given: Record<string, unknown> = {}) {
  const newcomer = { firstName: 'Ravi', lastName: `Kumar${(count += 1)}`, role: 'employee', ...given };
  const body = { email: `ravi${count}@kettle.test`, ...newcomer };
  return (await admin.post('/api/users/invitations', body)).body;
}
const list = async (query = '') =>
  (await admin.get<Page<Invitation>>(`/api/users/invitations?sort=invitedAt&${query}`)).body;
const accept = (token: string) =>
  portal.browser().post('/api/auth/invitations/accept', {
    token,
    firstName: 'Ravi',
    lastName: 'Kumar',
    password: TEST_PASSWORD,
  });

test('invitations are listed by state, with their senders', async () => {
  const expired = await invite({ role: 'hr' });
  clock.advance({ days: 8 });
  // The session would have timed out.
  admin = await company.signIn(admin.user.email);
  const [open, accepted, revoked] = [await invite(), await invite(), await invite()];
  await accept(await portal.tokenMailedTo(accepted.email));
  await admin.post(`/api/users/${revoked.id}/revoke-invitation`, { version: revoked.version });
  const { items, total } = await list();
  expect(items.map(({ id, state }) => [id, state])).toEqual([
    [expired.id, 'expired'],
    [open.id, 'open'],
    [accepted.id, 'accepted'],
    [revoked.id, 'revoked'],
  ]);
  expect([total, items[1]]).toMatchObject([
    4,
    { email: open.email, invitedBy: 'Asha Rao', expiresAt: open.invitationExpiresAt, acceptedAt: null },
  ]);
  expect(items.map(({ allowedTransitions }) => allowedTransitions)).toEqual([
    ['update', 'changeRole', 'resendInvitation', 'revokeInvitation'],
    ['update', 'changeRole', 'resendInvitation', 'revokeInvitation'],
    ['update', 'changeRole', 'deactivate', 'seeAs'],
    ['update', 'resendInvitation'],
  ]);
  for (const [query, ids] of [
    ['state=open', [open.id]],
    ['state=expired,revoked', [expired.id, revoked.id]],
    ['state=accepted', [accepted.id]],
    ['role=hr', [expired.id]],
    [`search=${open.email}`, [open.id]],
  ] as const)
    expect((await list(query)).items.map(({ id }) => id)).toEqual(ids);
});

test('the list goes on page by page', async () => {
  const ids: string[] = [];
  for (let each = 0; each < 3; each += 1) ids.push((await invite()).id);
  const first = await list('limit=2');
  const second = await list(`limit=2&cursor=${first.nextCursor ?? ''}`);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
  expect(second.nextCursor).toBeNull();
});

test('other companies, and people who may not see users, see no invitations', async () => {
  await invite();
  const other = await portal.company();
  expect((await other.admin.get('/api/users/invitations')).body.items).toEqual([]);
  expect(refused(await (await company.person('hr')).get('/api/users/invitations'))).toEqual([
    403,
    'ACCESS_DENIED',
  ]);
});

test('a link can be handed over by hand: it works once, and the one in the mail is void', async () => {
  const user = await invite();
  const mailed = await portal.tokenMailedTo(user.email);
  const path = `/api/users/${user.id}/invitation-link`;
  const answer = await admin.post<InvitationLink>(path, { version: user.version });
  expect(answer.status).toBe(200);
  const { link, expiresAt } = answer.body;
  expect(new Date(expiresAt).getTime() - clock.now().getTime()).toBe(7 * 24 * 3_600_000);
  expect((await accept(mailed)).status).toBe(410);
  expect(await portal.mailsTo(user.email)).toHaveLength(1);
  const { items } = (await admin.get('/api/audit?action=user.copyInvitationLink')).body;
  expect(JSON.stringify(items)).not.toContain('token=');
  expect(items[0]).toMatchObject({ actor: { id: admin.user.id }, resource: { id: user.id } });
  const token = new URL(link).hash.replace('#token=', '');
  expect((await accept(token)).status).toBe(200);
  const { version } = (await admin.get(`/api/users/${user.id}`)).body;
  expect(refused(await admin.post(path, { version }))).toEqual([409, 'TRANSITION_REFUSED']);
});

test('a link to hand over asks for the password, and for the version that was seen', async () => {
  const user = await invite();
  const path = `/api/users/${user.id}/invitation-link`;
  expect(refused(await admin.post(path, { version: 9 }))).toEqual([409, 'STALE_VERSION']);
  const other = await portal.company();
  expect((await other.admin.post(path, { version: user.version })).status).toBe(404);
  clock.advance({ minutes: 16 });
  expect(refused(await admin.post(path, { version: user.version }))).toEqual([403, 'IDENTITY_UNCONFIRMED']);
});
