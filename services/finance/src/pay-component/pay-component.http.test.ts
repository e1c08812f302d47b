import type { PayComponent } from '@atrium/contracts';
import { TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';
import { BASIC } from '../testing/full-company.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let admin: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());
beforeEach(async () => {
  acme = await portal.company();
  admin = acme.admin;
});

const path = (id = '', step = '') => `/api/finance/components${id && `/${id}`}${step && `/${step}`}`;
const refused = ({ status, body }: Answer) => [status, body.error.code, body.error.fields];
const post = (given: object) => admin.post<PayComponent>(path(), { ...BASIC, ...given });

async function make(given: object = {}): Promise<PayComponent> {
  const { status, body } = await post(given);
  expect(status).toBe(201);
  return body;
}

const HRA = { name: 'House rent allowance', code: 'HRA', formula: 'BASIC * 0.4', wages: false, rent: true };

test('a component is kept as it was entered, and its code stays', async () => {
  const basic = await make();
  expect((await admin.get<PayComponent>(path(basic.id))).body).toMatchObject({ ...BASIC, status: 'active' });
  const { id, version } = basic;
  const changed = await admin.patch<PayComponent>(path(id), { version, formula: 'ctc / 30', name: 'Basic' });
  expect(changed.body).toMatchObject({
    code: 'BASIC',
    formula: 'ctc / 30',
    name: 'Basic',
    version: version + 1,
  });
  expect((await admin.patch(path(id), { version: version + 1, code: 'BASE' })).status).toBe(400);
});

test.each([
  ['BASIC *', 'This formula cannot be read.'],
  ['BASIC ^ 2', 'This formula has a character that may not stand in one.'],
  ['BASC * 2', 'This formula asks for a name that is not known.'],
  ['BASIC / 0', 'This formula divides by zero.'],
  ['HRA + 1', 'This formula asks for itself, by way of others.'],
])('the formula “%s” is refused with a sentence', async (formula, sentence) => {
  await make();
  expect(refused(await post({ ...HRA, formula }))).toEqual([400, 'VALIDATION_FAILED', { formula: sentence }]);
});

test('formulas name each other, but in no circle', async () => {
  const basic = await make();
  await make(HRA);
  const { id, version } = basic;
  expect(refused(await admin.patch(path(id), { version, formula: 'HRA * 2' }))).toEqual([
    400,
    'VALIDATION_FAILED',
    { formula: 'This formula asks for itself, by way of others.' },
  ]);
});

test('a code is given once, and never that of a line of the law', async () => {
  await make();
  expect(refused(await post({}))).toEqual([
    409,
    'PAY_COMPONENT_CODE_TAKEN',
    { code: 'Another component has this code.' },
  ]);
  expect(refused(await post({ code: 'TDS' }))).toEqual([
    409,
    'PAY_COMPONENT_CODE_RESERVED',
    { code: 'A line of the law has this code.' },
  ]);
  expect((await post({ code: 'basic' })).status).toBe(400);
});

test('what another formula asks for is not archived, and comes back only with what its own asks for', async () => {
  const basic = await make();
  const hra = await make(HRA);
  const step = ({ id, version }: PayComponent, name: string) =>
    admin.post<PayComponent>(path(id, name), { version });
  expect(refused(await step(basic, 'archive')).slice(0, 2)).toEqual([409, 'PAY_COMPONENT_IN_USE']);
  const gone = (await step(hra, 'archive')).body;
  expect(gone.status).toBe('archived');
  expect((await step(basic, 'archive')).status).toBe(200);
  expect(refused(await step(gone, 'restore')).slice(0, 2)).toEqual([400, 'VALIDATION_FAILED']);
});

test('two people who save formulas that ask for each other do not make a circle', async () => {
  const a = await make({ code: 'A', formula: '1' });
  const b = await make({ code: 'B', formula: '1' });
  const answers = await Promise.all([
    admin.patch(path(a.id), { version: a.version, formula: 'B' }),
    admin.patch(path(b.id), { version: b.version, formula: 'A' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('only who runs the payroll sees components', async () => {
  const hr = await acme.person('hr');
  expect((await hr.get(path())).status).toBe(403);
  expect((await admin.get(path())).status).toBe(200);
});
