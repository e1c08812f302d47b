import { Authenticator, TestClock, TestPortal, type Answer, type HttpClient } from '@atrium/testing';

const EMAIL = 'ops@atrium.test';
const PASSWORD = 'operator-of-everything';
const variables = (email: string) => ({
  ATRIUM_OPERATOR_EMAIL: email,
  ATRIUM_OPERATOR_PASSWORD: PASSWORD,
});

const clock = new TestClock();
let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start({ clock, variables: variables(EMAIL) });
});
afterAll(() => portal.close());

const refused = ({ status, body }: Answer) => [status, body.error.code];
const signIn = (
  browser: HttpClient,
  { password = PASSWORD, code }: { password?: string; code?: string } = {},
) => browser.post('/api/platform/login', { email: EMAIL, password, ...(code !== undefined && { code }) });
const isIn = async (browser: HttpClient) => (await browser.get('/api/platform/me')).status === 200;
async function operator(): Promise<HttpClient> {
  const browser = portal.browser();
  expect((await signIn(browser)).status).toBe(200);
  return browser;
}

describe('the second step', () => {
  const path = '/api/platform/second-factor';

  test('is set up with the password, and then asked for once a sign-in', async () => {
    const here = await operator();
    expect((await here.post(path, { password: 'not-the-one' })).body.error.fields).toEqual({
      password: 'This is not your password.',
    });
    const stolen = portal.browser().withHeaders({ ...here.cookieHeader() });
    const app = await Authenticator.setUp(here, clock, { path, proof: { password: PASSWORD } });
    expect(app.recoveryCodes).toHaveLength(10);
    expect([await isIn(here), await isIn(stolen)]).toEqual([true, false]);
    const there = portal.browser();
    expect(refused(await signIn(there))).toEqual([401, 'SECOND_FACTOR_NEEDED']);
    expect(refused(await signIn(there, { code: '000000' }))).toEqual([401, 'WRONG_CREDENTIALS']);
    const code = app.next();
    expect((await signIn(there, { code })).body.operator.secondFactor).toMatchObject({ codesLeft: 10 });
    expect(refused(await signIn(portal.browser(), { code }))).toEqual([401, 'WRONG_CREDENTIALS']);
    const [recovery] = app.recoveryCodes;
    const answers = [
      await signIn(portal.browser(), { code: recovery }),
      await signIn(there, { code: recovery }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
    const kept = JSON.stringify(await portal.database.query('select * from operator_second_factor'));
    expect(kept).toMatch(/"v1\./);

    const renewed = await there.post(`${path}/recovery-codes`, { password: PASSWORD, code: app.next() });
    expect(renewed.body.codes).toHaveLength(10);
    expect((await signIn(portal.browser(), { code: app.recoveryCodes[1] })).status).toBe(401);
    const off = (given: string) => there.post(`${path}/off`, { password: PASSWORD, code: given });
    expect((await off('000000')).body.error.fields).toEqual({ code: expect.any(String) });
    expect((await off(app.next())).status).toBe(200);
    expect((await signIn(portal.browser())).status).toBe(200);
    const { items } = (await there.get('/api/platform/log')).body;
    const acts = items.map(({ action }: { action: string }) => action);
    for (const action of ['secondFactorOn', 'newRecoveryCodes', 'secondFactorOff'])
      expect(acts).toContain(`operator.${action}`);
  });

  test('cannot be guessed from many places by who knows the password', async () => {
    const here = await operator();
    const app = await Authenticator.setUp(here, clock, { path, proof: { password: PASSWORD } });
    const statuses: number[] = [];
    for (let guess = 0; guess < 25; guess += 1)
      statuses.push((await signIn(portal.browser(), { code: `0000${String(guess + 10)}` })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect((await signIn(here, { code: app.next() })).status).toBe(200);
    await here.post(`${path}/off`, { password: PASSWORD, code: app.next() });
  });
});

test('strangers cannot lock an operator out, from many addresses or from the same one at a known browser', async () => {
  const here = await operator();
  for (let guess = 0; guess < 25; guess += 1) await signIn(portal.browser(), { password: 'wrong' });
  for (let block = 0; block < 3; block += 1) {
    clock.advance({ minutes: 15 });
    await signIn(portal.browser(), { password: 'wrong' });
    expect((await signIn(portal.browser())).status).toBe(200);
  }
  const neighbour = portal.browser().withHeaders(here.sentHeaders());
  for (let guess = 0; guess < 6; guess += 1) await signIn(neighbour, { password: 'wrong' });
  expect((await signIn(neighbour)).status).toBe(429);
  expect((await signIn(here)).status).toBe(200);
});

test('another operator in the environment removes the previous one', async () => {
  const before = await operator();
  const next = await TestPortal.start({ clock, beside: portal, variables: variables('next@atrium.test') });
  try {
    expect(await isIn(before)).toBe(false);
    expect(refused(await signIn(portal.browser()))).toEqual([401, 'WRONG_CREDENTIALS']);
    const browser = next.browser();
    const login = { email: 'next@atrium.test', password: PASSWORD };
    expect((await browser.post('/api/platform/login', login)).status).toBe(200);
    const { items } = (await browser.get('/api/platform/log')).body;
    expect(items).toContainEqual(
      expect.objectContaining({ action: 'operator.ended', details: { email: EMAIL } }),
    );
  } finally {
    await next.close();
  }
});
