import type {
  NextStepList,
  OwnSlips,
  PayAdjustment,
  PayRun,
  PayRunCheck,
  PaySlipDetail,
} from '@atrium/contracts';
import { LeavingFacts } from '@atrium/hr-service';
import { leaveTypeFields } from '@atrium/hr-service/testing';
import { Actors, TenantDb } from '@atrium/platform';
import { expectDone, TestClock, TestPortal, type Answer } from '@atrium/testing';
import { openPayroll, PAY_MONTH, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
let portal: TestPortal;
let payroll: Payroll;

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const runs = '/api/finance/runs';

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-11-02T05:00:00Z');
  payroll = await openPayroll(portal);
});

const line = (employeeId: string, more: object = {}) => ({
  employeeId,
  title: 'Diwali bonus',
  kind: 'earning',
  amount: 10_000_000,
  taxable: true,
  cause: null,
  ...more,
});
const detailOf = async (id: string) =>
  done(await payroll.maker.get<PaySlipDetail>(`/api/finance/slips/${id}/detail`));
const amountOf = ({ lines }: PaySlipDetail, code: string) =>
  lines.filter((each) => each.code === code).reduce((sum, { amount }) => sum + amount, 0);

describe('a run between months', () => {
  const start = async (taxAtOnce = true) =>
    done(
      await payroll.maker.post<PayRun>('/api/finance/off-cycle-runs', {
        groupId: payroll.starter.group.id,
        month: PAY_MONTH,
        title: 'Diwali bonus',
        taxAtOnce,
      }),
    );

  test('pays named lines with their tax, and the month counts them', async () => {
    const { maker, approver, raviId, meeraId, paySalary, step, lock, slipOf, slipsOf, read, begin } = payroll;
    done(await paySalary(raviId, 240_000_000));
    const bonus = await start();
    expect(bonus).toMatchObject({ kind: 'offCycle', title: 'Diwali bonus', state: 'draft' });
    const lines = `${runs}/${bonus.id}/lines`;
    expect(refused(await step(maker, bonus, 'compute'))).toEqual([409, 'RUN_EMPTY']);
    expect(refused(await maker.post(lines, line(meeraId)))).toEqual([409, 'RUN_LINE_GROUP']);
    done(await maker.post<PayAdjustment>(lines, line(raviId)));
    done(await step(maker, bonus, 'compute'));
    const slip = await detailOf((await slipOf(bonus, raviId)).id);
    expect(slip.lines.map(({ code }) => code)).toEqual(['DIWALI_BONUS', 'TDS']);
    expect(slip).toMatchObject({ kind: 'offCycle', gross: 10_000_000, paidDays: 0 });
    // Of the last slab of 20 percent, with the cess.
    const tax = amountOf(slip, 'TDS');
    expect(tax).toBeGreaterThan(0);
    done(await step(maker, bonus, 'submit', { note: null }));
    expect(refused(await maker.post(lines, line(raviId)))).toEqual([409, 'RUN_NOT_OPEN']);
    done(await step(approver, bonus, 'approve'));
    done(await step(maker, bonus, 'lock'));
    // The month's own run is not ended by it, and pays no second bonus.
    const month = await begin();
    done(await step(maker, month, 'compute'));
    const own = await detailOf((await slipOf(month, raviId)).id);
    expect(amountOf(own, 'DIWALI_BONUS')).toBe(0);
    expect(own.yearToDate.gross).toBe(own.gross + slip.gross);
    await lock(month);
    done(await step(maker, bonus, 'pay', { paidOn: '2026-11-02' }));
    expect(await read(month)).toMatchObject({ state: 'locked' });
    expect((await slipsOf(month)).map(({ kind }) => kind)).toEqual(['regular']);
    const mine = done(await payroll.ravi.get<OwnSlips>('/api/finance/own/slips')).items;
    expect(mine.map(({ kind, title }) => [kind, title])).toEqual([
      ['regular', null],
      ['offCycle', 'Diwali bonus'],
    ]);
  });

  test('may leave its tax to the months that are left', async () => {
    const { maker, raviId, paySalary, step, lock, slipOf, begin } = payroll;
    done(await paySalary(raviId, 240_000_000));
    const bonus = await start(false);
    done(await maker.post(`${runs}/${bonus.id}/lines`, line(raviId)));
    done(await step(maker, bonus, 'compute'));
    const paid = await slipOf(bonus, raviId);
    expect(paid).toMatchObject({ gross: 10_000_000, net: 10_000_000 });
    const month = await begin();
    done(await step(maker, month, 'compute'));
    const before = amountOf(await detailOf((await slipOf(month, raviId)).id), 'TDS');
    await lock(bonus);
    const check = done(await maker.get<PayRunCheck>(`${runs}/${month.id}/check`));
    expect(check.changed).toMatchObject([{ parts: ['earlier'] }]);
    done(await step(maker, month, 'compute'));
    expect(amountOf(await detailOf((await slipOf(month, raviId)).id), 'TDS')).toBeGreaterThan(before);
  });
});

describe('a full and final settlement', () => {
  const leave = async (lastWorkingDay: string, noticeOn = '2026-10-15') => {
    const path = `/api/hr/employees/${payroll.meeraId}`;
    const { version } = done(await payroll.approver.get(path));
    const notice = { noticeOn, lastWorkingDay, reason: 'Agreed', successorId: null };
    done(await payroll.approver.post(`${path}/give-notice`, { version, ...notice }));
  };
  const settlements = async () =>
    done(await payroll.maker.get<{ items: PayRun[] }>(`${runs}?kind=fullAndFinal`)).items;

  test('is opened with the notice, counted, approved by somebody else, and in no other run', async () => {
    const { maker, approver, meeraId, paySalary, step, lock, slipOf, slipsOf, begin } = payroll;
    done(await paySalary(meeraId, 120_000_000));
    done(await paySalary(payroll.raviId, 120_000_000));
    await leave('2026-10-30');
    const [opened] = await settlements();
    // A Friday: Monday and Tuesday are the two working days after it.
    expect(opened).toMatchObject({
      employee: { id: meeraId },
      month: PAY_MONTH,
      dueOn: '2026-11-03',
      terms: { noticeDays: 45, noticeOwes: 'employee', dayDivisor: 30 },
    });
    const loan = {
      payMonth: '2026-12',
      title: 'Loan',
      kind: 'loan',
      amount: 300_000,
      taxable: false,
      cause: null,
    };
    done(await maker.post('/api/finance/adjustments', { ...loan, employeeId: meeraId }));
    const terms = { ...opened!.terms, leaveDays: 6, noticeDays: 3 };
    done(await step(maker, opened!, 'set-terms', { terms }));
    done(await step(maker, opened!, 'compute'));
    const slip = await detailOf((await slipOf(opened!, meeraId)).id);
    expect(slip).toMatchObject({ kind: 'fullAndFinal', paidDays: 30, change: 'left' });
    // Half of 1,00,000 is wages: 50,000 / 30 * 6, and 1,00,000 / 30 * 3.
    expect(amountOf(slip, 'LEAVE_ENCASHMENT')).toBe(1_000_000);
    expect(amountOf(slip, 'NOTICE_RECOVERY')).toBe(1_000_000);
    expect(amountOf(slip, 'LOAN')).toBe(300_000);
    expect(amountOf(slip, 'GRATUITY')).toBe(0);
    const month = await begin();
    done(await step(maker, month, 'compute'));
    expect((await slipsOf(month)).map(({ employee }) => employee.id)).toEqual([payroll.raviId]);
    const check = done(await maker.get<PayRunCheck>(`${runs}/${month.id}/check`));
    expect(check.missing).toMatchObject([{ employee: { id: meeraId }, reason: 'settlement' }]);
    done(await step(maker, opened!, 'submit', { note: null }));
    expect(refused(await step(maker, opened!, 'approve'))).toEqual([403, 'RUN_OWN']);
    done(await step(approver, opened!, 'return', { reason: 'Count the leave again.' }));
    await lock(opened!);
    done(await step(maker, opened!, 'pay', { paidOn: '2026-11-02' }));
    expect(done(await approver.get<NextStepList>('/api/portal/next-steps')).news).toEqual([]);
  });

  test('leave that it pays leaves the balance when it is locked, once', async () => {
    const { maker, approver, meeraId, paySalary, step, lock } = payroll;
    done(await paySalary(meeraId, 120_000_000));
    for (const [name, code, days] of [
      ['Earned leave', 'EL', 9],
      ['Floating leave', 'FL', 2],
    ] as const) {
      const { id: typeId } = done(
        await approver.post<{ id: string }>('/api/hr/leave-types', {
          ...leaveTypeFields(name),
          code,
          quota: null,
        }),
      );
      const given = { employeeId: meeraId, typeId, days, effectiveOn: '2026-10-01', expiresOn: null };
      done(await approver.post('/api/hr/leave/adjustments', { ...given, reason: 'Kept from before' }));
    }
    await leave('2026-10-30');
    const [opened] = await settlements();
    expect(opened?.terms).toMatchObject({ leaveDays: 11 });
    const terms = { ...opened!.terms, leaveDays: 10, noticeDays: 0 };
    done(await step(maker, opened!, 'set-terms', { terms }));
    done(await step(maker, opened!, 'compute'));
    const paidOut = async () =>
      (
        await portal.database.query<{ days: string; count: string }>(
          `select sum(days)::float8 as days, count(*)::int as count from leave_ledger
           where employee_id = $1 and kind = 'encash' and effective_on = '2026-10-30'`,
          [meeraId],
        )
      )[0];
    expect(await paidOut()).toEqual({ days: null, count: 0 });
    await lock(opened!);
    expect(await paidOut()).toEqual({ days: -10, count: 2 });
    // The same settlement again, as if its request were repeated.
    const again = {
      employeeId: meeraId,
      lastDay: '2026-10-30',
      days: 10,
      source: `settlement ${opened!.id}`,
    };
    const by = await portal.app.get(Actors).find(payroll.acme.id, maker.user.id);
    await portal.app
      .get(TenantDb)
      .run(payroll.acme.id, () => portal.app.get(LeavingFacts).payOut(by!, again));
    expect(await paidOut()).toEqual({ days: -10, count: 2 });
  });

  test('whoever owes more than they are paid is asked for it, and nothing is paid', async () => {
    const { maker, ravi, meera, meeraId, paySalary, step, slipOf, lock } = payroll;
    done(await paySalary(meeraId, 120_000_000));
    await leave('2026-10-02', '2026-10-01');
    const [opened] = await settlements();
    done(await step(maker, opened!, 'compute'));
    const slip = await slipOf(opened!, meeraId);
    expect(slip.net).toBeLessThan(0);
    expect(slip).toMatchObject({ blocks: [], warnings: expect.arrayContaining(['owesCompany']) });
    const letter = (kind: string) => `/api/finance/${kind}/${slip.id}/owed`;
    expect(refused(await maker.get(letter('slips')))).toEqual([409, 'RUN_NOT_LOCKED']);
    await lock(opened!);
    for (const [person, path] of [
      [maker, letter('slips')],
      [meera, letter('own/slips')],
    ] as const) {
      const { status, text } = await person.get(path);
      expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
    }
    expect((await ravi.get(letter('slips'))).status).toBe(403);
    expect((await ravi.get(letter('own/slips'))).status).toBe(404);
  });

  test('ends when somebody stays, and is opened by hand where the notice came before the salary', async () => {
    const { maker, approver, meeraId, raviId, paySalary } = payroll;
    const open = (employeeId: string) => maker.post<PayRun>('/api/finance/settlements', { employeeId });
    expect(refused(await open(raviId))).toEqual([409, 'SETTLEMENT_NO_LAST_DAY']);
    await leave('2026-11-20');
    expect(await settlements()).toEqual([]);
    expect(refused(await open(meeraId))).toEqual([409, 'SETTLEMENT_NO_SALARY']);
    done(await paySalary(meeraId, 120_000_000));
    expect(done(await open(meeraId))).toMatchObject({ month: '2026-11', dueOn: '2026-11-24' });
    expect(refused(await open(meeraId))).toEqual([409, 'SETTLEMENT_EXISTS']);
    const path = `/api/hr/employees/${meeraId}`;
    const { version } = done(await approver.get(path));
    done(await approver.post(`${path}/withdraw-notice`, { version }));
    expect(await settlements()).toEqual([]);
  });
});
