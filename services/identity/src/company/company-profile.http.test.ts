import { COMPANY_LOGO_USE, type CompanyProfile } from '@atrium/contracts';
import {
  openEvents,
  TestPortal,
  tryUpload,
  uploadFile,
  type Answer,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let portal: TestPortal;
let acme: TestCompany;
let globex: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ name: 'Acme Studio' });
  globex = await portal.company();
});
afterAll(() => portal.close());

const refused = ({ status, body }: Answer) => [status, body.error.code];
const profileOf = async (who: TestPerson) => (await who.get<CompanyProfile>('/api/company')).body;
const setLogo = async (by: TestPerson, fileId: string | null) =>
  by.put<CompanyProfile>('/api/company/logo', { version: (await profileOf(by)).version, fileId });
const uploadLogo = (by: TestPerson) => uploadFile(by, PIXEL, { use: COMPANY_LOGO_USE, name: 'logo.png' });
const meOf = async (who: TestPerson) => (await who.get('/api/auth/me')).body.user.company;

test('another name is everywhere at once, and in the audit trail', async () => {
  const employee = await acme.person('employee');
  const stream = await openEvents(employee);
  const before = await profileOf(acme.admin);
  const body = { version: before.version, name: ' Acme Works ' };
  const answer = await acme.admin.patch<CompanyProfile>('/api/company', body);
  expect([answer.status, answer.body]).toEqual([
    200,
    { ...before, name: 'Acme Works', complete: true, version: before.version + 1 },
  ]);
  expect(await stream.until('invalidate', 'Company')).toMatchObject({
    type: 'invalidate',
    tags: ['Company', 'NextStep'],
  });
  await stream.until('session-changed');
  stream.close();
  expect((await meOf(employee)).name).toBe('Acme Works');
  expect((await portal.browser().get(`/api/companies/${acme.code}`)).body.name).toBe('Acme Works');
  expect((await portal.browser().get(`/api/companies/${globex.code}`)).body.name).not.toBe('Acme Works');
  const { items } = (await acme.admin.get('/api/audit')).body;
  expect(items[0]).toMatchObject({ action: 'company.update', resource: { title: 'Acme Works' } });
});

test('a logo is seen by anybody who knows the company, until it is replaced', async () => {
  const first = await uploadLogo(acme.admin);
  expect((await setLogo(acme.admin, first)).body.logo).toBe(first);
  expect((await meOf(acme.admin)).logo).toBe(first);
  const anybody = portal.browser();
  expect((await anybody.get(`/api/companies/${acme.code}`)).body.logo).toBe(first);
  const image = await anybody.get(`/api/companies/${acme.code}/logo/${first}`);
  expect([image.status, image.headers['content-type']]).toEqual([200, 'image/webp']);

  const second = await uploadLogo(acme.admin);
  expect((await setLogo(acme.admin, second)).body.logo).toBe(second);
  expect((await anybody.get(`/api/companies/${acme.code}/logo/${first}`)).status).toBe(404);
  expect((await setLogo(acme.admin, null)).body.logo).toBeNull();
  expect((await anybody.get(`/api/companies/${acme.code}/logo/${second}`)).status).toBe(404);
  await portal.settle();
  expect(await portal.database.query('select id from file')).toEqual([]);
});

test('a company’s code gives access to its own logo only, and to no other file', async () => {
  const logo = await uploadLogo(globex.admin);
  const anybody = portal.browser();
  const addresses = (code: string) => anybody.get(`/api/companies/${code}/logo/${logo}`);
  // Uploaded, but not set yet.
  expect(refused(await addresses(globex.code))).toEqual([404, 'NOT_FOUND']);
  await setLogo(globex.admin, logo);
  expect((await addresses(globex.code)).status).toBe(200);
  expect(refused(await addresses(acme.code))).toEqual([404, 'NOT_FOUND']);
  expect(refused(await addresses('nobody'))).toEqual([404, 'COMPANY_NOT_FOUND']);
  const { status, body } = await setLogo(acme.admin, logo);
  expect([status, (body as never as Answer['body']).error.fields]).toEqual([
    400,
    { fileId: expect.any(String) },
  ]);
});

test.each(['hr', 'teamLeader', 'employee', 'client'] as const)(
  '%s does not keep the record',
  async (role) => {
    const person = await acme.person(role);
    const { version } = await profileOf(acme.admin);
    for (const answer of [
      await person.get('/api/company'),
      await person.patch('/api/company', { version, name: 'Mine now' }),
      await person.put('/api/company/logo', { version, fileId: null }),
      await tryUpload(person, PIXEL, { use: COMPANY_LOGO_USE }),
    ])
      expect(refused(answer)).toEqual([403, 'ACCESS_DENIED']);
  },
);

test('of two changes of one version, one is refused', async () => {
  const { version } = await profileOf(acme.admin);
  const names = ['One Studio', 'Two Studio'];
  const answers = await Promise.all(names.map((name) => acme.admin.patch('/api/company', { version, name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const short = await acme.admin.patch('/api/company', { version: version + 1, name: 'A' });
  expect([short.status, short.body.error.fields]).toEqual([400, { name: 'Enter the name of your company.' }]);
});

const DETAILS = {
  name: 'Globex Studio',
  addressLine1: '12 Residency Road',
  addressLine2: null,
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560025',
  gstin: '29AAGCB7383J1Z4',
  timezone: 'Asia/Dubai',
  workingWeek: [6, 1, 2, 3, 4],
  currency: 'AED',
};
const change = async (details: object = {}) => {
  const { version } = await profileOf(globex.admin);
  return globex.admin.patch('/api/company', {
    ...DETAILS,
    version,
    ...details,
  });
};

test('a new company is asked for its details, which are kept and written down', async () => {
  const step = async () => {
    const { body } = await globex.admin.get('/api/portal/next-steps');
    return body.items.find(({ id }: { id: string }) => id === 'company-details');
  };
  const before = { complete: false, currency: 'INR', workingWeek: [1, 2, 3, 4, 5], city: null };
  expect(await profileOf(globex.admin)).toMatchObject(before);
  expect(await step()).toMatchObject({ done: false, path: 'auth/agency/details' });
  const { status, body } = await change();
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ ...DETAILS, workingWeek: [1, 2, 3, 4, 6], complete: true }),
  ]);
  expect(await step()).toMatchObject({ done: true });
  const trail = await globex.admin.get('/api/audit?action=company.update');
  expect(trail.body.items[0]).toMatchObject({ before: { city: null }, after: { city: 'Bengaluru' } });
  expect(await meOf(globex.admin)).toMatchObject({ name: 'Globex Studio', timezone: 'Asia/Dubai' });
});

test('fields left out stay as they are', async () => {
  await change();
  const { version } = await profileOf(globex.admin);
  await globex.admin.patch('/api/company', { version, city: 'Mysuru' });
  expect(await profileOf(globex.admin)).toMatchObject({
    name: 'Globex Studio',
    city: 'Mysuru',
    currency: 'AED',
  });
});

test.each([
  ['gstin', { gstin: '29AAGCB7383J1Z5' }],
  ['currency', { currency: 'XQQ' }],
  ['timezone', { timezone: 'Mars/Olympus' }],
  ['workingWeek', { workingWeek: [] }],
  ['name', { name: ' ' }],
])('what is wrong with %s is said beside it', async (field, wrong) => {
  const { status, body } = await change(wrong);
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, [field]]);
});
