import { randomUUID } from 'node:crypto';
import { HttpClient, TEST_PASSWORD, TestClock, TestPortal } from '@atrium/testing';

const clock = new TestClock();
let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());

const signUp = (given: Record<string, unknown>) => ({
  companyName: 'Blue Kettle',
  companyCode: 'blue-kettle',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@blue-kettle.test',
  password: TEST_PASSWORD,
  timezone: 'Asia/Kolkata',
  ...given,
});

const send = (given: Record<string, unknown>, browser: HttpClient = portal.browser()) =>
  browser.post('/api/companies', signUp(given));

const OWN_WORDS = 'Leave your name, your email and your company out of the password.';

const countCompanies = async () =>
  (await portal.database.query<{ count: string }>('select count(*) from company'))[0]?.count;

test('a company signs up, confirms from the mail and is signed in', async () => {
  const browser = portal.browser();
  const email = 'Asha@Kettle.test';
  const created = await send({ companyCode: ' Kettle ', email }, browser);
  expect([created.status, created.body]).toEqual([201, { done: true }]);
  expect((await browser.get('/api/auth/me')).status).toBe(401);

  const [mail] = await portal.mailsTo('asha@kettle.test');
  expect(mail?.text).toContain(`${portal.env.publicUrl}/signup#token=`);
  const token = await portal.tokenMailedTo('asha@kettle.test');
  const confirmed = await browser.post('/api/auth/confirm', { token });
  expect(confirmed.status).toBe(200);
  expect(confirmed.body.user).toMatchObject({
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@kettle.test',
    role: 'admin',
    company: { code: 'kettle', name: 'Blue Kettle', timezone: 'Asia/Kolkata' },
  });
  expect((await browser.get('/api/auth/me')).body).toEqual(confirmed.body);
});

test('the link in the mail works once', async () => {
  await send({ companyCode: 'once', email: 'asha@once.test' });
  const token = await portal.tokenMailedTo('asha@once.test');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => portal.browser().post('/api/auth/confirm', { token })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const again = await portal.browser().post('/api/auth/confirm', { token });
  expect([again.status, again.body.error.code]).toEqual([410, 'LINK_INVALID']);
});

test('the link in the mail works for a day', async () => {
  await send({ companyCode: 'late', email: 'asha@late.test' });
  const token = await portal.tokenMailedTo('asha@late.test');
  clock.advance({ hours: 24 });
  const late = await portal.browser().post('/api/auth/confirm', { token });
  expect([late.status, late.body.error.code]).toEqual([410, 'LINK_EXPIRED']);
});

test.each(['', 'short', 'x'.repeat(100), '00000000-0000-7000-8000-000000000000.'.padEnd(80, 'a')])(
  'a made-up link %p is refused',
  async (token) => {
    const answer = await portal.browser().post('/api/auth/confirm', { token });
    expect([400, 410]).toContain(answer.status);
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);

test('a code that is taken answers 409 beside its field and changes nothing', async () => {
  await send({ companyCode: 'taken', email: 'first@taken.test' });
  const before = await countCompanies();
  const answer = await send({ companyCode: 'Taken', email: 'second@taken.test' });
  expect([answer.status, answer.body.error.code]).toEqual([409, 'COMPANY_CODE_TAKEN']);
  expect(answer.body.error.fields.companyCode).toBe('This company code is taken. Choose another.');
  expect(await countCompanies()).toBe(before);
  expect(await portal.mailsTo('second@taken.test')).toEqual([]);
});

test('of many sign-ups with one code at the same moment exactly one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => send({ companyCode: 'race', email: `asha${index}@race.test` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
});

test('an e-mail known in another company can sign up', async () => {
  expect((await send({ companyCode: 'first-one', email: 'both@test.test' })).status).toBe(201);
  expect((await send({ companyCode: 'second-one', email: 'both@test.test' })).status).toBe(201);
});

test.each([
  ['companyCode', { companyCode: 'admin' }, 'This company code is reserved. Choose another.'],
  ['companyCode', { companyCode: 'Platform' }, 'This company code is reserved. Choose another.'],
  ['companyCode', { companyCode: '1st' }, 'Use 3 to 32 letters, digits and hyphens, starting with a letter.'],
  [
    'companyCode',
    { companyCode: 'a b c' },
    'Use 3 to 32 letters, digits and hyphens, starting with a letter.',
  ],
  ['password', { password: 'short' }, 'Use at least 10 characters.'],
  ['password', { password: 'Welcome123' }, 'Too many people use this password. Choose another.'],
  ['password', { password: 'Password123!' }, 'This password is too easy to guess. Choose another.'],
  ['password', { password: 'Welcome@123' }, 'This password is too easy to guess. Choose another.'],
  ['password', { password: 'Asha@blue-kettle.test' }, OWN_WORDS],
  ['password', { password: 'BlueKettle2026!' }, OWN_WORDS],
  ['password', { password: 'Bad-Input#99' }, OWN_WORDS],
  ['email', { email: 'not-an-address' }, 'Enter an email address, like name@company.com.'],
  ['firstName', { firstName: '  ' }, 'Enter a name.'],
  ['timezone', { timezone: 'Mars/Olympus' }, 'Choose a time zone from the list.'],
  ['role', { role: 'admin' }, 'Unknown field.'],
])('%s is refused in %j', async (field, given, sentence) => {
  const before = await countCompanies();
  const answer = await send({ companyCode: 'bad-input', ...given });
  expect([answer.status, answer.body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(answer.body.error.fields).toEqual({ [field]: sentence });
  expect(await countCompanies()).toBe(before);
});

test('one mailbox gets few mails a day, whoever signs up with it and with whatever plus suffix', async () => {
  const statuses: number[] = [];
  for (let count = 1; count <= 11; count += 1) {
    const email = `flooded${count % 2 ? `+${count}` : ''}@test.test`;
    statuses.push((await send({ companyCode: `flood-${count}`, email })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  const refused = await send({ companyCode: 'flood-12', email: 'flooded@test.test' });
  expect(refused.body.error.fields).toEqual({
    email: 'This address was sent enough emails for today. Try again tomorrow.',
  });
});

test('of one network sixty sign-ups in an hour are looked at, and the next waits', async () => {
  const browser = portal.browser();
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1)
    statuses.push((await send({ companyCode: 'many', password: 'Blue Kettle!' }, browser)).status);
  expect(statuses).toEqual([...Array<number>(60).fill(400), 429]);
  clock.advance({ hours: 1 });
  expect((await send({ companyCode: 'many', password: 'Blue Kettle!' }, browser)).status).toBe(400);
});

test.each([
  ['companyName', { companyName: 'You won! evil.example' }],
  ['companyName', { companyName: 'Kettle\r\nBcc: all@evil' }],
  ['firstName', { firstName: 'Asha\u0007' }],
  ['lastName', { lastName: 'https://evil' }],
])('what a mail would show as a name is refused in %s: %j', async (field, given) => {
  const answer = await send({ companyCode: 'deceiving', email: 'stranger@test.test', ...given });
  expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, [field]]);
  expect(await portal.mailsTo('stranger@test.test')).toEqual([]);
});

test('an oversized body answers 413 and changes nothing', async () => {
  const before = await countCompanies();
  const answer = await send({ companyCode: 'huge', companyName: 'x'.repeat(5_000_000) });
  expect([answer.status, answer.body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect(await countCompanies()).toBe(before);
});

describe('before the e-mail is confirmed', () => {
  const login = { companyCode: 'waiting', email: 'asha@waiting.test', password: TEST_PASSWORD };

  test('the right password sends a new mail, whose link replaces the old one', async () => {
    await send({ companyCode: 'waiting', email: login.email });
    const oldToken = await portal.tokenMailedTo(login.email);
    const refused = await portal.browser().post('/api/auth/login', login);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'EMAIL_NOT_CONFIRMED']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await portal.mailsTo(login.email)).toHaveLength(2);
    expect((await portal.browser().post('/api/auth/confirm', { token: oldToken })).status).toBe(410);
  });

  test('a wrong password says nothing about the account', async () => {
    const answer = await portal.browser().post('/api/auth/login', { ...login, password: 'something else' });
    expect([answer.status, answer.body.error.code]).toEqual([401, 'WRONG_CREDENTIALS']);
    expect(await portal.mailsTo(login.email)).toHaveLength(2);
  });

  test('repeated sign-ins cannot fill a mailbox', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await portal.browser().post('/api/auth/login', login);
    expect(await portal.mailsTo(login.email)).toHaveLength(4);
    const token = await portal.tokenMailedTo(login.email);
    expect((await portal.browser().post('/api/auth/confirm', { token })).status).toBe(200);
    expect((await portal.browser().post('/api/auth/login', login)).status).toBe(200);
  });
});

describe('a sign-up with a key', () => {
  const sendKeyed = (key: string, given: Record<string, unknown>) =>
    portal.browser().send({
      method: 'POST',
      path: '/api/companies',
      body: signUp(given),
      headers: { 'idempotency-key': key },
    });

  test('creates one company and sends one mail, however often it comes', async () => {
    const key = randomUUID();
    const given = { companyCode: 'keyed', email: 'asha@keyed.test' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendKeyed(key, given)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(8).fill([201, { done: true }]));
    expect(answers.filter(({ headers }) => !headers['idempotent-replayed'])).toHaveLength(1);
    expect(await portal.mailsTo('asha@keyed.test')).toHaveLength(1);
  });

  test('says so when its key comes with another password', async () => {
    const key = randomUUID();
    const given = { companyCode: 'two-words', email: 'asha@two-words.test' };
    await sendKeyed(key, given);
    const other = await sendKeyed(key, { ...given, password: 'another good password' });
    expect([other.status, other.body.error.code]).toEqual([422, 'KEY_REUSED']);
  });

  test("does not answer for somebody else's company", async () => {
    await sendKeyed(randomUUID(), { companyCode: 'theirs', email: 'asha@theirs.test' });
    const answer = await sendKeyed(randomUUID(), { companyCode: 'theirs', email: 'asha@theirs.test' });
    expect([answer.status, answer.body.error.code]).toEqual([409, 'COMPANY_CODE_TAKEN']);
  });
});
