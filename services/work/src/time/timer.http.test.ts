import type { CreateTask, Task, TaskTime, Timer } from '@atrium/contracts';
import { JobScheduler } from '@atrium/platform';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '../testing/task-draft.factory.js';

// Monday, 11:30 in India.
const clock = new TestClock('2026-06-15T06:00:00Z');
const MONDAY = '2026-06-15';
let portal: TestPortal;
let acme: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
});
afterAll(() => portal.close());
beforeEach(() => clock.set('2026-06-15T06:00:00Z'));

const add = async (by: TestPerson, more: Partial<CreateTask> = {}): Promise<Task> =>
  (await by.post('/api/tasks', taskDraft({ assigneeIds: [by.user.id], ...more }))).body;
const timer = (by: TestPerson, taskId: string | null, more = {}) =>
  by.put<Timer>('/api/time/timer', { taskId, ...more });
const running = async (by: TestPerson) => (await by.get<Timer>('/api/time/timer')).body.timer;
const resume = (by: TestPerson) => by.post<Timer>('/api/time/timer/resume', {});
const spent = async (by: TestPerson, { id }: Task): Promise<TaskTime> =>
  (await by.get(`/api/time/tasks/${id}`)).body;
const punch = async (by: TestPerson, kind: 'in' | 'out') => {
  expect((await by.post('/api/hr/attendance/punches', { kind })).status).toBe(201);
  await portal.settle();
};

test('starting a timer ends the other, a done task ends its timers, and a forgotten one waits for review', async () => {
  const asha = await acme.person('employee', { firstName: 'Asha' });
  await portal.app.get(JobScheduler).look();
  const [cut, post] = [await add(asha, { title: 'Cut' }), await add(asha, { title: 'Post' })];
  expect((await timer(asha, cut.id)).body).toMatchObject({
    timer: { task: { title: 'Cut' } },
    stopped: null,
  });
  clock.advance({ minutes: 42 });
  expect((await timer(asha, post.id)).body).toMatchObject({
    timer: { task: { title: 'Post' } },
    stopped: { task: { title: 'Cut' }, minutes: 42 },
  });
  expect(await spent(asha, cut)).toMatchObject({ total: 42, items: [{ day: MONDAY, minutes: 42 }] });
  clock.advance({ minutes: 30 });
  await asha.post(`/api/tasks/${post.id}/move`, { stage: 'done', after: null, before: null });
  await portal.settle();
  expect((await asha.get('/api/time/timer')).body.timer).toBeNull();
  expect((await spent(asha, post)).total).toBe(30);
  await timer(asha, cut.id);
  clock.advance({ hours: 13 });
  await portal.app.get(JobScheduler).look();
  await portal.settle();
  const late = await acme.signIn(asha.user.email);
  const { items, total } = await spent(late, cut);
  expect(total).toBe(42);
  // Twelve hours from 12:42, cut at midnight.
  expect(items.filter(({ needsReview }) => needsReview).map(({ minutes }) => minutes)).toEqual([42, 678]);
  const [open] = items.filter(({ needsReview }) => needsReview);
  const change = { version: open!.version, minutes: 20, note: null, billable: true, reason: null };
  const confirmed = await late.patch(`/api/time/entries/${open!.id}`, change);
  expect(confirmed.body.total).toBe(62);
});

test('two hundred starts at once leave one timer', async () => {
  const nina = await acme.person('employee', { firstName: 'Nina' });
  const tasks = [await add(nina), await add(nina), await add(nina)];
  const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => timer(nina, tasks[at % 3]!.id)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const all = await Promise.all(tasks.map((task) => spent(nina, task)));
  // Those that ended within their minute leave nothing.
  expect(all.flatMap(({ items }) => items)).toMatchObject([{ minutes: null }]);
});

test('a task is closed and opened while people stop their timers on it: nobody is refused, and no minute is lost', async () => {
  const people = await Promise.all(
    ['Ila', 'Jai', 'Kim', 'Lal'].map((firstName) => acme.person('hr', { firstName })),
  );
  const [film, other] = [await add(people[0]!, { title: 'Film' }), await add(people[0]!, { title: 'Other' })];
  const move = (stage: string) =>
    people[0]!.post(`/api/tasks/${film.id}/move`, { stage, after: null, before: null });
  const refused: unknown[] = [];
  for (let round = 1; round <= 10; round += 1) {
    for (const person of people) expectDone(await timer(person, film.id));
    clock.advance({ minutes: 10 });
    const stops = people.slice(1).map((person, at) => timer(person, at === 0 ? other.id : null));
    const answers = await Promise.all([...stops.slice(1), move('done'), stops[0]!]);
    refused.push(...answers.filter(({ status }) => status !== 200).map(({ body }) => body));
    await portal.settle();
    expectDone(await move('todo'));
    expect({ round, minutes: (await spent(people[0]!, film)).total }).toEqual({ round, minutes: round * 40 });
    for (const person of people) expectDone(await timer(person, null));
  }
  expect(refused).toEqual([]);
});

test('a stopped timer runs on as if it had never stopped, unless something was recorded since', async () => {
  const tara = await acme.person('employee', { firstName: 'Tara' });
  const [cut, post] = [await add(tara, { title: 'Cut' }), await add(tara, { title: 'Post' })];
  expect((await resume(tara)).body).toMatchObject({ error: { code: 'TIMER_CHANGED' } });
  await timer(tara, cut.id);
  clock.advance({ minutes: 42 });
  await timer(tara, null);
  clock.advance({ minutes: 3 });
  expect((await resume(tara)).body).toMatchObject({
    timer: { task: { title: 'Cut' }, startedAt: '2026-06-15T06:00:00.000Z' },
  });
  expect((await spent(tara, cut)).items).toMatchObject([{ minutes: null }]);
  // A start is undone with the stop that it brought.
  await timer(tara, post.id);
  clock.advance({ minutes: 5 });
  const both = await Promise.all([resume(tara), resume(tara)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await running(tara)).toMatchObject({
    task: { title: 'Cut' },
    startedAt: '2026-06-15T06:00:00.000Z',
  });
  expect((await spent(tara, post)).items).toEqual([]);
  await timer(tara, null);
  const entry = { taskId: post.id, day: MONDAY, start: '12:20', minutes: 4, note: null, billable: true };
  clock.advance({ minutes: 30 });
  expect((await tara.post('/api/time/entries', entry)).status).toBe(201);
  expect((await resume(tara)).status).toBe(409);
  expect((await spent(tara, cut)).total).toBe(50);
});

test('who clocks out is asked about the timer, or it stops with them as they chose', async () => {
  const uma = await acme.person('employee', { firstName: 'Uma' });
  const cut = await add(uma, { title: 'Cut' });
  await punch(uma, 'in');
  await timer(uma, cut.id);
  clock.advance({ minutes: 60 });
  await punch(uma, 'out');
  expect(await running(uma)).toMatchObject({ leftAt: '2026-06-15T07:00:00.000Z' });
  expect((await uma.post<Timer>('/api/time/timer/keep', {})).body.timer).toMatchObject({ leftAt: null });
  clock.advance({ minutes: 10 });
  await punch(uma, 'in');
  clock.advance({ minutes: 10 });
  await punch(uma, 'out');
  clock.advance({ minutes: 30 });
  const { body } = await timer(uma, null, { atLeaving: true });
  expect(body).toMatchObject({ timer: null, stopped: { minutes: 80 } });
  await uma.put('/api/settings/work.timerLeaving', { value: 'stop', version: 0 });
  await punch(uma, 'in');
  await timer(uma, cut.id);
  clock.advance({ minutes: 5 });
  await punch(uma, 'out');
  expect(await running(uma)).toBeNull();
  expect((await spent(uma, cut)).total).toBe(85);
  // One that was started after work is nobody's question.
  await timer(uma, cut.id);
  expect(await running(uma)).toMatchObject({ leftAt: null });
});
