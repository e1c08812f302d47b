import { randomBytes } from 'node:crypto';
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
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  company = await portal.company();
});
afterAll(() => portal.close());

const refused = ({ status, body }: Answer) => [status, body.error.code];
const newEmail = () => `new-${randomBytes(4).toString('hex')}@acme.test`;
const ask = (person: TestPerson, email: string, password = TEST_PASSWORD) =>
  person.post('/api/account/email', { email, password });
const confirm = (token: string) => portal.browser().post('/api/auth/email/confirm', { token });
const stop = (token: string) => portal.browser().post('/api/auth/email/stop', { token });
const signIn = (email: string) =>
  portal.browser().post('/api/auth/login', { companyCode: company.code, email, password: TEST_PASSWORD });
const emailOf = async (person: TestPerson) => (await person.get('/api/account')).body;

test('the new address is confirmed by a link to it; only then it signs in', async () => {
  const person = await company.person('employee');
  const email = newEmail();
  expect((await ask(person, email)).status).toBe(200);
  expect(await emailOf(person)).toMatchObject({ email: person.user.email, newEmail: email });
  expect((await signIn(email)).status).toBe(401);
  const token = await portal.tokenMailedTo(email);
  expect((await confirm(token)).body).toEqual({ email, companyCode: company.code });
  expect(await emailOf(person)).toMatchObject({ email, newEmail: null });
  expect([(await signIn(email)).status, (await signIn(person.user.email)).status]).toEqual([200, 401]);
  expect(refused(await confirm(token))).toEqual([410, 'LINK_INVALID']);
});

test('the password is asked for, and an address of somebody else here is refused', async () => {
  const [person, other] = [await company.person('employee'), await company.person('employee')];
  expect((await ask(person, newEmail(), 'wrong password')).body.error.fields).toEqual({
    password: 'This is not your password.',
  });
  expect(refused(await ask(person, other.user.email))).toEqual([409, 'EMAIL_TAKEN']);
  expect((await ask(person, person.user.email)).body.error.fields).toHaveProperty('email');
  expect((await ask(person, (await portal.company()).admin.user.email)).status).toBe(200);
});

test('somebody with an account cannot mail one stranger after the other', async () => {
  const person = await company.person('employee');
  const strangers = Array.from({ length: 6 }, newEmail);
  const answers: Answer[] = [];
  for (const email of strangers) answers.push(await ask(person, email));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.at(-1)?.body.error.message).toBe('Enough emails were sent for today. Try again tomorrow.');
  expect(await portal.mailsTo(strangers.at(-1)!)).toEqual([]);
});

test('of two requests for one address, the first to confirm gets it', async () => {
  const [one, other] = [await company.person('employee'), await company.person('employee')];
  const email = newEmail();
  await ask(one, email);
  const first = await portal.tokenMailedTo(email);
  await ask(other, email);
  const second = await portal.tokenMailedTo(email);
  const answers = await Promise.all([confirm(first), confirm(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a link to the old address stops the change', async () => {
  const person = await company.person('employee');
  const email = newEmail();
  await ask(person, email);
  const [token, halt] = [await portal.tokenMailedTo(email), await portal.tokenMailedTo(person.user.email)];
  expect((await stop(halt)).body).toEqual({ email: person.user.email, companyCode: company.code });
  expect(refused(await confirm(token))).toEqual([410, 'LINK_INVALID']);
  expect((await person.get('/api/auth/me')).status).toBe(401);
  expect((await signIn(person.user.email)).status).toBe(200);
});

test('the person thinks better of it: the link is void', async () => {
  const person = await company.person('employee');
  const email = newEmail();
  await ask(person, email);
  const token = await portal.tokenMailedTo(email);
  expect((await person.delete('/api/account/email')).status).toBe(200);
  expect((await emailOf(person)).newEmail).toBeNull();
  expect(refused(await confirm(token))).toEqual([410, 'LINK_INVALID']);
  expect((await person.delete('/api/account/email')).status).toBe(200);
});

test('or takes it back after it has happened, within seven days', async () => {
  const [one, late] = [await company.person('employee'), await company.person('employee')];
  const stops: string[] = [];
  for (const person of [one, late]) {
    const email = newEmail();
    await ask(person, email);
    stops.push(await portal.tokenMailedTo(person.user.email));
    await confirm(await portal.tokenMailedTo(email));
  }
  expect((await stop(stops[0]!)).body.email).toBe(one.user.email);
  expect((await one.get('/api/auth/me')).status).toBe(401);
  expect((await signIn(one.user.email)).status).toBe(200);
  clock.advance({ days: 7 });
  expect(refused(await stop(stops[1]!))).toEqual([410, 'LINK_EXPIRED']);
});
