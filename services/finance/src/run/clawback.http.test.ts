import type { LoanLedger, OwnLoans, PayLoan, PayRunCheck, PaySlipDetail } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type Answer } from '@atrium/testing';
import { openPayroll, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
let portal: TestPortal;
let payroll: Payroll;

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const loans = '/api/finance/loans';

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  payroll = await openPayroll(portal);
});

const detailOf = async (run: { id: string }) => {
  const { id } = await payroll.slipOf(run, payroll.raviId);
  return done(await payroll.maker.get<PaySlipDetail>(`/api/finance/slips/${id}/detail`));
};
const amountOf = ({ lines }: PaySlipDetail, code: string) =>
  lines.filter((line) => line.code === code).reduce((sum, { amount }) => sum + amount, 0);
const spread = async (run: { id: string }, months: number, by = payroll.maker) => {
  const { id, version } = await payroll.slipOf(run, payroll.raviId);
  return by.post(`/api/finance/slips/${id}/spread`, { version, months });
};
const compute = async (month: string) => {
  const run = await payroll.begin(month);
  done(await payroll.step(payroll.maker, run, 'compute'));
  return run;
};

/** August and September are paid by a salary that was too high; October takes back what it was. */
async function tooMuch() {
  const { raviId, paySalary, lock } = payroll;
  done(await paySalary(raviId, 240_000_000, { from: '2026-08' }));
  await lock(await compute('2026-08'));
  await lock(await compute('2026-09'));
  done(await paySalary(raviId, 120_000_000, { from: '2026-09' }));
  return compute('2026-10');
}

test('what is taken back is spread over months: nothing is lost, and the slip and the ledger say so', async () => {
  const { maker, approver, ravi, read, step, lock } = payroll;
  const run = await tooMuch();
  const whole = await detailOf(run);
  const { amount } = whole.clawback!;
  expect(amount).toBeGreaterThan(5_000_000);
  expect(whole.clawback!.later).toBe(0);
  // No net is below zero: as it is, it cannot be paid.
  expect(whole.blocks).toMatchObject([{ code: 'netBelowZero' }]);

  expect(refused(await spread(run, 0))).toEqual([400, 'VALIDATION_FAILED']);
  expect(refused(await spread(run, 4, ravi))).toEqual([403, 'ACCESS_DENIED']);
  done(await spread(run, 2));
  done(await spread(run, 8));
  const check = done(await maker.get<PayRunCheck>(`/api/finance/runs/${run.id}/check`));
  expect(check.changed).toMatchObject([{ parts: ['loans'] }]);
  done(await step(maker, run, 'compute'));

  const each = Math.ceil(amount / 8 / 100) * 100;
  const part = await detailOf(run);
  expect(part.clawback).toEqual({ amount, later: amount - each });
  expect(part.net).toBe(whole.net + amount - each);
  expect(amountOf(part, 'TDS')).toBe(amountOf(whole, 'TDS'));
  expect(part.blocks).toEqual([]);
  const line = part.lines.find(({ code }) => code === 'CLAWBACK_LATER')!;
  expect(line).toMatchObject({ kind: 'deduction', amount: each - amount });
  expect(line.explanation.inputs.map(({ name, value }) => [name, value])).toEqual([
    ['TAKEN_NOW', String(each / 100)],
    ['CLAWBACK', String(amount / 100)],
  ]);
  const { items } = done(await maker.get<{ items: PayLoan[] }>(loans));
  expect(items).toMatchObject([{ amount: amount - each, instalment: each, givenMonth: '2026-10' }]);
  const [loan] = items;
  const raise = { version: loan!.version, amount };
  expect((await maker.patch(`${loans}/${loan!.id}`, raise)).body.error.fields).toEqual({
    amount: 'This is what a payslip recovers in parts. Choose the months again there.',
  });

  await lock(run);
  expect(refused(await spread(run, 3))).toEqual([409, 'RUN_NOT_OPEN']);
  const november = await compute('2026-11');
  const later = await detailOf(november);
  expect(amountOf(later, 'PAID_TOO_MUCH_FOUND_IN_OCTOBER_2026')).toBe(each);
  await lock(november);
  const own = done(await ravi.get<OwnLoans>('/api/finance/own/loans')).items;
  expect(own[0]).toMatchObject({ balance: amount - 2 * each });
  const ledger = done(await maker.get<LoanLedger>(`${loans}/${loan!.id}/ledger`)).items;
  expect(ledger.map((entry) => entry.amount)).toEqual([-each, amount - each]);
  expect((await read(run)).net).toBe(part.net);
  expect(approver.user.id).not.toBe(maker.user.id);
});

test('chosen for one month it is taken back at once again, and whoever spreads it does not approve', async () => {
  const { maker, approver, step } = payroll;
  const run = await tooMuch();
  const whole = await detailOf(run);
  done(await spread(run, 3, approver));
  done(await step(maker, run, 'compute'));
  expect((await detailOf(run)).net).toBeGreaterThan(whole.net);
  const check = done(await maker.get<PayRunCheck>(`/api/finance/runs/${run.id}/check`));
  expect(check.approvers).toEqual([]);
  done(await spread(run, 1));
  done(await step(maker, run, 'compute'));
  expect((await detailOf(run)).net).toBe(whole.net);
  expect(done(await maker.get<{ items: PayLoan[] }>(loans)).items).toEqual([]);
});

test('more than is taken back by now blocks the payslip, and a payslip without any has nothing to spread', async () => {
  const { maker, raviId, meeraId, paySalary, step, slipOf, read } = payroll;
  const run = await tooMuch();
  done(await spread(run, 4));
  done(await paySalary(meeraId, 120_000_000));
  done(await step(maker, run, 'compute'));
  const meera = await slipOf(run, meeraId);
  const nothing = await maker.post(`/api/finance/slips/${meera.id}/spread`, {
    version: meera.version,
    months: 2,
  });
  expect(refused(nothing)).toEqual([409, 'SLIP_NO_CLAWBACK']);
  const { items } = done(
    await maker.get<{ items: { id: string; version: number; from: string }[] }>(
      `/api/finance/salaries?employee=${raviId}`,
    ),
  );
  const late = items.find(({ from }) => from === '2026-09')!;
  done(await maker.post(`/api/finance/salaries/${late.id}/archive`, { version: late.version }));
  done(await step(maker, run, 'compute'));
  expect(await read(run)).toMatchObject({ blocked: 1 });
  expect((await slipOf(run, raviId)).blocks).toMatchObject([{ code: 'spreadAboveClawback' }]);
});
