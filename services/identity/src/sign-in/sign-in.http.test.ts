import { TEST_PASSWORD, TestClock, TestPortal, type HttpClient, type TestCompany } from '@atrium/testing';
import { GUESS_LIMITS } from '../password/guess.rules.js';

const clock = new TestClock();
let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  company = await portal.company({ code: 'kettle' });
});
afterAll(() => portal.close());

interface Given {
  email: string;
  password?: string;
  companyCode?: string;
}
const signIn = (given: Given, browser: HttpClient = portal.browser()) =>
  browser.post('/api/auth/login', { companyCode: 'kettle', password: TEST_PASSWORD, ...given });

const guess = (email: string, browser: HttpClient) =>
  signIn({ email, password: 'not the password' }, browser);

async function guessTimes(times: number, email: string, browser: HttpClient): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await guess(email, browser)).status);
  return statuses;
}

test('the right password signs in, by a cookie that no script reads', async () => {
  const person = await company.person('employee');
  const browser = portal.browser();
  const answer = await signIn({ email: person.user.email.toUpperCase(), companyCode: ' KETTLE ' }, browser);
  expect([answer.status, answer.body.user]).toEqual([200, person.user]);
  const [cookie] = answer.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^atrium_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await browser.get('/api/auth/me')).body.user.id).toBe(person.user.id);
  const [row] = await portal.database.query<{ stored: string }>('select token_hash as stored from session');
  expect(answer.headers['set-cookie']?.join()).not.toContain(row?.stored);
});

test('a wrong password, an unknown e-mail and an account of another company are answered alike', async () => {
  const person = await company.person('employee');
  const other = await portal.company();
  const answers = [
    await guess(person.user.email, portal.browser()),
    await signIn({ email: 'nobody@kettle.test' }),
    await signIn({ email: other.admin.user.email }),
    await signIn({ email: person.user.email, companyCode: other.code }),
  ];
  for (const { status, body, headers } of answers) {
    expect(status).toBe(401);
    expect({ ...body.error, requestId: '' }).toEqual({
      code: 'WRONG_CREDENTIALS',
      message: 'The email or password is incorrect.',
      requestId: '',
    });
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('an invited person is answered like an unknown one', async () => {
  await company.admin.post('/api/users/invitations', {
    email: 'invited@kettle.test',
    firstName: 'Ravi',
    lastName: 'Kumar',
    role: 'employee',
  });
  const answer = await signIn({ email: 'invited@kettle.test' });
  expect([answer.status, answer.body.error.code]).toEqual([401, 'WRONG_CREDENTIALS']);
});

test('who was deactivated is told so with the right password, and nobody else is', async () => {
  const left = await company.person('employee');
  await company.admin.post(`/api/users/${left.user.id}/deactivate`, { version: 2 });
  const { status, body, headers } = await signIn({ email: left.user.email });
  expect([status, body.error.code, headers['set-cookie']]).toEqual([403, 'ACCOUNT_STOPPED', undefined]);
  const other = await guess(left.user.email, portal.browser());
  expect([other.status, other.body.error.code]).toEqual([401, 'WRONG_CREDENTIALS']);
});

test('an unknown company is said at its field', async () => {
  const answer = await signIn({ email: 'asha@kettle.test', companyCode: 'no-such-company' });
  expect([answer.status, answer.body.error.code]).toEqual([404, 'COMPANY_NOT_FOUND']);
  expect(answer.body.error.fields).toEqual({ companyCode: 'No company uses this code.' });
});

test.each([
  [{ email: 'asha@kettle.test', password: '' }, 'password'],
  [{ email: 'asha' }, 'email'],
  [{ email: 'asha@kettle.test', companyCode: '' }, 'companyCode'],
  [{ email: 'asha@kettle.test', remember: true }, 'remember'],
])('%j is refused at %s', async (given, field) => {
  const answer = await signIn(given);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.error.fields)).toEqual([field]);
});

describe('guessing', () => {
  test('ten wrong passwords from one address lead to a wait with a message', async () => {
    const { user } = await company.person('employee');
    const browser = portal.browser();
    const statuses = await guessTimes(10, user.email, browser);
    expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(5).fill(429)]);
    const refused = await signIn({ email: user.email }, browser);
    expect([refused.status, refused.body.error.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(refused.body.error.message).toMatch(/Try again in 30 seconds/);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  test('the wait grows with each further failure and ends', async () => {
    const { user } = await company.person('employee');
    const browser = portal.browser();
    await guessTimes(5, user.email, browser);
    clock.advance({ seconds: 30 });
    expect((await guess(user.email, browser)).status).toBe(401);
    expect((await signIn({ email: user.email }, browser)).headers['retry-after']).toBe('60');
    clock.advance({ seconds: 60 });
    expect((await signIn({ email: user.email }, browser)).status).toBe(200);
    expect(await guessTimes(4, user.email, browser)).toEqual([401, 401, 401, 401]);
    expect((await signIn({ email: user.email }, browser)).status).toBe(200);
  });

  test('guesses on an unknown e-mail are limited in the same way', async () => {
    const browser = portal.browser();
    const statuses = await guessTimes(6, 'nobody@kettle.test', browser);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('others on the same address go on', async () => {
    const [one, two] = [await company.person('employee'), await company.person('employee')];
    const browser = portal.browser();
    await guessTimes(6, one.user.email, browser);
    expect((await signIn({ email: two.user.email }, browser)).status).toBe(200);
  });

  test('guesses from many addresses stop at the account, yet never lock its owner out', async () => {
    const owner = await company.person('employee');
    const statuses: number[] = [];
    for (let count = 0; count < GUESS_LIMITS.account.free + 4; count += 1) {
      statuses.push((await guess(owner.user.email, portal.browser())).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(GUESS_LIMITS.account.free + 1);
    expect((await signIn({ email: owner.user.email })).status).toBe(429);
    // The owner's own browser has signed in from its address before.
    expect((await signIn({ email: owner.user.email }, owner)).status).toBe(200);
  });

  test('one address that tries many accounts is stopped, except for people who have signed in from it', async () => {
    const browser = portal.browser();
    const known = await company.person('employee');
    expect((await signIn({ email: known.user.email }, browser)).status).toBe(200);
    for (let count = 0; count <= GUESS_LIMITS.address.free; count += 1) {
      expect((await guess(`nobody${count}@kettle.test`, browser)).status).toBe(401);
    }
    const stranger = await company.person('employee');
    expect((await signIn({ email: stranger.user.email }, browser)).status).toBe(429);
    expect((await signIn({ email: known.user.email }, browser)).status).toBe(200);
  });

  test('the addresses of one subscriber of IPv6 count as one', async () => {
    const { user } = await company.person('employee');
    const from = (host: string) => portal.browser().withHeaders({ 'x-forwarded-for': `2001:db8:7:${host}` });
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1)
      statuses.push((await guess(user.email, from(`1::${host}`))).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn({ email: user.email }, from('2::1'))).status).toBe(200);
    for (let count = 0; count <= GUESS_LIMITS.account.free; count += 1)
      await guess(user.email, portal.browser());
    expect((await signIn({ email: user.email })).status).toBe(429);
    expect((await signIn({ email: user.email }, from('2:9::7'))).status).toBe(200);
  });

  test('two gateways allow no more guesses than one', async () => {
    const second = await TestPortal.start({ clock, beside: portal });
    try {
      const { user } = await company.person('employee');
      const here = { 'x-forwarded-for': '203.0.113.9' };
      const [browser, beside] = [portal.browser().withHeaders(here), second.browser().withHeaders(here)];
      const flood = Array.from({ length: 24 }, (_, count) => guess(user.email, count % 2 ? browser : beside));
      const answers = await Promise.all(flood);
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
      const both = Array.from({ length: 8 }, (_, count) =>
        signIn({ email: company.admin.user.email }, count % 2 ? browser : beside),
      );
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    } finally {
      await second.close();
    }
  });

  test('of a flood on one account only the free guesses are looked at', async () => {
    const { user } = await company.person('employee');
    const browser = portal.browser();
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess(user.email, browser)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(55);
  });

  test('right passwords at the same moment all sign in', async () => {
    const { user } = await company.person('employee');
    const browser = portal.browser();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn({ email: user.email }, browser)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  });
});

test('clients and staff have separate sign-in pages, which redirect each other’s people', async () => {
  const current = await portal.company();
  const [client, employee] = [await current.person('client'), await current.person('employee')];
  const at = async (door: string | undefined, email: string, password = TEST_PASSWORD) => {
    const browser = portal.browser();
    const body = { companyCode: current.code, email, password, ...(door && { door }) };
    const { status, body: answer } = await browser.post('/api/auth/login', body);
    const signedIn = (await browser.get('/api/auth/me')).status === 200;
    return [status, answer.error?.code, signedIn];
  };
  const elsewhere = [403, 'SIGN_IN_ELSEWHERE', false];
  expect(await at('client', client.user.email)).toEqual([200, undefined, true]);
  expect(await at('staff', employee.user.email)).toEqual([200, undefined, true]);
  expect(await at(undefined, client.user.email)).toEqual([200, undefined, true]);
  expect(await at('staff', client.user.email)).toEqual(elsewhere);
  expect(await at('client', employee.user.email)).toEqual(elsewhere);
  // Only a person who knows the password learns it.
  expect(await at('client', employee.user.email, 'not-the-one')).toEqual([401, 'WRONG_CREDENTIALS', false]);
});
