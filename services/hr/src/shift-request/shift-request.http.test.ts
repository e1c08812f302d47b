import type { Roster, Shift } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
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
  expect((await decide('approve')).body.error.code).toBe('DAY_LOCKED');
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

test('nobody gets days after their last one: the decision is refused with the reason', async () => {
  expect((await ask({ from: '2026-04-06', to: '2026-04-07' })).status).toBe(201);
  await portal.database.query(`update employee set last_working_day = '2026-03-31' where id = $1`, [
    employeeId,
  ]);
  expect((await decide('approve')).body.error.code).toBe('ROSTER_NOT_EMPLOYED');
  expect((await ask({ from: '2026-04-08', to: '2026-04-08' })).body.error.code).toBe('ROSTER_NOT_EMPLOYED');
});
