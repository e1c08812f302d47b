import {
  askedStatements,
  HttpClient,
  TestClock,
  TestPortal,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';

const clock = new TestClock('2026-03-02T03:30:00Z');
let portal: TestPortal;
/** New for each test: a session ends after hours without a request, so people cannot be reused on another day. */
let acme: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());

/** India is 5:30 ahead of UTC. */
const at = (time: string) => clock.set(`2026-03-${time}:00+05:30`);
const punch = (person: HttpClient, kind: string) => person.post('/api/hr/attendance/punches', { kind });
const me = async (person: HttpClient) => (await person.get('/api/hr/attendance/me')).body;
const days = async (person: HttpClient, range = 'from=2026-03-01&to=2026-03-31') =>
  (await person.get(`/api/hr/attendance/me/days?${range}`)).body.items;
/** The same account after signing in again. */
const later = (person: TestPerson, time: string) => {
  at(time);
  return acme.signIn(person.user.email);
};
const newcomer = async (time: string) => {
  at(time);
  acme = await portal.company();
  return acme.person('employee');
};

test('a clock-in waits for the database eight times at most', async () => {
  const person = await newcomer('02T09:00');
  // The session is cached by now, as for anybody with the page open.
  await me(person);
  await portal.settle();
  const first = person.withHeaders({ 'idempotency-key': crypto.randomUUID() });
  const asked = await askedStatements(async () => expect((await punch(first, 'in')).status).toBe(201));
  // BEGIN and COMMIT travel together with other statements.
  const waitedFor = asked.filter((text) => !/^(begin|commit)/.test(text));
  expect(waitedFor).not.toEqual([]);
  expect(waitedFor.length).toBeLessThanOrEqual(8);
});

test('before the first punch everybody of staff may clock in', async () => {
  const person = await newcomer('02T08:55');
  const answer = await person.get('/api/hr/attendance/me');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    employee: { id: expect.any(String), name: 'Ravi employee', timezone: 'Asia/Kolkata' },
    today: {
      workDate: '2026-03-02',
      timezone: 'Asia/Kolkata',
      state: 'notIn',
      firstInAt: null,
      lastOutAt: null,
      workedMinutes: 0,
      breakMinutes: 0,
      punches: [],
      asOf: '2026-03-02T03:25:00.000Z',
    },
    dayOff: false,
    shift: null,
    monthMinutes: 0,
    allowedPunches: ['in'],
    asksPosition: false,
  });
});

test('a weekday that the company does not work is a day off, also to whoever clocks in then', async () => {
  const person = await newcomer('07T09:00');
  expect((await person.get('/api/hr/attendance/me')).body).toMatchObject({
    today: { workDate: '2026-03-07', state: 'notIn' },
    dayOff: true,
    allowedPunches: ['in'],
  });
  expect((await punch(person, 'in')).body).toMatchObject({ today: { state: 'in' }, dayOff: true });
  const boardOf = async (date: string) =>
    (await acme.admin.get(`/api/hr/attendance/board?date=2026-03-${date}`)).body.dayOff;
  expect([await boardOf('06'), await boardOf('07')]).toEqual([false, true]);
  const { version } = (await acme.admin.get('/api/company')).body;
  await acme.admin.patch('/api/company', { version, workingWeek: [6, 7] });
  expect([await boardOf('06'), await boardOf('07')]).toEqual([true, false]);
});

test('a day from clock-in to clock-out', async () => {
  const person = await newcomer('03T09:00');
  expect((await punch(person, 'in')).status).toBe(201);
  at('03T13:00');
  expect((await punch(person, 'breakStart')).body).toMatchObject({
    today: { state: 'break', workedMinutes: 240 },
    allowedPunches: ['breakEnd', 'out'],
  });
  at('03T13:30');
  await punch(person, 'breakEnd');
  at('03T18:00');
  const out = await punch(person, 'out');
  expect(out.status).toBe(201);
  expect(out.body).toMatchObject({ monthMinutes: 510, allowedPunches: ['in'] });
  expect(out.body.today).toEqual({
    workDate: '2026-03-03',
    timezone: 'Asia/Kolkata',
    state: 'out',
    firstInAt: '2026-03-03T03:30:00.000Z',
    lastOutAt: '2026-03-03T12:30:00.000Z',
    workedMinutes: 510,
    breakMinutes: 30,
    asOf: '2026-03-03T12:30:00.000Z',
    punches: [
      { kind: 'in', at: '2026-03-03T03:30:00.000Z' },
      { kind: 'breakStart', at: '2026-03-03T07:30:00.000Z' },
      { kind: 'breakEnd', at: '2026-03-03T08:00:00.000Z' },
      { kind: 'out', at: '2026-03-03T12:30:00.000Z' },
    ],
  });
  expect(await me(person)).toEqual(out.body);
  expect(await days(person)).toEqual([out.body.today]);
});

test('while the session is open the minutes run', async () => {
  const person = await newcomer('04T09:00');
  await punch(person, 'in');
  at('04T10:15');
  expect(await me(person)).toMatchObject({ today: { state: 'in', workedMinutes: 75 }, monthMinutes: 75 });
});

test.each([
  ['out', [], 'NOT_CLOCKED_IN'],
  ['breakStart', [], 'NOT_CLOCKED_IN'],
  ['in', ['in'], 'ALREADY_CLOCKED_IN'],
  ['breakEnd', ['in'], 'NOT_ON_BREAK'],
  ['breakStart', ['in', 'breakStart'], 'ALREADY_ON_BREAK'],
  ['out', ['in', 'out'], 'NOT_CLOCKED_IN'],
])('%s after %j answers %s in words and changes nothing', async (kind, before, code) => {
  const person = await newcomer('05T09:00');
  for (const each of before) await punch(person, each);
  const known = await me(person);
  const answer = await punch(person, kind);
  expect([answer.status, answer.body.error.code]).toEqual([409, code]);
  expect(answer.body.error.message).toMatch(/^You are .*\.$/);
  expect(await me(person)).toEqual(known);
});

test.each(['in', 'out'])(
  'two windows that punch %s at the same moment: one is done, one is told',
  async (kind) => {
    const person = await newcomer('05T09:00');
    if (kind === 'out') await punch(person, 'in');
    const other = await acme.signIn(person.user.email);
    const answers = await Promise.all([punch(person, kind), punch(other, kind)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = answers.find(({ status }) => status === 409)!;
    expect(body.error.code).toBe(kind === 'in' ? 'ALREADY_CLOCKED_IN' : 'NOT_CLOCKED_IN');
    expect((await me(person)).today.punches).toHaveLength(kind === 'in' ? 1 : 2);
  },
);

test.each([{}, { kind: 'lunch' }, { kind: 'in', at: '2020-01-01T00:00:00Z' }])(
  'a punch %j is refused beside its field',
  async (body) => {
    const answer = await (await newcomer('05T09:00')).post('/api/hr/attendance/punches', body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
  },
);

test('a night shift is one day, that of its beginning', async () => {
  const person = await newcomer('06T22:00');
  await punch(person, 'in');
  at('07T05:00');
  expect(await me(person)).toMatchObject({
    today: { workDate: '2026-03-06', state: 'in', workedMinutes: 420 },
  });
  // With the session over, today is the calendar day again.
  expect((await punch(person, 'out')).body).toMatchObject({
    today: { workDate: '2026-03-07', state: 'notIn' },
    monthMinutes: 420,
  });
  expect(await days(person)).toMatchObject([{ workDate: '2026-03-06', state: 'out', workedMinutes: 420 }]);
});

test('the work date is that of the employee’s own time zone', async () => {
  const person = await newcomer('09T09:00');
  const { employee } = await me(person);
  const { body } = await acme.admin.get(`/api/hr/employees/${String(employee.id)}`);
  const move = { version: body.version, timezone: 'America/New_York' };
  expect((await acme.admin.patch(`/api/hr/employees/${String(body.id)}`, move)).status).toBe(200);
  expect((await punch(person, 'in')).body.today).toMatchObject({
    workDate: '2026-03-08',
    timezone: 'America/New_York',
  });
});

test('a forgotten clock-out: no hours are made up, and the next morning begins as usual', async () => {
  const person = await newcomer('10T09:00');
  await punch(person, 'in');
  at('10T13:00');
  await punch(person, 'breakStart');
  at('10T13:30');
  await punch(person, 'breakEnd');
  const next = await later(person, '11T09:00');
  expect(await me(next)).toMatchObject({
    today: { state: 'notIn' },
    allowedPunches: ['in'],
    monthMinutes: 240,
  });
  expect((await punch(next, 'out')).body.error.code).toBe('NOT_CLOCKED_IN');
  expect((await punch(next, 'in')).status).toBe(201);
  expect(await days(next)).toMatchObject([
    { workDate: '2026-03-10', state: 'out', lastOutAt: null, workedMinutes: 240, breakMinutes: 30 },
    { workDate: '2026-03-11', state: 'in' },
  ]);
  const marked = await portal.database.query(
    'select work_date::text from attendance_day where needs_review and employee_id = $1',
    [(await me(next)).employee.id],
  );
  expect(marked).toEqual([{ work_date: '2026-03-10' }]);
});

test('an archived employee may end the session and begin no other', async () => {
  const person = await newcomer('12T09:00');
  await punch(person, 'in');
  const { id } = (await me(person)).employee;
  const archived = await acme.admin.post(`/api/hr/employees/${String(id)}/archive`, { version: 1 });
  expect(archived.status).toBe(200);
  expect((await me(person)).allowedPunches).toEqual(['breakStart', 'out']);
  expect((await punch(person, 'out')).body.allowedPunches).toEqual([]);
  expect((await punch(person, 'in')).body.error.code).toBe('EMPLOYEE_ARCHIVED');
});

test.each([
  ['from=2026-03-10&to=2026-03-01', 'to'],
  ['from=2026-01-01&to=2026-12-31', 'to'],
  ['from=2026-02-30&to=2026-03-01', 'from'],
  ['from=2026-03-01', 'to'],
])('a range %s is refused beside its field', async (range, field) => {
  const person = await newcomer('05T09:00');
  const { status, body } = await person.get(`/api/hr/attendance/me/days?${range}`);
  expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([
    400,
    'VALIDATION_FAILED',
    [field],
  ]);
});

test('punches are never changed and never deleted, not even by our own code', async () => {
  const rights = await portal.database.query<{ privilege_type: string }>(
    "select privilege_type from information_schema.role_table_grants where table_name = 'punch' and grantee = 'atrium_app'",
  );
  expect(rights.map(({ privilege_type: right }) => right).sort()).toEqual(['INSERT', 'SELECT']);
});
