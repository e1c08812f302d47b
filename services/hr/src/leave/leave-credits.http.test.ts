import type {
  Employee,
  LeaveBalance,
  LeavePreview,
  LeaveRequest,
  LeaveType,
  LeaveTypeEffect,
} from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { leaveTypeFields } from '../testing/full-leave.factory.js';
import { LeaveAccrual } from './leave-accrual.service.js';

const TODAY = '2026-11-26T06:00:00Z';
const clock = new TestClock(TODAY);
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set(TODAY);
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr');
});

const done = <Body>({ status, text, body }: { status: number; text: string; body: Body }): Body => {
  expect([text, status < 300]).toEqual([text, true]);
  return body;
};
const makeType = async (given: object = {}): Promise<LeaveType> =>
  done(
    await hr.post<LeaveType>('/api/hr/leave-types', {
      ...leaveTypeFields('Earned leave'),
      rounding: 'none',
      ...given,
    }),
  );
const addWorker = async (joiningDate: string, given: object = {}): Promise<Employee> => {
  const worker = done(
    await hr.post<Employee>('/api/hr/employees', {
      ...{ firstName: 'Wren', lastName: 'Rao', workEmail: `wren${joiningDate}@acme.test`, phone: null },
      ...{ designationId: null, departmentId: null, managerId: null, employmentType: 'permanent' },
      ...{ joiningDate, birthDate: null, timezone: 'Asia/Kolkata', invite: false, ...given },
    }),
  );
  await portal.settle();
  return worker;
};
const change = async ({ id }: { id: string }, path: string, values: object) => {
  const { version } = done(await hr.get<{ version: number }>(`${path}/${id}`));
  const changed = done(await hr.patch(`${path}/${id}`, { version, ...values }));
  await portal.settle();
  return changed;
};
const changeType = (type: LeaveType, values: object) => change(type, '/api/hr/leave-types', values);
const changeWorker = (worker: Employee, values: object) => change(worker, '/api/hr/employees', values);
const balanceOf = async ({ id }: { id: string }, asOf = '2026-11-26'): Promise<LeaveBalance> => {
  const path = `/api/hr/leave/balances?asOf=${asOf}&employeeId=${id}`;
  return done(await hr.get<{ items: LeaveBalance[] }>(path)).items[0]!;
};
const grantedTo = async (worker: { id: string }) => (await balanceOf(worker)).granted;
/** What saving would give or take from the worker. */
const effectOf = async ({ id }: LeaveType, values: object): Promise<number[]> => {
  const { version } = done(await hr.get<LeaveType>(`/api/hr/leave-types/${id}`));
  const path = `/api/hr/leave-types/${id}/preview`;
  const { items } = done(await hr.post<LeaveTypeEffect>(path, { version, ...values }));
  return items.filter(({ employee }) => employee.name === 'Wren Rao').map(({ days }) => days);
};
const run = (today: string) =>
  portal.app.get(TenantDb).run(acme.id, () => portal.app.get(LeaveAccrual).run(today));
const own = async (person: TestPerson): Promise<{ id: string }> =>
  done(await person.get<{ employee: { id: string } }>('/api/hr/leave/balances')).employee;
const ask = async (person: TestPerson, typeId: string, from: string, to = from): Promise<LeaveRequest> =>
  done(await person.post<LeaveRequest>('/api/hr/leave/requests', { typeId, from, to }));
const approveAll = async () => {
  const { items } = done(
    await hr.get<{ items: { id: string; version: number; step: number }[] }>('/api/requests/waiting'),
  );
  for (const { id, version, step } of items)
    done(await hr.post(`/api/requests/${id}/decide`, { decision: 'approve', version, step, reason: null }));
};
const adjust = async (employeeId: string, typeId: string, days: number, more: object = {}) => {
  clock.advance({ seconds: 1 });
  return done(
    await hr.post('/api/hr/leave/adjustments', {
      ...{ employeeId, typeId, days, effectiveOn: '2026-01-01', reason: 'By hand' },
      ...more,
    }),
  );
};

test('leave is credited as soon as there are a type and a person, and the balance says when more comes', async () => {
  const before = await addWorker('2024-03-10');
  const type = await makeType();
  const after = await addWorker('2026-06-11');
  expect([await grantedTo(before), await grantedTo(after)]).toEqual([11, 5.67]);
  expect((await balanceOf(before)).nextCredit).toEqual({ on: '2026-12-01', days: 1 });
  const policy = { name: 'Interns', employmentType: 'intern', departmentId: null, typeIds: [type.id] };
  done(await hr.post('/api/hr/leave-policies', policy));
  expect(await grantedTo(before)).toBe(11);
});

test('changes of frequency, day and quota give or take the difference, and are shown before they are saved', async () => {
  const worker = await addWorker('2024-03-10');
  const type = await makeType();
  for (const accrualDay of ['last', 'joining', 'first']) {
    await changeType(type, { accrualDay });
    await run('2026-11-26');
    expect(await grantedTo(worker)).toBe(11);
  }
  expect(await effectOf(type, { frequency: 'once' })).toEqual([1]);
  await changeType(type, { frequency: 'once' });
  expect(await grantedTo(worker)).toBe(12);
  expect(await effectOf(type, { frequency: 'monthly' })).toEqual([-1]);
  await changeType(type, { frequency: 'monthly' });
  expect(await grantedTo(worker)).toBe(11);
  await changeType(type, { frequency: 'quarterly', accrualDay: 'last' });
  expect(await grantedTo(worker)).toBe(11);
  await changeType(type, { frequency: 'monthly', accrualDay: 'first', quota: 24 });
  expect(await grantedTo(worker)).toBe(22);
  await adjust(worker.id, type.id, -20, { effectiveOn: '2026-11-20' });
  await changeType(type, { quota: 12 });
  expect(await balanceOf(worker)).toMatchObject({ balance: 0 });
  await run('2026-12-31');
  await run('2026-12-31');
  expect(await balanceOf(worker, '2026-12-31')).toMatchObject({ balance: 0 });
});

test('what would have lifted the balance above its maximum stays lost', async () => {
  const worker = await addWorker('2024-03-10');
  const type = await makeType({ maxBalance: 5 });
  expect(await grantedTo(worker)).toBe(5);
  await adjust(worker.id, type.id, -3);
  await run('2026-11-26');
  expect(await balanceOf(worker)).toMatchObject({ balance: 2 });
  await run('2026-12-01');
  expect(await balanceOf(worker, '2026-12-01')).toMatchObject({ balance: 3 });
});

test('a corrected joining date and an exit told late take back what was credited too much', async () => {
  const [one, other, leaver] = [
    await addWorker('2024-03-10'),
    await addWorker('2024-03-12'),
    await addWorker('2024-05-06'),
  ];
  await makeType({ accrualDay: 'joining' });
  await changeWorker(one, { joiningDate: '2024-03-11' });
  expect(await grantedTo(one)).toBe(11);
  await changeWorker(other, { joiningDate: '2026-06-11' });
  expect(await grantedTo(other)).toBe(5.67);
  const { version } = done(await hr.get<Employee>(`/api/hr/employees/${leaver.id}`));
  const exit = { version, lastWorkingDay: '2026-10-20', reason: 'Moves abroad', successorId: null };
  done(await hr.post(`/api/hr/employees/${leaver.id}/exit`, exit));
  await portal.settle();
  expect(await grantedTo(leaver)).toBe(10);
});

test('who becomes eligible within the year earns from that day on', async () => {
  const intern = await addWorker('2024-03-10', { employmentType: 'intern' });
  const kept = await makeType({ name: 'Sick leave', code: 'SL', quota: 0 });
  const type = await makeType();
  const policy = (name: string, employmentType: string, typeIds: string[]) =>
    hr.post('/api/hr/leave-policies', { name, employmentType, departmentId: null, typeIds });
  const { id } = done(await policy('Interns', 'intern', [kept.id]));
  done(await policy('Staff', 'permanent', [type.id]));
  const newcomer = await addWorker('2024-04-08', { employmentType: 'intern' });
  const { version } = done(await hr.get<Employee>(`/api/hr/employees/${newcomer.id}`));
  const promoted = { reason: 'confirmation', note: '', effectiveOn: '2026-11-01', version };
  done(await hr.post(`/api/hr/employees/${newcomer.id}/jobs`, { ...promoted, employmentType: 'permanent' }));
  await portal.settle();
  expect(await grantedTo(newcomer)).toBe(1);
  const late = await addWorker('2024-06-03', { employmentType: 'intern' });
  await change({ id }, '/api/hr/leave-policies', { typeIds: [type.id, kept.id] });
  expect(await grantedTo(late)).toBe(0.17);
  expect(await grantedTo(intern)).toBe(11);
});

test('leave for later counts what is credited until then, and is paid by it', async () => {
  const person = await acme.person('employee');
  const { id: employeeId } = await own(person);
  await changeWorker({ id: employeeId } as Employee, { joiningDate: '2024-03-10' });
  const type = await makeType({ frequency: 'once', backdateDays: null });
  await adjust(employeeId, type.id, -12, { effectiveOn: '2026-11-01' });
  const asked = { typeId: type.id, from: '2027-01-04', to: '2027-01-06' };
  expect(done(await person.post<LeavePreview>('/api/hr/leave/preview', asked))).toMatchObject({
    ...{ unpaidDays: 0, planned: 12, availableBefore: 12 },
  });
  await ask(person, type.id, '2027-01-04', '2027-01-06');
  await approveAll();
  const mine = async () => done(await person.get('/api/hr/leave/requests/mine')).items;
  expect(await mine()).toMatchObject([{ unpaidDays: 0, state: 'approved' }]);
  const more = { typeId: type.id, from: '2027-02-01', to: '2027-02-12' };
  expect(done(await person.post<LeavePreview>('/api/hr/leave/preview', more))).toMatchObject({
    unpaidDays: 1,
  });
  await run('2027-01-01');
  expect(await balanceOf({ id: employeeId }, '2027-01-31')).toMatchObject({ taken: 3, balance: 9 });
});

test('a credit pays unpaid days of granted and waiting leave in the order in which they were asked for', async () => {
  const person = await acme.person('employee');
  const { id: employeeId } = await own(person);
  const type = await makeType({ quota: 0 });
  await ask(person, type.id, '2026-12-01');
  await approveAll();
  await ask(person, type.id, '2026-12-03');
  const unpaid = async () => {
    const { items } = done(await person.get<{ items: LeaveRequest[] }>('/api/hr/leave/requests/mine'));
    return items.toReversed().map(({ unpaidDays }) => unpaidDays);
  };
  expect(await unpaid()).toEqual([1, 1]);
  await adjust(employeeId, type.id, 1);
  expect(await unpaid()).toEqual([0, 1]);
  expect(await balanceOf({ id: employeeId }, '2026-12-31')).toMatchObject({ taken: 1, balance: 0 });
  await adjust(employeeId, type.id, 1);
  expect(await unpaid()).toEqual([0, 0]);
});

test('days taken below zero are owed once, also over the end of the year', async () => {
  const worker = await addWorker('2024-03-10');
  const type = await makeType({ quota: 0, negativeLimit: 2, carryMax: 5 });
  const lot = (days: number, effectiveOn: string) =>
    adjust(worker.id, type.id, days, { effectiveOn, ...(days > 0 && { expiresOn: '2025-12-31' }) });
  await lot(2, '2025-01-01');
  await lot(-4, '2025-02-10');
  await lot(10, '2025-06-01');
  const year = { typeId: type.id, newYearStart: '2026-01-01' };
  const path = `/api/hr/leave/year-end?typeId=${type.id}&newYearStart=2026-01-01`;
  const closing = { remaining: 8, carried: 5, lapsed: 3 };
  expect(done(await hr.get(path)).items).toMatchObject([closing]);
  expect(done(await hr.post('/api/hr/leave/year-end', year)).items).toMatchObject([closing]);
  expect(await balanceOf(worker, '2026-01-01')).toMatchObject({ balance: 5 });
});

test('what a request reserves stays in the old year until it is decided', async () => {
  const person = await acme.person('employee');
  const { id: employeeId } = await own(person);
  const type = await makeType({ quota: 0, carryMax: 10 });
  await adjust(employeeId, type.id, 8, { expiresOn: '2026-12-31' });
  await ask(person, type.id, '2026-12-29', '2026-12-31');
  const closed = await hr.post('/api/hr/leave/year-end', { typeId: type.id, newYearStart: '2027-01-01' });
  expect(done(closed).items).toMatchObject([{ remaining: 5, carried: 5, lapsed: 0 }]);
  await approveAll();
  expect(done(await person.get('/api/hr/leave/requests/mine')).items).toMatchObject([{ unpaidDays: 0 }]);
  expect(await balanceOf({ id: employeeId }, '2027-01-01')).toMatchObject({ balance: 5 });
  expect(await balanceOf({ id: employeeId }, '2026-12-31')).toMatchObject({ balance: 0, taken: 3 });
});
