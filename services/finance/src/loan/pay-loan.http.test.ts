import type { LoanLedger, OwnLoans, PayLoan, PayRun, PayRunCheck, PaySlipDetail } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type Answer } from '@atrium/testing';
import { openPayroll, PAY_MONTH, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
let portal: TestPortal;
let payroll: Payroll;

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const fieldsOf = ({ status, body }: Answer) => [status, body.error?.fields];
const runs = '/api/finance/runs';
const loans = '/api/finance/loans';

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-11-02T05:00:00Z');
  payroll = await openPayroll(portal);
});

const loan = (more: object = {}) => ({
  employeeId: payroll.raviId,
  title: 'Salary advance',
  amount: 1_000_000,
  instalment: 400_000,
  fromMonth: PAY_MONTH,
  pausedMonths: [],
  note: null,
  ...more,
});
const give = async (more: object = {}) => done(await payroll.maker.post<PayLoan>(loans, loan(more)));
const read = async ({ id }: { id: string }) => done(await payroll.maker.get<PayLoan>(`${loans}/${id}`));
const entriesOf = async ({ id }: { id: string }) =>
  done(await payroll.maker.get<LoanLedger>(`${loans}/${id}/ledger`)).items.map(({ kind, amount, left }) => [
    kind,
    amount,
    left,
  ]);
const changeTo = async ({ id }: { id: string }, values: object) =>
  payroll.maker.patch(`${loans}/${id}`, { version: (await read({ id })).version, ...values });
const take = async ({ id }: { id: string }, step: string, body: object) =>
  payroll.maker.post<PayLoan>(`${loans}/${id}/${step}`, { version: (await read({ id })).version, ...body });
const detailOf = async (run: { id: string }, employeeId = payroll.raviId) => {
  const { id } = await payroll.slipOf(run, employeeId);
  return done(await payroll.maker.get<PaySlipDetail>(`/api/finance/slips/${id}/detail`));
};
const amountOf = ({ lines }: PaySlipDetail, code = 'SALARY_ADVANCE') =>
  lines.filter((line) => line.code === code).reduce((sum, { amount }) => sum + amount, 0);
/** The next month, computed. */
const next = async (month: string) => {
  const run = await payroll.begin(month);
  done(await payroll.step(payroll.maker, run, 'compute'));
  return run;
};

describe('a loan', () => {
  test('says beside the field what is wrong', async () => {
    const { maker, meeraId } = payroll;
    const post = async (more: object) => fieldsOf(await maker.post(loans, loan(more)));
    expect(await post({ amount: 0 })).toEqual([400, { amount: 'Enter an amount above 0.' }]);
    expect(await post({ amount: -5 })).toEqual([400, { amount: 'Enter an amount above 0.' }]);
    expect(await post({ instalment: 0 })).toEqual([400, { instalment: 'Enter an amount above 0.' }]);
    expect(await post({ instalment: 1_000_001 })).toEqual([
      409,
      { instalment: 'The instalment is more than the loan.' },
    ]);
    expect(await post({ fromMonth: '2026-13' })).toEqual([400, { fromMonth: 'Choose a month.' }]);
    expect(await post({ title: ' ' })).toEqual([
      400,
      { title: 'Say what it is for, such as a salary advance.' },
    ]);
    expect(await post({ employeeId: '' })).toEqual([400, { employeeId: 'Choose an employee.' }]);
    expect(await post({ pausedMonths: ['2026-12', '2026-12'] })).toEqual([
      400,
      { pausedMonths: 'Name each month once.' },
    ]);
    const gone = await portal.company();
    const [stranger] = done(await gone.admin.get('/api/hr/employees')).items;
    expect(await post({ employeeId: stranger.id })).toEqual([
      400,
      { employeeId: 'Choose someone who works here now.' },
    ]);
    const own = done(await maker.get('/api/hr/employment/personal')).employeeId;
    expect(refused(await maker.post(loans, loan({ employeeId: own })))).toEqual([403, 'OWN_RECORD']);
    expect(done(await maker.get(loans)).items).toEqual([]);
    expect(await read(await give({ employeeId: meeraId }))).toMatchObject({ balance: 1_000_000, movedOn: 0 });
  });

  test('is deducted month by month, with the last instalment what is left, and said to the person', async () => {
    const { maker, ravi, meera, raviId, paySalary, step, lock } = payroll;
    const given = await give({ fromMonth: '2026-08' });
    done(await paySalary(raviId, 120_000_000, { from: '2026-08' }));
    const run = await next('2026-08');
    expect(amountOf(await detailOf(run))).toBe(400_000);
    expect(await read(given)).toMatchObject({ balance: 1_000_000, nextMonth: '2026-08', started: false });
    await lock(run);
    expect(await read(given)).toMatchObject({ balance: 600_000, nextMonth: '2026-09', started: true });
    await lock(await next('2026-09'));
    const october = await next(PAY_MONTH);
    expect(amountOf(await detailOf(october))).toBe(200_000);
    // Computed once more: nothing is deducted twice.
    done(await step(maker, october, 'compute'));
    await lock(october);
    expect(await entriesOf(given)).toEqual([
      ['instalment', -200_000, 0],
      ['instalment', -400_000, 200_000],
      ['instalment', -400_000, 600_000],
      ['given', 1_000_000, 1_000_000],
    ]);
    expect(amountOf(await detailOf(await next('2026-11')))).toBe(0);
    const own = done(await ravi.get<OwnLoans>('/api/finance/own/loans')).items;
    expect(own).toMatchObject([{ id: given.id, balance: 0, amount: 1_000_000 }]);
    expect(own[0]!.entries).toHaveLength(4);
    expect(done(await meera.get<OwnLoans>('/api/finance/own/loans')).items).toEqual([]);
    expect((await ravi.get(`${loans}/${given.id}/ledger`)).status).toBe(403);
  });

  test('is cut at half of the wages after all else; the rest comes with the next month, and the run says so', async () => {
    const { maker, lock, slipsOf } = payroll;
    const given = await give({ amount: 9_000_000, instalment: 3_000_000 });
    const run = await payroll.computed();
    const slip = await detailOf(run);
    const others = slip.deductions - amountOf(slip);
    // Half of the wages of 50,000.
    expect(amountOf(slip)).toBe(2_500_000 - others);
    expect(slip.warnings).toContain('loanMovedOn');
    expect(await slipsOf(run, '&view=needsLook')).toHaveLength(1);
    const line = slip.lines.find(({ code }) => code === 'SALARY_ADVANCE')!;
    expect(line).toMatchObject({ title: 'Salary advance' });
    expect(line.explanation.inputs.map(({ name, value, source }) => [name, value, source])).toEqual(
      expect.arrayContaining([
        ['INSTALMENT', '30000', 'loan'],
        ['BALANCE', '90000', 'loan'],
        ['OTHER_DEDUCTIONS', String(others / 100), 'line'],
      ]),
    );
    await lock(run);
    const movedOn = 3_000_000 - amountOf(slip);
    expect(await read(given)).toMatchObject({ movedOn, balance: 9_000_000 - amountOf(slip) });
    const november = await detailOf(await next('2026-11'));
    expect(november.lines.map(({ code }) => code)).not.toContain('LOAN_REST');
    expect(
      november.lines
        .find(({ code }) => code === 'SALARY_ADVANCE')!
        .explanation.inputs.find(({ name }) => name === 'MOVED_ON')?.value,
    ).toBe(String(movedOn / 100));
    expect(done(await maker.get(`${loans}?status=active`)).items).toHaveLength(1);
  });

  test('pauses in a month, and what is changed makes a computed run stale by name', async () => {
    const { maker, approver, raviId, step, lock } = payroll;
    const given = await give();
    const run = await payroll.computed();
    done(await step(maker, run, 'submit', { note: null }));
    done(await changeTo(given, { pausedMonths: [PAY_MONTH] }));
    const stale = await step(approver, run, 'approve');
    expect(refused(stale)).toEqual([409, 'RUN_STALE']);
    expect(stale.body.error.message).toContain('Ravi');
    const { changed } = done(await maker.get<PayRunCheck>(`${runs}/${run.id}/check`));
    expect(changed).toMatchObject([{ employee: { id: raviId }, parts: ['loans'] }]);
    done(await step(approver, run, 'return', { reason: 'Paused' }));
    done(await step(maker, run, 'compute'));
    expect(amountOf(await detailOf(run))).toBe(0);
    await lock(run);
    expect(fieldsOf(await changeTo(given, { pausedMonths: [] }))).toEqual([
      409,
      { pausedMonths: 'The payslip for one of these months is locked, so it stays as it is.' },
    ]);
    expect(fieldsOf(await maker.post(loans, loan()))).toEqual([
      409,
      { fromMonth: 'The payslip for this month is locked. Choose a later month.' },
    ]);
    expect(await read(given)).toMatchObject({ balance: 1_000_000, pausedMonths: [PAY_MONTH] });
  });

  test('is paid back outside of payroll and closed; its entries stay', async () => {
    const { maker, step, lock } = payroll;
    const given = await give();
    const repaid = { amount: 700_000, paidOn: '2026-11-02', note: 'UPI' };
    expect(fieldsOf(await take(given, 'repay', { ...repaid, amount: 1_000_001 }))).toEqual([
      409,
      { amount: 'This is more than what is left of the loan.' },
    ]);
    expect(fieldsOf(await take(given, 'repay', { ...repaid, paidOn: '2026-11-03' }))).toEqual([
      409,
      { paidOn: 'This day has not come yet.' },
    ]);
    expect(done(await take(given, 'repay', repaid))).toMatchObject({ balance: 300_000 });
    expect(fieldsOf(await changeTo(given, { amount: 600_000 }))).toEqual([
      409,
      { amount: 'This is less than what was paid back already.' },
    ]);
    const run = await payroll.computed();
    expect(amountOf(await detailOf(run))).toBe(300_000);
    done(await changeTo(given, { amount: 1_200_000 }));
    done(await step(maker, run, 'compute'));
    await lock(run);
    expect(fieldsOf(await changeTo(given, { fromMonth: '2026-12' }))).toEqual([
      409,
      { fromMonth: 'A payslip has deducted from it already, so its first month stays.' },
    ]);
    expect(fieldsOf(await take(given, 'close', { reason: '' }))).toEqual([400, { reason: 'Say why.' }]);
    const { version } = await read(given);
    const close = () => maker.post(`${loans}/${given.id}/close`, { version, reason: 'A gift' });
    const twice = await Promise.all([close(), close()]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await entriesOf(given)).toEqual([
      ['writtenOff', -100_000, 0],
      ['instalment', -400_000, 100_000],
      ['given', 200_000, 500_000],
      ['repaid', -700_000, 300_000],
      ['given', 1_000_000, 1_000_000],
    ]);
    expect(amountOf(await detailOf(await next('2026-11')))).toBe(0);
  });

  test('is back to what it was when a locked payslip is reversed, and the corrected one deducts once', async () => {
    const { maker, lock, step } = payroll;
    const given = await give();
    const run = await payroll.computed();
    await lock(run);
    const { id, version } = await payroll.slipOf(run, payroll.raviId);
    const correction = done(
      await maker.post<PayRun>(`/api/finance/slips/${id}/correction`, { version, reason: 'A wrong bonus' }),
    );
    done(await step(maker, correction, 'compute'));
    done(await step(maker, correction, 'compute'));
    await lock(correction);
    expect(await entriesOf(given)).toEqual([
      ['instalment', -400_000, 600_000],
      ['reversal', 400_000, 1_000_000],
      ['instalment', -400_000, 600_000],
      ['given', 1_000_000, 1_000_000],
    ]);
    expect(amountOf(await detailOf(await next('2026-11')))).toBe(400_000);
  });

  test('is taken whole by the full and final settlement', async () => {
    const { maker, approver, meeraId, paySalary, step, lock } = payroll;
    done(await paySalary(meeraId, 120_000_000));
    const given = await give({ employeeId: meeraId, fromMonth: '2026-12', pausedMonths: ['2026-12'] });
    const path = `/api/hr/employees/${meeraId}`;
    const { version } = done(await approver.get<{ version: number }>(path));
    const notice = {
      noticeOn: '2026-10-15',
      lastWorkingDay: '2026-10-30',
      reason: 'Agreed',
      successorId: null,
    };
    done(await approver.post(`${path}/give-notice`, { version, ...notice }));
    const [settlement] = done(await maker.get<{ items: PayRun[] }>(`${runs}?kind=fullAndFinal`)).items;
    done(await step(maker, settlement!, 'compute'));
    expect(amountOf(await detailOf(settlement!, meeraId))).toBe(1_000_000);
    await lock(settlement!);
    expect(await entriesOf(given)).toEqual([
      ['settlement', -1_000_000, 0],
      ['given', 1_000_000, 1_000_000],
    ]);
  });

  test('is not approved by whoever gave or changed it, until a payslip has counted it', async () => {
    const { maker, approver, step, lock } = payroll;
    const given = done(await approver.post<PayLoan>(loans, loan()));
    const run = await payroll.computed();
    expect(refused(await step(maker, run, 'submit', { note: null }))).toEqual([409, 'RUN_NO_APPROVER']);
    done(await changeTo(given, { note: 'As agreed' }));
    await lock(run);
    const november = await next('2026-11');
    await lock(november);
    expect(await read(given)).toMatchObject({ balance: 200_000 });
  });

  test('is not approved by whoever changed it since the last payslip, though nothing is deducted because of that', async () => {
    const { approver, step, lock } = payroll;
    const given = await give();
    const run = await payroll.computed();
    await lock(run);
    done(await changeTo(given, { note: 'As agreed' }));
    const { version } = await read(given);
    done(await approver.patch(`${loans}/${given.id}`, { version, pausedMonths: ['2026-11'] }));
    // What becomes of the earlier payslip says nothing of it.
    done(await step(approver, run, 'pay', { paidOn: '2026-11-02' }));
    const november = await next('2026-11');
    expect(amountOf(await detailOf(november))).toBe(0);
    expect(refused(await step(payroll.maker, november, 'submit', { note: null }))).toEqual([
      409,
      'RUN_NO_APPROVER',
    ]);
  });

  test('never goes below zero, whichever of a payment and the payslip that deducts is first', async () => {
    const given = await give();
    const run = await payroll.computed();
    const { maker, approver, step } = payroll;
    done(await step(maker, run, 'submit', { note: null }));
    done(await step(approver, run, 'approve'));
    const { version } = await read(given);
    const [locked, closed] = await Promise.all([
      step(maker, run, 'lock'),
      maker.post(`${loans}/${given.id}/close`, { version, reason: 'A gift' }),
    ]);
    expect([locked.status, closed.status].some((status) => status === 200)).toBe(true);
    const sums = (await entriesOf(given)).map(([, , left]) => Number(left));
    expect(Math.min(...sums)).toBeGreaterThanOrEqual(0);
  });

  test('that is closed stays so when a payslip is corrected that leaves less room for it', async () => {
    const { maker, lock, step } = payroll;
    const given = await give();
    const run = await payroll.computed();
    await lock(run);
    done(await take(given, 'close', { reason: 'A gift' }));
    const { id, version } = await payroll.slipOf(run, payroll.raviId);
    const correction = done(
      await maker.post<PayRun>(`/api/finance/slips/${id}/correction`, { version, reason: 'A wrong bonus' }),
    );
    done(
      await maker.post(`${runs}/${correction.id}/lines`, {
        employeeId: payroll.raviId,
        title: 'Damage',
        kind: 'deduction',
        amount: 2_300_000,
        taxable: false,
        cause: null,
      }),
    );
    done(await step(maker, correction, 'compute'));
    await lock(correction);
    expect(await read(given)).toMatchObject({ balance: 0, status: 'archived' });
    expect(amountOf(await detailOf(await next('2026-11')))).toBe(0);
  });
});
