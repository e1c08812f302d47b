import { TEST_PASSWORD, TestClock, TestPortal, type TestCompany } from '@atrium/testing';

const NEW_PASSWORD = 'another good sentence';

const clock = new TestClock();
let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  company = await portal.company({ code: 'kettle' });
});
afterAll(() => portal.close());

const ask = (email: string, companyCode = 'kettle') =>
  portal.browser().post('/api/auth/recover', { companyCode, email });

const reset = (token: string, password = NEW_PASSWORD, browser = portal.browser()) =>
  browser.post('/api/auth/reset', { token, password });

const signIn = (email: string, password: string) =>
  portal.browser().post('/api/auth/login', { companyCode: 'kettle', email, password });

const recoveryMails = async (email: string) =>
  (await portal.mailsTo(email)).filter(({ subject }) => subject.startsWith('Set a new password'));

test('the answer is the same whoever asks', async () => {
  const person = await company.person('employee');
  const answers = [
    await ask(person.user.email),
    await ask('nobody@kettle.test'),
    await ask(person.user.email, 'no-such-company'),
  ];
  for (const { status, body } of answers) expect([status, body]).toEqual([202, { done: true }]);
  expect(await recoveryMails(person.user.email)).toHaveLength(1);
  expect(await portal.mailsTo('nobody@kettle.test')).toEqual([]);
});

test('the link sets a new password, ends all sessions and signs in', async () => {
  const person = await company.person('employee');
  await ask(person.user.email);
  const [mail] = await recoveryMails(person.user.email);
  expect(mail?.text).toContain(`${portal.env.publicUrl}/kettle/auth/recoverpwd#token=`);
  const token = await portal.tokenMailedTo(person.user.email);
  const browser = portal.browser();
  const done = await reset(token, NEW_PASSWORD, browser);
  expect([done.status, done.body.user.id]).toEqual([200, person.user.id]);
  expect((await browser.get('/api/auth/me')).status).toBe(200);
  expect((await person.get('/api/auth/me')).status).toBe(401);
  expect((await signIn(person.user.email, TEST_PASSWORD)).status).toBe(401);
  expect((await signIn(person.user.email, NEW_PASSWORD)).status).toBe(200);
  expect((await portal.mailsTo(person.user.email)).at(-1)?.subject).toBe(
    'Your password for Acme was changed',
  );
});

test('of many uses of a link at the same moment one succeeds', async () => {
  const person = await company.person('employee');
  await ask(person.user.email);
  const token = await portal.tokenMailedTo(person.user.email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error?.code === 'LINK_INVALID')).toHaveLength(9);
});

test('a newer link voids the older one', async () => {
  const person = await company.person('employee');
  await ask(person.user.email);
  const older = await portal.tokenMailedTo(person.user.email);
  await ask(person.user.email);
  // The answer is sent before the work is done, so its timing reveals nothing.
  const newer = await portal.tokenMailedTo(person.user.email);
  expect((await reset(older)).body.error.code).toBe('LINK_INVALID');
  expect((await reset(newer)).status).toBe(200);
});

test('the link works for an hour', async () => {
  const person = await company.person('employee');
  await ask(person.user.email);
  const token = await portal.tokenMailedTo(person.user.email);
  clock.advance({ minutes: 60 });
  const late = await reset(token);
  expect([late.status, late.body.error.code]).toEqual([410, 'LINK_EXPIRED']);
  expect((await signIn(person.user.email, TEST_PASSWORD)).status).toBe(200);
});

test('a weak password is refused and the link stays good', async () => {
  const person = await company.person('employee');
  await ask(person.user.email);
  const token = await portal.tokenMailedTo(person.user.email);
  const weak = await reset(token, 'short');
  expect([weak.status, weak.body.error.fields]).toEqual([400, { password: 'Use at least 10 characters.' }]);
  expect((await reset(token, person.user.email)).body.error.fields).toHaveProperty('password');
  expect((await reset(token)).status).toBe(200);
});

test('a deactivated person gets no link, and one sent before does not work', async () => {
  const person = await company.person('employee');
  await ask(person.user.email);
  const token = await portal.tokenMailedTo(person.user.email);
  const path = `/api/users/${person.user.id}`;
  const { body } = await company.admin.post(`${path}/deactivate`, { version: 2 });
  await ask(person.user.email);
  expect(await recoveryMails(person.user.email)).toHaveLength(1);
  expect((await reset(token)).body.error.code).toBe('LINK_INVALID');
  await company.admin.post(`${path}/reactivate`, { version: body.version });
  expect((await reset(token)).body.error.code).toBe('LINK_INVALID');
});

test('nobody fills a mailbox', async () => {
  const person = await company.person('employee');
  for (let count = 0; count < 6; count += 1) expect((await ask(person.user.email)).status).toBe(202);
  expect(await recoveryMails(person.user.email)).toHaveLength(3);
});

test('a link of another kind does not work', async () => {
  const email = 'ravi@kettle.test';
  const invitation = { email, firstName: 'Ravi', lastName: 'Kumar', role: 'employee' };
  await company.admin.post('/api/users/invitations', invitation);
  expect((await reset(await portal.tokenMailedTo(email))).body.error.code).toBe('LINK_INVALID');
});

test('after a reset the owner signs in although others guessed', async () => {
  const person = await company.person('employee');
  for (let count = 0; count < 22; count += 1) await signIn(person.user.email, 'a wrong guess');
  expect((await signIn(person.user.email, TEST_PASSWORD)).status).toBe(429);
  await ask(person.user.email);
  await reset(await portal.tokenMailedTo(person.user.email));
  expect((await signIn(person.user.email, NEW_PASSWORD)).status).toBe(200);
});

test('an admin who never confirmed does so by a reset', async () => {
  const email = 'asha@forgot.test';
  const company = { companyName: 'Forgot', companyCode: 'forgot', firstName: 'Asha', lastName: 'Rao' };
  await portal.browser().post('/api/companies', { ...company, email, password: TEST_PASSWORD });
  await ask(email, 'forgot');
  const done = await reset(await portal.tokenMailedTo(email));
  expect([done.status, done.body.user?.company.code]).toEqual([200, 'forgot']);
});
