import type {
  LoanLedger,
  NotificationList,
  OwnLoans,
  PayLoan,
  PayRun,
  PayRunCheck,
  PaySlipDetail,
} from '@atrium/contracts';
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
const listLoans = async () => done(await payroll.maker.get<{ items: PayLoan[] }>(loans)).items;
const toldOfLoans = async () => {
  await portal.settle();
  const { items } = done(await payroll.ravi.get<NotificationList>('/api/notifications'));
  return items.filter(({ kind }) => kind === 'pay.loan').map(({ title }) => title);
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
  // Nobody owes anything until the payslip is locked.
  expect(await listLoans()).toEqual([]);

  await lock(run);
  const items = await listLoans();
  expect(items).toMatchObject([{ amount: amount - each, instalment: each, givenMonth: '2026-10' }]);
  const [loan] = items;
  const raise = { version: loan!.version, amount };
  expect((await maker.patch(`${loans}/${loan!.id}`, raise)).body.error.fields).toEqual({
    amount: 'This is what a payslip recovers in parts. Choose the months again there.',
  });
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
  expect(await listLoans()).toEqual([]);
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

/** October is locked with what it takes back spread over eight months; then its payslip is corrected. */
async function spreadAndLocked() {
  const run = await tooMuch();
  done(await spread(run, 8));
  done(await payroll.step(payroll.maker, run, 'compute'));
  await payroll.lock(run);
  const [loan] = await listLoans();
  return { before: await detailOf(run), loan: loan!, run };
}
async function correct({ id }: { id: string }) {
  const { maker, raviId, slipsOf, step } = payroll;
  const slip = (await slipsOf({ id })).find(
    ({ employee, kind }) => employee.id === raviId && kind !== 'reversal',
  )!;
  const correction = done(
    await maker.post<PayRun>(`/api/finance/slips/${slip.id}/correction`, {
      version: slip.version,
      reason: 'Looked at again.',
    }),
  );
  done(await step(maker, correction, 'compute'));
  return correction;
}
async function corrected(run: { id: string }) {
  const { maker, slipsOf } = payroll;
  const { id, version } = (await slipsOf(run)).find(({ kind }) => kind === 'corrected')!;
  const detail = done(await maker.get<PaySlipDetail>(`/api/finance/slips/${id}/detail`));
  const choose = async (months: number) =>
    done(await maker.post(`/api/finance/slips/${id}/spread`, { version, months }));
  return { detail, choose };
}

test('a choice that is discarded with its correction leaves no loan, closes none and tells nobody', async () => {
  const { maker, step, lock, read } = payroll;
  const { loan, run } = await spreadAndLocked();
  const given = 'A loan of yours is recorded: Paid too much, found in October 2026';
  expect(await toldOfLoans()).toEqual([given]);
  const dropped = await correct(run);
  await (await corrected(dropped)).choose(4);
  done(await step(maker, dropped, 'compute'));
  expect((await corrected(dropped)).detail.clawback!.later).toBeLessThan(loan.amount);
  done(await step(maker, dropped, 'discard'));
  expect(await listLoans()).toEqual([loan]);
  expect(await toldOfLoans()).toEqual([given]);

  const kept = await correct(run);
  await (await corrected(kept)).choose(4);
  done(await step(maker, kept, 'compute'));
  const { later } = (await corrected(kept)).detail.clawback!;
  await lock(kept);
  expect(await listLoans()).toMatchObject([{ amount: later, givenMonth: '2026-10' }]);
  expect((await listLoans())[0]!.id).not.toBe(loan.id);
  expect((await toldOfLoans()).toSorted()).toEqual([
    given,
    given,
    'Your loan “Paid too much, found in October 2026” is closed',
  ]);
  expect((await read(kept)).state).toBe('locked');
});

test.each(['repay', 'close'])(
  'what a payslip left is not charged again once it has been: %s',
  async (name) => {
    const { maker } = payroll;
    const { before, loan, run } = await spreadAndLocked();
    const { id, version, amount } = loan;
    const repaid = { version, amount, paidOn: '2026-11-02', note: null };
    const body = name === 'repay' ? repaid : { version, reason: 'It was our mistake.' };
    const over = done(await maker.post<PayLoan>(`${loans}/${id}/${name}`, body));
    if (name === 'repay')
      done(await maker.post(`${loans}/${id}/close`, { version: over.version, reason: 'It is repaid.' }));
    const correction = await correct(run);
    const { detail } = await corrected(correction);
    expect(detail.clawback).toEqual(before.clawback);
    expect(detail.net).toBe(before.net);
    await payroll.lock(correction);
    expect(await listLoans()).toEqual([]);
  },
);
