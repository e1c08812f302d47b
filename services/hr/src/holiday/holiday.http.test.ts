import type { Employee, EmployeeRequest, Holiday, LeaveBalance, LeaveType, Roster } from '@atrium/contracts';
import { TestClock, TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';
import { leaveTypeFields } from '../testing/full-leave.factory.js';
import { importDesk } from '../testing/import-desk.factory.js';

/** A Monday. */
const TODAY = '2026-03-02';
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let own: TestPerson;
let asha: Employee;
beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock(`${TODAY}T06:00:00Z`) });
});
afterAll(() => portal.close());
beforeEach(async () => {
  acme = await portal.company();
  hr = await acme.person('hr');
  own = await acme.person('employee');
  const path = `/api/hr/employees?search=${encodeURIComponent(own.user.email)}`;
  asha = (await hr.get<{ items: Employee[] }>(path)).body.items[0]!;
});

const refused = ({ status, body }: Answer) => [status, body.error.code, Object.keys(body.error.fields ?? {})];
const declare = (date: string, more: object = {}) =>
  hr.post<Holiday>('/api/hr/holidays', { date, name: 'Holi', kind: 'public', departmentId: null, ...more });
const dayOf = async (date: string) => {
  const { items } = (await hr.get<Roster>(`/api/hr/roster?from=${date}`)).body;
  return items.find(({ employee }) => employee.id === asha.id)!.days[0]!;
};

/** Approved leave from 10 to 12 March. */
async function grantLeave(): Promise<void> {
  const fields = { ...leaveTypeFields('Earned leave'), quota: 12 };
  const type = (await hr.post<LeaveType>('/api/hr/leave-types', fields)).body;
  const credit = {
    employeeId: asha.id,
    typeId: type.id,
    days: 5,
    effectiveOn: '2026-01-01',
    reason: 'Opening',
  };
  expect((await hr.post('/api/hr/leave/adjustments', credit)).status).toBe(201);
  const asked = { typeId: type.id, from: '2026-03-10', to: '2026-03-12' };
  expect((await own.post('/api/hr/leave/requests', asked)).status).toBe(201);
  const [request] = (await hr.get<{ items: EmployeeRequest[] }>('/api/requests/waiting')).body.items;
  const { id: requestId, version: seen, step } = request!;
  const decision = { decision: 'approve', version: seen, step, reason: null };
  const decided = await hr.post(`/api/requests/${requestId}/decide`, decision);
  expect([decided.status, decided.text]).toEqual([200, decided.text]);
}
const taken = async () =>
  (await own.get<{ items: LeaveBalance[] }>('/api/hr/leave/balances?asOf=2026-03-31')).body.items[0]!.taken;

test('a holiday declared inside approved leave gives its day back, and taking it back takes the day again', async () => {
  await grantLeave();
  expect(await taken()).toBe(3);
  const { id, version } = (await declare('2026-03-11')).body;
  expect(await taken()).toBe(2);
  expect((await hr.post(`/api/hr/holidays/${id}/archive`, { version })).status).toBe(200);
  expect(await taken()).toBe(3);
});

test('a file of holidays names its bad lines, gives days of approved leave back, and an undo takes them again', async () => {
  const { checkFile, run, faultsOf } = importDesk(
    () => portal,
    () => hr,
  );
  await grantLeave();
  const checked = await checkFile('hr.holidays', [
    'Date,Holiday,Kind,Department',
    '2026-03-11,Holi,,',
    '2026-03-12,Dhulandi,Optional,',
    '2026-03-11,Again,public,',
    '2026-03-01,Yesterday,public,',
    '2026-03-20,Onam,public,Nowhere',
  ]);
  expect(await faultsOf(checked, 'faulty')).toEqual([
    [4, 'date: Line 2 has the same day.'],
    [5, expect.stringMatching(/^date: Choose today or a later day/)],
    [6, 'department: No current department has this name.'],
  ]);
  const imported = await run(checked);
  expect([imported.counts.created, await taken()]).toEqual([2, 2]);
  await hr.post(`/api/imports/${imported.id}/undo`, { version: imported.version });
  await portal.settle();
  expect(await taken()).toBe(3);
});

test('a holiday of a department is one for its people alone, an optional one is worked', async () => {
  const given = { name: 'Kochi', code: null, leaderId: null, parentId: null };
  const { id } = (await hr.post<{ id: string }>('/api/hr/departments', given)).body;
  await declare('2030-08-20', { departmentId: id, name: 'Onam' });
  await declare('2030-08-21', { kind: 'optional', name: 'Raksha Bandhan' });
  expect([(await dayOf('2030-08-20')).holiday, (await dayOf('2030-08-21')).holiday]).toEqual([null, null]);
  await hr.patch(`/api/hr/employees/${asha.id}`, { version: asha.version, departmentId: id });
  expect((await dayOf('2030-08-20')).holiday).toBe('Onam');
});

test('two on one day, one that is over, and one without a name are refused beside the field', async () => {
  expect((await declare('2026-03-04')).status).toBe(201);
  expect(refused(await declare('2026-03-04', { name: 'Dhulandi' }))).toEqual([
    409,
    'HOLIDAY_ON_DAY',
    ['date'],
  ]);
  expect(refused(await declare('2026-03-01'))).toEqual([409, 'HOLIDAY_IN_PAST', ['date']]);
  expect(refused(await declare('2026-03-05', { name: '' }))).toEqual([400, 'VALIDATION_FAILED', ['name']]);
});
