import type {
  ClaimType,
  Import,
  ImportRows,
  PayClaim,
  PayRun,
  PayRunCheck,
  PaySlipDetail,
} from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type Answer } from '@atrium/testing';
import { openPayroll, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2027-03-30T05:00:00Z');
let portal: TestPortal;
let payroll: Payroll;
let internet: ClaimType;

const done = expectDone;
const fieldsOf = ({ status, body }: Answer) => [status, body.error?.fields];
const types = '/api/finance/claim-types';
const given = { name: 'Internet at home', yearlyLimit: 1_200_000, needsProof: false, paysRest: true };

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(() => open('2027-03-30T05:00:00Z'));

async function open(now: string): Promise<void> {
  clock.set(now);
  payroll = await openPayroll(portal);
  internet = done(await payroll.maker.post<ClaimType>(types, given));
}

const claim = (amount: number, spentOn: string) =>
  payroll.ravi.post<PayClaim>('/api/finance/own/claims', {
    typeId: internet.id,
    amount,
    spentOn,
    note: 'Broadband',
    proofFileId: null,
  });
const compute = async (run: { id: string }): Promise<PaySlipDetail> => {
  done(await payroll.step(payroll.maker, run, 'compute'));
  const { id } = await payroll.slipOf(run, payroll.raviId);
  return done(await payroll.maker.get<PaySlipDetail>(`/api/finance/slips/${id}/detail`));
};
const restOf = ({ lines }: PaySlipDetail) =>
  lines.find(({ explanation }) => explanation.formula.includes('LIMIT * SERVED_MONTHS'));
const taxOf = ({ lines }: PaySlipDetail) => lines.find(({ code }) => code === 'TDS')?.amount ?? 0;

const faultsOf = async (lines: string[]) => {
  const { maker } = payroll;
  const { id, version, mapping } = done(
    await maker.send<Import>({
      method: 'POST',
      path: '/api/imports?importer=finance.claims&name=claims.csv',
      body: lines.join('\n'),
      headers: { 'content-type': 'application/octet-stream' },
    }),
  );
  done(await maker.post(`/api/imports/${id}/mapping`, { version, mapping }));
  await portal.settle();
  const { items } = done(await maker.get<ImportRows>(`/api/imports/${id}/rows?state=faulty`));
  return items.map(({ line, faults }) => [line, faults.map(({ words }) => words)]);
};

test('only what has a limit a year has a rest', async () => {
  const answer = await payroll.maker.post(types, { ...given, name: 'Books', yearlyLimit: null });
  expect(fieldsOf(answer)).toEqual([
    409,
    { yearlyLimit: 'Only what has a limit a tax year has a rest. Enter the limit.' },
  ]);
  const limitless = { version: internet.version, yearlyLimit: null };
  expect((await payroll.maker.patch(`${types}/${internet.id}`, limitless)).status).toBe(409);
});

test('what is not claimed is paid in March with tax, and says how it came about', async () => {
  const { maker, raviId, paySalary, begin, step } = payroll;
  // Of the year before: it is no part of this one.
  done(await claim(900_000, '2026-03-31'));
  done(await paySalary(raviId, 1_500_000_000, { from: '2027-02' }));
  const february = await begin('2027-02');
  expect(restOf(await compute(february))).toBeUndefined();
  await payroll.lock(february);
  const march = await begin('2027-03');
  const whole = await compute(march);
  // Eleven months since May.
  expect(restOf(whole)).toMatchObject({
    code: 'INTERNET_AT_HOME',
    title: 'Internet at home',
    kind: 'earning',
    amount: 1_100_000,
  });
  const decided = done(await claim(500_000, '2027-03-20'));
  const check = done(await maker.get<PayRunCheck>(`/api/finance/runs/${march.id}/check`));
  expect(check.changed).toMatchObject([{ parts: ['adjustments'] }]);
  const rest = await compute(march);
  expect(restOf(rest)).toMatchObject({ amount: 600_000 });
  expect(restOf(rest)?.explanation.inputs.map(({ name, value }) => [name, value])).toEqual([
    ['LIMIT', '12000'],
    ['SERVED_MONTHS', '11'],
    ['CLAIMED', '5000'],
  ]);
  expect(whole.gross - rest.gross).toBe(500_000);
  expect(taxOf(whole)).toBeGreaterThan(taxOf(rest));
  // Approved, it is paid without tax beside the rest.
  const { version } = done(await maker.get<PayClaim>(`/api/finance/claims/${decided.id}`));
  done(await maker.post(`/api/finance/claims/${decided.id}/approve`, { version }));
  const both = await compute(march);
  expect(both.gross).toBe(whole.gross);
  expect(taxOf(both)).toBe(taxOf(rest));
  done(await step(maker, march, 'submit', { note: null }));
});

test('a run that pays rests waits for the claims of the year, and what it has paid is claimed no more', async () => {
  const { maker, approver, raviId, paySalary, begin, step, slipOf, lock } = payroll;
  done(await paySalary(raviId, 1_500_000_000, { from: '2027-02' }));
  const february = await begin('2027-02');
  await compute(february);
  const waiting = done(await claim(500_000, '2027-03-20'));
  await lock(february);
  const march = await begin('2027-03');
  await compute(march);
  const { name } = (await slipOf(march, raviId)).employee;
  const refusal = await step(maker, march, 'submit', { note: null });
  expect(refusal).toMatchObject({ status: 409, body: { error: { code: 'RUN_CLAIMS_OPEN' } } });
  expect(refusal.body.error.message).toBe(
    `Decide about the claims of ${name} for this tax year first: the run pays what no one claims.`,
  );
  const { version } = done(await maker.get<PayClaim>(`/api/finance/claims/${waiting.id}`));
  const reason = 'This is a bill of somebody else.';
  done(await maker.post(`/api/finance/claims/${waiting.id}/decline`, { version, reason }));
  expect(restOf(await compute(march))).toMatchObject({ amount: 1_100_000 });
  done(await claim(100_000, '2026-03-31'));
  await lock(march);

  const words =
    'What was not claimed of this component in the tax year of this day is paid already, with tax.';
  expect(fieldsOf(await claim(100_000, '2027-03-21'))).toEqual([409, { spentOn: words }]);
  const { code } = done(await approver.get<{ code: string }>(`/api/hr/employees/${raviId}`));
  const file = [
    'Employee,Component,Amount,Paid by the person on,What it was for',
    `${code},${internet.name},1000,2027-03-21,`,
    `${code},${internet.name},1000,2026-03-30,`,
  ];
  expect(await faultsOf(file)).toEqual([[2, [words]]]);
  done(await claim(100_000, '2026-03-30'));
});

/** The settlement of somebody whose last day that is, computed. */
async function settle(lastWorkingDay: string): Promise<PaySlipDetail> {
  const { maker, approver, raviId, step, slipOf } = payroll;
  const { version } = done(await approver.get<{ version: number }>(`/api/hr/employees/${raviId}`));
  const exit = { lastWorkingDay, reason: 'Other work', successorId: null };
  done(await approver.post(`/api/hr/employees/${raviId}/exit`, { version, ...exit }));
  await portal.settle();
  const { items } = done(await maker.get<{ items: PayRun[] }>('/api/finance/runs?kind=fullAndFinal'));
  done(await step(maker, items[0]!, 'compute'));
  const { id } = await slipOf(items[0]!, raviId);
  return done(await maker.get<PaySlipDetail>(`/api/finance/slips/${id}/detail`));
}

test('whoever leaves is paid the rest with the final settlement', async () => {
  done(await payroll.paySalary(payroll.raviId, 120_000_000, { from: '2027-03' }));
  expect(restOf(await settle('2027-03-29'))).toMatchObject({ amount: 1_100_000 });
});

test('the settlement after a locked March pays the rest of its own tax year alone', async () => {
  await open('2027-04-02T05:00:00Z');
  const { raviId, paySalary, begin, lock } = payroll;
  done(await paySalary(raviId, 120_000_000, { from: '2027-03' }));
  const march = await begin('2027-03');
  expect(restOf(await compute(march))).toMatchObject({ amount: 1_100_000 });
  await lock(march);
  // Payroll has closed the days of March, so the settlement is one of April: a twelfth of the new tax year.
  expect(restOf(await settle('2027-04-01'))).toMatchObject({ amount: 100_000 });
});
