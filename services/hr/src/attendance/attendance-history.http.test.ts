import { randomUUID } from 'node:crypto';
import type { PunchKind } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany } from '@atrium/testing';
import { AttendanceHistory } from './attendance-history.service.js';

let portal: TestPortal;
let acme: TestCompany;
let employeeId: string;
beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock('2026-03-31T12:00:00Z') });
});
afterAll(() => portal.close());
beforeEach(async () => {
  acme = await portal.company();
  employeeId = (await acme.admin.get('/api/hr/attendance/me')).body.employee.id;
});

const record = (script: string[], of = employeeId) => {
  const punches = script.map((line) => {
    const [time, kind] = line.split(' ') as [string, PunchKind];
    return { kind, at: new Date(`2026-03-${time}:00+05:30`) };
  });
  return portal.app.get(AttendanceHistory).record(acme.id, of, { punches, by: acme.admin.user });
};
const days = async () =>
  (await acme.admin.get('/api/hr/attendance/me/days?from=2026-03-01&to=2026-03-31')).body.items;

test('many punches, in any order, give the same as single ones', async () => {
  await record(['03T09:30 in', '02T18:00 out', '02T13:00 breakStart', '02T13:30 breakEnd', '02T09:00 in']);
  await record(['03T11:30 out', '03T22:00 in', '04T06:00 out']);
  expect(await days()).toMatchObject([
    { workDate: '2026-03-02', state: 'out', workedMinutes: 510, breakMinutes: 30 },
    { workDate: '2026-03-03', state: 'out', workedMinutes: 600, punches: { length: 4 } },
  ]);
  const { body } = await acme.admin.get('/api/hr/attendance/me');
  expect(body.monthMinutes).toBe(1110);
});

test('a forgotten clock-out in the middle closes the day for review', async () => {
  await record(['02T09:00 in', '03T09:00 in', '03T17:00 out']);
  const rows = await portal.database.query(
    'select work_date::text, state, worked_ms, needs_review from attendance_day where employee_id = $1 order by 1',
    [employeeId],
  );
  expect(rows).toEqual([
    { work_date: '2026-03-02', state: 'out', worked_ms: 0, needs_review: true },
    { work_date: '2026-03-03', state: 'out', worked_ms: 28_800_000, needs_review: false },
  ]);
});

test('one punch that the rules refuse, and none is recorded', async () => {
  await expect(record(['02T09:00 in', '02T18:00 out', '02T18:30 out'])).rejects.toMatchObject({
    code: 'NOT_CLOCKED_IN',
  });
  expect(await days()).toEqual([]);
});

test('an employee of another company is not there', async () => {
  const other = employeeId;
  acme = await portal.company();
  await expect(record(['02T09:00 in'], other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(record(['02T09:00 in'], randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
