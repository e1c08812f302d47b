import type { DayBoard, Role } from '@atrium/contracts';
import {
  expectDone,
  HttpClient,
  openQuietPage,
  TestClock,
  TestPortal,
  type TestCompany,
  type TestPerson,
  placeOf,
} from '@atrium/testing';
import { leaveTypeFields } from '../testing/full-leave.factory.js';
import { scheduleFields, shiftFields } from '../testing/full-work-plan.factory.js';

const clock = new TestClock('2026-03-02T03:30:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let lead: TestPerson;
let member: TestPerson;
let stranger: TestPerson;

const at = (time: string) => clock.set(`2026-03-${time}:00+05:30`);
const punch = (person: HttpClient, kind: string) => person.post('/api/hr/attendance/punches', { kind });
const board = async (person: HttpClient, query = '') => {
  const answer = await person.get(`/api/hr/attendance/board?${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
};
const namesOf = ({ items }: { items: { employee: { name: string } }[] }) =>
  items.map(({ employee }) => employee.name);
const recordOf = async (person: TestPerson) => {
  const { body } = await acme.admin.get(`/api/hr/employees?search=${person.user.email}`);
  return body.items[0];
};
const edit = async (person: TestPerson, change: Record<string, unknown>) => {
  const { id, version } = await recordOf(person);
  expect((await acme.admin.patch(`/api/hr/employees/${String(id)}`, { version, ...change })).status).toBe(
    200,
  );
};

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company();
  hr = await acme.person('hr', { firstName: 'Hina', lastName: 'Rao' });
  lead = await acme.person('teamLeader', { firstName: 'Lata', lastName: 'Sen' });
  member = await acme.person('employee', { firstName: 'Mina', lastName: 'Das' });
  stranger = await acme.person('employee', { firstName: 'Sonu', lastName: 'Pal' });
  const { id: managerId } = await recordOf(lead);
  await edit(member, {
    managerId,
    departmentId: await placeOf(hr, 'departments', 'Design'),
    designationId: await placeOf(hr, 'designations', 'Illustrator'),
  });
});
afterAll(() => portal.close());

test('HR sees everybody of today by name, with counts over all', async () => {
  at('02T09:00');
  await punch(member, 'in');
  await punch(stranger, 'in');
  at('02T09:30');
  await punch(stranger, 'breakStart');
  at('02T10:00');
  const shown = await board(hr);
  expect(shown).toMatchObject({ date: '2026-03-02', timezone: 'Asia/Kolkata' });
  expect(shown.counts).toEqual({ notIn: 3, in: 1, break: 1, out: 0, late: 0, leave: 0 });
  expect(namesOf(shown)).toEqual(['Asha Rao', 'Hina Rao', 'Lata Sen', 'Mina Das', 'Sonu Pal']);
  expect(shown.items[3]).toEqual({
    employee: {
      id: expect.any(String),
      code: expect.stringMatching(/^E\d{4}$/),
      name: 'Mina Das',
      designation: 'Illustrator',
      department: 'Design',
    },
    day: {
      workDate: '2026-03-02',
      timezone: 'Asia/Kolkata',
      state: 'in',
      firstInAt: '2026-03-02T03:30:00.000Z',
      lastOutAt: null,
      workedMinutes: 60,
      breakMinutes: 0,
      punches: [{ kind: 'in', at: '2026-03-02T03:30:00.000Z' }],
      asOf: '2026-03-02T04:30:00.000Z',
    },
    note: null,
    shift: null,
  });
});

test('filters narrow the rows; the one by state leaves the counts as they are', async () => {
  const byState = await board(hr, 'state=break');
  expect(namesOf(byState)).toEqual(['Sonu Pal']);
  expect(byState.counts).toEqual({ notIn: 3, in: 1, break: 1, out: 0, late: 0, leave: 0 });
  expect(namesOf(await board(hr, 'department=Design'))).toEqual(['Mina Das']);
  expect(namesOf(await board(hr, 'search=RAO%20hi'))).toEqual(['Hina Rao']);
  expect(namesOf(await board(hr, 'search=%25'))).toEqual([]);
});

test('a team leader sees the people whose manager they are, on the board and by day', async () => {
  const shown = await board(lead);
  expect(namesOf(shown)).toEqual(['Mina Das']);
  expect(shown.counts).toEqual({ notIn: 0, in: 1, break: 0, out: 0, late: 0, leave: 0 });
  const range = 'from=2026-03-01&to=2026-03-31';
  const path = async (person: TestPerson) =>
    `/api/hr/attendance/employees/${String((await recordOf(person)).id)}/days?${range}`;
  const own = await lead.get(await path(member));
  expect(own.body.items).toMatchObject([{ workDate: '2026-03-02', state: 'in' }]);
  for (const other of [stranger, hr]) expect((await lead.get(await path(other))).status).toBe(404);
  expect((await hr.get(await path(stranger))).body.items).toHaveLength(1);
  const foreign = await portal.company();
  expect((await foreign.admin.get(await path(member))).status).toBe(404);
});

describe.each(['board', 'employees/00000000-0000-7000-8000-000000000000/days?from=2026-03-01&to=2026-03-02'])(
  '%s',
  (path) => {
    test.each<[Role | 'nobody', number]>([
      ['admin', 200],
      ['hr', 200],
      ['teamLeader', 200],
      ['employee', 403],
      ['client', 403],
      ['nobody', 401],
    ])('as %s', async (role, allowed) => {
      const known = { admin: acme.admin, hr, teamLeader: lead, employee: member, nobody: portal.browser() };
      const person = role === 'client' ? await acme.person('client') : known[role];
      const expected = allowed === 200 && path !== 'board' ? 404 : allowed;
      expect((await person.get(`/api/hr/attendance/${path}`)).status).toBe(expected);
    });
  },
);

describe.each([
  ['GET', 'me'],
  ['GET', 'me/days?from=2026-03-01&to=2026-03-02'],
  ['POST', 'punches'],
] as const)('%s %s', (method, path) => {
  test('is everybody’s of staff, not a client’s, not a stranger’s', async () => {
    const send = (person: HttpClient) =>
      person.send({ method, path: `/api/hr/attendance/${path}`, ...(method === 'POST' && { body: {} }) });
    for (const person of [acme.admin, hr, lead, member]) expect((await send(person)).status).not.toBe(403);
    expect((await send(await acme.person('client'))).status).toBe(403);
    expect((await send(portal.browser())).status).toBe(401);
  });
});

test('a person who works through the night is on the board of both days', async () => {
  at('02T20:00');
  const night = await acme.person('employee', { firstName: 'Nila', lastName: 'Kar' });
  at('02T22:00');
  await punch(night, 'in');
  at('03T01:00');
  const rowOf = async (query: string) =>
    (await board(await acme.signIn(hr.user.email), query)).items.find(
      ({ employee }: { employee: { name: string } }) => employee.name === 'Nila Kar',
    );
  expect((await rowOf('')).day).toMatchObject({ workDate: '2026-03-02', state: 'in', workedMinutes: 180 });
  expect((await rowOf('date=2026-03-02')).day).toMatchObject({ workDate: '2026-03-02', state: 'in' });
  at('03T06:00');
  await punch(night, 'out');
  expect((await rowOf('')).day).toMatchObject({ workDate: '2026-03-03', state: 'notIn' });
});

test('a past day shows who worked there then, archived since or not; nobody is shown before they joined', async () => {
  at('04T09:00');
  const other = await portal.company();
  const leaver = await other.person('employee', { firstName: 'Zed', lastName: 'Last' });
  await punch(leaver, 'in');
  const { body } = await other.admin.get('/api/hr/employees?search=zed');
  const [{ id, version }] = body.items;
  await other.admin.post(`/api/hr/employees/${String(id)}/archive`, { version });
  at('05T09:00');
  const admin = await other.signIn(other.admin.user.email);
  expect(namesOf(await board(admin))).toEqual(['Asha Rao']);
  expect(namesOf(await board(admin, 'date=2026-03-04'))).toEqual(['Asha Rao', 'Zed Last']);
  expect(await board(admin, 'date=2026-03-03')).toMatchObject({ items: [], counts: { notIn: 0 } });
});

test('a punch invalidates pages of the person and of people who may read the board, and no others', async () => {
  at('06T09:00');
  const [sees, acts, other] = await Promise.all(
    [hr, member, stranger].map(({ user }) => acme.signIn(user.email)),
  );
  // What the sign-ins tell is not what this is about.
  await portal.settle();
  const [boardStream, ownStream, otherStream] = await Promise.all(
    [sees!, acts!, other!].map((each) => openQuietPage(each)),
  );
  await punch(acts!, 'in');
  expect(await boardStream!.next()).toMatchObject({ type: 'invalidate', tags: ['AttendanceBoard'] });
  expect(await ownStream!.next()).toMatchObject({
    type: 'invalidate',
    tags: ['AttendanceDay', 'NextStep', 'Badge'],
  });
  // An event wrongly sent to the third person by the first punch would arrive before this one.
  await punch(other!, 'in');
  expect(await otherStream!.next()).toMatchObject({
    type: 'invalidate',
    tags: ['AttendanceDay', 'NextStep', 'Badge'],
  });
  await punch(acts!, 'out');
  await punch(other!, 'out');
  expect(await otherStream!.next()).toMatchObject({
    type: 'invalidate',
    tags: ['AttendanceDay', 'NextStep', 'Badge'],
  });
  for (const stream of [boardStream!, ownStream!, otherStream!]) stream.close();
});

test.each([
  ['date=yesterday', 'date'],
  ['state=asleep', 'state'],
  ['all=1', 'all'],
])('%s is refused beside its field', async (query, field) => {
  const { status, body } = await (await acme.signIn(hr.user.email)).get(`/api/hr/attendance/board?${query}`);
  expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
});

test('who is late, on leave or expected is said in the row, counted and found', async () => {
  at('16T08:00');
  const keeper = await acme.signIn(hr.user.email);
  const post = async (path: string, body: object) => expectDone(await keeper.post(`/api/hr/${path}`, body));
  const { id: shiftId } = await post('shifts', shiftFields('Day', '09:30', '18:30'));
  const { id: scheduleId } = await post('schedules', scheduleFields('Week', shiftId));
  const everybody = { employeeId: null, departmentId: null, validFrom: '2026-03-16' };
  await post('schedule-assignments', { ...everybody, scheduleId });
  const { id: typeId } = await post('leave-types', leaveTypeFields('Casual'));
  await post('leave-policies', { name: 'All', employmentType: null, departmentId: null, typeIds: [typeId] });
  const { body } = await keeper.get(`/api/hr/employees?search=${stranger.user.email}`);
  const theirs = { employeeId: body.items[0].id, typeId };
  await post('leave/adjustments', { ...theirs, days: 5, effectiveOn: '2026-03-01', reason: 'Opening' });
  await post('leave/requests', { ...theirs, from: '2026-03-16', to: '2026-03-16', reason: 'Journey' });
  const [asked] = (await keeper.get('/api/requests/waiting')).body.items;
  const { version, step } = asked;
  const decision = { version, step, decision: 'approve', reason: null };
  expect((await keeper.post(`/api/requests/${asked.id}/decide`, decision)).status).toBe(200);
  at('16T10:12');
  await punch(await acme.signIn(member.user.email), 'in');
  const shown = await board(keeper);
  const notes = Object.fromEntries(
    shown.items.map(({ employee, note }: DayBoard['items'][number]) => [employee.name, note]),
  );
  expect(notes).toMatchObject({
    'Lata Sen': { kind: 'expected', start: '09:30' },
    'Mina Das': { kind: 'late', minutes: 42 },
    'Sonu Pal': { kind: 'leave', part: 'full' },
  });
  expect(shown.counts).toMatchObject({ in: 1, late: 1, leave: 1 });
  expect(namesOf(await board(keeper, 'state=late'))).toEqual(['Mina Das']);
  expect(namesOf(await board(keeper, 'state=leave'))).toEqual(['Sonu Pal']);
  expect(namesOf(await board(keeper, 'state=notIn'))).not.toContain('Sonu Pal');
});
