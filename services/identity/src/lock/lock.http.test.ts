import {
  Authenticator,
  openEvents,
  TEST_PASSWORD,
  TestClock,
  TestPortal,
  type HttpClient,
  type TestCompany,
} from '@atrium/testing';

const clock = new TestClock();
let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  company = await portal.company();
});
afterAll(() => portal.close());

const said = async (browser: HttpClient, path = '/api/portal/next-steps') => {
  const { status, body } = await browser.get(path);
  return status === 200 ? 200 : [status, body.error.code];
};
const LOCKED = [401, 'SESSION_LOCKED'];
const unlock = (browser: HttpClient, password = TEST_PASSWORD, code?: string) =>
  browser.post('/api/auth/unlock', { password, code });

async function lockedPerson() {
  const person = await company.person('employee');
  expect((await person.post('/api/auth/lock')).status).toBe(200);
  return person;
}

test('a locked session answers only who it is until the password unlocks it', async () => {
  const person = await lockedPerson();
  const { body } = await person.get('/api/auth/me');
  expect(body).toMatchObject({ locked: true, user: { id: person.user.id } });
  expect(await said(person)).toEqual(LOCKED);
  expect(await said(person, '/api/hr/attendance/me')).toEqual(LOCKED);
  const write = await person.post('/api/hr/attendance/punches', { kind: 'in' });
  expect([write.status, write.body.error.code]).toEqual(LOCKED);
  const opened = await unlock(person);
  expect([opened.status, opened.body.locked]).toEqual([200, undefined]);
  expect(await said(person)).toBe(200);
  expect((await person.get('/api/auth/me')).body.locked).toBeUndefined();
});

test('the lock applies to one session; the person’s other browser is not affected', async () => {
  const here = await company.person('employee');
  const there = await company.signIn(here.user.email);
  await here.post('/api/auth/lock');
  expect(await said(here)).toEqual(LOCKED);
  expect(await said(there)).toBe(200);
});

test('every page of the browser is notified of locking and unlocking', async () => {
  const person = await company.person('employee');
  const events = await openEvents(person);
  await person.post('/api/auth/lock');
  await events.until('session-changed');
  await unlock(person);
  // The stream reconnects with the session's new token and is told to check the session.
  await events.ended;
});

test('guessing the password of a locked session gets slow, and leaves it locked', async () => {
  const person = await lockedPerson();
  const codes: string[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const { body } = await unlock(person, 'not-the-one');
    codes.push(body.error.code);
  }
  expect(codes.slice(0, 4)).toEqual(Array(4).fill('VALIDATION_FAILED'));
  expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
  expect(await said(person)).toEqual(LOCKED);
  const failed = await portal.database.query(
    `select 1 from audit_entry where action = 'user.confirmFailed' and actor_id = $1`,
    [person.user.id],
  );
  expect(failed.length).toBeGreaterThanOrEqual(4);
});

test('a wrong password is said beside its field', async () => {
  const { status, body } = await unlock(await lockedPerson(), 'not-the-one');
  expect([status, body.error.fields]).toEqual([400, { password: 'This is not your password.' }]);
});

test('logging out of a locked session, or signing in again, ends it', async () => {
  const leaving = await lockedPerson();
  expect((await leaving.post('/api/auth/logout')).status).toBe(200);
  expect(await said(leaving, '/api/auth/me')).toEqual([401, 'NOT_SIGNED_IN']);
  const other = await lockedPerson();
  const login = { companyCode: company.code, email: other.user.email, password: TEST_PASSWORD };
  expect((await other.post('/api/auth/login', login)).body.locked).toBeUndefined();
  expect(await said(other)).toBe(200);
});

test('people without a session and clients cannot lock', async () => {
  expect((await portal.browser().post('/api/auth/lock')).status).toBe(401);
  expect((await portal.browser().post('/api/auth/unlock', { password: 'x' })).status).toBe(401);
  const client = await company.person('client');
  expect((await client.post('/api/auth/lock')).status).toBe(403);
});

test('with a second factor, unlocking also needs a code', async () => {
  const person = await company.person('employee');
  const app = await Authenticator.setUp(person, clock);
  await person.post('/api/auth/lock');
  const half = await unlock(person);
  expect([half.status, half.body.error.code]).toEqual([401, 'SECOND_FACTOR_NEEDED']);
  expect(await said(person)).toEqual(LOCKED);
  const wrong = await unlock(person, TEST_PASSWORD, '000000');
  expect([wrong.status, wrong.body.error.fields]).toEqual([400, { code: expect.any(String) }]);
  expect((await unlock(person, 'not-the-one', app.next())).body.error.fields).toEqual({
    password: 'This is not your password.',
  });
  expect((await unlock(person, TEST_PASSWORD, app.next())).status).toBe(200);
  expect(await said(person)).toBe(200);
});

test('codes of a locked session cannot be guessed, whatever the right password in between', async () => {
  const person = await company.person('employee');
  await Authenticator.setUp(person, clock);
  await person.post('/api/auth/lock');
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    await unlock(person);
    statuses.push((await unlock(person, TEST_PASSWORD, `00000${guess}`)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('unlocking counts as a proof of identity', async () => {
  const person = await company.person('employee');
  clock.advance({ minutes: 16 });
  const begin = async () => (await person.post('/api/account/second-factor')).status;
  expect(await begin()).toBe(403);
  await person.post('/api/auth/lock');
  await unlock(person);
  expect(await begin()).toBe(200);
});
