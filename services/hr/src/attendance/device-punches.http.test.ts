import { TestClock, TestPortal, type TestPerson } from '@atrium/testing';
import { leaveTypeFields } from '../testing/full-leave.factory.js';
import { importDesk } from '../testing/import-desk.factory.js';

const clock = new TestClock('2026-03-05T06:30:00Z');
let portal: TestPortal;
let hr: TestPerson;
let worker: TestPerson;
let code: string;
let id: string;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  const acme = await portal.company();
  hr = await acme.person('hr');
  worker = await acme.person('employee');
  id = (await worker.get('/api/hr/attendance/me')).body.employee.id;
  const employee = (await hr.get(`/api/hr/employees/${id}`)).body;
  code = employee.code;
  const joined = { version: employee.version, joiningDate: '2026-01-01' };
  await hr.patch(`/api/hr/employees/${id}`, joined);
});
afterAll(() => portal.close());

const { checkFile, run, faultsOf } = importDesk(
  () => portal,
  () => hr,
);
const HEAD = 'Emp Code,Punch Date,Punch Time,In/Out';
const dateOf = async (date: string) =>
  (await worker.get('/api/hr/attendance/me/month?month=2026-03')).body.dates.find(
    (day: { date: string }) => day.date === date,
  );
const times = (day: { punches: { kind: string; at: string }[] }) =>
  day.punches.map(({ kind, at }) => `${at.slice(11, 16)} ${kind}`);

test('touches of a device become days, late uploads too; what is wrong is said line by line', async () => {
  const checked = await checkFile('hr.punches', [
    HEAD,
    `${code},02.03.2026,09:00:00,`,
    `${code},02.03.2026,09:00:20,`,
    `${code},2026-03-02,6:00 PM,out`,
    `NOBODY,2026-03-02,09:00,in`,
    `=1+1,2026-13-02,25:00,sideways`,
  ]);
  expect(await faultsOf(checked, 'faulty')).toEqual([
    [5, 'person: No current employee has this code, email or name.'],
    [
      6,
      'date: Enter a date, like 2026-04-30.',
      'time: Enter a time, like 09:30.',
      'kind: Enter in, out, break start or break end.',
    ],
  ]);
  await run(checked);
  expect(await dateOf('2026-03-02')).toMatchObject({ workedMinutes: 540, needsReview: false });
  expect(times(await dateOf('2026-03-02'))).toEqual(['03:30 in', '12:30 out']);

  // The break was recorded by another device, whose file comes later.
  await run(await checkFile('hr.punches', [HEAD, `${code},2026-03-02,13:00,`, `${code},2026-03-02,14:00,`]));
  const day = await dateOf('2026-03-02');
  expect(day).toMatchObject({ workedMinutes: 480, breakMinutes: 60, outcome: 'present' });
  expect(times(day)).toEqual(['03:30 in', '07:30 out', '08:30 in', '12:30 out']);
});

test('opening balances are imported once, with the faults of each row', async () => {
  const type = { ...leaveTypeFields('Earned leave'), frequency: 'monthly', quota: 12 };
  const { id: typeId } = (await hr.post('/api/hr/leave-types', type)).body;
  const file = ['Employee,Leave type,Days,As of', `${code},EL,7.5,2026-02-28`];
  const faulty = await checkFile('hr.openingBalances', [
    ...file,
    `${code},earned leave,3,2026-02-01`,
    'NOBODY,XX,many,2026-13-01',
    `${code},EL,1,2025-12-31`,
    `${code},EL,1,2027-01-01`,
  ]);
  expect((await faultsOf(faulty, 'faulty')).map(([line, ...faults]) => [line, faults.length])).toEqual([
    [3, 1],
    [4, 2],
    [5, 1],
    [6, 1],
  ]);
  const balance = async () =>
    (await hr.get(`/api/hr/leave/balances?employeeId=${id}&asOf=2026-02-28`)).body.items[0].balance;
  await run(await checkFile('hr.openingBalances', file));
  expect(await balance()).toBe(7.5);
  const again = await checkFile('hr.openingBalances', file);
  expect(await faultsOf(again, 'known')).toEqual([
    [2, ': This person has an opening balance of this type and leave year already.'],
  ]);
  const { items } = (await hr.get(`/api/hr/leave/ledger?typeId=${typeId}&employeeId=${id}`)).body;
  const kinds = items.map(({ kind, days }: { kind: string; days: number }) => `${kind} ${String(days)}`);
  expect(kinds.toSorted()).toEqual(['accrual 1', 'accrual 1', 'accrual 1', 'adjust 5.5']);
});

test('a locked day takes no touches', async () => {
  await hr.post('/api/hr/attendance/locks', { from: '2026-03-01', to: '2026-03-03' });
  const checked = await checkFile('hr.punches', [HEAD, `${code},2026-03-03,09:00,in`]);
  expect(await faultsOf(checked, 'faulty')).toEqual([
    [2, 'date: This day is locked. HR settles it with the next payroll.'],
  ]);
});
