import {
  Authenticator,
  openEvents,
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
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  company = await portal.company();
});
afterAll(() => portal.close());

const refused = ({ status, body }: Answer) => [status, body.error.code];
const signIn = (person: TestPerson, code?: string, password = TEST_PASSWORD, browser = portal.browser()) =>
  browser.post('/api/auth/login', {
    companyCode: company.code,
    email: person.user.email,
    password,
    ...(code !== undefined && { code }),
  });
/** A person with a second factor, and the app that makes its codes. */
async function careful() {
  const person = await company.person('employee');
  return { person, app: await Authenticator.setUp(person, clock) };
}
const together = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));

test('it is on with the first right code, which is shown with ten recovery codes, mailed and in the trail', async () => {
  const person = await company.person('employee');
  const { body } = await person.post('/api/account/second-factor');
  expect(body.uri).toContain(body.secret);
  expect((await person.get('/api/account')).body.secondFactor).toBeNull();
  expect(refused(await person.post('/api/account/second-factor/on', { code: '000000' }))).toEqual([
    400,
    'VALIDATION_FAILED',
  ]);
  expect((await signIn(person)).status).toBe(200);
  const app = await Authenticator.setUp(person, clock);
  expect(app.recoveryCodes).toHaveLength(10);
  expect((await person.get('/api/account')).body.secondFactor).toMatchObject({ codesLeft: 10 });
  expect((await portal.mailsTo(person.user.email)).at(-1)?.subject).toMatch(/Two-step sign-in .* is on/);
  const { items } = (await company.admin.get('/api/audit?action=user.secondFactorOn')).body;
  expect(items[0]).toMatchObject({ resource: { id: person.user.id } });
  const again = await person.post('/api/account/second-factor');
  expect(refused(again)).toEqual([409, 'SECOND_FACTOR_ON']);
});

test('nothing that is kept gives a secret or a code away', async () => {
  const { app } = await careful();
  const rows = await portal.database.query<{ sealed: string }>('select sealed from second_factor');
  for (const { sealed } of rows) expect(sealed).toMatch(/^v1\./);
  const kept = JSON.stringify(await portal.database.query('select * from recovery_code'));
  for (const code of app.recoveryCodes) expect(kept).not.toContain(code);
});

test('the right password asks for the code, and the code signs in once', async () => {
  const { person, app } = await careful();
  expect(refused(await signIn(person))).toEqual([401, 'SECOND_FACTOR_NEEDED']);
  const code = app.next();
  expect((await signIn(person, code)).status).toBe(200);
  expect(refused(await signIn(person, code))).toEqual([401, 'WRONG_CREDENTIALS']);
  expect((await signIn(person, app.next())).status).toBe(200);
});

test('the code that turned it on does not sign in, nor does one of an earlier step', async () => {
  const { person, app } = await careful();
  expect(refused(await signIn(person, app.code()))).toEqual([401, 'WRONG_CREDENTIALS']);
  const earlier = app.next();
  expect((await signIn(person, app.next())).status).toBe(200);
  expect(refused(await signIn(person, earlier))).toEqual([401, 'WRONG_CREDENTIALS']);
});

test('with a code, a wrong password and a wrong code are answered alike', async () => {
  const { person, app } = await careful();
  const wrong = [await signIn(person, app.next(), 'not the password'), await signIn(person, '000000')];
  const [one, other] = wrong.map(({ status, body }) => [status, body.error.code, body.error.message]);
  expect(one).toEqual(other);
  expect(one?.slice(0, 2)).toEqual([401, 'WRONG_CREDENTIALS']);
});

test.each([
  ['a code of the app', (app: Authenticator) => app.next()],
  ['a recovery code', (app: Authenticator) => app.recoveryCodes[3]!],
])('of many uses of %s at the same moment one signs in', async (_, choose) => {
  const { person, app } = await careful();
  const code = choose(app);
  const answers = await together(8, () => signIn(person, code));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('each recovery code works once, however it is typed', async () => {
  const { person, app } = await careful();
  const [first] = app.recoveryCodes;
  expect((await signIn(person, first!.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect(refused(await signIn(person, first))).toEqual([401, 'WRONG_CREDENTIALS']);
  expect((await person.get('/api/account')).body.secondFactor.codesLeft).toBe(9);
});

test('another person’s recovery code does not work', async () => {
  const [one, other] = [await careful(), await careful()];
  expect(refused(await signIn(one.person, other.app.recoveryCodes[0]))).toEqual([401, 'WRONG_CREDENTIALS']);
});

test('codes cannot be guessed: the wait grows, and the right password in between forgives nothing', async () => {
  const { person } = await careful();
  const statuses: number[] = [];
  const stranger = portal.browser();
  for (let guess = 0; guess < 6; guess += 1) {
    await signIn(person, undefined, TEST_PASSWORD, stranger);
    statuses.push((await signIn(person, `00000${guess}`, TEST_PASSWORD, stranger)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('turning it off asks for the password and a code', async () => {
  const { person, app } = await careful();
  const off = (password: string, code: string) =>
    person.post('/api/account/second-factor/off', { password, code });
  expect((await off('not the password', app.next())).body.error.fields).toEqual({
    password: 'This is not your password.',
  });
  expect((await off(TEST_PASSWORD, '000000')).body.error.fields).toEqual({ code: expect.any(String) });
  expect((await off(TEST_PASSWORD, app.next())).status).toBe(200);
  expect((await signIn(person)).status).toBe(200);
  expect((await person.get('/api/account')).body.secondFactor).toBeNull();
  expect(
    await portal.database.query('select * from recovery_code where user_id = $1', [person.user.id]),
  ).toEqual([]);
});

test.each([
  ['a new password', '/api/account/password', { newPassword: 'another good sentence' }],
  ['another e-mail', '/api/account/email', { email: 'elsewhere@acme.test' }],
  ['a confirmation', '/api/account/confirmation', {}],
])('with it on, %s asks for a code besides the password', async (_, path, wish) => {
  const { person, app } = await careful();
  const ask = (code?: string) => person.post(path, { ...wish, password: TEST_PASSWORD, code });
  expect(refused(await ask())).toEqual([401, 'SECOND_FACTOR_NEEDED']);
  expect((await ask('000000')).body.error.fields).toEqual({ code: expect.any(String) });
  expect((await ask(app.next())).status).toBe(200);
});

test('new recovery codes void the old ones', async () => {
  const { person, app } = await careful();
  const proof = { password: TEST_PASSWORD, code: app.next() };
  const { body } = await person.post('/api/account/second-factor/recovery-codes', proof);
  expect(body.codes).toHaveLength(10);
  expect(refused(await signIn(person, app.recoveryCodes[0]))).toEqual([401, 'WRONG_CREDENTIALS']);
  expect((await signIn(person, body.codes[0])).status).toBe(200);
});

test('access to a person’s mail alone does not get past it', async () => {
  const { person, app } = await careful();
  await portal.browser().post('/api/auth/recover', { companyCode: company.code, email: person.user.email });
  const token = await portal.tokenMailedTo(person.user.email);
  const reset = (code?: string) =>
    portal.browser().post('/api/auth/reset', { token, password: 'another good sentence', code });
  expect(refused(await reset())).toEqual([401, 'SECOND_FACTOR_NEEDED']);
  expect(refused(await reset('000000'))).toEqual([401, 'WRONG_CREDENTIALS']);
  expect((await reset(app.next())).status).toBe(200);
});

describe('sensitive actions', () => {
  test('ask for the password again when it was given long ago', async () => {
    const person = await company.person('employee');
    clock.advance({ minutes: 16 });
    const begin = () => person.post('/api/account/second-factor');
    expect(refused(await begin())).toEqual([403, 'IDENTITY_UNCONFIRMED']);
    const confirm = (password: string) => person.post('/api/account/confirmation', { password });
    expect((await confirm('not the password')).status).toBe(400);
    expect(refused(await begin())).toEqual([403, 'IDENTITY_UNCONFIRMED']);
    expect((await confirm(TEST_PASSWORD)).status).toBe(200);
    expect((await begin()).status).toBe(200);
    clock.advance({ minutes: 15 });
    expect(refused(await begin())).toEqual([403, 'IDENTITY_UNCONFIRMED']);
  });

  test('a confirmation in one browser opens nothing in another', async () => {
    const person = await company.person('employee');
    const other = await company.signIn(person.user.email);
    clock.advance({ minutes: 16 });
    await person.post('/api/account/confirmation', { password: TEST_PASSWORD });
    expect(refused(await other.post('/api/account/second-factor'))).toEqual([403, 'IDENTITY_UNCONFIRMED']);
  });
});

describe('an admin', () => {
  const freshAdmin = () => company.signIn(company.admin.user.email);
  const reset = async (by: TestPerson, { user }: TestPerson) => {
    const { version } = (await company.admin.get(`/api/users/${user.id}`)).body;
    return by.post(`/api/users/${user.id}/reset-second-factor`, { version });
  };

  test('resets a person’s second factor: they are notified and signed out, and it is recorded', async () => {
    const { person } = await careful();
    const admin = await freshAdmin();
    const { body } = await reset(admin, person);
    expect(body.secondFactor).toBe(false);
    expect((await person.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(person)).status).toBe(200);
    expect((await portal.mailsTo(person.user.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/was reset by an admin/),
    );
    const { items } = (await admin.get('/api/audit?action=user.resetSecondFactor')).body;
    expect(items[0]).toMatchObject({ actor: { id: admin.user.id }, resource: { id: person.user.id } });
    expect(refused(await reset(admin, person))).toEqual([409, 'TRANSITION_REFUSED']);
  });

  test('nobody else can, nor an admin of another company, nor anybody their own', async () => {
    const { person } = await careful();
    expect(refused(await reset(await company.person('hr'), person))).toEqual([403, 'ACCESS_DENIED']);
    const foreign = await portal.company();
    expect((await reset(foreign.admin, person)).status).toBe(404);
    const admin = await freshAdmin();
    await Authenticator.setUp(admin, clock);
    expect(refused(await reset(admin, admin))).toEqual([409, 'OWN_ACCOUNT']);
    await portal.database.query('delete from second_factor where user_id = $1', [admin.user.id]);
  });

  test('requires it of everybody: people without one must set it up at once', async () => {
    const own = await portal.company();
    const person = await own.person('employee');
    const client = await own.person('client');
    const events = await openEvents(person);
    const put = () => own.admin.put('/api/company/security', { secondFactorRequired: true });
    expect(refused(await put())).toEqual([409, 'SECOND_FACTOR_FIRST']);
    await Authenticator.setUp(own.admin, clock);
    expect((await put()).status).toBe(200);
    await events.until('session-changed');
    events.close();
    expect((await person.get('/api/auth/me')).body.user.secondFactorMissing).toBe(true);
    for (const path of ['/api/account', '/api/users', '/api/portal/next-steps'])
      expect(refused(await person.get(path))).toEqual([403, 'SECOND_FACTOR_MISSING']);
    expect((await client.get('/api/auth/me')).body.user.secondFactorMissing).toBeUndefined();
    await Authenticator.setUp(person, clock);
    expect((await person.get('/api/auth/me')).body.user.secondFactorMissing).toBeUndefined();
    expect((await person.get('/api/account')).status).toBe(200);
    expect((await company.admin.get('/api/company/security')).body).toEqual({ secondFactorRequired: false });
  });
});
