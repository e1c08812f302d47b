import { OWN_DOCUMENT_USE, type Employee, type OwnOnboarding } from '@atrium/contracts';
import { TEST_PASSWORD, TestPortal, uploadFile, type TestCompany, type TestPerson } from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

const PATH = '/api/hr/employment/onboarding';
const personal = (more: object = {}) => ({
  version: 0,
  legalName: 'Meera Kamala Iyer',
  birthDate: '1994-05-06',
  gender: 'female',
  phone: '+919812345678',
  personalEmail: null,
  homeAddress: '12 Lake Road, Pune 411001',
  permanentAddress: null,
  contacts: [{ name: 'Kamala', relation: 'Mother', phone: '+919812345679' }],
  ...more,
});
const bank = { bankName: 'HDFC', account: '123456789012', accountAgain: '123456789012', ifsc: 'HDFC0001234' };

/** Invited by HR; whether they have accepted is up to the test. */
async function invite(email: string): Promise<string> {
  const { status } = await hr.post('/api/hr/employees', {
    firstName: 'Meera',
    lastName: 'Iyer',
    workEmail: email,
    phone: null,
    designationId: null,
    departmentId: null,
    employmentType: 'permanent',
    joiningDate: '2024-04-01',
    timezone: 'UTC',
    managerId: null,
    invite: true,
  });
  expect(status).toBe(201);
  return portal.tokenMailedTo(email);
}
const accept = (token: string) =>
  portal.browser().post('/api/auth/invitations/accept', {
    token,
    firstName: 'Meera',
    lastName: 'Iyer',
    password: TEST_PASSWORD,
  });
async function join(email: string) {
  expect((await accept(await invite(email))).status).toBe(200);
  await portal.settle();
  return acme.signIn(email);
}
const statusOf = async (email: string): Promise<Employee['status']> =>
  (await hr.get(`/api/hr/employees?search=${encodeURIComponent(email)}`)).body.items[0].status;

test('each step is kept alone, and the last one makes the person active', async () => {
  const meera = await join('meera@acme.test');
  const read = async (): Promise<OwnOnboarding> => (await meera.get(PATH)).body;
  expect(await read()).toMatchObject({ state: 'open', done: [] });
  expect(await statusOf('meera@acme.test')).toBe('onboarding');
  const steps = async () => (await meera.get('/api/portal/next-steps')).body.items;
  expect(await steps()).toContainEqual(expect.objectContaining({ id: 'hr.onboarding' }));

  const early = await meera.post(`${PATH}/finish`, { version: (await read()).version });
  expect(early.body.error.code).toBe('ONBOARDING_UNFINISHED');
  const typo = await meera.put(`${PATH}/personal`, personal({ phone: '12', contacts: [] }));
  expect(Object.keys(typo.body.error.fields).sort()).toEqual(['contacts', 'phone']);
  expect((await meera.put(`${PATH}/personal`, personal())).body.done).toEqual(['personal']);
  const stale = await meera.put(`${PATH}/personal`, personal({ legalName: 'On another device' }));
  expect(stale.body.error.code).toBe('STALE_VERSION');

  const pan = await meera.patch(`${PATH}/statutory`, { version: 0, pan: 'ABCDE1234' });
  expect(pan.body.error.fields).toEqual({ pan: 'The PAN has five letters, four digits, one letter.' });
  const seen = await hr.get('/api/hr/onboarding');
  expect(seen.body.items).toEqual([{ employeeId: expect.any(String), done: ['personal'] }]);
  expect((await meera.patch(`${PATH}/statutory`, { version: 0, bank })).body.done).toEqual([
    'personal',
    'bank',
  ]);
  await meera.patch(`${PATH}/statutory`, { version: 1, pan: 'ABCDE1234F' });
  const fileId = await uploadFile(meera, Buffer.from('A passport.'), {
    use: OWN_DOCUMENT_USE,
    name: 'passport.txt',
  });
  const offered = await meera.post(`${PATH}/documents`, { fileId, category: 'identity' });
  expect([offered.status, offered.body.state]).toEqual([201, 'received']);
  expect((await read()).done).toEqual(['personal', 'bank', 'statutory', 'documents']);

  const { version } = await read();
  const finished = await Promise.all([1, 2].map(() => meera.post(`${PATH}/finish`, { version })));
  expect(finished.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await statusOf('meera@acme.test')).toBe('active');
  expect(await read()).toMatchObject({ state: 'closed' });
  const late = await meera.put(`${PATH}/personal`, personal({ version: 1 }));
  expect(late.body.error.code).toBe('ONBOARDING_CLOSED');
  expect(await steps()).not.toContainEqual(expect.objectContaining({ id: 'hr.onboarding' }));
  await portal.settle();
  const told = (await hr.get('/api/notifications')).body.items;
  expect(told).toContainEqual(
    expect.objectContaining({ title: expect.stringContaining('finished their onboarding') }),
  );
});

test('HR closes the onboarding of who does not finish it', async () => {
  const email = 'late@acme.test';
  const late = await join(email);
  const [{ id, version }] = (await hr.get(`/api/hr/employees?search=${encodeURIComponent(email)}`)).body
    .items;
  const closed = await hr.post(`/api/hr/employees/${id}/finish-onboarding`, { version });
  expect(closed.body.status).toBe('active');
  expect((await late.put(`${PATH}/personal`, personal())).body.error.code).toBe('ONBOARDING_CLOSED');
});

test('a link opened twice at once makes one account', async () => {
  const token = await invite('twice@acme.test');
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  await portal.settle();
  expect(await statusOf('twice@acme.test')).toBe('onboarding');
});

test('whoever was not invited by HR has nothing to fill in', async () => {
  const asha = await acme.person('employee');
  expect((await asha.get(PATH)).body).toMatchObject({ state: 'closed', done: [] });
  expect((await asha.put(`${PATH}/personal`, personal())).body.error.code).toBe('ONBOARDING_CLOSED');
});
