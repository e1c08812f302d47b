import type { ClaimType, Import, ImportRows, PayAdjustment, PayClaim, SalaryRecord } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type TestPerson } from '@atrium/testing';
import { openPayroll, PAY_MONTH, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
let portal: TestPortal;
let payroll: Payroll;
let codes: { ravi: string; meera: string; nila: string };

const done = expectDone;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  payroll = await openPayroll(portal);
  const { approver, raviId, meeraId } = payroll;
  const codeOf = async (id: string) =>
    done(await approver.get<{ code: string }>(`/api/hr/employees/${id}`)).code;
  const nila = done(await approver.get<{ employeeId: string }>('/api/hr/employment/personal')).employeeId;
  codes = { ravi: await codeOf(raviId), meera: await codeOf(meeraId), nila: await codeOf(nila) };
});

const upload = (by: TestPerson, importer: string, lines: string[]) =>
  by.send<Import>({
    method: 'POST',
    path: `/api/imports?importer=finance.${importer}&name=pay.csv`,
    body: lines.join('\n'),
    headers: { 'content-type': 'application/octet-stream' },
  });
const read = async (by: TestPerson, { id }: Import): Promise<Import> => {
  await portal.settle();
  return done(await by.get<Import>(`/api/imports/${id}`));
};
const check = async (by: TestPerson, importer: string, lines: string[]): Promise<Import> => {
  const { id, version, mapping } = done(await upload(by, importer, lines));
  return read(by, done(await by.post<Import>(`/api/imports/${id}/mapping`, { version, mapping })));
};
const run = async (by: TestPerson, { id, version }: Import): Promise<Import> =>
  read(by, done(await by.post<Import>(`/api/imports/${id}/run`, { version, follow: false })));
const faults = async (by: TestPerson, { id }: Import, state = 'faulty') =>
  done(await by.get<ImportRows>(`/api/imports/${id}/rows?state=${state}`)).items.map((row) => [
    row.line,
    ...row.faults.map(({ field, words }) => `${field ?? ''}: ${words}`),
  ]);

const SALARY_HEAD = 'Employee,Structure,Pay group,From,CTC a year,Agreed amounts,Reason';

test('salaries of a file are those of the form, and a file that comes again changes nothing', async () => {
  const { approver, raviId, meeraId } = payroll;
  const file = [
    SALARY_HEAD,
    `${codes.ravi},Usual salary,everyone,2026-10,"12,00,000",,`,
    `${codes.meera},usual salary,Everyone,Nov 2026,600000,BASIC 25000; HRA: 10000,Hired`,
  ];
  const checked = await check(approver, 'salaries', file);
  expect(checked.counts).toMatchObject({ ready: 2, faulty: 0 });
  expect((await run(approver, checked)).counts).toMatchObject({ created: 2 });
  const { items } = done(await approver.get<{ items: SalaryRecord[] }>('/api/finance/salaries'));
  expect(items.find(({ employee }) => employee?.id === raviId)).toMatchObject({
    from: '2026-10',
    ctc: 120_000_000,
    decidedIn: '2026-10',
    structure: { name: 'Usual salary' },
  });
  expect(items.find(({ employee }) => employee?.id === meeraId)).toMatchObject({
    from: '2026-11',
    overrides: [
      { code: 'BASIC', amount: 2_500_000 },
      { code: 'HRA', amount: 1_000_000 },
    ],
    reason: 'Hired',
  });
  // A second request to import the same rows is refused, and the same file has nothing new.
  const again = await approver.post(`/api/imports/${checked.id}/run`, {
    version: checked.version,
    follow: false,
  });
  expect(again.status).toBe(409);
  expect((await check(approver, 'salaries', file)).counts).toMatchObject({ ready: 0, known: 2, faulty: 0 });
});

test('what is wrong with a salary is said of its row as the form says it', async () => {
  const { approver, raviId, paySalary } = payroll;
  done(await paySalary(raviId, 120_000_000));
  const row = (person: string, rest: string) => `${person},Usual salary,Everyone,${rest}`;
  const checked = await check(approver, 'salaries', [
    SALARY_HEAD,
    row(codes.ravi, '2026-10,900000,,'),
    `NOBODY,Gone,Nowhere,2026-13,much,,`,
    `NOBODY,Gone,Nowhere,2026-10,1,,`,
    row(codes.meera, '2026-10,600000,CAR 100,'),
    row(codes.meera, '2026-11,600000,BASIC lots,'),
    row(codes.meera, '2026-12,600000,,'),
    row(codes.meera, '01/2027,600000,,'),
    row(codes.meera, '2026-12-01,700000,,'),
    row(codes.nila, '2026-10,600000,,'),
  ]);
  expect(await faults(approver, checked)).toEqual([
    [2, 'from: This person already has a salary from this month.'],
    [
      3,
      'from: Choose a month.',
      'ctc: Enter an amount.',
      'employee: No one who works here has this code, email or name.',
      'structure: No current structure has this name.',
      'group: No current pay group has this name.',
    ],
    [
      4,
      'employee: No one who works here has this code, email or name.',
      'structure: No current structure has this name.',
      'group: No current pay group has this name.',
    ],
    [5, 'overrides: The structure has no component CAR.'],
    [6, 'overrides: Enter an amount.'],
    [9, 'from: Line 7 has the same person and month.'],
    [10, expect.stringMatching(/^employee: No one decides about themselves\. Ask .+ to do this for you\.$/)],
  ]);
  expect(checked.counts).toMatchObject({ ready: 2, faulty: 7 });
});

test('a salary that took the month after the check refuses the row, and one that a payslip used stays', async () => {
  const { approver, meeraId, paySalary, begin, step, maker, lock, read: readRun } = payroll;
  const file = [SALARY_HEAD, `${codes.ravi},Usual salary,Everyone,2026-10,1200000,,`];
  const [first, second] = [await check(approver, 'salaries', file), await check(approver, 'salaries', file)];
  done(await paySalary(meeraId, 60_000_000));
  const imported = await run(approver, first);
  expect((await run(approver, second)).counts).toMatchObject({ created: 0, rejected: 1 });
  const pay = await begin(PAY_MONTH);
  done(await step(maker, pay, 'compute'));
  await lock(await readRun(pay));
  const undone = await approver.post<Import>(`/api/imports/${imported.id}/undo`, {
    version: imported.version,
  });
  const kept = await read(approver, done(undone));
  expect(await faults(approver, kept, 'kept')).toEqual([
    [2, ': A payslip was computed by this salary. Add one from a later month.'],
  ]);
});

test('without the right to set salaries or to run payroll nobody imports them', async () => {
  const { ravi, acme } = payroll;
  for (const importer of ['salaries', 'adjustments', 'claims'])
    expect((await upload(ravi, importer, [SALARY_HEAD])).status).toBe(403);
  const leader = await acme.person('teamLeader');
  expect((await upload(leader, 'salaries', [SALARY_HEAD])).status).toBe(403);
  const template = await payroll.approver.get(
    '/api/import-files/template?importer=finance.salaries&format=csv',
  );
  expect(template.text).toContain('CTC a year');
});

const ADJUSTMENT_HEAD = 'Employee,With the payslip for,Title,Kind,Amount,Taxable,Cause';

test('adjustments are those of the form: a locked month is refused, and the same again is known', async () => {
  const { maker, approver, raviId, computed, lock } = payroll;
  await lock(await computed());
  const file = [
    ADJUSTMENT_HEAD,
    `${codes.ravi},2026-11,Bonus,Earning,15000.50,,Diwali`,
    `${codes.meera},2026-11,Loan,instalment of a loan,2000,,`,
    `${codes.ravi},2026-10,Late,earning,100,no,`,
    `${codes.ravi},2026-11,Bonus,Earning,15000.50,,`,
    `NOBODY,2026-11,,Gift,0,perhaps,`,
  ];
  const checked = await check(approver, 'adjustments', file);
  expect(await faults(approver, checked)).toEqual([
    [4, 'payMonth: The payslip for this month is locked. Choose a later month.'],
    [5, 'title: Line 2 is the same.'],
    [
      6,
      'title: Say what it is for, such as a bonus.',
      'kind: Choose what it is.',
      'amount: Enter an amount above 0.',
      expect.stringMatching(/^taxable: /),
      'employee: No one who works here has this code, email or name.',
    ],
  ]);
  expect((await run(approver, checked)).counts).toMatchObject({ created: 2 });
  const { items } = done(await maker.get<{ items: PayAdjustment[] }>('/api/finance/adjustments'));
  expect(items.find(({ employee }) => employee?.id === raviId)).toMatchObject({
    payMonth: '2026-11',
    title: 'Bonus',
    amount: 1_500_050,
    taxable: true,
    cause: 'Diwali',
  });
  expect(items.find(({ kind }) => kind === 'loan')).toMatchObject({ amount: 200_000, taxable: false });
  expect((await check(approver, 'adjustments', file)).counts).toMatchObject({
    ready: 0,
    known: 3,
    faulty: 2,
  });
});

const CLAIM_HEAD = 'Employee,Component,Amount,Paid by the person on,What it was for';

test('claims wait for a decision, within the limit of the year, and without a bill where one is asked for', async () => {
  const { maker, approver, raviId } = payroll;
  const type = (name: string, needsProof: boolean) =>
    maker.post<ClaimType>('/api/finance/claim-types', {
      name,
      yearlyLimit: 1_200_000,
      needsProof,
      paysRest: false,
    });
  done(await type('Internet at home', false));
  done(await type('Books', true));
  const file = [
    CLAIM_HEAD,
    `${codes.ravi},internet at home,9000,2026-10-20,October`,
    `${codes.ravi},Internet at home,4000,2026-10-21,More`,
    `${codes.ravi},Internet at home,4000,2026-03-31,Last year`,
    `${codes.ravi},Books,100,2026-10-20,Books`,
    `${codes.meera},Fuel,100,2027-10-20,Fuel`,
    `${codes.meera},Internet at home,100,2025-03-31,Old`,
    `NOBODY,Fuel,much,2026-10-20,`,
  ];
  const checked = await check(approver, 'claims', file);
  expect(await faults(approver, checked)).toEqual([
    [3, 'amount: Of ₹12,000 a year for Internet at home, ₹3,000 is left.'],
    [5, expect.stringMatching(/^type: This component asks for a bill/)],
    [6, 'type: No current claim component has this name.', 'spentOn: This day has not come yet.'],
    [7, 'spentOn: Claims are for this tax year and the one before.'],
    [
      8,
      'amount: Enter an amount.',
      'employee: No one who works here has this code, email or name.',
      'type: No current claim component has this name.',
    ],
  ]);
  expect((await run(approver, checked)).counts).toMatchObject({ created: 2 });
  const { items } = done(await maker.get<{ items: PayClaim[] }>('/api/finance/claims'));
  expect(items).toHaveLength(2);
  for (const claim of items) expect(claim).toMatchObject({ state: 'submitted', employee: { id: raviId } });
  expect((await check(approver, 'claims', file)).counts).toMatchObject({ ready: 0, known: 2 });
});
