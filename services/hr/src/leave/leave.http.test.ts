import type { Employee, LeaveBalance, LeavePreview, LeaveType } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { TestClock, TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';
import { leaveTypeFields } from '../testing/full-leave.factory.js';
import { LeaveAccrual } from './leave-accrual.service.js';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let employee: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock('2026-11-23T06:00:00Z') });
});
afterAll(() => portal.close());
beforeEach(async () => {
  acme = await portal.company();
  hr = await acme.person('hr');
  employee = await acme.person('employee');
});

const refused = ({ status, body }: Answer) => [status, body.error.code, body.error.fields];
const TYPE = {
  ...leaveTypeFields('Earned leave'),
  carryMax: 5,
  carryExpiryMonths: 3,
  encashMax: 2,
  sandwich: 'both',
};

async function makeType(given: object = {}): Promise<LeaveType> {
  const answer = await hr.post<LeaveType>('/api/hr/leave-types', { ...TYPE, ...given });
  expect([answer.text, answer.status]).toEqual([answer.text, 201]);
  return answer.body;
}

async function own(): Promise<Employee> {
  const path = `/api/hr/employees?search=${encodeURIComponent(employee.user.email)}`;
  const [found] = (await hr.get<{ items: Employee[] }>(path)).body.items;
  return found!;
}

const ask = (typeId: string, from: string, more: object = {}) => ({ typeId, from, to: from, ...more });
const balance = async (): Promise<LeaveBalance> =>
  (await employee.get<{ items: LeaveBalance[] }>('/api/hr/leave/balances?asOf=2026-12-01')).body.items[0]!;
const credit = async (typeId: string, days: number, more: object = {}) =>
  hr.post('/api/hr/leave/adjustments', {
    employeeId: (await own()).id,
    typeId,
    days,
    effectiveOn: '2026-01-01',
    reason: 'Opening balance',
    ...more,
  });

test('leave is counted before it is asked for, and asking reserves it', async () => {
  const { id } = await makeType({ quota: 0 });
  await credit(id, 3);
  const asked = ask(id, '2026-11-27', { to: '2026-11-30' });
  const { body } = await employee.post<LeavePreview>('/api/hr/leave/preview', asked);
  expect(body).toMatchObject({
    days: 4,
    unpaidDays: 1,
    availableBefore: 3,
    availableAfter: 0,
    problems: [],
    away: [],
    dates: [
      { date: '2026-11-27', why: 'working', unpaid: 0 },
      { date: '2026-11-28', why: 'sandwich', unpaid: 0 },
      { date: '2026-11-29', why: 'sandwich', unpaid: 0 },
      { date: '2026-11-30', why: 'working', unpaid: 1 },
    ],
  });
  const sent = await employee.post('/api/hr/leave/requests', { ...asked, reason: 'A wedding' });
  expect([sent.status, sent.body]).toMatchObject([201, { days: 4, unpaidDays: 1, state: 'pending' }]);
  expect(await balance()).toMatchObject({ balance: 3, pending: 3, available: 0 });
  expect((await employee.get('/api/hr/leave/requests/mine')).body.items).toHaveLength(1);
  const again = await employee.post('/api/hr/leave/requests', ask(id, '2026-11-30'));
  expect(refused(again)).toEqual([
    409,
    'OVERLAP',
    { from: 'There is already leave on some of these dates.' },
  ]);
});

test('all that is wrong is told beside its field, and HR passes over some of it with a reason', async () => {
  const { id } = await makeType({ noticeDays: 200, documentAfterDays: 0, unit: 'day' });
  const asked = ask(id, '2026-11-28', { startPart: 'firstHalf', endPart: 'firstHalf' });
  const { status, body } = await employee.post('/api/hr/leave/requests', asked);
  expect([status, body.error.code]).toEqual([409, 'HALF_DAYS_NOT_ALLOWED'].with(0, 400));
  expect(body.error.fields).toEqual({
    startPart: 'This leave is taken in full days.',
    from: 'Ask for this leave earlier.',
  });
  const day = ask(id, '2026-11-27', { employeeId: (await own()).id });
  expect(refused(await hr.post('/api/hr/leave/requests', day))[1]).toBe('NOTICE_TOO_SHORT');
  const passed = await hr.post('/api/hr/leave/requests', { ...day, overrideReason: 'Agreed by phone' });
  expect([passed.status, passed.body.days]).toEqual([201, 1]);
  const tried = await employee.post('/api/hr/leave/requests', {
    ...ask(id, '2026-11-26'),
    overrideReason: 'Me',
  });
  expect(tried.status).toBe(400);
});

test('credits are posted once, whatever runs twice', async () => {
  const { id } = await makeType();
  const { app } = portal;
  const run = () =>
    app.get(TenantDb).run(acme.id, () => app.get(LeaveAccrual).run('2026-12-31', { since: '2026-01-01' }));
  const [one, two] = [await run(), await run()];
  expect(one.posted).toBeGreaterThan(0);
  expect(two.posted).toBe(0);
  const { items } = (await employee.get(`/api/hr/leave/ledger?typeId=${id}`)).body;
  // Nobody has said when they joined, so that nothing is taken off the year.
  expect(items).toHaveLength(12);
});

test('a leave year is closed once: what may be carried comes back with its own expiry', async () => {
  const { id } = await makeType({ quota: 0 });
  await credit(id, 8, { effectiveOn: '2025-01-01', expiresOn: '2025-12-31' });
  const year = { typeId: id, newYearStart: '2026-01-01' };
  const { items } = (await hr.get(`/api/hr/leave/year-end?typeId=${id}&newYearStart=2026-01-01`)).body;
  expect(items).toMatchObject([{ remaining: 8, carried: 5, lapsed: 3, carryExpiresOn: '2026-03-31' }]);
  expect((await hr.post('/api/hr/leave/year-end', year)).status).toBe(201);
  expect((await hr.post('/api/hr/leave/year-end', year)).body.error.code).toBe('LEAVE_YEAR_CLOSED');
  const path = `/api/hr/leave/balances?asOf=2026-01-01&employeeId=${(await own()).id}`;
  expect((await hr.get(path)).body.items[0]).toMatchObject({ granted: 5, balance: 5 });
  const early = { ...year, newYearStart: '2026-02-01' };
  expect(refused(await hr.post('/api/hr/leave/year-end', early))[2]).toEqual({
    newYearStart: 'Choose the first day of a leave year.',
  });
});

test('the same days are given to several people, each alone; requests are found by their person', async () => {
  const { id } = await makeType({ quota: 0 });
  const keeper = (await hr.get(`/api/hr/employees?search=${encodeURIComponent(hr.user.email)}`)).body
    .items[0];
  const person = await own();
  const given = { typeId: id, days: 2, effectiveOn: '2026-01-01', reason: 'Jubilee' };
  const employeeIds = [person.id, keeper.id];
  const { status, body } = await hr.post('/api/hr/leave/allocations', { ...given, employeeIds });
  expect([status, body.rows]).toMatchObject([
    201,
    [
      { id: person.id, refusal: null },
      { id: keeper.id, refusal: expect.any(String) },
    ],
  ]);
  expect(await balance()).toMatchObject({ balance: 2 });
  const none = await hr.post('/api/hr/leave/allocations', { ...given, employeeIds, days: 0 });
  expect(Object.keys(none.body.error.fields)).toEqual(['days']);
  await employee.post('/api/hr/leave/requests', ask(id, '2026-11-27'));
  const found = async (search: string) =>
    (await hr.get(`/api/hr/leave/requests?search=${encodeURIComponent(search)}`)).body.items.length;
  expect([await found(person.lastName), await found('nobody of that name')]).toEqual([1, 0]);
});

test('days are paid out up to the limit of the year', async () => {
  const { id } = await makeType({ quota: 0 });
  await credit(id, 10);
  const employeeId = (await own()).id;
  const pay = (days: number) => hr.post('/api/hr/leave/encashments', { employeeId, typeId: id, days });
  expect((await pay(0)).body.error.code).toBe('INVALID_AMOUNT');
  expect((await pay(1.5)).status).toBe(201);
  expect(refused(await pay(1))).toEqual([409, 'ENCASH_LIMIT', { days: 'Fewer days can be paid out.' }]);
  expect(await balance()).toMatchObject({ encashed: 1.5, balance: 8.5 });
});

test('colleagues see that somebody is away, and nothing of their leave', async () => {
  const { id } = await makeType();
  await employee.post('/api/hr/leave/requests', ask(id, '2026-11-27'));
  const colleague = await acme.person('employee');
  const employeeId = (await own()).id;
  const path = '/api/hr/leave/absences?from=2026-11-01&to=2026-11-30';
  expect((await colleague.get(path)).body.items).toEqual([]);
  expect((await hr.get(path)).body.items).toMatchObject([{ type: 'Earned leave', state: 'pending' }]);
  for (const hidden of [`balances?employeeId=${employeeId}`, `ledger?typeId=${id}&employeeId=${employeeId}`])
    expect((await colleague.get(`/api/hr/leave/${hidden}`)).status).toBe(404);
  const lead = await acme.person('teamLeader');
  expect((await lead.get('/api/hr/leave/requests')).body.items).toEqual([]);
  expect((await hr.get('/api/hr/leave/requests')).body.items).toHaveLength(1);
});

test('work on a day off is credited once it was done, and days are exported as they are shown', async () => {
  const { id } = await makeType({ name: 'Comp-off', code: 'CO', quota: 0, compOffExpiryDays: 60 });
  const claim = async (workDate: string) => {
    const { body } = await employee.post('/api/hr/leave/comp-off', { typeId: id, workDate });
    return [body.error.code, Object.keys(body.error.fields)];
  };
  expect(await claim('2026-11-29')).toEqual(['IN_FUTURE', ['workDate']]);
  expect(await claim('2026-11-20')).toEqual(['NOT_OFF_DAY', ['workDate']]);
  expect(await claim('2026-10-18')).toEqual(['TOO_FAR_BACK', ['workDate']]);
  expect(await claim('2026-11-22')).toEqual(['NOT_WORKED', ['workDate']]);
  await employee.post('/api/hr/leave/requests', ask(id, '2026-11-27'));
  const { text } = await hr.get('/api/exports?list=hr.leaveRequests&format=csv&columns=from,type,days');
  expect(text.trimEnd().split('\r\n')[1]).toBe('"2026-11-27","Comp-off",1');
});

test('who decides is warned when a team falls below its minimum', async () => {
  const { id } = await makeType();
  await credit(id, 5);
  const team = { name: 'Desk', purpose: null, leaderId: (await own()).id, minPresent: 100 };
  expect((await hr.post('/api/hr/teams', team)).status).toBe(201);
  expect((await employee.post('/api/hr/leave/requests', ask(id, '2026-11-25'))).status).toBe(201);
  const [waiting] = (await hr.get('/api/requests/waiting')).body.items;
  expect(waiting.warnings).toEqual(['Team Desk falls below its minimum then.']);
});

const codesOf = async (body: object): Promise<string[]> => {
  const answer = await employee.post<LeavePreview>('/api/hr/leave/preview', body);
  expect([answer.text, answer.status]).toEqual([answer.text, 200]);
  return answer.body.problems.map(({ code }) => code);
};

test('leave in hours meets every check that days meet, and lies beside half days', async () => {
  expect((await hr.post('/api/hr/starters/shift', {})).body).toEqual({ added: 1 });
  const rules = { noticeDays: 5, backdateDays: 3, minServiceDays: 10, documentAfterDays: 0.5, quota: null };
  const hours = await makeType({ name: 'Hours', code: 'HR', unit: 'hour', ...rules });
  const days = await makeType({ quota: 0 });
  const at = (from: string, startTime = '10:00', endTime = '12:00', more: object = {}) =>
    ask(hours.id, from, { startTime, endTime, ...more });
  const blocked = { name: 'Stocktaking', fromDate: '2026-12-04', toDate: '2026-12-07', departmentId: null };
  expect((await hr.post('/api/hr/blocked-leave', blocked)).status).toBe(201);
  expect(await codesOf(at('2026-12-10'))).toEqual([]);
  expect(await codesOf(at('2026-12-07'))).toEqual(['BLOCKED_DATES']);
  expect(await codesOf(at('2026-11-24'))).toEqual(['TOO_EARLY_IN_SERVICE', 'NOTICE_TOO_SHORT']);
  expect(await codesOf(at('2026-10-20'))).toEqual(
    expect.arrayContaining(['BEFORE_JOINING', 'TOO_EARLY_IN_SERVICE', 'NOTICE_TOO_SHORT', 'TOO_FAR_BACK']),
  );
  expect(await codesOf(at('2026-12-10', '09:00', '17:00'))).toEqual(['DOCUMENT_REQUIRED']);
  // Only working days of the person are blocked.
  expect(await codesOf(ask(days.id, '2026-12-05', { to: '2026-12-06' }))).toEqual(['NO_WORKING_DAYS']);
  const shapes = [at('2026-12-10', '10:00', '12:00', { to: '2026-12-12' }), ask(hours.id, '2026-12-10')];
  for (const shape of [...shapes, { ...at('2026-12-10'), typeId: days.id }])
    expect((await employee.post('/api/hr/leave/requests', shape)).body.error.code).toBe('VALIDATION_FAILED');
  const half = (part: string) => ask(days.id, '2026-12-10', { startPart: part, endPart: part });
  expect((await employee.post('/api/hr/leave/requests', at('2026-12-10'))).body).toMatchObject({
    days: 0,
    hours: 2,
  });
  expect(await codesOf(half('firstHalf'))).toEqual(['OVERLAP']);
  expect(await codesOf(half('secondHalf'))).toEqual([]);
  expect((await employee.post('/api/hr/leave/requests', half('secondHalf'))).status).toBe(201);
  expect(await codesOf(at('2026-12-10', '15:00', '16:00'))).toEqual(['OVERLAP']);
  expect(await codesOf(at('2026-12-10', '12:00', '13:00'))).toEqual([]);
  const policy = { name: 'Staff', employmentType: 'permanent', departmentId: null, typeIds: [days.id] };
  expect((await hr.post('/api/hr/leave-policies', policy)).status).toBe(201);
  expect(await codesOf(at('2026-12-11'))).toEqual(['NOT_ELIGIBLE']);
});

test('leave for women alone is neither offered to a man nor accepted from him', async () => {
  const { id } = await makeType({ gender: 'female', quota: 0 });
  const { id: employeeId } = await own();
  const personal = await hr.get(`/api/hr/employees/${employeeId}/personal`);
  const given = { version: personal.body.version ?? 0, gender: 'male' };
  const kept = { legalName: null, personalEmail: null, homeAddress: null, permanentAddress: null };
  const saved = await hr.put(`/api/hr/employees/${employeeId}/personal`, { ...given, ...kept });
  expect([saved.text, saved.status < 300]).toEqual([saved.text, true]);
  expect((await employee.get('/api/hr/leave/balances')).body.items).toEqual([]);
  expect(await codesOf(ask(id, '2026-11-27'))).toEqual(['NOT_ELIGIBLE']);
});

test('a locked day is changed by no leave, joining date or exit', async () => {
  const { id } = await makeType({ quota: 0 });
  const { id: employeeId } = await own();
  const edit = async (values: object) => {
    const { version } = (await hr.get(`/api/hr/employees/${employeeId}`)).body;
    return hr.patch(`/api/hr/employees/${employeeId}`, { version, ...values });
  };
  expect((await edit({ joiningDate: '2026-01-05', attendanceFrom: '2026-01-05' })).status).toBe(200);
  const october = { from: '2026-10-01', to: '2026-10-31' };
  expect((await hr.post('/api/hr/attendance/locks', october)).status).toBe(201);
  expect(await codesOf(ask(id, '2026-10-20'))).toEqual(['DAY_LOCKED']);
  const asked = { ...ask(id, '2026-10-30', { to: '2026-11-02' }), employeeId, overrideReason: 'Ill' };
  expect((await hr.post('/api/hr/leave/requests', asked)).body.error.code).toBe('DAY_LOCKED');
  expect(refused(await edit({ joiningDate: '2026-10-26' }))).toEqual([
    409,
    'DAY_LOCKED',
    { joiningDate: 'Payroll has closed these days, so they can no longer change.' },
  ]);
  expect(refused(await edit({ attendanceFrom: '2026-11-02' }))[2]).toEqual({
    attendanceFrom: expect.any(String),
  });
  const { version } = (await hr.get(`/api/hr/employees/${employeeId}`)).body;
  const exit = { version, lastWorkingDay: '2026-10-10', reason: 'Left', successorId: null };
  expect(refused(await hr.post(`/api/hr/employees/${employeeId}/exit`, exit))[1]).toBe('DAY_LOCKED');
});
