import type { Roster, Shift } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { leaveTypeFields } from '../testing/full-leave.factory.js';
import { makeWeekFor, shiftFields } from '../testing/full-work-plan.factory.js';

/** A Monday. */
const TODAY = '2026-03-02';
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let own: TestPerson;
let employeeId: string;
let early: Shift;
let clock: TestClock;
beforeAll(async () => {
  clock = new TestClock(`${TODAY}T06:00:00Z`);
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set(`${TODAY}T06:00:00Z`);
  acme = await portal.company();
  hr = await acme.person('hr');
  own = await acme.person('employee');
  await makeWeekFor(hr, TODAY);
  early = (await hr.post<Shift>('/api/hr/shifts', shiftFields('Early', '07:00', '16:00'))).body;
  employeeId = (await own.get('/api/hr/attendance/me')).body.employee.id;
});

const asked = (more: object = {}) => ({ from: '2026-03-05', to: '2026-03-10', shiftId: early.id, ...more });
const ask = (more: object = {}) =>
  own.post('/api/hr/shift-requests', { ...asked(more), reason: 'School run' });
const planned = async (from: string) => {
  const { items } = (await hr.get<Roster>(`/api/hr/roster?from=${from}`)).body;
  const row = items.find(({ employee }) => employee.id === employeeId);
  return row?.days.map(({ shift, weeklyOff }) => (weeklyOff ? 'off' : shift?.name));
};
const waiting = async () => (await hr.get('/api/requests/waiting')).body.items[0];
const decide = async (decision: string, reason: string | null = null) => {
  const { id, version, step } = await waiting();
  return hr.post(`/api/requests/${id}/decide`, { version, step, decision, reason });
};
const holiday = {
  name: 'Foundation day',
  kind: 'public',
  yearly: 'sameDay',
  listId: null,
  departmentId: null,
};

test('a person asks for another shift; days off and holidays stay, the decider sees before and after, and approving writes the roster', async () => {
  await hr.post('/api/hr/holidays', { ...holiday, date: '2026-03-09' });
  expect((await own.get('/api/hr/shift-requests/shifts')).body.items).toMatchObject([
    { name: 'Day' },
    { name: 'Early', start: '07:00', end: '16:00' },
  ]);
  const preview = (await own.post('/api/hr/shift-requests/preview', asked())).body;
  expect(preview.changed).toBe(3);
  expect(preview.days.map(({ stays }: { stays: string | null }) => stays)).toEqual([
    null,
    null,
    'off',
    'off',
    'holiday',
    null,
  ]);
  expect(preview.days[0]).toMatchObject({ before: { name: 'Day', start: '09:30', end: '18:30' } });
  expect((await ask()).status).toBe(201);
  expect((await ask({ from: '2026-03-10', to: '2026-03-11' })).body.error.code).toBe('SHIFT_WAITS');
  expect(await planned('2026-03-04')).toEqual(['Day', 'Day', 'Day', 'off', 'off', 'Day', 'Day']);
  const row = await waiting();
  expect(row.facts).toMatchObject([
    {
      label: 'Shift',
      value: { before: { text: 'Day, 09:30–18:30' }, after: { text: 'Early, 07:00–16:00' } },
    },
    { label: 'Days that change', value: { days: 3 } },
  ]);
  const { facts } = (await hr.get(`/api/requests/${row.id}`)).body;
  expect(facts).toContainEqual({ label: 'Holidays, which stay', value: { type: 'days', days: 1 } });
  expect((await decide('approve')).status).toBe(200);
  expect((await planned('2026-03-04'))?.slice(0, 5)).toEqual(['Day', 'Early', 'Early', 'off', 'off']);
  await portal.settle();
  expect((await own.get('/api/notifications')).body.items[0]).toMatchObject({ kind: 'request.decided' });
  expect((await own.get('/api/hr/attendance/me/month?month=2026-03')).body.dates[4]).toMatchObject({
    shift: { name: 'Early' },
  });
});

test('it is refused in the past, on locked days, where nothing changes, for an archived shift and overlapping the day before', async () => {
  const codeOf = async (more: object) => (await ask(more)).body.error.code;
  expect(await codeOf({ from: '2026-03-01' })).toBe('ROSTER_IN_PAST');
  expect(await codeOf({ from: '2026-03-07', to: '2026-03-08' })).toBe('SHIFT_CHANGES_NOTHING');
  expect(await codeOf({ to: '2026-03-04' })).toBe('VALIDATION_FAILED');
  expect(await codeOf({ to: '2026-05-04' })).toBe('VALIDATION_FAILED');
  const night = (await hr.post<Shift>('/api/hr/shifts', shiftFields('Night', '22:00', '10:00'))).body;
  const overlap = await ask({ from: '2026-03-05', to: '2026-03-05', shiftId: night.id });
  expect(overlap.body.error).toMatchObject({
    code: 'ROSTER_OVERLAP',
    fields: { shiftId: expect.any(String) },
  });
  await hr.post(`/api/hr/shifts/${night.id}/archive`, { version: night.version });
  expect(await codeOf({ from: '2026-03-05', to: '2026-03-05', shiftId: night.id })).toBe('ROSTER_SHIFT_GONE');
  expect((await ask()).status).toBe(201);
  clock.set('2026-03-11T06:00:00Z');
  hr = await acme.signIn(hr.user.email);
  own = await acme.signIn(own.user.email);
  expect((await hr.post('/api/hr/attendance/locks', { from: '2026-03-05', to: '2026-03-06' })).status).toBe(
    201,
  );
  expect((await waiting()).warnings).toEqual(['None of these days would change now.']);
  expect((await decide('approve')).body.error.code).toBe('SHIFT_CHANGES_NOTHING');
  expect((await decide('decline', 'Already closed')).status).toBe(200);
});

test('what waits is withdrawn and changes nothing, and may be asked for again', async () => {
  expect((await ask({ to: '2026-03-06' })).status).toBe(201);
  const mine = async () => (await own.get('/api/requests/mine')).body.items[0];
  const first = await mine();
  expect((await own.post(`/api/requests/${first.id}/withdraw`, { version: first.version })).status).toBe(200);
  expect(await planned('2026-03-05')).toContain('Day');
  expect((await ask({ to: '2026-03-06' })).status).toBe(201);
  expect((await decide('approve')).status).toBe(200);
  expect((await planned('2026-03-05'))?.slice(0, 2)).toEqual(['Early', 'Early']);
});

const signInAt = async (at: string) => {
  clock.set(at);
  hr = await acme.signIn(hr.user.email);
  own = await acme.signIn(own.user.email);
};

test('days after the last one stay, and the others are approved', async () => {
  expect((await ask({ from: '2026-03-30', to: '2026-04-02' })).status).toBe(201);
  await portal.database.query(`update employee set last_working_day = '2026-03-31' where id = $1`, [
    employeeId,
  ]);
  expect((await waiting()).warnings).toEqual([]);
  const { facts } = (await hr.get(`/api/requests/${(await waiting()).id}`)).body;
  expect(facts).toContainEqual({ label: 'Not employed then', value: { type: 'days', days: 2 } });
  expect((await decide('approve')).status).toBe(200);
  expect((await planned('2026-03-30'))?.slice(0, 4)).toEqual(['Early', 'Early', 'Day', 'Day']);
  expect((await ask({ from: '2026-04-08', to: '2026-04-08' })).body.error).toMatchObject({
    code: 'ROSTER_NOT_EMPLOYED',
    fields: { to: expect.any(String) },
  });
});

test('a locked day that is over does not keep the days to come from being approved', async () => {
  await signInAt('2026-03-30T06:00:00Z');
  expect((await ask({ from: '2026-03-30', to: '2026-04-03' })).status).toBe(201);
  await signInAt('2026-04-01T06:00:00Z');
  const march = { from: '2026-03-01', to: '2026-03-31' };
  expect((await hr.post('/api/hr/attendance/locks', march)).status).toBe(201);
  expect((await waiting()).warnings).toEqual([]);
  expect((await decide('approve')).status).toBe(200);
  expect((await planned('2026-03-30'))?.slice(0, 5)).toEqual(['Day', 'Day', 'Early', 'Early', 'Early']);
});

test.each([
  ['Pacific/Honolulu', '2026-03-02T18:40:00Z'],
  ['Pacific/Auckland', '2026-03-02T12:00:00Z'],
])('a day that is over for the person in %s or for the company is past, said beside it', async (zone, at) => {
  await portal.database.query('update employee set timezone = $2 where id = $1', [employeeId, zone]);
  await signInAt(at);
  expect((await ask({ from: '2026-03-02', to: '2026-03-04' })).body.error).toMatchObject({
    code: 'ROSTER_IN_PAST',
    fields: { from: expect.any(String) },
  });
  expect((await ask({ from: '2026-03-03', to: '2026-03-04' })).status).toBe(201);
  expect((await decide('approve')).status).toBe(200);
  expect((await planned('2026-03-02'))?.slice(0, 3)).toEqual(['Day', 'Early', 'Early']);
});

test('a day on which the person has clocked in stays', async () => {
  const today = { from: TODAY, to: '2026-03-03' };
  expect((await own.post('/api/hr/attendance/punches', { kind: 'in' })).status).toBeLessThan(300);
  const { days } = (await own.post('/api/hr/shift-requests/preview', asked(today))).body;
  expect(days.map(({ stays }: { stays: string | null }) => stays)).toEqual(['begun', null]);
  expect((await ask(today)).status).toBe(201);
  const { facts } = (await hr.get(`/api/requests/${(await waiting()).id}`)).body;
  expect(facts).toContainEqual({ label: 'Started already', value: { type: 'days', days: 1 } });
  expect((await decide('approve')).status).toBe(200);
  expect((await planned(TODAY))?.slice(0, 2)).toEqual(['Day', 'Early']);
});

test('it is asked for within a year', async () => {
  const { error } = (await ask({ from: '2028-03-06', to: '2028-03-06' })).body;
  expect(error).toMatchObject({ code: 'SHIFT_TOO_FAR', fields: { from: expect.any(String) } });
});

test('the decider sees that the shift is archived before pressing Approve', async () => {
  expect((await ask()).status).toBe(201);
  await hr.post(`/api/hr/shifts/${early.id}/archive`, { version: early.version });
  expect((await waiting()).warnings).toEqual(['It cannot be approved: the shift is archived.']);
  expect((await decide('approve')).body.error.code).toBe('ROSTER_SHIFT_GONE');
});

const makeLeaveType = async () => {
  const { id } = (await hr.post('/api/hr/leave-types', leaveTypeFields('Casual'))).body;
  const everybody = { employmentType: null, departmentId: null, typeIds: [id] };
  await hr.post('/api/hr/leave-policies', { name: 'All', ...everybody });
  const opening = { employeeId, typeId: id, days: 9, effectiveOn: '2026-03-01', reason: 'Opening' };
  await hr.post('/api/hr/leave/adjustments', opening);
  return id as string;
};
const approve = async (of: string) => {
  const { items } = (await hr.get('/api/requests/waiting')).body;
  const { id, version, step } = items.find(({ kind }: { kind: string }) => kind === of);
  return hr.post(`/api/requests/${id}/decide`, { version, step, decision: 'approve', reason: null });
};

test('a whole day of leave that was approved later stays; a part is said, and the shift is given', async () => {
  const typeId = await makeLeaveType();
  expect((await ask({ to: '2026-03-06' })).status).toBe(201);
  const leave = { typeId, employeeId, reason: 'Journey' };
  const whole = { ...leave, from: '2026-03-05', to: '2026-03-05' };
  expect((await hr.post('/api/hr/leave/requests', whole)).status).toBe(201);
  expect((await approve('leave')).status).toBe(200);
  const half = {
    ...leave,
    from: '2026-03-06',
    to: '2026-03-06',
    startPart: 'firstHalf',
    endPart: 'firstHalf',
  };
  expect((await hr.post('/api/hr/leave/requests', half)).body).toMatchObject({ days: 0.5 });
  expect((await approve('leave')).status).toBe(200);
  const { facts } = (await hr.get(`/api/requests/${(await waiting()).id}`)).body;
  expect(facts).toContainEqual({ label: 'On leave, which stays', value: { type: 'days', days: 1 } });
  expect(facts).toContainEqual({ label: 'Partly on leave', value: { type: 'days', days: 1 } });
  expect((await approve('shiftRequest')).status).toBe(200);
  expect((await planned('2026-03-05'))?.slice(0, 2)).toEqual(['Day', 'Early']);
});

test('approving waits for leave of the person that is approved at the same moment', async () => {
  const typeId = await makeLeaveType();
  expect((await ask({ to: '2026-03-06' })).status).toBe(201);
  const leave = { typeId, employeeId, from: '2026-03-05', to: '2026-03-05', reason: 'Journey' };
  const { id } = (await hr.post('/api/hr/leave/requests', leave)).body;
  const { items } = (await hr.get('/api/requests/waiting')).body;
  const shift = items.find(({ kind }: { kind: string }) => kind === 'shiftRequest');
  const query = (sql: string, values: unknown[] = []) => portal.database.query<{ is: boolean }>(sql, values);
  await query('begin');
  let approving;
  const decided = new AbortController();
  try {
    await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`leave ${acme.id} ${employeeId}`]);
    const { version, step } = shift;
    const decision = { version, step, decision: 'approve', reason: null };
    approving = hr.post(`/api/requests/${shift.id}/decide`, decision).finally(() => decided.abort());
    const waits = `select exists (select from pg_locks where locktype = 'advisory' and not granted
      and pg_backend_pid() = any(pg_blocking_pids(pid))) as is`;
    while (!decided.signal.aborted && !(await query(waits))[0]?.is);
    await query(`update leave_request set state = 'approved' where company_id = $1 and id = $2`, [
      acme.id,
      id,
    ]);
  } finally {
    await query('commit');
  }
  expect((await approving).status).toBe(200);
  expect((await planned('2026-03-05'))?.slice(0, 2)).toEqual(['Day', 'Early']);
});
