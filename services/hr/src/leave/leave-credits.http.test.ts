import type { LeavePreview, LeaveRequest, LeaveType, LeaveTypeEffect } from '@atrium/contracts';
import { expectDone as done, type TestPerson } from '@atrium/testing';
import { HrDesk } from '../testing/hr-desk.factory.js';

let desk: HrDesk;
beforeAll(async () => {
  desk = await HrDesk.start();
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.open());

/** What saving would give or take from the worker. */
const effectOf = async ({ id }: LeaveType, values: object): Promise<number[]> => {
  const { version } = done(await desk.hr.get<LeaveType>(`/api/hr/leave-types/${id}`));
  const path = `/api/hr/leave-types/${id}/preview`;
  const { items } = done(await desk.hr.post<LeaveTypeEffect>(path, { version, ...values }));
  return items.filter(({ employee }) => employee.name === 'Wren Rao').map(({ days }) => days);
};
const own = async (person: TestPerson): Promise<{ id: string }> =>
  done(await person.get<{ employee: { id: string } }>('/api/hr/leave/balances')).employee;

test('leave is credited as soon as there are a type and a person, and the balance says when more comes', async () => {
  const before = await desk.addWorker('2024-03-10');
  const type = await desk.makeType();
  const after = await desk.addWorker('2026-06-11');
  expect([await desk.grantedTo(before), await desk.grantedTo(after)]).toEqual([11, 5.67]);
  expect((await desk.balanceOf(before)).nextCredit).toEqual({ on: '2026-12-01', days: 1 });
  const policy = { name: 'Interns', employmentType: 'intern', departmentId: null, typeIds: [type.id] };
  done(await desk.hr.post('/api/hr/leave-policies', policy));
  expect(await desk.grantedTo(before)).toBe(11);
});

test('changes of frequency, day and quota give or take the difference, and are shown before they are saved', async () => {
  const worker = await desk.addWorker('2024-03-10');
  const type = await desk.makeType();
  for (const accrualDay of ['last', 'joining', 'first']) {
    await desk.changeType(type, { accrualDay });
    await desk.creditLeave('2026-11-26');
    expect(await desk.grantedTo(worker)).toBe(11);
  }
  expect(await effectOf(type, { frequency: 'once' })).toEqual([1]);
  await desk.changeType(type, { frequency: 'once' });
  expect(await desk.grantedTo(worker)).toBe(12);
  expect(await effectOf(type, { frequency: 'monthly' })).toEqual([-1]);
  await desk.changeType(type, { frequency: 'monthly' });
  expect(await desk.grantedTo(worker)).toBe(11);
  await desk.changeType(type, { frequency: 'quarterly', accrualDay: 'last' });
  expect(await desk.grantedTo(worker)).toBe(11);
  await desk.changeType(type, { frequency: 'monthly', accrualDay: 'first', quota: 24 });
  expect(await desk.grantedTo(worker)).toBe(22);
  await desk.adjust(worker.id, type.id, -20, { effectiveOn: '2026-11-20' });
  await desk.changeType(type, { quota: 12 });
  expect(await desk.balanceOf(worker)).toMatchObject({ balance: 0 });
  await desk.creditLeave('2026-12-31');
  await desk.creditLeave('2026-12-31');
  expect(await desk.balanceOf(worker, '2026-12-31')).toMatchObject({ balance: 0 });
});

test('what would have lifted the balance above its maximum stays lost', async () => {
  const worker = await desk.addWorker('2024-03-10');
  const type = await desk.makeType({ maxBalance: 5 });
  expect(await desk.grantedTo(worker)).toBe(5);
  await desk.adjust(worker.id, type.id, -3);
  await desk.creditLeave('2026-11-26');
  expect(await desk.balanceOf(worker)).toMatchObject({ balance: 2 });
  await desk.creditLeave('2026-12-01');
  expect(await desk.balanceOf(worker, '2026-12-01')).toMatchObject({ balance: 3 });
});

test('a corrected joining date and an exit told late take back what was credited too much', async () => {
  const [one, other, leaver] = [
    await desk.addWorker('2024-03-10'),
    await desk.addWorker('2024-03-12'),
    await desk.addWorker('2024-05-06'),
  ];
  await desk.makeType({ accrualDay: 'joining' });
  await desk.changeWorker(one, { joiningDate: '2024-03-11' });
  expect(await desk.grantedTo(one)).toBe(11);
  await desk.changeWorker(other, { joiningDate: '2026-06-11' });
  expect(await desk.grantedTo(other)).toBe(5.67);
  done(await desk.exit(leaver, '2026-10-20'));
  expect(await desk.grantedTo(leaver)).toBe(10);
});

test('who becomes eligible within the year earns from that day on', async () => {
  const intern = await desk.addWorker('2024-03-10', { employmentType: 'intern' });
  const kept = await desk.makeType({ name: 'Sick leave', code: 'SL', quota: 0 });
  const type = await desk.makeType();
  const policy = (name: string, employmentType: string, typeIds: string[]) =>
    desk.hr.post('/api/hr/leave-policies', { name, employmentType, departmentId: null, typeIds });
  const { id } = done(await policy('Interns', 'intern', [kept.id]));
  done(await policy('Staff', 'permanent', [type.id]));
  const newcomer = await desk.addWorker('2024-04-08', { employmentType: 'intern' });
  await desk.promote(newcomer, { employmentType: 'permanent', effectiveOn: '2026-11-01' });
  expect(await desk.grantedTo(newcomer)).toBe(1);
  const late = await desk.addWorker('2024-06-03', { employmentType: 'intern' });
  await desk.change({ id }, '/api/hr/leave-policies', { typeIds: [type.id, kept.id] });
  expect(await desk.grantedTo(late)).toBe(0.17);
  expect(await desk.grantedTo(intern)).toBe(11);
});

test('leave for later counts what is credited until then, and is paid by it', async () => {
  const person = await desk.acme.person('employee');
  const { id: employeeId } = await own(person);
  await desk.changeWorker({ id: employeeId }, { joiningDate: '2024-03-10' });
  const type = await desk.makeType({ frequency: 'once', backdateDays: null });
  await desk.adjust(employeeId, type.id, -12, { effectiveOn: '2026-11-01' });
  const asked = { typeId: type.id, from: '2027-01-04', to: '2027-01-06' };
  expect(done(await person.post<LeavePreview>('/api/hr/leave/preview', asked))).toMatchObject({
    unpaidDays: 0,
    planned: 12,
    availableBefore: 12,
  });
  await desk.ask(person, type.id, '2027-01-04', { to: '2027-01-06' });
  await desk.approveAll();
  const mine = async () => done(await person.get('/api/hr/leave/requests/mine')).items;
  expect(await mine()).toMatchObject([{ unpaidDays: 0, state: 'approved' }]);
  const more = { typeId: type.id, from: '2027-02-01', to: '2027-02-12' };
  expect(done(await person.post<LeavePreview>('/api/hr/leave/preview', more))).toMatchObject({
    unpaidDays: 1,
  });
  await desk.creditLeave('2027-01-01');
  expect(await desk.balanceOf({ id: employeeId }, '2027-01-31')).toMatchObject({ taken: 3, balance: 9 });
});

test('a credit pays unpaid days of granted and waiting leave in the order in which they were asked for', async () => {
  const person = await desk.acme.person('employee');
  const { id: employeeId } = await own(person);
  const type = await desk.makeType({ quota: 0 });
  await desk.ask(person, type.id, '2026-12-01');
  await desk.approveAll();
  await desk.ask(person, type.id, '2026-12-03');
  const unpaid = async () => {
    const { items } = done(await person.get<{ items: LeaveRequest[] }>('/api/hr/leave/requests/mine'));
    return items.toReversed().map(({ unpaidDays }) => unpaidDays);
  };
  expect(await unpaid()).toEqual([1, 1]);
  await desk.adjust(employeeId, type.id, 1);
  expect(await unpaid()).toEqual([0, 1]);
  expect(await desk.balanceOf({ id: employeeId }, '2026-12-31')).toMatchObject({ taken: 1, balance: 0 });
  await desk.adjust(employeeId, type.id, 1);
  expect(await unpaid()).toEqual([0, 0]);
});

test('days taken below zero are owed once, also over the end of the year', async () => {
  const worker = await desk.addWorker('2024-03-10');
  const type = await desk.makeType({ quota: 0, negativeLimit: 2, carryMax: 5 });
  const lot = (days: number, effectiveOn: string) =>
    desk.adjust(worker.id, type.id, days, { effectiveOn, ...(days > 0 && { expiresOn: '2025-12-31' }) });
  await lot(2, '2025-01-01');
  await lot(-4, '2025-02-10');
  await lot(10, '2025-06-01');
  const year = { typeId: type.id, newYearStart: '2026-01-01' };
  const path = `/api/hr/leave/year-end?typeId=${type.id}&newYearStart=2026-01-01`;
  const closing = { remaining: 8, carried: 5, lapsed: 3 };
  expect(done(await desk.hr.get(path)).items).toMatchObject([closing]);
  expect(done(await desk.hr.post('/api/hr/leave/year-end', year)).items).toMatchObject([closing]);
  expect(await desk.balanceOf(worker, '2026-01-01')).toMatchObject({ balance: 5 });
});

test('what a request reserves stays in the old year until it is decided', async () => {
  const person = await desk.acme.person('employee');
  const { id: employeeId } = await own(person);
  const type = await desk.makeType({ quota: 0, carryMax: 10 });
  await desk.adjust(employeeId, type.id, 8, { expiresOn: '2026-12-31' });
  await desk.ask(person, type.id, '2026-12-29', { to: '2026-12-31' });
  const closed = await desk.hr.post('/api/hr/leave/year-end', {
    typeId: type.id,
    newYearStart: '2027-01-01',
  });
  expect(done(closed).items).toMatchObject([{ remaining: 5, carried: 5, lapsed: 0 }]);
  await desk.approveAll();
  expect(done(await person.get('/api/hr/leave/requests/mine')).items).toMatchObject([{ unpaidDays: 0 }]);
  expect(await desk.balanceOf({ id: employeeId }, '2027-01-01')).toMatchObject({ balance: 5 });
  expect(await desk.balanceOf({ id: employeeId }, '2026-12-31')).toMatchObject({ balance: 0, taken: 3 });
});
