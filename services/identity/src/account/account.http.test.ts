import {
  openEvents,
  TEST_PASSWORD,
  TestClock,
  TestPortal,
  uploadFile,
  type Answer,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';

const NEW_PASSWORD = 'another good sentence';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const clock = new TestClock();
let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  company = await portal.company();
});
afterAll(() => portal.close());

const refused = ({ status, body }: Answer) => [status, body.error.code, body.error.fields];
const changePassword = (person: TestPerson, password: string, newPassword = NEW_PASSWORD) =>
  person.post('/api/account/password', { password, newPassword });
const signIn = (person: TestPerson, password: string) =>
  portal.browser().post('/api/auth/login', { companyCode: company.code, email: person.user.email, password });
const isSignedIn = async (person: TestPerson) => (await person.get('/api/auth/me')).status === 200;

test('a person changes their own names, which show at once and stand in the trail', async () => {
  const person = await company.person('employee');
  const { body: account } = await person.get('/api/account');
  expect(account).toMatchObject({ id: person.user.id, email: person.user.email, role: 'employee' });
  const change = { version: account.version, firstName: 'Usha', lastName: 'Iyer' };
  const changed = await person.patch('/api/account', change);
  expect(changed.body).toEqual({ ...account, ...change, version: account.version + 1 });
  expect((await person.get('/api/auth/me')).body.user.firstName).toBe('Usha');
  expect(refused(await person.patch('/api/account', change))).toEqual([409, 'STALE_VERSION', undefined]);
  const { items } = (await company.admin.get('/api/audit?action=user.updateOwn')).body;
  expect(items[0]).toMatchObject({ actor: { name: 'Usha Iyer' }, resource: { id: person.user.id } });
});

test('a new password asks for the present one, ends the other sessions and is mailed', async () => {
  const person = await company.person('employee');
  const elsewhere = await company.signIn(person.user.email);
  const events = await openEvents(elsewhere);
  expect(refused(await changePassword(person, 'not the right one'))).toEqual([
    400,
    'VALIDATION_FAILED',
    { password: 'This is not your password.' },
  ]);
  expect(refused(await changePassword(person, TEST_PASSWORD, 'short'))[2]).toEqual({
    newPassword: 'Use at least 10 characters.',
  });
  expect(refused(await changePassword(person, TEST_PASSWORD, 'P@ssw0rd2026'))[2]).toEqual({
    newPassword: 'This password is too easy to guess. Choose another.',
  });
  expect((await changePassword(person, TEST_PASSWORD)).status).toBe(200);
  await events.ended;
  expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect((await signIn(person, TEST_PASSWORD)).status).toBe(401);
  expect((await signIn(person, NEW_PASSWORD)).status).toBe(200);
  expect((await portal.mailsTo(person.user.email)).at(-1)?.subject).toMatch(/password for Acme was changed/);
});

test('of two changes at the same moment one holds', async () => {
  const person = await company.person('employee');
  const wished = ['the first good sentence', 'the second good sentence'];
  const answers = await Promise.all(wished.map((each) => changePassword(person, TEST_PASSWORD, each)));
  const good = await Promise.all(wished.map(async (each) => (await signIn(person, each)).status === 200));
  expect(good.filter(Boolean)).toHaveLength(1);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
});

test('guessing the password at a signed-in browser is slowed down as at sign-in', async () => {
  const person = await company.person('employee');
  const statuses: number[] = [];
  for (let guess = 0; guess < 7; guess += 1)
    statuses.push((await person.post('/api/account/confirmation', { password: `wrong ${guess}` })).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  expect((await person.post('/api/account/confirmation', { password: TEST_PASSWORD })).status).toBe(429);
});

test('a person’s browsers are listed by name, without those of others', async () => {
  const person = await company.person('hr');
  const browser = portal.browser().withHeaders({ 'user-agent': FIREFOX });
  const body = { companyCode: company.code, email: person.user.email, password: TEST_PASSWORD };
  await browser.post('/api/auth/login', body);
  const { items } = (await browser.get('/api/account/sessions')).body;
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({ current: true, browser: 'Firefox', system: 'Windows', kind: 'desktop' });
  expect(items[0].address).toMatch(/^10\./);
  expect(items[1]).toMatchObject({ current: false, browser: null, system: null, kind: 'other' });
});

test('one session is signed out, at once, in its open pages too', async () => {
  const person = await company.person('employee');
  const lost = await company.signIn(person.user.email);
  const kept = await company.signIn(person.user.email);
  // What signing in tells the person's other pages has been told before this one listens.
  await portal.settle();
  const events = await openEvents(lost);
  const { items } = (await lost.get('/api/account/sessions')).body;
  const id = items.find(({ current }: { current: boolean }) => current).id;
  expect((await person.delete(`/api/account/sessions/${id}`)).status).toBe(200);
  await events.until('session-ended');
  await events.ended;
  expect([await isSignedIn(person), await isSignedIn(kept), await isSignedIn(lost)]).toEqual([
    true,
    true,
    false,
  ]);
  expect((await person.delete(`/api/account/sessions/${id}`)).status).toBe(404);
});

test('a session of somebody else cannot be ended', async () => {
  const [one, other] = [await company.person('employee'), await company.person('employee')];
  const { items } = (await other.get('/api/account/sessions')).body;
  for (const each of [one, company.admin, (await portal.company()).admin])
    expect((await each.delete(`/api/account/sessions/${items[0].id}`)).status).toBe(404);
  expect(await isSignedIn(other)).toBe(true);
});

test('ending sessions needs a recent proof of identity', async () => {
  const person = await company.person('employee');
  const other = await company.signIn(person.user.email);
  const { items } = (await person.get('/api/account/sessions')).body;
  const ends = () =>
    Promise.all([
      person.delete(`/api/account/sessions/${items[1].id}`),
      person.post('/api/account/sessions/end-others'),
    ]);
  clock.advance({ minutes: 16 });
  for (const answer of await ends())
    expect([answer.status, answer.body.error.code]).toEqual([403, 'IDENTITY_UNCONFIRMED']);
  expect(await isSignedIn(other)).toBe(true);
  await person.post('/api/account/confirmation', { password: TEST_PASSWORD });
  expect((await person.post('/api/account/sessions/end-others')).body).toEqual({ ended: 1 });
  expect(await isSignedIn(other)).toBe(false);
});

test('all other sessions end together', async () => {
  const person = await company.person('employee');
  const others = [await company.signIn(person.user.email), await company.signIn(person.user.email)];
  expect((await person.post('/api/account/sessions/end-others')).body).toEqual({ ended: 2 });
  expect((await person.post('/api/account/sessions/end-others')).body).toEqual({ ended: 0 });
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  expect((await person.get('/api/account/sessions')).body.items).toHaveLength(1);
});

describe('the own photo', () => {
  const mine = async (person: TestPerson) => (await person.get('/api/portal/photos/mine')).body;

  test('a person sets it in the employee record, where everybody sees the same one', async () => {
    const person = await company.person('employee');
    expect(await mine(person)).toEqual({ own: { fileId: null, use: 'hr.own-photo' } });
    const fileId = await uploadFile(person, PIXEL, { use: 'hr.own-photo', name: 'me.png' });
    const set = await person.put('/api/portal/photos/mine', { fileId });
    expect(set.body).toEqual({ own: { fileId, use: 'hr.own-photo' } });
    const { items } = (await company.admin.get(`/api/portal/photos?users=${person.user.id}`)).body;
    expect(items).toEqual([{ userId: person.user.id, fileId }]);
    const employees = (await company.admin.get('/api/hr/employees?limit=100')).body.items;
    const record = employees.find(({ userId }: { userId: string }) => userId === person.user.id);
    expect(record.photoFileId).toBe(fileId);
    expect((await company.admin.get(`/api/files/${fileId}/content/small`)).status).toBe(200);
    await person.put('/api/portal/photos/mine', { fileId: null });
    expect(await mine(person)).toEqual({ own: { fileId: null, use: 'hr.own-photo' } });
  });

  test('another’s upload is refused beside the field', async () => {
    const [one, other] = [await company.person('employee'), await company.person('employee')];
    const fileId = await uploadFile(other, PIXEL, { use: 'hr.own-photo', name: 'me.png' });
    const answer = await one.put('/api/portal/photos/mine', { fileId });
    expect(refused(answer)).toEqual([400, 'VALIDATION_FAILED', { fileId: expect.any(String) }]);
  });

  test('while the app is off, no photo is kept', async () => {
    const other = await portal.company();
    await portal.database.query(
      `insert into remote_switch (company_id, remote_id, enabled, changed_by, changed_at) values ($1, 'hr', false, $2, now())`,
      [other.id, other.admin.user.id],
    );
    expect(await mine(other.admin)).toEqual({ own: null });
    expect((await other.admin.put('/api/portal/photos/mine', { fileId: null })).status).toBe(404);
  });
});

test('a session that timed out is not listed', async () => {
  const person = await company.person('employee');
  await company.signIn(person.user.email);
  clock.advance({ hours: 11 });
  await person.get('/api/auth/me');
  clock.advance({ hours: 2 });
  const { items } = (await person.get('/api/account/sessions')).body;
  expect(items.map(({ current }: { current: boolean }) => current)).toEqual([true]);
});
