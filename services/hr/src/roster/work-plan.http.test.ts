import type {
  AffectedPeople,
  Employee,
  MyAttendance,
  Roster,
  RosterCoverage,
  RosterReport,
  Schedule,
  ScheduleAssignment,
  Shift,
} from '@atrium/contracts';
import { TestClock, TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';
import { scheduleFields, shiftFields } from '../testing/full-work-plan.factory.js';

/** A Monday. */
const TODAY = '2026-03-02';
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let asha: Employee;
let own: TestPerson;
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

const refused = ({ status, body }: Answer) => [status, body.error.code, body.error.fields];
const made = <Body extends object>(answer: Answer<Body>): Body => {
  expect([answer.text, answer.status]).toEqual([answer.text, answer.status === 200 ? 200 : 201]);
  return answer.body;
};
const makeShift = async (name: string, start?: string, end?: string) =>
  made(await hr.post<Shift>('/api/hr/shifts', shiftFields(name, start, end)));
const makeWeek = async (name: string, shift: Shift) =>
  made(await hr.post<Schedule>('/api/hr/schedules', scheduleFields(name, shift.id)));
const give = (schedule: Schedule, whom: object, validFrom = TODAY) =>
  hr.post<ScheduleAssignment>('/api/hr/schedule-assignments', {
    employeeId: null,
    departmentId: null,
    scheduleId: schedule.id,
    validFrom,
    ...whom,
  });
const week = async (from: string) => {
  const { items } = (await hr.get<Roster>(`/api/hr/roster?from=${from}`)).body;
  return items.find(({ employee }) => employee.id === asha.id)!.days;
};
const shown = async (from: string) =>
  (await week(from)).map(({ shift, weeklyOff }) => (weeklyOff ? 'off' : (shift?.name ?? 'none')));
const plan = (date: string, was: string, planned: string) => ({
  employeeId: asha.id,
  date,
  was,
  plan: planned,
});
const change = (...changes: object[]) => hr.put<RosterReport>('/api/hr/roster', { changes });

test('a person’s own schedule goes before the company’s, and each holds from its day on', async () => {
  const [day, late] = [await makeShift('Day'), await makeShift('Late', '14:00', '22:30')];
  const [everyone, support] = [await makeWeek('Office', day), await makeWeek('Support', late)];
  made(await give(everyone, {}));
  made(await give(support, { employeeId: asha.id }, '2026-03-05'));
  expect(await shown(TODAY)).toEqual(['Day', 'Day', 'Day', 'Late', 'Late', 'off', 'off']);
  expect(await shown('2026-02-23')).toEqual(['none', 'none', 'none', 'none', 'none', 'off', 'off']);
});

test('other hours hold from their day on, and the days before keep theirs', async () => {
  const day = await makeShift('Day');
  made(await give(await makeWeek('Office', day), {}));
  const later = { version: day.version, start: '10:00', end: '19:00' };
  const path = `/api/hr/shifts/${day.id}`;
  expect(refused(await hr.patch(path, { ...later, validFrom: '2026-03-01' }))).toEqual([
    409,
    'PLAN_BEGINS_IN_PAST',
    { validFrom: 'Choose today or a later day. What was planned before stays as it was.' },
  ]);
  made(await hr.patch(path, { ...later, validFrom: '2026-03-04' }));
  const starts = (await week(TODAY)).map(({ shift }) => shift?.start ?? null);
  expect(starts).toEqual(['09:00', '09:00', '10:00', '10:00', '10:00', null, null]);
});

test('who moves to another department follows its schedule from that day on', async () => {
  const [day, night] = [await makeShift('Day'), await makeShift('Night', '21:00', '05:00')];
  made(await give(await makeWeek('Office', day), {}));
  const department = made(
    await hr.post<{ id: string }>('/api/hr/departments', {
      name: 'Guards',
      code: null,
      leaderId: null,
      parentId: null,
    }),
  );
  made(await give(await makeWeek('Nights', night), { departmentId: department.id }));
  made(
    await hr.patch(`/api/hr/employees/${asha.id}`, { version: asha.version, departmentId: department.id }),
  );
  const moved = new Date().toISOString().slice(0, 10);
  const before = (await week(TODAY)).filter(({ date }) => date < moved);
  expect(new Set(before.flatMap(({ shift }) => shift?.name ?? []))).toEqual(new Set(['Day']));
  // Moves are noted by the database, whose clock goes on.
  const later = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
  expect(new Set((await shown(later)).filter((name) => name !== 'off'))).toEqual(new Set(['Night']));
});

test('the shift of today is that of the schedule when somebody clocks in', async () => {
  made(await give(await makeWeek('Office', await makeShift('Day')), {}));
  const { body } = await own.post<MyAttendance>('/api/hr/attendance/punches', { kind: 'in' });
  expect(body.today).toMatchObject({ workDate: TODAY, state: 'in' });
  expect(body.shift).toEqual({ start: '09:00', end: '18:00' });
});

test('the roster goes before the schedule until the day is given back to it', async () => {
  const [day, late] = [await makeShift('Day'), await makeShift('Late', '14:00', '22:30')];
  made(await give(await makeWeek('Office', day), {}));
  made(await change(plan('2026-03-03', 'schedule', late.id), plan('2026-03-07', 'schedule', day.id)));
  expect(await shown(TODAY)).toEqual(['Day', 'Late', 'Day', 'Day', 'Day', 'Day', 'off']);
  made(await change(plan('2026-03-03', late.id, 'off')));
  expect((await shown(TODAY))[1]).toBe('off');
  made(await change(plan('2026-03-03', 'off', 'schedule')));
  expect((await shown(TODAY))[1]).toBe('Day');
});

test('a day that cannot be changed is named, and then none is changed', async () => {
  const [day, night] = [await makeShift('Day'), await makeShift('Night', '22:00', '10:00')];
  made(await give(await makeWeek('Office', day), {}));
  const fine = plan('2026-03-06', 'schedule', 'off');
  const key = `${asha.id} 2026-03-03`;
  const refusals: [object, string][] = [
    [plan('2026-03-01', 'schedule', day.id), 'ROSTER_IN_PAST'],
    [plan('2026-03-03', 'off', day.id), 'ROSTER_CHANGED'],
    [plan('2026-03-03', 'schedule', night.id), 'ROSTER_OVERLAP'],
    [plan('2026-03-03', 'schedule', crypto.randomUUID()), 'ROSTER_SHIFT_GONE'],
  ];
  for (const [wrong, code] of refusals) expect(refused(await change(fine, wrong))[1]).toBe(code);
  expect(refused(await change(plan('2026-03-03', 'schedule', night.id)))[2]).toEqual({
    [key]: 'This shift overlaps the one of the day before or after.',
  });
  expect((await shown(TODAY))[4]).toBe('Day');
});

test('a week of the roster is copied, and what cannot be copied is named', async () => {
  const [day, night] = [await makeShift('Day'), await makeShift('Night', '22:00', '10:00')];
  made(await give(await makeWeek('Office', day), {}));
  made(await change(plan('2026-03-06', 'schedule', night.id), plan('2026-03-04', 'schedule', 'off')));
  made(await change(plan('2026-03-14', 'schedule', day.id)));
  const copied = made(
    await hr.post<RosterReport>('/api/hr/roster/copy', { from: TODAY, to: '2026-03-09', departmentId: null }),
  );
  expect(copied).toMatchObject({ changed: 1, left: [{ date: '2026-03-13' }] });
  expect(await shown('2026-03-09')).toEqual(['Day', 'Day', 'off', 'Day', 'Day', 'Day', 'off']);
});

test('a range gets one plan but for its days off, and the foot counts who works', async () => {
  const [day, night] = [await makeShift('Day'), await makeShift('Night', '22:00', '06:00')];
  made(await give(await makeWeek('Office', day), { employeeId: asha.id }));
  const fill = (more: object) =>
    hr.post<RosterReport>('/api/hr/roster/fill', { employeeId: asha.id, keepsOff: true, ...more });
  const filled = made(await fill({ from: '2026-03-01', to: '2026-03-15', plan: night.id }));
  expect(filled).toMatchObject({ changed: 10, left: [] });
  expect(await shown('2026-03-09')).toEqual([...Array<string>(5).fill('Night'), 'off', 'off']);
  const early = made(await fill({ from: '2026-02-27', to: TODAY, plan: 'off', keepsOff: false }));
  expect(early).toMatchObject({ changed: 1, left: [{ date: '2026-02-27' }, {}, {}] });
  const back: Answer = await fill({ from: '2026-03-15', to: '2026-03-01', plan: 'off' });
  expect(Object.keys(back.body.error?.fields ?? {})).toEqual(['to']);
  const { days } = (await hr.get<RosterCoverage>(`/api/hr/roster/coverage?from=${TODAY}`)).body;
  expect(days.map(({ date }) => date)).toHaveLength(7);
  const [monday, tuesday] = days;
  // One person fewer than on Tuesday: Asha's Monday is off.
  expect(tuesday!.working - monday!.working).toBe(1);
});

test('what filled a range is taken back day by day, and no day that somebody changed after it', async () => {
  const [day, night] = [await makeShift('Day'), await makeShift('Night', '22:00', '06:00')];
  made(await give(await makeWeek('Office', day), { employeeId: asha.id }));
  const place = { employeeId: asha.id, date: '2026-03-10' };
  made(await hr.put('/api/hr/roster', { changes: [{ ...place, was: 'schedule', plan: 'off' }] }));
  const before = await shown('2026-03-09');
  const order = { employeeId: asha.id, keepsOff: true, from: '2026-03-09', to: '2026-03-15', plan: night.id };
  const filled = made(await hr.post<RosterReport>('/api/hr/roster/fill', order));
  // The day off of the roster was kept, so it is not taken back either.
  expect(filled.undo.map(({ date }) => date)).not.toContain(place.date);
  expect(filled.undo).toHaveLength(filled.changed);
  const touched = { ...place, date: '2026-03-12' };
  made(await hr.put('/api/hr/roster', { changes: [{ ...touched, was: night.id, plan: 'off' }] }));
  const late = await hr.put('/api/hr/roster', { changes: filled.undo });
  expect(Object.keys(late.body.error?.fields ?? {})).toEqual([`${asha.id} 2026-03-12`]);
  made(await hr.put('/api/hr/roster', { changes: [{ ...touched, was: 'off', plan: night.id }] }));
  made(await hr.put('/api/hr/roster', { changes: filled.undo }));
  expect(await shown('2026-03-09')).toEqual(before);
});

test('it is said beforehand whom a change affects', async () => {
  const day = await makeShift('Day');
  const office = await makeWeek('Office', day);
  made(await give(office, { employeeId: asha.id }));
  const nobody = { id: null, employeeId: null, departmentId: null, from: TODAY };
  const ask = (order: object) => hr.post<AffectedPeople>('/api/hr/roster/preview', { ...nobody, ...order });
  expect((await ask({ kind: 'shift', id: day.id })).body).toEqual({
    people: 1,
    names: [`${asha.firstName} ${asha.lastName}`],
    days: 20,
    first: TODAY,
    to: '2026-03-29',
  });
  const everybody = (await ask({ kind: 'assignment' })).body;
  expect(everybody.people).toBe((await hr.get<{ total: number }>('/api/hr/employees')).body.total - 1);
});

test('shifts and weeks that cannot be worked are refused beside the field', async () => {
  const wrong: [object, string, string][] = [
    [{ end: '09:00' }, 'SHIFT_WITHOUT_HOURS', 'end'],
    [{ end: '25:00' }, 'VALIDATION_FAILED', 'end'],
    [{ halfAt: '19:00' }, 'SHIFT_HALF_OUTSIDE', 'halfAt'],
    [{ halfDayMin: 500 }, 'SHIFT_THRESHOLDS', 'halfDayMin'],
    [{ fullDayMin: 600 }, 'SHIFT_TOO_SHORT', 'fullDayMin'],
    [{ autoCloseAfter: 60 }, 'SHIFT_CLOSES_EARLY', 'autoCloseAfter'],
  ];
  for (const [fault, code, field] of wrong) {
    const answer = await hr.post('/api/hr/shifts', { ...shiftFields('Day'), ...fault });
    expect([answer.body.error.code, Object.keys(answer.body.error.fields ?? {})]).toEqual([code, [field]]);
  }
  const [day, night] = [await makeShift('Day'), await makeShift('Night', '22:00', '10:00')];
  const overlapping = {
    ...scheduleFields('Mixed', day.id),
    shiftIds: [night.id, day.id, null, null, null, null, null],
  };
  expect(refused(await hr.post('/api/hr/schedules', overlapping))[1]).toBe('SHIFT_OVERLAP');
  const idle = { ...scheduleFields('Idle', day.id), weeklyOffs: [1, 2, 3, 4, 5, 6, 7] };
  expect(refused(await hr.post('/api/hr/schedules', idle))[1]).toBe('SCHEDULE_WITHOUT_WORK');
});

test('what is in use or has begun stays', async () => {
  const day = await makeShift('Day');
  const office = await makeWeek('Office', day);
  const given = made(await give(office, {}, '2026-03-03'));
  const archive = (path: string, { version }: { version: number }) =>
    hr.post(`/api/hr/${path}/archive`, { version });
  expect(refused(await archive(`shifts/${day.id}`, day))[1]).toBe('SHIFT_IN_USE');
  expect((await archive(`schedule-assignments/${given.id}`, given)).status).toBe(200);
  expect(refused(await give(office, {}, '2026-03-01'))[1]).toBe('PLAN_BEGINS_IN_PAST');
  expect(refused(await give(office, { employeeId: asha.id, departmentId: crypto.randomUUID() }))[1]).toBe(
    'ASSIGNMENT_FOR_BOTH',
  );
});
