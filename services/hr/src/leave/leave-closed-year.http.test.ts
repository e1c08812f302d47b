import type { LeaveBalance, LeavePreview, LeaveRequest, LeaveType } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { leaveTypeFields } from '../testing/full-leave.factory.js';
import { LeaveAccrual } from './leave-accrual.service.js';

const clock = new TestClock('2026-11-26T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let type: LeaveType;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr');
  const fields = { ...leaveTypeFields('Earned leave'), quota: 0, carryMax: 5 };
  type = expectDone(await hr.post<LeaveType>('/api/hr/leave-types', fields));
});
afterAll(() => portal.close());

const balanceOf = async (person: TestPerson, asOf: string): Promise<LeaveBalance> =>
  expectDone(await person.get<{ items: LeaveBalance[] }>(`/api/hr/leave/balances?asOf=${asOf}`)).items[0]!;
const run = (today: string) =>
  portal.app.get(TenantDb).run(acme.id, () => portal.app.get(LeaveAccrual).run(today));
const approve = async () => {
  const { items } = expectDone(
    await hr.get<{ items: { id: string; version: number; step: number }[] }>('/api/requests/waiting'),
  );
  for (const { id, version, step } of items)
    expectDone(
      await hr.post(`/api/requests/${id}/decide`, { decision: 'approve', version, step, reason: null }),
    );
};

test('leave for dates of a closed year takes what lapsed then, before what was carried', async () => {
  const person = await acme.person('employee');
  const own = expectDone(await person.get<{ employee: { id: string } }>('/api/hr/leave/balances'));
  const lot = { effectiveOn: '2026-01-01', expiresOn: '2026-12-31', reason: 'Opening' };
  const credit = { employeeId: own.employee.id, typeId: type.id, days: 8, ...lot };
  expectDone(await hr.post('/api/hr/leave/adjustments', credit));
  clock.set('2027-01-05T06:00:00Z');
  const [later, keeper] = [await acme.signIn(person.user.email), await acme.signIn(hr.user.email)];
  hr = keeper;
  await run('2027-01-05');
  expectDone(await hr.post('/api/hr/leave/year-end', { typeId: type.id, newYearStart: '2027-01-01' }));
  // Three of the eight have lapsed, five were carried.
  const asked = { typeId: type.id, from: '2026-12-28', to: '2026-12-31' };
  expect(expectDone(await later.post<LeavePreview>('/api/hr/leave/preview', asked))).toMatchObject({
    days: 4,
    unpaidDays: 0,
    availableBefore: 5,
    availableAfter: 4,
  });
  const request = expectDone(await later.post<LeaveRequest>('/api/hr/leave/requests', asked));
  await approve();
  expect(await balanceOf(later, '2027-01-05')).toMatchObject({ balance: 4 });
  expect(await balanceOf(later, '2026-12-31')).toMatchObject({ taken: 3, balance: 0 });
  const { items } = expectDone(await later.get<{ items: LeaveRequest[] }>('/api/hr/leave/requests/mine'));
  const { version } = items[0]!;
  expectDone(await hr.post(`/api/hr/leave/requests/${request.id}/cancel`, { version }));
  await run('2027-01-06');
  expect(await balanceOf(later, '2027-01-06')).toMatchObject({ balance: 5 });
});
