import type {
  Employee,
  EmployeeRequest,
  Holiday,
  HolidayEffect,
  HolidayList,
  LeaveBalance,
  LeaveType,
  NextYear,
  Roster,
} from '@atrium/contracts';
import { TestClock, TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';
import { leaveTypeFields } from '../testing/full-leave.factory.js';
import { importDesk } from '../testing/import-desk.factory.js';

/** A Monday. */
const TODAY = '2026-03-02';
const clock = new TestClock(`${TODAY}T06:00:00Z`);
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let own: TestPerson;
let asha: Employee;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
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
const HOLI = { name: 'Holi', kind: 'public', yearly: 'sameDay', listId: null, departmentId: null };
const declare = (date: string, more: object = {}) =>
  hr.post<Holiday>('/api/hr/holidays', { ...HOLI, date, ...more });
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

test('a preview says whose day it is and whose leave comes back, and changes nothing; the person is notified', async () => {
  await grantLeave();
  const date = '2026-03-11';
  const asked = { id: null, archive: false, date, kind: 'public', listId: null, departmentId: null };
  const preview = (more: object = {}) =>
    hr.post<HolidayEffect>('/api/hr/holidays/preview', { ...asked, ...more });
  const name = `${asha.firstName} ${asha.lastName}`;
  const declared = await preview();
  expect(declared.body).toMatchObject({ from: date, to: date, leave: [{ name, date, days: 1 }] });
  expect(declared.body.names).toContain(name);
  expect((await preview({ kind: 'optional' })).body).toMatchObject({ leave: [] });
  expect(await taken()).toBe(3);
  const { id } = (await declare(date)).body;
  expect((await preview({ id, archive: true })).body.leave).toEqual([{ name, date, days: -1 }]);
  await portal.settle();
  const { items } = (await own.get<{ items: { title: string }[] }>('/api/notifications')).body;
  expect(items.map(({ title }) => title)).toContain('11 March, inside your leave, is a holiday now: Holi');
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

const office = async (name: string) => (await hr.post<HolidayList>('/api/hr/holiday-lists', { name })).body;

test('a person follows their own list before that of the department and of everyone, from a day on', async () => {
  const [{ id: india }, { id: berlin }, { id: pune }] = [
    await office('India'),
    await office('Berlin'),
    await office('Pune'),
  ];
  for (const [listId, name] of [
    [null, 'Holi'],
    [berlin, 'Unity Day'],
    [pune, 'Onam'],
  ] as const)
    for (const date of ['2030-08-07', '2030-08-14', '2030-08-21']) await declare(date, { listId, name });
  const given = { name: 'Kochi', code: null, leaderId: null, parentId: null };
  const departmentId = (await hr.post<{ id: string }>('/api/hr/departments', given)).body.id;
  await hr.patch(`/api/hr/employees/${asha.id}`, { version: asha.version, departmentId });
  const nobody = { employeeId: null, departmentId: null };
  const follow = (fields: object) => hr.post('/api/hr/holiday-list-assignments', { ...nobody, ...fields });
  await follow({ departmentId, listId: berlin, validFrom: '2030-08-14' });
  await follow({ employeeId: asha.id, listId: pune, validFrom: '2030-08-21' });
  const names = async () => [
    (await dayOf('2030-08-07')).holiday,
    (await dayOf('2030-08-14')).holiday,
    (await dayOf('2030-08-21')).holiday,
  ];
  expect(await names()).toEqual(['Holi', 'Unity Day', 'Onam']);
  await follow({ listId: pune, validFrom: TODAY });
  expect(await names()).toEqual(['Onam', 'Unity Day', 'Onam']);
  const past = await follow({ listId: india, validFrom: '2026-03-01' });
  expect(refused(past)).toEqual([409, 'PLAN_BEGINS_IN_PAST', ['validFrom']]);
  const lists = (await hr.get<{ items: HolidayList[] }>('/api/hr/holiday-lists')).body.items;
  expect(lists.map(({ name, standard }) => [name, standard])).toEqual([
    ['Berlin', false],
    ['India', true],
    ['Pune', false],
  ]);
  const archived = await hr.post(`/api/hr/holiday-lists/${india}/archive`, { version: 1 });
  expect(refused(archived)).toEqual([409, 'HOLIDAY_LIST_STANDARD', []]);
});

test('the local day of a list’s people decides whether a day is over', async () => {
  const moved = { version: asha.version, timezone: 'America/New_York' };
  expect((await hr.patch(`/api/hr/employees/${asha.id}`, moved)).status).toBe(200);
  await office('India');
  const { id: listId } = await office('New York');
  const given = { employeeId: asha.id, departmentId: null, listId, validFrom: TODAY };
  await hr.post('/api/hr/holiday-list-assignments', given);
  // Tuesday in India, still Monday in New York.
  clock.set(`${TODAY}T20:00:00Z`);
  hr = await acme.signIn(hr.user.email);
  expect(refused(await declare(TODAY))).toEqual([409, 'HOLIDAY_IN_PAST', ['date']]);
  expect((await declare(TODAY, { listId })).status).toBe(201);
  expect((await dayOf(TODAY)).holiday).toBe('Holi');
  clock.set(`${TODAY}T06:00:00Z`);
});

test('an undo of an import leaves the days that are over', async () => {
  const { checkFile, run } = importDesk(
    () => portal,
    () => hr,
  );
  const checked = await checkFile('hr.holidays', ['Date,Name', `${TODAY},Holi`, '2026-03-20,Eid']);
  const { id, version, counts } = await run(checked);
  expect(counts.created).toBe(2);
  clock.set('2026-03-03T06:00:00Z');
  hr = await acme.signIn(hr.user.email);
  expect((await hr.post(`/api/imports/${id}/undo`, { version })).status).toBe(200);
  await portal.settle();
  const { items } = (await hr.get<{ items: Holiday[] }>('/api/hr/holidays')).body;
  expect(items.map(({ date }) => date)).toEqual([TODAY]);
  clock.set(`${TODAY}T06:00:00Z`);
});

test('a list is copied to the next year once moving festivals have their date; a file fills a chosen list', async () => {
  const { id: listId } = await office('Berlin');
  await declare('2026-05-01', { listId, name: 'Labour Day' });
  await declare('2026-11-08', { listId, name: 'Diwali', yearly: 'moves' });
  const path = `/api/hr/holiday-lists/${listId}`;
  const { year, items } = (await hr.get<NextYear>(`${path}/next-year`)).body;
  expect([year, items.map(({ proposed, why }) => [proposed, why])]).toEqual([
    2027,
    [
      ['2027-05-01', 'sameDay'],
      [null, 'moves'],
    ],
  ]);
  const dates = (diwali: string) => ({
    days: items.map(({ id, proposed }) => ({ id, date: proposed ?? diwali })),
  });
  const moved = items[1]!.id;
  expect(refused(await hr.post(`${path}/copy`, dates('2027-05-01')))).toEqual([
    409,
    'HOLIDAY_ON_DAY',
    [moved],
  ]);
  expect((await hr.post(`${path}/copy`, dates('2027-10-29'))).body).toEqual({ created: 2 });
  const { checkFile, run } = importDesk(
    () => portal,
    () => hr,
  );
  const rows = ['Date,Name,List', '2027-05-01,Labour Day,berlin', '2027-06-01,Bakrid,Berlin'];
  const checked = await checkFile('hr.holidays', rows);
  expect([checked.counts.known, (await run(checked)).counts.created]).toEqual([1, 1]);
  const kept = (await hr.get<{ items: Holiday[] }>(`/api/hr/holidays?list=${listId}`)).body.items;
  expect(kept.map(({ date, list }) => [date, list?.name])).toContainEqual(['2027-06-01', 'Berlin']);
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
