import type { Employee, LeavePolicyEffect, LeaveType } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { leaveTypeFields } from '../testing/full-leave.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock('2026-11-26T06:00:00Z') });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

const makeType = async (given: object): Promise<LeaveType> =>
  expectDone(
    await hr.post<LeaveType>('/api/hr/leave-types', {
      ...leaveTypeFields('Earned leave'),
      rounding: 'none',
      ...given,
    }),
  );

test('the preview of a policy says who gains and loses which type, and what is credited for it', async () => {
  const sick = await makeType({ name: 'Sick leave', code: 'SL', quota: 0 });
  const earned = await makeType({});
  const interns = { name: 'Interns', employmentType: 'intern', departmentId: null, typeIds: [sick.id] };
  const policy = expectDone(await hr.post<{ id: string }>('/api/hr/leave-policies', interns));
  const intern = expectDone(
    await hr.post<Employee>('/api/hr/employees', {
      firstName: 'Wren',
      lastName: 'Rao',
      workEmail: 'wren@acme.test',
      phone: null,
      designationId: null,
      departmentId: null,
      managerId: null,
      employmentType: 'intern',
      joiningDate: '2024-06-03',
      birthDate: null,
      timezone: 'Asia/Kolkata',
      invite: false,
    }),
  );
  await portal.settle();
  const preview = async (given: object): Promise<LeavePolicyEffect['items']> =>
    expectDone(
      await hr.post<LeavePolicyEffect>('/api/hr/leave-policies/preview', {
        id: policy.id,
        employmentType: 'intern',
        departmentId: null,
        typeIds: [sick.id],
        ...given,
      }),
    ).items;
  expect(await preview({})).toEqual([]);
  const changed = { typeIds: [earned.id] };
  expect(await preview(changed)).toEqual([
    {
      employee: { id: intern.id, name: 'Wren Rao' },
      added: ['Earned leave'],
      removed: ['Sick leave'],
      days: 0.17,
    },
  ]);
  // A second policy of the same people adds to the first one.
  expect(await preview({ ...changed, id: null })).toMatchObject([{ removed: [], days: 0.17 }]);
  const { version } = expectDone(await hr.get<{ version: number }>(`/api/hr/leave-policies/${policy.id}`));
  expectDone(await hr.patch(`/api/hr/leave-policies/${policy.id}`, { version, ...changed }));
  await portal.settle();
  const balances = await hr.get<{ items: { granted: number }[] }>(
    `/api/hr/leave/balances?employeeId=${intern.id}&asOf=2026-11-26`,
  );
  expect(expectDone(balances).items).toMatchObject([{ granted: 0.17 }]);
});
