import { HttpClient, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

const clock = new TestClock('2026-03-02T03:30:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let worker: TestPerson;
let lead: TestPerson;
let workerId: string;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company();
  hr = await acme.person('hr');
  worker = await acme.person('employee');
  lead = await acme.person('teamLeader');
  workerId = (await worker.get('/api/hr/attendance/me')).body.employee.id;
});
afterAll(() => portal.close());

const at = (time: string) => clock.set(`2026-03-${time}:00+05:30`);
/** The same account after signing in again: a session ends after hours without a request. */
const again = (person: TestPerson) => acme.signIn(person.user.email);
const punch = (person: HttpClient, kind: string) => person.post('/api/hr/attendance/punches', { kind });
const ask = (person: HttpClient, asked: object) =>
  person.post('/api/hr/attendance/corrections', { kind: 'correction', reason: 'Forgot it', ...asked });
/** Decides the one that waits. */
const approve = async (decider: HttpClient) => {
  const [waiting] = (await decider.get('/api/hr/attendance/corrections?of=waiting')).body.items;
  const { id, version, step } = waiting.request;
  return decider.post(`/api/requests/${id}/decide`, { version, step, decision: 'approve', reason: null });
};
const dateOf = async (person: HttpClient, date: string) =>
  (await person.get('/api/hr/attendance/me/month?month=2026-03')).body.dates.find(
    (day: { date: string }) => day.date === date,
  );

test('each date of a month has its reason, those without punches too', async () => {
  at('02T09:00');
  await punch(await again(worker), 'in');
  at('02T18:00');
  await punch(await again(worker), 'out');
  at('05T10:00');
  const { body } = await (await again(worker)).get('/api/hr/attendance/me/month?month=2026-03');
  const outcomes = Object.fromEntries(
    body.dates.map((day: { date: string; outcome: string }) => [day.date.slice(8), day.outcome]),
  );
  expect(body.dates).toHaveLength(31);
  expect(outcomes).toMatchObject({
    '01': 'weeklyOff',
    '02': 'present',
    '04': 'absent',
    '05': null,
    '06': null,
  });
  expect(body.totals).toMatchObject({ present: 1, absent: 2, workedMinutes: 540 });
});

test('a correction waits, is shown before and after, and takes the place of the punches when it is approved', async () => {
  at('06T10:00');
  const asked = { workDate: '2026-03-02', in: '08:00', out: '18:30' };
  const me = await again(worker);
  const preview = await me.post('/api/hr/attendance/corrections/preview', {
    ...asked,
    kind: 'correction',
    reason: 'Forgot it',
  });
  expect(preview.body).toMatchObject({ before: { workedMinutes: 540 }, after: { workedMinutes: 630 } });
  const { id } = (await ask(me, asked)).body;
  expect(await dateOf(me, '2026-03-02')).toMatchObject({ asked: true, workedMinutes: 540 });
  expect((await ask(me, asked)).body.error.code).toBe('ALREADY_PENDING');
  const decider = await again(hr);
  const waiting = (await decider.get('/api/hr/attendance/corrections?of=waiting')).body.items;
  expect(waiting).toMatchObject([{ id, mayDecide: true, workDate: '2026-03-02' }]);
  const inHindi = { method: 'GET' as const, headers: { 'accept-language': 'hi' } };
  expect((await decider.send({ ...inHindi, path: '/api/requests/waiting' })).body.items).toMatchObject([
    { title: 'उपस्थिति सुधार', summary: '2 मार्च: Forgot it' },
  ]);
  expect((await decider.send({ ...inHindi, path: '/api/notifications' })).body.items[0]).toMatchObject({
    kind: 'request.waiting',
    text: '2 मार्च: Forgot it',
    title: expect.stringMatching(/आपके निर्णय की प्रतीक्षा में हैं$/),
  });
  expect((await approve(decider)).status).toBe(200);
  expect(await dateOf(me, '2026-03-02')).toMatchObject({
    asked: false,
    workedMinutes: 630,
    needsReview: false,
  });
});

test.each([
  ['END_BEFORE_START', 'out', { workDate: '2026-03-03', in: '10:00', out: '09:00' }],
  ['IN_FUTURE', 'out', { workDate: '2026-03-06', in: '09:00', out: '18:00' }],
  ['TOO_LONG', 'out', { workDate: '2026-03-03', in: '09:00', out: '09:01', outNextDay: true }],
  ['TOO_FAR_BACK', 'workDate', { workDate: '2026-01-05', in: '09:00', out: '18:00' }],
  ['OVERLAP', 'in', { workDate: '2026-03-01', in: '20:00', out: '09:00', outNextDay: true }],
  ['NOT_A_WORKING_DATE', 'workDate', { workDate: '2026-03-01', kind: 'onDuty' }],
])('%s stands beside %s', async (code, field, asked) => {
  const { status, body } = await ask(await again(worker), asked);
  expect([status >= 400, body.error.code]).toEqual([true, code]);
  expect(body.error.fields[field]).toBe(body.error.message);
});

test('overtime counts once it is approved, and no more than was worked', async () => {
  at('14T10:00');
  await punch(await again(worker), 'in');
  at('14T12:00');
  await punch(await again(worker), 'out');
  at('16T10:00');
  const me = await again(worker);
  const askFor = (minutes: number, workDate = '2026-03-14') =>
    me.post('/api/hr/attendance/overtime', { workDate, minutes, reason: 'The launch' });
  const codeOf = async (answer: ReturnType<typeof askFor>) => (await answer).body.error.code;
  expect(await dateOf(me, '2026-03-14')).toMatchObject({ overtimeMinutes: 120, overtimeApproved: null });
  expect(await codeOf(askFor(121))).toBe('MORE_THAN_WORKED');
  expect(await codeOf(askFor(30, '2026-03-02'))).toBe('NO_OVERTIME');
  expect((await askFor(90)).status).toBe(201);
  expect(await codeOf(askFor(90))).toBe('OVERTIME_WAITS');
  expect(await dateOf(me, '2026-03-14')).toMatchObject({ overtimeAsked: true, overtimeApproved: null });
  const decider = await again(hr);
  const [waiting] = (await decider.get('/api/requests/waiting')).body.items;
  expect(waiting).toMatchObject({ kind: 'overtime', title: 'Overtime approval', mayDecide: true });
  const { version, step } = waiting;
  const decision = { version, step, decision: 'approve', reason: null };
  expect((await decider.post(`/api/requests/${waiting.id}/decide`, decision)).status).toBe(200);
  expect(await dateOf(me, '2026-03-14')).toMatchObject({ overtimeAsked: false, overtimeApproved: 90 });
  expect(await codeOf(askFor(30))).toBe('OVERTIME_APPROVED');
});

test('whoever decides sees the hours of the last month that is over', async () => {
  clock.set('2026-04-02T10:00:00+05:30');
  const me = await again(worker);
  const { id: ref } = (await ask(me, { workDate: '2026-03-10', in: '09:00', out: '18:00' })).body;
  const decider = await again(hr);
  const { items } = (await decider.get('/api/hr/attendance/corrections?of=waiting')).body;
  const { request } = items.find(({ id }: { id: string }) => id === ref);
  const { body } = await decider.get(`/api/requests/${request.id}`);
  const hours = body.tables.find(({ key }: { key: string }) => key === 'hours');
  expect(hours.cells.map(({ value }: { value: unknown }) => value)).toEqual(
    [720, 630, 90].map((minutes) => ({ type: 'minutes', minutes })),
  );
  const withdrawn = await (await again(worker)).post(`/api/hr/attendance/corrections/${ref}/withdraw`, {});
  expect(withdrawn.body).toEqual({ done: true });
});

test('the company sets how many corrections there are and how far back, and people see what is left', async () => {
  at('20T10:00');
  const [me, keeper] = [await again(worker), await again(hr)];
  const left = async () => (await me.get('/api/hr/attendance/corrections/left')).body;
  const asked = { workDate: '2026-03-10', in: '09:00', out: '18:00' };
  const put = (value: object, version: number) =>
    keeper.put('/api/settings/hr.corrections', { value, version });
  expect(await left()).toMatchObject({ perMonth: 5, withinDays: 30 });
  expect((await put({ perMonth: 40, withinDays: 9 }, 0)).body.error.fields).toEqual({
    'value.perMonth': 'Enter 0 to 31 corrections.',
  });
  expect((await put({ perMonth: 0, withinDays: 9 }, 0)).status).toBe(200);
  expect((await ask(me, asked)).body.error.code).toBe('TOO_FAR_BACK');
  expect((await put({ perMonth: 0, withinDays: 10 }, 1)).status).toBe(200);
  expect((await ask(me, asked)).body.error.code).toBe('LIMIT_REACHED');
  expect(await left()).toEqual({ perMonth: 0, withinDays: 10, left: 0 });
  expect((await put({ perMonth: 5, withinDays: 30 }, 2)).status).toBe(200);
  const refused = await me.put('/api/settings/hr.corrections', {
    value: { perMonth: 9, withinDays: 9 },
    version: 3,
  });
  expect(refused.status).toBe(403);
});

test('a day that is to be looked at is confirmed once, or corrected by HR without limits', async () => {
  at('17T09:00');
  await punch(await again(worker), 'in');
  at('19T09:00');
  const me = await again(worker);
  for (const kind of ['in', 'out']) await punch(me, kind);
  const keeper = await again(hr);
  const list = async () => (await keeper.get('/api/hr/attendance/reviews')).body;
  const day = { employeeId: workerId, workDate: '2026-03-17' };
  const [review] = (await list()).items;
  expect(review).toMatchObject({ date: day.workDate, why: 'noClockOut', employee: { id: workerId } });
  const confirm = (person: HttpClient) => person.post('/api/hr/attendance/reviews/confirm', day);
  expect((await confirm(await again(lead))).status).toBe(404);
  expect((await confirm(await again(worker))).status).toBe(403);
  const several = (person: HttpClient, days: object[]) =>
    person.post('/api/hr/attendance/reviews/confirm-days', { days });
  const unseen = await several(await again(lead), [day]);
  expect(unseen.body.rows).toEqual([{ ...day, refusal: expect.any(String) }]);
  const both = await several(keeper, [{ ...day, workDate: '2026-03-16' }, day]);
  expect(both.body.rows).toMatchObject([{ refusal: expect.any(String) }, { ...day, refusal: null }]);
  expect((await confirm(keeper)).body.error.code).toBe('ALREADY_DECIDED');
  expect(await list()).toEqual({ items: [], total: 0 });
  const path = `/api/hr/attendance/employees/${workerId}/corrections`;
  const times = { kind: 'correction', in: '09:00', out: '17:00', reason: 'Badge lost' };
  expect((await keeper.post(path, { ...times, workDate: '2026-01-05' })).status).toBe(200);
  expect((await (await again(lead)).post(path, { ...times, workDate: '2026-01-06' })).status).toBe(403);
  expect((await keeper.post(path, { ...times, workDate: '2026-03-25' })).body.error.code).toBe('IN_FUTURE');
});

test('a locked period takes no correction, and HR can open it again', async () => {
  at('09T10:00');
  const keeper = await again(hr);
  const future = await keeper.post('/api/hr/attendance/locks', { from: '2026-03-01', to: '2026-03-31' });
  expect(future.body.error.code).toBe('IN_FUTURE');
  const lock = await keeper.post('/api/hr/attendance/locks', { from: '2026-03-01', to: '2026-03-05' });
  const me = await again(worker);
  const asked = { workDate: '2026-03-04', kind: 'workFromHome' };
  expect((await ask(me, asked)).body.error.code).toBe('DAY_LOCKED');
  expect(await dateOf(me, '2026-03-04')).toMatchObject({ locked: true });
  expect((await keeper.delete(`/api/hr/attendance/locks/${lock.body.id}`)).status).toBeLessThan(300);
  await ask(me, asked);
  await approve(keeper);
  expect(await dateOf(me, '2026-03-04')).toMatchObject({ outcome: 'workFromHome', absentFraction: 0 });
});

test('the grid has a letter for each date of everybody whom the reader may see', async () => {
  const { body } = await (await again(hr)).get('/api/hr/attendance/grid?month=2026-03');
  const row = body.rows.find(({ employee }: { employee: { id: string } }) => employee.id === workerId);
  expect(row.letters.slice(0, 5)).toBe('-PAWA');
  expect(row.letters).toHaveLength(31);
  expect(row.totals).toMatchObject({
    present: 2,
    workedMinutes: 750,
    overtimeMinutes: 120,
    overtimeApproved: 90,
  });
  const file = await (await again(hr)).get('/api/exports?list=hr.muster-roll&format=csv&month=2026-03');
  expect(file.text).toContain('"Ravi employee","","","P","A","W","A"');
  const leader = await again(lead);
  const refused = await leader.get('/api/exports?list=hr.muster-roll&format=csv&month=2026-03');
  expect(refused.status).toBe(403);
  expect((await leader.get('/api/hr/attendance/grid?month=2026-03')).body.rows).toEqual([]);
  expect((await leader.get(`/api/hr/attendance/employees/${workerId}/month?month=2026-03`)).status).toBe(404);
});
