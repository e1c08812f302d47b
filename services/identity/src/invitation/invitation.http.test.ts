import { Secrets } from '@atrium/platform';
import { TEST_PASSWORD, TestClock, TestPortal, type TestCompany } from '@atrium/testing';
import { MAIL_LIMITS, mailKeys } from '@atrium/reach';

const clock = new TestClock();
let portal: TestPortal;
let company: TestCompany;
let count = 0;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await portal.company({ name: 'Blue Kettle' });
});

const newcomer = (given: Record<string, unknown> = {}) => ({
  email: `ravi${(count += 1)}@kettle.test`,
  firstName: 'Ravi',
  lastName: 'Kumar',
  role: 'employee',
  ...given,
});

const invite = (given: Record<string, unknown> = {}) =>
  company.admin.post('/api/users/invitations', newcomer(given));

async function inviteForToken(given: Record<string, unknown> = {}) {
  const { body } = await invite(given);
  return { user: body, token: await portal.tokenMailedTo(body.email) };
}

const lookUp = (token: string) => portal.browser().post('/api/auth/invitations/lookup', { token });

const accept = (token: string, given: Record<string, unknown> = {}, browser = portal.browser()) =>
  browser.post('/api/auth/invitations/accept', {
    token,
    firstName: 'Ravi',
    lastName: 'Kumar',
    password: TEST_PASSWORD,
    ...given,
  });

test('a person is invited, sees by whom, sets a password and is signed in', async () => {
  const invited = await invite({ role: 'teamLeader' });
  expect(invited.status).toBe(201);
  expect(invited.body).toMatchObject({ status: 'invited', role: 'teamLeader', lastSignInAt: null });
  const { email, invitationExpiresAt } = invited.body;
  expect(new Date(invitationExpiresAt).getTime() - clock.now().getTime()).toBe(7 * 24 * 3_600_000);

  const [mail] = await portal.mailsTo(email);
  expect(mail?.subject).toBe('Asha Rao invites you to Blue Kettle');
  expect(mail?.text).toContain(`${portal.env.publicUrl}/employee/Onboarding#token=`);
  const token = await portal.tokenMailedTo(email);
  const seen = await lookUp(token);
  expect([seen.status, seen.body]).toEqual([
    200,
    {
      company: { code: company.code, name: 'Blue Kettle' },
      email,
      firstName: 'Ravi',
      lastName: 'Kumar',
      role: 'teamLeader',
      invitedBy: 'Asha Rao',
      expiresAt: invitationExpiresAt,
    },
  ]);

  const browser = portal.browser();
  const accepted = await accept(token, { firstName: 'Ravindra' }, browser);
  expect([accepted.status, accepted.body.user.firstName]).toEqual([200, 'Ravindra']);
  expect((await browser.get('/api/auth/me')).body).toEqual(accepted.body);
  const { body } = await company.admin.get(`/api/users/${invited.body.id}`);
  expect(body).toMatchObject({ status: 'active', invitationExpiresAt: null });
});

test('of fifty uses of an invitation at the same moment one succeeds', async () => {
  const { token } = await inviteForToken();
  const answers = await Promise.all(Array.from({ length: 50 }, () => accept(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error?.code === 'LINK_INVALID')).toHaveLength(49);
  expect((await lookUp(token)).body.error.code).toBe('LINK_INVALID');
});

test('an invitation works for seven days', async () => {
  const { token, user } = await inviteForToken();
  clock.advance({ days: 7 });
  for (const answer of [await lookUp(token), await accept(token)]) {
    expect([answer.status, answer.body.error.code]).toEqual([410, 'LINK_EXPIRED']);
  }
  const login = { companyCode: company.code, email: user.email, password: TEST_PASSWORD };
  expect((await portal.browser().post('/api/auth/login', login)).status).toBe(401);
});

test.each([
  ['password', { password: 'short' }, 'Use at least 10 characters.'],
  ['password', { password: 'Qwerty@12345' }, 'This password is too easy to guess. Choose another.'],
  ['firstName', { firstName: '' }, 'Enter a name.'],
  ['role', { role: 'admin' }, 'Unknown field.'],
])('accepting with a bad %s is refused and the link stays good', async (field, given, sentence) => {
  const { token } = await inviteForToken();
  const refused = await accept(token, given);
  expect([refused.status, refused.body.error.fields]).toEqual([400, { [field]: sentence }]);
  expect((await accept(token)).status).toBe(200);
});

test('inviting again sends a new link, updates the invitation and invalidates the old link', async () => {
  const { user, token: older } = await inviteForToken();
  const again = await invite({ email: user.email, firstName: 'Ravindra', role: 'hr' });
  expect([again.status, again.body.id]).toEqual([201, user.id]);
  expect(again.body).toMatchObject({ firstName: 'Ravindra', role: 'hr', status: 'invited' });
  expect((await lookUp(older)).body.error.code).toBe('LINK_INVALID');
  const accepted = await accept(await portal.tokenMailedTo(user.email));
  expect(accepted.body.user.role).toBe('hr');
});

test('a sent invitation can be sent again and revoked, and a revoked person invited again', async () => {
  const { user, token: first } = await inviteForToken();
  const path = `/api/users/${user.id}`;
  const resent = await company.admin.post(`${path}/resend-invitation`, { version: user.version });
  expect([resent.status, resent.body.status]).toEqual([200, 'invited']);
  expect((await lookUp(first)).status).toBe(410);
  const second = await portal.tokenMailedTo(user.email);
  const revoked = await company.admin.post(`${path}/revoke-invitation`, { version: resent.body.version });
  expect(revoked.body).toMatchObject({
    status: 'deactivated',
    allowedTransitions: ['update', 'resendInvitation'],
  });
  expect((await accept(second)).body.error.code).toBe('LINK_INVALID');
  expect(await portal.database.query('select 1 from link where user_id = $1', [user.id])).toEqual([]);
  await company.admin.post(`${path}/resend-invitation`, { version: revoked.body.version });
  expect((await accept(await portal.tokenMailedTo(user.email))).status).toBe(200);
});

test('somebody who has joined cannot be invited', async () => {
  const { user } = await company.person('employee');
  const sent = (await portal.mailsTo(user.email)).length;
  const active = await invite({ email: user.email.toUpperCase() });
  expect([active.status, active.body.error.code]).toEqual([409, 'EMAIL_TAKEN']);
  expect(active.body.error.fields.email).toBe('Someone in this company already uses this email.');
  await company.admin.post(`/api/users/${user.id}/deactivate`, { version: 2 });
  const left = await invite({ email: user.email });
  expect(left.body.error.fields.email).toMatch(/Reactivate it instead/);
  expect(await portal.mailsTo(user.email)).toHaveLength(sent);
});

test('one e-mail invited several times at the same moment is one person', async () => {
  const body = newcomer();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => company.admin.post('/api/users/invitations', body)),
  );
  for (const { status } of answers) expect([201, 409]).toContain(status);
  const { body: page } = await company.admin.get(`/api/users?search=${body.email}`);
  expect(page.items).toHaveLength(1);
  expect((await accept(await portal.tokenMailedTo(body.email))).status).toBe(200);
});

test('the same e-mail can be invited by two companies', async () => {
  const other = await portal.company();
  const body = newcomer();
  expect((await company.admin.post('/api/users/invitations', body)).status).toBe(201);
  expect((await other.admin.post('/api/users/invitations', body)).status).toBe(201);
});

test.each([
  ['email', { email: 'nobody' }, 'Enter an email address, like name@company.com.'],
  ['role', { role: 'owner' }, 'Choose a role.'],
  ['lastName', { lastName: 'x'.repeat(81) }, 'Use at most 80 characters.'],
  ['status', { status: 'active' }, 'Unknown field.'],
])('a bad %s is refused', async (field, given, sentence) => {
  const answer = await invite(given);
  expect([answer.status, answer.body.error.fields]).toEqual([400, { [field]: sentence }]);
});

test.each(['hr', 'teamLeader', 'employee', 'client'] as const)('%s cannot invite users', async (role) => {
  const person = await company.person(role);
  const answer = await person.post('/api/users/invitations', newcomer());
  expect([answer.status, answer.body.error.code]).toEqual([403, 'ACCESS_DENIED']);
});

test("an invitation's token of another company's user is of no use under one's own id", async () => {
  const other = await portal.company();
  const { token } = await inviteForToken();
  expect((await accept(token.replace(company.id, other.id))).body.error.code).toBe('LINK_INVALID');
});

describe('mails to strangers are limited', () => {
  const REFUSED = 'Enough emails were sent for today. Try again tomorrow.';
  const sent = (key: string, hits: number) =>
    portal.database.query(
      `insert into limiter (key, hits, expires_at) values ($1, $2, '2100-01-01')
       on conflict (key) do update set hits = excluded.hits`,
      [Secrets.hash(key), hits],
    );

  test('by addressee, whichever company invites', async () => {
    const [one, other] = [await portal.company(), await portal.company()];
    const body = newcomer();
    await sent(mailKeys.addressee(body.email), MAIL_LIMITS.addressee.limit - 1);
    expect((await one.admin.post('/api/users/invitations', body)).status).toBe(201);
    const refused = await other.admin.post('/api/users/invitations', body);
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([429, ['email']]);
    expect(await portal.mailsTo(body.email)).toHaveLength(1);
    expect((await other.admin.get(`/api/users?search=${body.email}`)).body.items).toEqual([]);
  });

  test('by person and by company, also where they send again', async () => {
    const { admin, id } = await portal.company();
    const body = newcomer();
    const user = (await admin.post('/api/users/invitations', body)).body;
    for (const key of [mailKeys.person(id, admin.user.id), mailKeys.company(id)]) {
      await sent(key, MAIL_LIMITS.company.limit);
      const again = await admin.post(`/api/users/${user.id}/resend-invitation`, { version: user.version });
      expect([again.status, again.body.error.message]).toEqual([429, REFUSED]);
      expect((await admin.post('/api/users/invitations', newcomer())).status).toBe(429);
      await sent(key, 0);
    }
    expect(await portal.mailsTo(body.email)).toHaveLength(1);
  });
});
