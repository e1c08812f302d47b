import {
  dayIn,
  type AttendanceMonth,
  type Employee,
  type OfferedHolidays,
  type LeaveBalances,
  type LeavePreview,
  type LeaveRequest,
  type NextStep,
} from '@atrium/contracts';
import { TestClock, TestPortal, type TestPerson } from '@atrium/testing';

const clock = new TestClock('2026-03-02T06:00:00Z');
let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());

const stepsOf = async (person: TestPerson) => {
  const { body } = await person.get('/api/portal/next-steps');
  const own = body.items.filter(({ id }: NextStep) => id.startsWith('hr.'));
  return Object.fromEntries(own.map(({ id, done }: NextStep) => [id, done]));
};

test('an admin adds people and clocks in, and both are done', async () => {
  const { admin } = await portal.company();
  // Nobody has said when the admin joined.
  const todo = { 'hr.say-joining': false, 'hr.set-up-leave': false, 'hr.set-up-work': false };
  expect(await stepsOf(admin)).toEqual({ 'hr.add-people': false, 'hr.clock-in': false, ...todo });
  await admin.post('/api/hr/attendance/punches', { kind: 'in' });
  expect(await stepsOf(admin)).toEqual({ 'hr.add-people': false, 'hr.clock-in': true, ...todo });
  const created = await admin.post('/api/hr/employees', {
    firstName: 'Meera',
    lastName: 'Iyer',
    workEmail: 'meera@acme.test',
    phone: null,
    designationId: null,
    departmentId: null,
    employmentType: 'permanent',
    joiningDate: '2024-04-01',
    timezone: 'UTC',
    managerId: null,
    invite: false,
  });
  expect(created.status).toBe(201);
  expect(await stepsOf(admin)).toEqual({ 'hr.add-people': true, 'hr.clock-in': true, ...todo });
});

test('a person who may not add people is only asked to clock in', async () => {
  const acme = await portal.company();
  expect(await stepsOf(await acme.person('employee'))).toEqual({ 'hr.clock-in': false });
});

test('leave, a shift and the holidays of a state are set up in one press each, and the first leave is paid', async () => {
  const acme = await portal.company({ timezone: 'Asia/Kolkata' });
  const { admin } = acme;
  const employee = await acme.person('employee');
  const press = async (path: string, body: object = {}) => {
    const answer = await admin.post<{ added: number }>(`/api/hr/starters/${path}`, body);
    expect([answer.text, answer.status]).toEqual([answer.text, 200]);
    return answer.body.added;
  };
  expect([await press('leave-types'), await press('leave-types')]).toEqual([6, 0]);
  expect([await press('shift'), await press('shift')]).toEqual([1, 0]);
  const offered = async (query = '') =>
    (await admin.get<OfferedHolidays>(`/api/hr/starters/holidays${query}`)).body;
  expect((await offered()).region).toBe('IN');
  const { version } = (await admin.get('/api/company')).body;
  expect((await admin.patch('/api/company', { version, state: 'karnataka' })).status).toBe(200);
  const { region, days } = await offered();
  expect(region).toBe('IN-KA');
  const [first, ...others] = days;
  const wanted = [{ ...first!, name: 'As we call it' }, ...others.slice(1)];
  const past = { ...others[1]!, date: '2020-01-02' };
  const refused = await admin.post('/api/hr/starters/holidays', { days: [first, past, others[2]] });
  expect(refused.body.error).toMatchObject({ code: 'HOLIDAY_IN_PAST' });
  expect(Object.keys(refused.body.error.fields)).toEqual(['days.1.date']);
  expect(await press('holidays', { days: wanted })).toBe(days.length - 1);
  const again = (await admin.post('/api/hr/starters/holidays', { days: [past, ...wanted] })).body.error;
  expect(Object.keys(again.fields)).toEqual(['days.0.date']);
  expect((await admin.post('/api/hr/starters/holidays', { days: wanted.slice(0, 1) })).body).toEqual({
    added: 0,
    left: [{ date: first!.date, name: 'As we call it' }],
  });
  const department = (
    await admin.post('/api/hr/departments', { name: 'Kochi', code: null, leaderId: null, parentId: null })
  ).body;
  const ofOne = { date: others[0]!.date, name: 'Theirs', kind: 'public', yearly: 'sameDay', listId: null };
  const theirs = await admin.post('/api/hr/holidays', { ...ofOne, departmentId: department.id });
  expect([theirs.text, theirs.status]).toEqual([theirs.text, 201]);
  expect((await offered()).days).toEqual([others[0]]);
  const { items: kept } = (await admin.get('/api/hr/holidays?sort=date')).body;
  expect(kept[0]).toMatchObject({ name: 'As we call it', date: first!.date, kind: 'public' });
  expect((await admin.get('/api/hr/starters/holidays?region=FR')).status).toBe(400);
  expect((await admin.post('/api/hr/starters/holidays', { days: [] })).status).toBe(400);
  expect((await admin.post('/api/hr/starters/holidays', { days: [first, first] })).status).toBe(400);
  expect(await stepsOf(admin)).toMatchObject({ 'hr.set-up-leave': true, 'hr.set-up-work': true });
  const { items } = (await employee.get<LeaveBalances>('/api/hr/leave/balances')).body;
  const casual = items.find(({ type }) => type.code === 'CL')!;
  expect(casual.available).toBe(5);
  const day = await nextWorkday(employee, casual.type.id);
  const asked = { typeId: casual.type.id, from: day, to: day };
  const sent = await employee.post<LeaveRequest>('/api/hr/leave/requests', asked);
  expect([sent.text, sent.body.unpaidDays]).toEqual([sent.text, 0]);
});

/** The next day on which leave counts. */
async function nextWorkday(person: TestPerson, typeId: string): Promise<string> {
  for (let ahead = 1; ahead < 15; ahead += 1) {
    const day = dayIn(new Date(clock.now().getTime() + ahead * 86_400_000), 'Asia/Kolkata');
    const { body } = await person.post<LeavePreview>('/api/hr/leave/preview', { typeId, from: day, to: day });
    if (body.days > 0) return day;
  }
  throw new Error('There is no working day.');
}

test('who joined in the past is not absent before they were added, unless HR says since when', async () => {
  const { admin } = await portal.company({ timezone: 'Asia/Kolkata' });
  const add = async (workEmail: string, given: object = {}): Promise<Employee> =>
    (
      await admin.post<Employee>('/api/hr/employees', {
        firstName: 'Tara',
        lastName: 'Bhat',
        workEmail,
        phone: null,
        designationId: null,
        departmentId: null,
        employmentType: 'permanent',
        joiningDate: '2024-04-01',
        managerId: null,
        timezone: 'Asia/Kolkata',
        invite: false,
        ...given,
      })
    ).body;
  const today = dayIn(clock.now(), 'Asia/Kolkata');
  expect((await add('tara@acme.test')).attendanceFrom).toBe(today);
  expect((await add('uma@acme.test', { attendanceFrom: '2024-04-01' })).attendanceFrom).toBe('2024-04-01');
  expect((await add('vir@acme.test', { joiningDate: today })).attendanceFrom).toBeNull();
  const absencesOf = async ({ id }: Employee): Promise<number> => {
    const path = `/api/hr/attendance/employees/${id}/month?month=2024-05`;
    const { dates } = (await admin.get<AttendanceMonth>(path)).body;
    return dates.filter(({ outcome }) => outcome === 'absent').length;
  };
  const { items } = (await admin.get<{ items: Employee[] }>('/api/hr/employees?search=acme.test')).body;
  const found = (email: string) => items.find(({ workEmail }) => workEmail === email)!;
  expect(await absencesOf(found('tara@acme.test'))).toBe(0);
  expect(await absencesOf(found('uma@acme.test'))).toBeGreaterThan(20);
});
