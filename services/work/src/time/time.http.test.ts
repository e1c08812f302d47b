import type { CreateTask, Task, TaskTime, Timer, Week } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '../testing/task-draft.factory.js';

// Monday, 11:30 in India.
const clock = new TestClock('2026-06-15T06:00:00Z');
const MONDAY = '2026-06-15';
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr', { firstName: 'Hema' });
});
afterAll(() => portal.close());
beforeEach(() => clock.set('2026-06-15T06:00:00Z'));

const add = async (by: TestPerson, more: Partial<CreateTask> = {}): Promise<Task> =>
  (await by.post('/api/tasks', taskDraft({ assigneeIds: [by.user.id], ...more }))).body;
const timer = (by: TestPerson, taskId: string | null) => by.put<Timer>('/api/time/timer', { taskId });
const spent = async (by: TestPerson, { id }: Task): Promise<TaskTime> =>
  (await by.get(`/api/time/tasks/${id}`)).body;
const week = async (by: TestPerson, query = ''): Promise<Week> =>
  (await by.get(`/api/time/week?monday=${MONDAY}${query}`)).body;
const cell = (by: TestPerson, { id: taskId }: Task, minutes: number, day = MONDAY) =>
  by.put('/api/time/week/cell', { taskId, day, minutes });

test('a week: cells replace what was written, add up, and refuse what cannot be', async () => {
  const ravi = await acme.person('employee', { firstName: 'Ravi' });
  const [one, two] = [await add(ravi, { title: 'One' }), await add(ravi, { title: 'Two' })];
  await timer(ravi, one.id);
  clock.advance({ minutes: 60 });
  await timer(ravi, null);
  await cell(ravi, one, 90);
  await cell(ravi, two, 30);
  const { body } = await cell(ravi, two, 45);
  expect(body.rows).toMatchObject([
    { task: { title: 'One' }, minutes: [90, 0, 0, 0, 0, 0, 0] },
    { task: { title: 'Two' }, minutes: [45, 0, 0, 0, 0, 0, 0] },
  ]);
  expect((await cell(ravi, one, 30)).body.error.fields).toEqual({
    minutes: 'This time has a start and an end. Correct that entry.',
  });
  expect((await cell(ravi, two, 30, '2026-06-16')).body.error.fields).toEqual({
    day: 'This day has not come yet.',
  });
  expect((await cell(ravi, two, 1_400)).body.error.fields).toEqual({ minutes: 'A day has 24 hours.' });
  const totals = [(await spent(ravi, one)).total, (await spent(ravi, two)).total];
  expect(totals).toEqual([90, 45]);
  expect((await cell(ravi, two, 0)).body.rows).toHaveLength(1);
});

test('a week is submitted, returned with a reason, approved by who leads the person, and then closed', async () => {
  const [mona, lead] = [
    await acme.person('employee', { firstName: 'Mona' }),
    await acme.person('teamLeader'),
  ];
  const employeeOf = async ({ user }: TestPerson) =>
    (await hr.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body.items[0];
  const [below, above] = [await employeeOf(mona), await employeeOf(lead)];
  await hr.patch(`/api/hr/employees/${below.id}`, { version: below.version, managerId: above.id });
  const submit = () => mona.post('/api/time/week/submit', { monday: MONDAY });
  expect((await submit()).body.error.code).toBe('WEEK_EMPTY');
  const task = await add(mona, { title: 'Reels' });
  await cell(mona, task, 120);
  const withdraw = () => mona.post('/api/time/week/withdraw', { monday: MONDAY });
  expect((await withdraw()).body.error.code).toBe('WEEK_STATE');
  await submit();
  expect((await withdraw()).body).toMatchObject({ state: 'open', mayWrite: true, mayWithdraw: false });
  expect((await lead.get('/api/time/weeks')).body.items).toEqual([]);
  expect((await submit()).body).toMatchObject({
    state: 'submitted',
    mayWrite: false,
    mayWithdraw: true,
    goesTo: [{ id: lead.user.id, name: expect.any(String) }],
  });
  expect((await cell(mona, task, 60)).body.error.code).toBe('WEEK_CLOSED');
  await portal.settle();
  expect((await lead.get('/api/notifications')).body.items[0]).toMatchObject({
    kind: 'timesheet.submitted',
    path: 'employee/TaskTable?layout=approve',
  });
  expect((await lead.get('/api/time/weeks')).body).toMatchObject({
    approver: true,
    items: [{ user: { id: mona.user.id }, monday: MONDAY, minutes: 120 }],
  });
  const decide = (by: TestPerson, to: string, reason: string | null = null) =>
    by.post('/api/time/week/decide', { user: mona.user.id, monday: MONDAY, to, reason });
  expect((await decide(mona, 'approved')).status).toBe(404);
  const stranger = await acme.person('employee');
  expect((await decide(stranger, 'approved')).status).toBe(404);
  expect((await stranger.get(`/api/time/week?monday=${MONDAY}&user=${mona.user.id}`)).status).toBe(404);
  expect((await decide(lead, 'returned')).body.error.fields).toEqual({ reason: 'Say why.' });
  expect((await decide(lead, 'returned', 'Tuesday is missing.')).body.state).toBe('returned');
  expect(await week(mona)).toMatchObject({ reason: 'Tuesday is missing.', mayWrite: true });
  await submit();
  const [entry] = (await spent(lead, task)).items;
  const change = { version: entry!.version, minutes: 90, note: null, billable: false };
  const silent = await lead.patch(`/api/time/entries/${entry!.id}`, { ...change, reason: null });
  expect(silent.body.error.fields).toEqual({ reason: 'Say why.' });
  await lead.patch(`/api/time/entries/${entry!.id}`, { ...change, reason: 'Lunch' });
  await portal.settle();
  expect((await mona.get('/api/notifications')).body.items[0]).toMatchObject({
    title: expect.stringContaining('corrected your time on T-'),
    text: 'Lunch',
  });
  expect((await decide(lead, 'approved')).body.state).toBe('approved');
  expect((await decide(lead, 'approved')).body.error.code).toBe('WEEK_STATE');
  expect((await lead.patch(`/api/time/entries/${entry!.id}`, { ...change, reason: 'Late' })).status).toBe(
    409,
  );
  expect((await decide(lead, 'open', 'A client asked.')).body.state).toBe('open');
  expect((await week(mona)).rows).toMatchObject([{ minutes: [90, 0, 0, 0, 0, 0, 0] }]);
});

test('typed times: trimmed around what is there, cut at midnight, none ahead, beside the attendance', async () => {
  const [isha, lead] = [await acme.person('employee', { firstName: 'Isha' }), await acme.person('admin')];
  const [cut, post] = [await add(isha, { title: 'Cut' }), await add(isha, { title: 'Post' })];
  const typed = (task: Task, more: object) =>
    isha.post('/api/time/entries', {
      taskId: task.id,
      day: MONDAY,
      minutes: 75,
      note: null,
      billable: true,
      ...more,
    });
  await isha.post('/api/hr/attendance/punches', { kind: 'in' });
  clock.advance({ hours: 1 });
  const first = await typed(cut, { start: '10:00' });
  expect(first.body.items).toMatchObject([{ day: MONDAY, minutes: 75, start: '10:00', end: '11:15' }]);
  const over = await typed(post, { start: '09:30', minutes: 180 });
  const say = `Overlaps ${cut.number}, 10:00 to 11:15. Trim it?`;
  expect(over.body.error).toMatchObject({ code: 'TIME_OVERLAPS', message: say, fields: { start: say } });
  const trimmed = await typed(post, { start: '09:30', minutes: 180, trim: true });
  const times = ({ items }: TaskTime) => items.map(({ day, start, end }) => `${day} ${start}–${end}`).sort();
  expect(times(trimmed.body)).toEqual([`${MONDAY} 09:30–10:00`, `${MONDAY} 11:15–12:30`]);
  expect((await typed(post, { start: '10:10', minutes: 20 })).body.error.code).toBe('TIME_TAKEN');
  expect((await typed(post, { start: '12:25', minutes: 20 })).body.error.fields).toEqual({
    start: 'This time has not come yet.',
  });
  const night = await typed(cut, { day: '2026-06-13', start: '23:30', minutes: 105 });
  expect(times(night.body)).toEqual([
    '2026-06-13 23:30–00:00',
    '2026-06-14 00:00–01:15',
    `${MONDAY} 10:00–11:15`,
  ]);
  // A running timer is in the way, too.
  await timer(isha, cut.id);
  clock.advance({ minutes: 30 });
  expect((await typed(post, { start: '12:30', minutes: 10 })).body.error.code).toBe('TIME_TAKEN');
  const { days, entries } = await week(isha);
  expect(days[0]).toEqual({
    attended: 90,
    spans: [{ from: '2026-06-15T06:00:00.000Z', to: '2026-06-15T07:30:00.000Z' }],
    off: false,
  });
  expect(days[6]).toEqual({ attended: 0, spans: [], off: true });
  expect(entries.map(({ start, minutes }) => `${start} ${minutes}`)).toEqual([
    '09:30 30',
    '10:00 75',
    '11:15 75',
    '12:30 null',
  ]);
  const [{ id, version }] = (await spent(lead, cut)).items.filter(({ start }) => start === '10:00') as [
    TaskTime['items'][number],
  ];
  const change = { version, minutes: 60, start: '10:15', note: null, billable: false, reason: 'Lunch' };
  const corrected = await lead.patch(`/api/time/entries/${id}`, change);
  expect(corrected.body.items).toContainEqual(expect.objectContaining({ start: '10:15', end: '11:15' }));
  await portal.settle();
  expect((await isha.get('/api/notifications')).body.items[0].title).toContain(
    'from 1:15, 10:00–11:15 to 1:00, 10:15–11:15',
  );
});

test('who leaves or is deactivated passes open tasks on, marked with whose they were, and their timer ends', async () => {
  const [above, boss, worker] = [
    await acme.person('teamLeader', { firstName: 'Esha' }),
    await acme.person('teamLeader', { firstName: 'Chitra', lastName: 'Rao' }),
    await acme.person('employee', { firstName: 'Dev' }),
  ];
  const find = async ({ user }: TestPerson) =>
    (await hr.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body.items[0];
  const { id, version } = await find(boss);
  await hr.patch(`/api/hr/employees/${id}`, { version, managerId: (await find(above)).id });
  const task = await add(boss, { title: 'Audit', assigneeIds: [worker.user.id, boss.user.id] });
  await timer(boss, task.id);
  clock.advance({ minutes: 20 });
  const { handOver } = (await hr.get(`/api/hr/employees/${id}/lifecycle`)).body;
  expect(handOver).toMatchObject({ tasks: 1, suggested: { name: 'Esha teamLeader' } });
  const exit = { lastWorkingDay: MONDAY, reason: 'Left', successorId: null };
  await hr.post(`/api/hr/employees/${id}/exit`, { version: version + 1, ...exit });
  await portal.settle();
  const from = { id: boss.user.id, name: 'Chitra Rao' };
  expect((await above.get(`/api/tasks?sort=number&handedFrom=${boss.user.id}`)).body.items).toMatchObject([
    { title: 'Audit', assigneeIds: [worker.user.id, above.user.id], handedFrom: from },
  ]);
  expect((await spent(above, task)).items).toMatchObject([{ userId: boss.user.id, minutes: 20 }]);
  expect((await above.get('/api/notifications')).body.items).toContainEqual(
    expect.objectContaining({ title: '1 task of Chitra Rao passed to you' }),
  );
  // Without a manager they are nobody's any more.
  const account = (await acme.admin.get(`/api/users/${worker.user.id}`)).body;
  await acme.admin.post(`/api/users/${worker.user.id}/deactivate`, { version: account.version });
  await portal.settle();
  expect((await above.get(`/api/tasks/${task.id}`)).body).toMatchObject({
    assigneeIds: [above.user.id],
    handedFrom: { id: worker.user.id },
  });
});
