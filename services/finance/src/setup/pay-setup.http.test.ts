import {
  registrationsKey,
  type CheckedFormula,
  type PayGroup,
  type PayPreview,
  type PayReadiness,
  type PayStarter,
  type PayStructureRecord,
} from '@atrium/contracts';
import {
  expectDone as done,
  TestPortal,
  type Answer,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
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

const refused = ({ status, body }: Answer) => [status, body.error.code, body.error.fields];
const start = async () => (await admin.post<PayStarter>('/api/finance/starter')).body;

test('the starter set is made once and leaves alone what is there', async () => {
  const made = await start();
  expect(made).toMatchObject({
    components: 3,
    structure: { name: 'Usual salary' },
    group: { name: 'Everyone' },
  });
  expect(await start()).toEqual({ ...made, components: 0 });
  const structure = await admin.get<PayStructureRecord>(`/api/finance/structures/${made.structure.id}`);
  expect(structure.body).toMatchObject({
    componentCodes: ['BASIC', 'HRA', 'SPECIAL'],
    balanceCode: 'SPECIAL',
  });
});

const structure = (componentCodes: string[], balanceCode: string | null = null) =>
  admin.post('/api/finance/structures', { name: 'Staff', componentCodes, balanceCode });

test('a structure asks only for its own components, and not in a circle with what fills up', async () => {
  await start();
  const more = { ...BASIC, name: 'Car', code: 'CAR', formula: 'SPECIAL / 10', wages: false };
  expect((await admin.post('/api/finance/components', more)).status).toBe(201);
  const wrong = (sentence: string) => [400, 'VALIDATION_FAILED', { componentCodes: sentence }];
  expect(refused(await structure(['HRA']))).toEqual(wrong('HRA asks for BASIC, which is not known here.'));
  expect(refused(await structure(['BASIC', 'GONE']))).toEqual(
    wrong('There is no component GONE, or it is archived.'),
  );
  expect(refused(await structure(['BASIC', 'HRA', 'CAR', 'SPECIAL'], 'SPECIAL'))).toEqual(
    wrong('These formulas ask for each other in a circle: CAR -> SPECIAL -> CAR.'),
  );
  expect(refused(await structure(['BASIC'], 'SPECIAL'))).toEqual([
    400,
    'VALIDATION_FAILED',
    { balanceCode: 'Choose one of the components of the structure.' },
  ]);
});

test('what a structure has is not archived', async () => {
  await start();
  const { items } = (
    await admin.get<{ items: { id: string; version: number; code: string }[] }>('/api/finance/components')
  ).body;
  const special = items.find(({ code }) => code === 'SPECIAL')!;
  const path = `/api/finance/components/${special.id}/archive`;
  expect(refused(await admin.post(path, { version: special.version })).slice(0, 2)).toEqual([
    409,
    'PAY_COMPONENT_IN_USE',
  ]);
});

const request = {
  structureId: null,
  componentCodes: ['BASIC', 'HRA', 'SPECIAL'],
  balanceCode: 'SPECIAL',
  drafts: [],
  overrides: [],
  ctc: 120_000_000,
  month: '2026-10',
  state: 'Maharashtra',
  gender: 'male',
  providentFund: true,
};
const preview = async (given: object) =>
  (await admin.post<PayPreview>('/api/finance/preview', { ...request, ...given })).body;

test('a preview shows the payslip of a draft and stores nothing', async () => {
  const { structure: stored } = await start();
  const shown = await preview({});
  expect(shown).toMatchObject({ fault: null, gross: 10_000_000 });
  expect(shown.lines.find(({ code }) => code === 'PT')?.amount).toBe(20_000);
  expect(await preview({ structureId: stored.id, componentCodes: [], balanceCode: null })).toEqual(shown);
  const drafted = await preview({ drafts: [{ ...BASIC, formula: 'ctc / 48' }] });
  expect(drafted.lines.find(({ code }) => code === 'BASIC')?.amount).toBe(2_500_000);
  // Of 1,00,000 basic is 25,000, so half counts, as far as the ceiling of the fund.
  expect([shown.belowHalf, drafted.belowHalf]).toEqual([null, null]);
  const small = { ctc: 48_000_000, drafts: [{ ...BASIC, formula: 'ctc / 48' }] };
  expect((await preview(small)).belowHalf).toEqual({ basic: 1_000_000, counted: 2_000_000 });
  expect((await preview({ ...small, providentFund: false })).belowHalf).toBeNull();
  expect((await preview({ drafts: [{ ...BASIC, formula: 'ctc / 6' }] })).fault).toMatchObject({
    code: 'belowZero',
    component: 'SPECIAL',
  });
  expect((await preview({ drafts: [{ ...BASIC, formula: 'BSIC * 2' }] })).fault).toMatchObject({
    code: 'unknownName',
    at: 1,
    name: 'BSIC',
  });
});

test('a formula is checked with the character of its fault', async () => {
  await start();
  const check = async (formula: string) =>
    (await admin.post<CheckedFormula>('/api/finance/formula', { code: null, formula })).body.fault;
  expect(await check('BASIC / 10')).toBeNull();
  expect(await check('BASIC + HRAA')).toMatchObject({ at: 9, nearest: 'HRA' });
  expect(await check('BASIC *')).toMatchObject({ message: 'This formula cannot be read.' });
});

test('the numbers of the company are refused in words, and tick the checklist', async () => {
  const items = async () => {
    const { items: all } = done(await admin.get<PayReadiness>('/api/finance/readiness'));
    return new Map(all.map((item) => [item.key, item.isDone]));
  };
  const { group } = done(await admin.post<PayStarter>('/api/finance/starter'));
  const { version } = done(await admin.get<PayGroup>(`/api/finance/groups/${group.id}`));
  done(await admin.patch(`/api/finance/groups/${group.id}`, { version, state: 'Maharashtra' }));
  const keys = ['fundCode', 'insuranceCode', 'stateNumbers'] as const;
  const before = await items();
  expect(keys.map((key) => before.get(key))).toEqual([false, false, false]);
  const put = (value: object) => admin.put(`/api/settings/${registrationsKey.key}`, { value, version: 0 });
  const taxed = { state: 'Maharashtra', number: '2712' };
  const wrong = await put({
    providentFund: 'MH12',
    stateInsurance: '12',
    noStateInsurance: false,
    professionalTax: [taxed, { ...taxed, number: '27123456789P' }],
  });
  expect(wrong.body.error.fields).toEqual({
    'value.providentFund': 'Enter the 5 letters and 10 digits, like MHBAN0012345000.',
    'value.stateInsurance': 'Enter the 17 digits.',
    'value.professionalTax.0.number': 'Enter the 11 digits and the P at the end, like 27123456789P.',
    'value.professionalTax.1.state': 'This state has a number already.',
  });
  const right = {
    providentFund: 'mh/ban/0012345/000',
    stateInsurance: null,
    noStateInsurance: true,
    professionalTax: [{ ...taxed, number: '27123456789p' }],
  };
  const saved = done(await put(right));
  expect(saved.value).toMatchObject({ providentFund: 'MHBAN0012345000' });
  const after = await items();
  expect(keys.map((key) => after.get(key))).toEqual([true, true, true]);
});
