import {
  LANGUAGES,
  type PayReadiness,
  type TaxChallan,
  type TaxQuarterStatement,
  type TaxStatementFile,
} from '@atrium/contracts';
import { readExported } from '@atrium/records/testing';
import { expectDone, TestClock, TestPortal, type Answer } from '@atrium/testing';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { openPayroll, type Payroll } from '../testing/payroll.factory.js';
import { formHeading } from './tax-form.rules.js';

const URL = '/api/finance/tax-statements';
const CHALLANS = '/api/finance/tax-challans';
const DEDUCTOR = { tan: 'BLRA12345B', person: 'Asha Rao', designation: 'Finance head' };
const clock = new TestClock('2026-11-02T05:00:00Z');

let portal: TestPortal;
let payroll: Payroll;
let maker: Payroll['maker'];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-11-02T05:00:00Z');
  payroll = await openPayroll(portal);
  ({ maker } = payroll);
});

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error.code];
const read = async (quarter = 'q3') =>
  done(await maker.get<TaxQuarterStatement>(`${URL}?taxYear=2026&quarter=${quarter}`));
const take = (file: TaxStatementFile, quarter = 'q3') =>
  maker.post(`${URL}/file`, { taxYear: 2026, quarter, file });
const bytesOf = async (file: TaxStatementFile, quarter = 'q3') =>
  buffer(await maker.open({ method: 'POST', path: `${URL}/file`, body: { taxYear: 2026, quarter, file } }));
const problems = ({ files }: TaxQuarterStatement) =>
  Object.fromEntries(files.map(({ file, problem }) => [file, problem]));
const nameDeductor = async () =>
  done(await maker.put('/api/settings/finance.deductor', { version: 0, value: DEDUCTOR }));
const challan = (more: Partial<TaxChallan> = {}) =>
  maker.post<TaxChallan>(CHALLANS, {
    taxYear: 2026,
    quarter: 'q3',
    bsrCode: '0510308',
    paidOn: '2026-11-02',
    serial: '00042',
    tax: 1_000_000,
    interest: 5_000,
    fee: 0,
    ...more,
  });

/** October of Ravi, and of Meera, who has no PAN. */
async function october(): Promise<string> {
  done(await payroll.paySalary(payroll.meeraId, 240_000_000));
  const run = await payroll.computed();
  expect((await read()).openRuns).toEqual([
    { id: run.id, kind: 'regular', month: '2026-10', group: run.group?.name },
  ]);
  await payroll.lock(run);
  return run.id;
}

test('a quarter says what is missing, and what challans and payslips do not agree about', async () => {
  expect(problems(await read())).toMatchObject({ sheets: 'noDeductor', annexure: 'onlyLastQuarter' });
  await nameDeductor();
  expect(problems(await read())).toMatchObject({ sheets: 'nobody', payments: 'nobody' });
  expect(refused(await take('sheets'))).toEqual([409, 'TAX_STATEMENT_UNMADE']);
  await october();
  done(await challan());
  done(await challan({ serial: '00043', paidOn: '2026-09-30' }));
  const found = await read();
  expect(problems(found)).toEqual({
    sheets: null,
    payments: null,
    challans: null,
    annexure: 'onlyLastQuarter',
  });
  expect(found).toMatchObject({ deductor: DEDUCTOR, openRuns: [], early: ['00043'] });
  expect(found.withoutPan.map(({ name }) => name)).toEqual(['Meera employee']);
  expect(found.deposited).toEqual({ count: 2, tax: 2_000_000, interest: 10_000, fee: 0 });
  expect(found.months.map(({ month, people }) => [month, people])).toEqual([
    ['2026-10', 2],
    ['2026-11', 0],
    ['2026-12', 0],
  ]);
  expect(found.deducted).toBe(found.months[0]?.tax);
  expect(found.deducted).toBeGreaterThan(2_000_000);
  const review = await readExported(await bytesOf('sheets'), 'xlsx');
  const toCheck = review.filter(([title]) => title === 'To check').map(([, sentence]) => sentence);
  expect(toCheck).toEqual([
    expect.stringMatching(/^[\d.]+ is not deposited: [\d.]+ deducted, 20000.00 in challans$/),
    'Challan 00043 is of a day before the quarter',
    'Meera employee has no PAN',
  ]);
});

test('payments are listed a person and month, and who took them is on record with the hash', async () => {
  await nameDeductor();
  await october();
  const bytes = await bytesOf('payments');
  const rows = bytes.toString().trim().split('\r\n');
  expect(rows.map((row) => row.split(',').slice(1, 4))).toEqual([
    ['"Name"', '"PAN"', '"Month"'],
    ['"Meera employee"', '""', '"2026-10"'],
    [expect.any(String), '"QWERT4821F"', '"2026-10"'],
  ]);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const taken = (await read()).files.find(({ file }) => file === 'payments')?.taken;
  expect(taken).toMatchObject([{ hash, at: '2026-11-02T05:00:00.000Z' }]);
  const { items } = done(await payroll.approver.get('/api/audit?action=taxStatement.takeFile'));
  expect(items[0].resource).toMatchObject({ kind: 'taxStatement', id: '2026-q3' });
  expect((await payroll.ravi.get(`${URL}?taxYear=2026&quarter=q3`)).status).toBe(403);
});

test('what has to be done before the first run includes the TAN, until it is entered', async () => {
  const step = async () => {
    const { items } = done(await maker.get<PayReadiness>('/api/finance/readiness'));
    return items.find(({ key }) => key === 'tan');
  };
  expect(await step()).toMatchObject({ isDone: false });
  await nameDeductor();
  expect(await step()).toMatchObject({ isDone: true });
});

test('the certificate of a year before the Income-tax Act 2025 is Form 16', () => {
  expect(formHeading(2025, 'en')).toBe('Form 16 data, tax year 2025–26');
  expect(formHeading(2026, 'en')).toBe('Form 130 data, tax year 2026–27');
});

test('the last quarter has the yearly annexure, and what was deducted is the tax of the year', async () => {
  clock.set('2027-04-02T05:00:00Z');
  payroll = await openPayroll(portal);
  ({ maker } = payroll);
  await nameDeductor();
  done(await payroll.paySalary(payroll.raviId, 360_000_000, { from: '2027-03' }));
  const run = await payroll.begin('2027-03');
  done(await payroll.step(maker, run, 'compute'));
  await payroll.lock(run);
  const [titles = [], row = []] = (await bytesOf('annexure', 'q4'))
    .toString()
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  const of = (title: string) => row[titles.indexOf(title)];
  expect(of('Regime')).toBe('new');
  expect(of('Standard deduction')).toBe('75000.00');
  expect(of('Salary')).toBe(((await read('q4')).months[2]!.gross / 100).toFixed(2));
  expect(of('Tax of the year')).toBe(of('Deducted here'));
  expect(of('Short (+) or excess (-)')).toBe('0.00');
});

test('Form 130 data of a year are a PDF for payroll and for whose they are, in each language', async () => {
  await october();
  const { ravi, raviId, meeraId } = payroll;
  const pdf = (path: string) => `/api/finance/${path}?taxYear=2026`;
  for (const language of LANGUAGES) {
    const own = await ravi.send({
      method: 'GET',
      path: pdf('own/tax-form/pdf'),
      headers: { 'accept-language': language },
    });
    expect([own.status, own.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  }
  expect((await maker.get(pdf(`tax-forms/${meeraId}/pdf`))).text.slice(0, 5)).toBe('%PDF-');
  const { items } = done(await payroll.approver.get('/api/audit?action=taxStatement.takeForm'));
  expect(items).toHaveLength(1);
  expect((await ravi.get(pdf(`tax-forms/${meeraId}/pdf`))).status).toBe(403);
  expect((await maker.get(pdf('own/tax-form/pdf'))).status).toBe(404);
  expect((await maker.get(`/api/finance/tax-forms/${raviId}/pdf?taxYear=2027`)).status).toBe(404);
});

test('a challan is entered once, by its digits and not before its day', async () => {
  const { id } = done(await challan());
  expect(refused(await challan())).toEqual([409, 'TAX_CHALLAN_TAKEN']);
  expect(refused(await challan({ serial: '00044', paidOn: '2026-11-03' }))).toEqual([
    409,
    'TAX_CHALLAN_AHEAD',
  ]);
  for (const wrong of [{ bsrCode: '051030' }, { serial: '42' }, { tax: -1 }])
    expect(refused(await challan(wrong))).toEqual([400, 'VALIDATION_FAILED']);
  done(await maker.post(`${CHALLANS}/${id}/archive`, { version: 1 }));
  expect((await read()).deposited.count).toBe(0);
  done(await challan());
});
