import type { NextStepList, OwnSlips, PayReadiness, PayRunCheck, PaySlipDetail } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type Answer } from '@atrium/testing';
import { change, openPayroll, PAY_MONTH, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
let portal: TestPortal;
/** Computes runs. */
let maker: Payroll['maker'];
let approver: Payroll['approver'];
let ravi: Payroll['ravi'];
let raviId: string;
let meeraId: string;
let starter: Payroll['starter'];
let paySalary: Payroll['paySalary'];
let step: Payroll['step'];
let begin: Payroll['begin'];
let read: Payroll['read'];
let slipsOf: Payroll['slipsOf'];
let slipOf: Payroll['slipOf'];
let computed: Payroll['computed'];

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const runs = '/api/finance/runs';
const month = PAY_MONTH;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-11-02T05:00:00Z');
  const payroll = await openPayroll(portal);
  ({ maker, approver, ravi, raviId, meeraId, starter } = payroll);
  ({ paySalary, step, begin, read, slipsOf, slipOf, computed } = payroll);
});

test('a month is computed, approved by somebody else, locked and paid, and people see their payslip', async () => {
  const readiness = done(await maker.get<PayReadiness>('/api/finance/readiness'));
  expect(readiness.items.find(({ key }) => key === 'salaries')).toMatchObject({ count: 0, isDone: false });
  const run = await computed();
  expect(run).toMatchObject({ state: 'computed', people: 1, gross: 10_000_000, blocked: 0, revision: 1 });
  expect(run.net).toBe(run.gross - run.deductions);
  const slip = await slipOf(run, raviId);
  expect(slip).toMatchObject({ paidDays: 31, unpaidDays: 0, state: 'computed', warnings: [], blocks: [] });
  const detail = done(await maker.get<PaySlipDetail>(`/api/finance/slips/${slip.id}/detail`));
  expect(detail.lines.find(({ code }) => code === 'BASIC')).toMatchObject({
    title: 'Basic pay',
    amount: 5_000_000,
    yearToDate: 5_000_000,
    previous: null,
  });
  expect(detail).toMatchObject({ place: 1, of: 1, before: null, after: null });
  const check = done(await maker.get<PayRunCheck>(`${runs}/${run.id}/check`));
  expect(check.missing.map(({ employee, reason }) => [employee.id, reason])).toContainEqual([
    meeraId,
    'noSalary',
  ]);
  expect([check.changed, check.approvers.map(({ id }) => id)]).toEqual([[], [approver.user.id]]);

  const pdf = `/api/finance/slips/${slip.id}/pdf`;
  expect(refused(await maker.get(pdf))).toEqual([409, 'RUN_NOT_LOCKED']);
  done(await step(maker, run, 'submit', { note: 'As always' }));
  const [asked] = done(await approver.get('/api/notifications')).items;
  expect(asked).toMatchObject({ kind: 'request.waiting', text: 'October 2026, Everyone: 1 person' });
  expect(refused(await step(maker, run, 'approve'))).toEqual([403, 'RUN_OWN']);
  done(await step(approver, run, 'approve'));
  expect(done(await ravi.get<OwnSlips>('/api/finance/own/slips')).items).toEqual([]);
  done(await step(maker, run, 'lock'));
  done(await step(maker, run, 'pay', { paidOn: '2026-11-02' }));
  expect(await slipOf(run, raviId)).toMatchObject({ state: 'paid', paidOn: '2026-11-02' });
  const [mine] = done(await ravi.get<OwnSlips>('/api/finance/own/slips')).items;
  expect(mine).toMatchObject({ id: slip.id, month, net: run.net, paidOn: '2026-11-02', seenAt: null });
  expect(done(await ravi.get(`/api/finance/own/slips/${slip.id}`)).lines).toHaveLength(detail.lines.length);
  const [news] = done(await ravi.get<NextStepList>('/api/portal/next-steps')).news;
  expect(news).toMatchObject({ title: 'Your payslip for October 2026' });
  expect(news!.path).toContain(slip.id);
  for (const [person, path] of [
    [maker, pdf],
    [ravi, `/api/finance/own/slips/${slip.id}/pdf`],
  ] as const) {
    const { status, text } = await person.get(path);
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
  }
  expect(refused(await maker.get(`/api/finance/slips/${slip.id}/owed`))).toEqual([409, 'SLIP_OWES_NOTHING']);
  expect((await ravi.get(pdf)).status).toBe(403);
  expect((await maker.get(`/api/finance/own/slips/${slip.id}/pdf`)).status).toBe(404);
  done(await ravi.post(`/api/finance/own/slips/${slip.id}/seen`));
  expect((await slipOf(run, raviId)).seenAt).not.toBeNull();
  expect(done(await ravi.get<NextStepList>('/api/portal/next-steps')).news).toEqual([]);
  const [told] = done(await ravi.get('/api/notifications')).items;
  expect(told.title).toBe('Your payslip for October 2026');
});

test('nobody sees the payslip of somebody else without the right, by any way', async () => {
  const run = await computed();
  const { id } = await slipOf(run, raviId);
  for (const path of [
    '/api/finance/slips',
    `/api/finance/slips/${id}`,
    `/api/finance/slips/${id}/detail`,
    `${runs}/${run.id}`,
    '/api/finance/salaries',
  ])
    expect([path, (await ravi.get(path)).status]).toEqual([path, 403]);
  expect((await ravi.get(`/api/finance/own/slips/${id}`)).status).toBe(404);
  const found = done(await ravi.get('/api/search?q=Ravi'));
  expect(JSON.stringify(found)).not.toContain(id);
  done(await maker.get(`/api/finance/slips/${id}/detail`));
  const { items } = done(await approver.get('/api/audit?action=paySlip.look'));
  expect(items[0]).toMatchObject({ resource: { kind: 'paySlip', id } });
  // Whoever reads the trail may not know what people earn.
  expect(JSON.stringify(done(await approver.get('/api/audit?action=salary.create')))).not.toContain(
    '120000000',
  );
});

test('computed again, nobody has a second payslip, and what is held stays held', async () => {
  done(await paySalary(meeraId, 60_000_000));
  const run = await computed();
  const before = await slipsOf(run);
  const { id, version } = await slipOf(run, meeraId);
  done(await maker.post(`/api/finance/slips/${id}/hold`, { version, reason: 'Account is not clear' }));
  done(await step(maker, run, 'compute'));
  const after = await slipsOf(run);
  expect(after.map((slip) => slip.id)).toEqual(before.map((slip) => slip.id));
  expect(await read(run)).toMatchObject({ revision: 2, people: 2, held: 1 });
  expect(await slipsOf(run, '&view=held')).toMatchObject([{ id, holdReason: 'Account is not clear' }]);
  const slip = await slipOf(run, meeraId);
  done(await maker.post(`/api/finance/slips/${id}/release`, { version: slip.version }));
  expect(await read(run)).toMatchObject({ held: 0 });
});

test('a run whose inputs have changed is not approved, and says what has changed', async () => {
  const run = await computed();
  done(await step(maker, run, 'submit', { note: null }));
  done(
    await maker.post('/api/finance/adjustments', {
      employeeId: raviId,
      payMonth: month,
      title: 'Festival bonus',
      kind: 'earning',
      amount: 500_000,
      taxable: true,
      cause: null,
    }),
  );
  const stale = await step(approver, run, 'approve');
  expect(refused(stale)).toEqual([409, 'RUN_STALE']);
  expect(stale.body.error.message).toContain('Ravi');
  const check = done(await maker.get<PayRunCheck>(`${runs}/${run.id}/check`));
  expect(check.changed).toMatchObject([{ employee: { id: raviId }, parts: ['adjustments'] }]);
  done(await step(approver, run, 'return', { reason: 'Compute it with the bonus.' }));
  expect(await read(run)).toMatchObject({ state: 'computed', returnReason: 'Compute it with the bonus.' });
  done(await step(maker, run, 'compute'));
  expect(await read(run)).toMatchObject({ gross: 10_500_000 });
  done(await step(maker, run, 'submit', { note: null }));
  done(await step(approver, run, 'approve'));
});

test('a payslip that cannot be paid stops the run until it is held', async () => {
  done(await paySalary(meeraId, 60_000_000));
  const deduction = { payMonth: month, title: 'Laptop', kind: 'deduction', taxable: false, cause: null };
  const adjustment = { ...deduction, employeeId: meeraId, amount: 90_000_000 };
  done(await maker.post('/api/finance/adjustments', adjustment));
  const run = await computed();
  expect(run.blocked).toBe(1);
  expect(refused(await step(maker, run, 'submit', { note: null }))).toEqual([409, 'RUN_BLOCKED']);
  const slip = await slipOf(run, meeraId);
  expect(slip.blocks).toEqual([{ code: 'netBelowZero', of: null }]);
  expect(slip.warnings).toEqual(expect.arrayContaining(['noPan', 'noBank']));
  done(await maker.post(`/api/finance/slips/${slip.id}/hold`, { version: slip.version, reason: 'Debt' }));
  done(await step(maker, run, 'submit', { note: null }));
});

test('where nobody else may approve, the maker is told before anybody is asked', async () => {
  const run = await computed();
  const rights = `/api/users/${approver.user.id}/permissions`;
  const { version } = done(await maker.get<{ version: number }>(rights));
  done(
    await maker.put(rights, {
      version,
      entries: [{ tab: 'calendar', accessType: 'restricted', resources: [] }],
    }),
  );
  expect(refused(await step(maker, run, 'submit', { note: null }))).toEqual([409, 'RUN_NO_APPROVER']);
});

test('absent days are not paid where the pay group says so', async () => {
  const run = await computed();
  await change(approver, `/api/finance/groups/${starter.group.id}`, { absenceUnpaid: true });
  const check = done(await maker.get<PayRunCheck>(`${runs}/${run.id}/check`));
  expect(check.changed).toMatchObject([{ parts: ['days', 'person'] }]);
  done(await step(maker, run, 'compute'));
  const slip = await slipOf(run, raviId);
  const { unpaidDates } = done(await maker.get<PaySlipDetail>(`/api/finance/slips/${slip.id}/detail`));
  expect(unpaidDates.length).toBeGreaterThan(15);
  expect(new Set(unpaidDates.map(({ cause, part }) => `${cause} ${part}`))).toEqual(new Set(['absent 1']));
  expect(slip).toMatchObject({ unpaidDays: unpaidDates.length, paidDays: 31 - unpaidDates.length });
});

test('the next month knows the one before, and a raise from an earlier month is paid as arrears', async () => {
  const run = await computed('2026-09');
  done(await step(maker, run, 'submit', { note: null }));
  done(await step(approver, run, 'approve'));
  const open = await begin('2026-11');
  expect(refused(await step(maker, open, 'compute'))).toEqual([409, 'RUN_EARLIER_OPEN']);
  done(await step(maker, run, 'lock'));
  const taken = await paySalary(raviId, 144_000_000, { from: '2026-09' });
  expect(refused(taken)).toEqual([409, 'SALARY_MONTH_TAKEN']);
  done(await step(maker, open, 'compute'));
  const [slip] = await slipsOf(open);
  expect(slip).toMatchObject({ paidDays: 30, difference: slip!.net - run.net });
  done(await step(maker, open, 'discard'));
  expect(await slipsOf(open)).toEqual([]);

  expect(done(await paySalary(raviId, 144_000_000))).toMatchObject({ from: month, decidedIn: '2026-11' });
  const again = await begin('2026-11');
  done(await step(maker, again, 'compute'));
  const [raised] = await slipsOf(again);
  expect(raised).toMatchObject({ gross: 12_000_000 + 2_000_000, change: 'salary' });
  const { causes } = done(await maker.get<PayRunCheck>(`${runs}/${again.id}/check`));
  expect(causes).toEqual([{ cause: 'salary', people: 1, amount: raised!.difference }]);
});
