import type { Import, ImportRows, LoanLedger, NotificationList, PayLoan } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type Answer, type TestPerson } from '@atrium/testing';
import { openPayroll, PAY_MONTH, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
let portal: TestPortal;
let payroll: Payroll;
let codes: { ravi: string; meera: string; maker: string };

const done = expectDone;
const loans = '/api/finance/loans';
const HEAD =
  'Employee,Title,Amount,Instalment a month,First deducted with the payslip for,Paused months,Note';

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  payroll = await openPayroll(portal);
  const { approver, maker, raviId, meeraId } = payroll;
  const codeOf = async (id: string) =>
    done(await approver.get<{ code: string }>(`/api/hr/employees/${id}`)).code;
  const own = done(await maker.get<{ employeeId: string }>('/api/hr/employment/personal')).employeeId;
  codes = { ravi: await codeOf(raviId), meera: await codeOf(meeraId), maker: await codeOf(own) };
});

const upload = (by: TestPerson, lines: string[]) =>
  by.send<Import>({
    method: 'POST',
    path: '/api/imports?importer=finance.loans&name=loans.csv',
    body: lines.join('\n'),
    headers: { 'content-type': 'application/octet-stream' },
  });
const read = async ({ id }: Import): Promise<Import> => {
  await portal.settle();
  return done(await payroll.maker.get<Import>(`/api/imports/${id}`));
};
const check = async (lines: string[]): Promise<Import> => {
  const { id, version, mapping } = done(await upload(payroll.maker, lines));
  return read(done(await payroll.maker.post<Import>(`/api/imports/${id}/mapping`, { version, mapping })));
};
const take = async ({ id, version }: Import, step: 'run' | 'undo'): Promise<Import> => {
  const body = step === 'run' ? { version, follow: false } : { version };
  return read(done(await payroll.maker.post<Import>(`/api/imports/${id}/${step}`, body)));
};
const faults = async ({ id }: Import, state = 'faulty') =>
  done(await payroll.maker.get<ImportRows>(`/api/imports/${id}/rows?state=${state}`)).items.map((row) => [
    row.line,
    ...row.faults.map(({ field, words }) => `${field ?? ''}: ${words}`),
  ]);
const list = async (query = '') =>
  done(await payroll.maker.get<{ items: PayLoan[] }>(`${loans}${query}`)).items;
const entriesOf = async ({ id }: { id: string }) =>
  done(await payroll.maker.get<LoanLedger>(`${loans}/${id}/ledger`)).items.map(({ kind, amount }) => [
    kind,
    amount,
  ]);
const toldOf = async (person: TestPerson) => {
  await portal.settle();
  return done(await person.get<NotificationList>('/api/notifications'))
    .items.filter(({ kind }) => kind === 'pay.loan')
    .map(({ title, path }) => [title, path]);
};
const titlesOf = async (person: TestPerson) => (await toldOf(person)).map(([title]) => title);
const give = async (more: object = {}) =>
  done(
    await payroll.maker.post<PayLoan>(loans, {
      employeeId: payroll.raviId,
      title: 'Salary advance',
      amount: 1_000_000,
      instalment: 400_000,
      fromMonth: PAY_MONTH,
      pausedMonths: [],
      note: null,
      ...more,
    }),
  );

test('whose loan is given, changed, paused or closed hears of it once, without an amount', async () => {
  const { maker, ravi, meera } = payroll;
  const { id } = await give();
  const versionOf = async () => done(await maker.get<PayLoan>(`${loans}/${id}`)).version;
  const change = async (values: object) =>
    done(await maker.patch(`${loans}/${id}`, { version: await versionOf(), ...values }));
  await change({ note: 'Agreed with the boss' });
  await change({ pausedMonths: ['2026-12'] });
  await change({ instalment: 250_000, pausedMonths: [] });
  done(await maker.post(`${loans}/${id}/close`, { version: await versionOf(), reason: 'A gift' }));
  const told = await toldOf(ravi);
  expect(told.map(([title]) => title)).toEqual([
    'Your loan “Salary advance” is closed',
    'Your loan “Salary advance” has changed',
    'The paused months of your loan “Salary advance” have changed',
    'A loan of yours is recorded: Salary advance',
  ]);
  for (const [title, path] of told) {
    expect(title).not.toMatch(/\d/);
    expect(path).toContain('tab=finance.pay');
  }
  expect(await titlesOf(meera)).toEqual([]);
});

test('loans of a file are those of the form with their balance, and a file that comes again changes nothing', async () => {
  const { ravi, raviId, meeraId } = payroll;
  const file = [
    HEAD,
    `${codes.ravi},Laptop loan,"60,000",10000,2026-11,2026-12; Jan 2027,Agreed`,
    `${codes.meera},Salary advance,5000,2500.50,Nov 2026,,`,
  ];
  const checked = await check(file);
  expect(checked.counts).toMatchObject({ ready: 2, faulty: 0 });
  expect(await list()).toEqual([]);
  expect((await take(checked, 'run')).counts).toMatchObject({ created: 2 });
  const items = await list();
  const laptop = items.find(({ employee }) => employee?.id === raviId)!;
  expect(laptop).toMatchObject({
    title: 'Laptop loan',
    amount: 6_000_000,
    instalment: 1_000_000,
    balance: 6_000_000,
    fromMonth: '2026-11',
    pausedMonths: ['2026-12', '2027-01'],
    note: 'Agreed',
  });
  expect(items.find(({ employee }) => employee?.id === meeraId)).toMatchObject({ instalment: 250_050 });
  expect(await entriesOf(laptop)).toEqual([['given', 6_000_000]]);
  expect(await titlesOf(ravi)).toEqual(['A loan of yours is recorded: Laptop loan']);
  const again: Answer = await payroll.maker.post(`/api/imports/${checked.id}/run`, {
    version: checked.version,
    follow: false,
  });
  expect(again.status).toBe(409);
  expect((await check(file)).counts).toMatchObject({ ready: 0, known: 2, faulty: 0 });
});

test('what is wrong with a loan is said of its row as the form says it', async () => {
  const { lock, computed } = payroll;
  await lock(await computed());
  const checked = await check([
    HEAD,
    `${codes.ravi},Advance,1000,2000,2026-11,,`,
    `${codes.ravi},Advance,1000,500,2026-10,,`,
    `${codes.ravi},Advance,1000,500,2026-09,2026-10,`,
    `${codes.meera},Advance,1000,500,2026-11,,`,
    `${codes.meera},advance,1000,400,2026-11,,`,
    `${codes.maker},Advance,1000,500,2026-11,,`,
    `NOBODY,,0,much,2026-13,2026-11;2026-11,`,
  ]);
  expect(await faults(checked)).toEqual([
    [2, 'instalment: The instalment is more than the loan.'],
    [3, 'fromMonth: The payslip for this month is locked. Choose a later month.'],
    [4, 'pausedMonths: The payslip for one of these months is locked, so it stays as it is.'],
    [6, 'title: Line 5 is the same.'],
    [7, expect.stringMatching(/^employee: No one decides about themselves/)],
    [
      8,
      'title: Say what it is for, such as a salary advance.',
      'amount: Enter an amount above 0.',
      'instalment: Enter an amount.',
      'fromMonth: Choose a month.',
      'pausedMonths: Name each month once.',
      'employee: No one who works here has this code, email or name.',
    ],
  ]);
  expect((await upload(payroll.ravi, [HEAD])).status).toBe(403);
});

test('an import that is undone closes its loans with nothing left, but for one that a payslip has deducted from', async () => {
  const { ravi, meera, raviId, maker, paySalary, begin, step, lock } = payroll;
  const imported = await take(
    await check([
      HEAD,
      `${codes.ravi},Advance,10000,4000,2026-10,,`,
      `${codes.meera},Advance,10000,4000,2026-10,,`,
    ]),
    'run',
  );
  done(await paySalary(raviId, 120_000_000));
  const run = await begin();
  done(await step(maker, run, 'compute'));
  await lock(run);
  const undone = await take(imported, 'undo');
  expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
  expect(await faults(undone, 'kept')).toEqual([
    [2, ': A payslip has deducted from this loan. Close it if it need not be paid back.'],
  ]);
  expect(await list()).toMatchObject([{ employee: { id: raviId }, balance: 600_000 }]);
  const [closed] = await list('?status=archived');
  expect(closed).toMatchObject({ balance: 0 });
  expect(await entriesOf(closed!)).toEqual([
    ['writtenOff', -1_000_000],
    ['given', 1_000_000],
  ]);
  expect(await titlesOf(meera)).toEqual([
    'Your loan “Advance” is closed',
    'A loan of yours is recorded: Advance',
  ]);
  expect(await titlesOf(ravi)).toHaveLength(1);
});
