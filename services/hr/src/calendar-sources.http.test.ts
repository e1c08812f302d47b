import type { CalendarItem, CalendarSourceInfo, EmployeeRequest, LeaveType } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { leaveTypeFields } from './testing/full-leave.factory.js';

const clock = new TestClock('2026-06-15T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi, hr]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
  hr = await acme.person('hr', { firstName: 'Hema' });
});
afterAll(() => portal.close());

const said = async (by: TestPerson, from: string, to: string): Promise<string[]> => {
  const { body } = await by.get(`/api/calendar/items?from=${from}&to=${to}`);
  expect(body.failed).toEqual([]);
  return body.items.map(
    ({ source, title, start, end }: CalendarItem) => `${source}: ${String(title)} ${start} ${end}`,
  );
};

test('holidays are those of the reader', async () => {
  const holiday = { name: 'Rath Yatra', kind: 'public', yearly: 'sameDay', listId: null, departmentId: null };
  expect((await hr!.post('/api/hr/holidays', { ...holiday, date: '2026-07-03' })).status).toBe(201);
  expect(await said(ravi!, '2026-07-01', '2026-08-01')).toEqual([
    'holidays: Rath Yatra 2026-07-03 2026-07-04',
  ]);
});

test('colleagues see that somebody is away, those who keep leave see its type; what is asked for is not shown', async () => {
  const type = await hr!.post<LeaveType>('/api/hr/leave-types', leaveTypeFields('Earned leave'));
  const own = (await asha!.get('/api/hr/leave/balances')).body.employee;
  const credit = { employeeId: own.id, typeId: type.body.id, days: 5, effectiveOn: '2026-01-01' };
  await hr!.post('/api/hr/leave/adjustments', { ...credit, reason: 'Opening' });
  const asked = { typeId: type.body.id, from: '2026-08-03', to: '2026-08-04' };
  expect((await asha!.post('/api/hr/leave/requests', asked)).status).toBe(201);
  const month = ['2026-08-01', '2026-09-01'] as const;
  expect(await said(ravi!, ...month)).toEqual([]);
  const { id, version, step } = (await hr!.get<{ items: EmployeeRequest[] }>('/api/requests/waiting')).body
    .items[0]!;
  const decision = { decision: 'approve', version, step, reason: null };
  expect((await hr!.post(`/api/requests/${id}/decide`, decision)).status).toBe(200);
  expect(await said(ravi!, ...month)).toEqual(['leave: Asha employee: away 2026-08-03 2026-08-05']);
  expect(await said(hr!, ...month)).toEqual(['leave: Asha employee: Earned leave 2026-08-03 2026-08-05']);
  for (const person of [asha!, ravi!]) await mayHaveLeads(person);
  expect([await givenOn('2026-08-03'), await givenOn('2026-08-05')]).toEqual([
    'Ravi employee',
    'Asha employee',
  ]);
});

/** Leads are given only to people who may open them. */
async function mayHaveLeads({ user }: TestPerson): Promise<void> {
  const path = `/api/users/${user.id}/permissions`;
  const { entries, version } = (await acme.admin.get(path)).body;
  const resources = [{ resource: 'leads', actions: ['read'] }];
  const entry = { tab: 'clientManagement', accessType: 'restricted', resources };
  expect((await acme.admin.put(path, { version, entries: [...entries, entry] })).status).toBe(200);
}

/** Who gets a lead on a morning, of Asha and then Ravi, as far as they are at work. */
async function givenOn(day: string): Promise<string> {
  const before = clock.now();
  clock.set(`${day}T06:00:00Z`);
  const any = { sources: [], services: [], cities: [], minValue: null, maxValue: null, fallbackId: null };
  const rule = { id: null, name: 'All', ...any, method: 'fixed', pool: [asha!.user.id, ravi!.user.id] };
  const lead = { source: 'web', services: [], city: null, value: null };
  // The sessions of June have ended by then.
  const admin = await acme.signIn(acme.admin.user.email);
  const { body } = await admin.post('/api/lead-rules/try', { items: [rule], ...lead });
  clock.set(before.toISOString());
  return body.given.person;
}

test('birthdays are said without the year, to those who read the records of employees', async () => {
  const found = await hr!.get(`/api/hr/employees?search=${encodeURIComponent(asha!.user.email)}`);
  const { id, version } = (await hr!.get(`/api/hr/employees/${found.body.items[0].id}`)).body;
  const patched = await hr!.patch(`/api/hr/employees/${id}`, { version, birthDate: '1992-02-29' });
  expect(patched.status).toBe(200);
  const birthday = 'birthdays: Birthday of Asha employee';
  expect(await said(hr!, '2027-02-26', '2027-03-03')).toEqual([`${birthday} 2027-02-28 2027-03-01`]);
  expect(await said(hr!, '2028-02-26', '2028-03-03')).toEqual([`${birthday} 2028-02-29 2028-03-01`]);
  expect(await said(ravi!, '2027-02-26', '2027-03-03')).toEqual([]);
});

test('without the people remote its sources are gone and the calendar stays', async () => {
  const off = await portal.company();
  // No release is published in this test, so the switch is written directly.
  await portal.database.query(
    `insert into remote_switch (company_id, remote_id, enabled, changed_by, changed_at) values ($1, 'hr', false, $2, now())`,
    [off.id, off.admin.user.id],
  );
  const sources = (await off.admin.get('/api/calendar/sources')).body.items;
  const keys = sources.map(({ key }: { key: string }) => key);
  expect(keys).toEqual(['events', 'teamEvents', 'companyEvents', 'tasks', 'milestones', 'proposals']);
});

test('no two sources have the same colour', async () => {
  const { body } = await acme.admin.get<{ items: CalendarSourceInfo[] }>('/api/calendar/sources');
  const keys = body.items.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['events', 'tasks', 'holidays', 'leave', 'birthdays', 'milestones']),
  );
  expect(new Set(body.items.map(({ colour }) => colour)).size).toBe(keys.length);
});
