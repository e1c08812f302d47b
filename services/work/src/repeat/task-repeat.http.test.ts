import type { CreateTaskRepeat, Task, TaskFlows, TaskRepeat } from '@atrium/contracts';
import { USUAL_STAGES } from '@atrium/contracts';
import { TenantDb, type JobContext } from '@atrium/platform';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { LeavingTasks } from '../leaving/leaving-tasks.service.js';
import { taskDraft } from '../testing/task-draft.factory.js';
import { TaskRepeatJob } from './task-repeat.job.js';

// Monday, 08:50 in India.
const clock = new TestClock('2026-06-15T03:20:00Z');
let portal: TestPortal;
let acme: TestCompany;
let asha: TestPerson;
let ravi: TestPerson;
let hr: TestPerson;
let leader: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
  hr = await acme.person('hr');
  leader = await acme.person('teamLeader');
});
afterAll(() => portal.close());

/** Sessions do not last as long as the clock jumps. */
const goTo = async (moment: string): Promise<void> => {
  clock.set(moment);
  const people = [asha, ravi, hr, leader];
  for (const [at, { user }] of people.entries()) people[at] = await acme.signIn(user.email);
  [asha, ravi, hr, leader] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
};
const add = async (more = {}): Promise<Task> =>
  expectDone(await asha.post<Task>('/api/tasks', taskDraft(more)));
const repeatOf = (task: Task, more: Partial<CreateTaskRepeat> = {}): CreateTaskRepeat => ({
  taskId: task.id,
  title: task.title,
  rule: 'FREQ=DAILY',
  mode: 'calendar',
  startOn: '2026-06-15',
  dueDays: 0,
  zone: 'Asia/Kolkata',
  skipWhileOpen: true,
  ...more,
});
const repeat = async (task: Task, more: Partial<CreateTaskRepeat> = {}): Promise<TaskRepeat> =>
  expectDone(await asha.post<TaskRepeat>('/api/task-repeats', repeatOf(task, more)));
const get = async (id: string): Promise<TaskRepeat> =>
  expectDone(await asha.get<TaskRepeat>(`/api/task-repeats/${id}`));
const context = (): JobContext => ({
  companyId: acme.id,
  jobId: acme.id,
  createdBy: null,
  signal: new AbortController().signal,
  progress: () => Promise.resolve(),
});
/** Several workers at once, beside the portal's own. */
const run = async (): Promise<void> => {
  const job = portal.app.get(TaskRepeatJob);
  await Promise.all(Array.from({ length: 5 }, () => job.make({}, context())));
  await portal.settle();
};
const move = (id: string, stage: string) =>
  asha.post<Task>(`/api/tasks/${id}/move`, { stage, after: null, before: null });
const tasksOf = async (search: string): Promise<Task[]> =>
  (await asha.get(`/api/tasks?sort=-number&search=${search}&stage=todo,done,cancelled`)).body.items;

test('the next task comes on its day, once, with what the task consists of and none of what happened to it', async () => {
  const field = { id: null, label: 'Channel', type: 'choice', options: ['Reel'] };
  const flow = { tab: null, version: 0, name: 'Usual', stages: USUAL_STAGES, fields: [field], moves: [] };
  const { items } = expectDone(await hr.put<TaskFlows>('/api/task-flows', flow));
  const own = { [items[0]!.fields[0]!.id]: 'Reel' };
  const people = [asha.user.id, ravi.user.id];
  const task = await add({
    title: 'Post the report',
    description: 'With figures',
    assigneeIds: people,
    estimate: 45,
    labels: ['Report'],
    priority: 'high',
    own,
  });
  const { checklist } = (await asha.post(`/api/tasks/${task.id}/checklist`, { text: 'Read it' })).body;
  await asha.patch(`/api/tasks/${task.id}/checklist/${checklist[0].id}`, { done: true });
  const made = await repeat(task, { rule: 'FREQ=MONTHLY;BYMONTHDAY=-1', dueDays: 2 });
  expect(made).toMatchObject({ nextOn: '2026-06-30', state: 'active', task: { number: task.number } });
  expect((await asha.post('/api/task-repeats', repeatOf(task))).body.error.code).toBe('TASK_REPEATS');
  await move(task.id, 'done');
  await goTo('2026-06-29T18:25:00Z');
  await run();
  expect(await tasksOf('report')).toHaveLength(1);
  await goTo('2026-06-29T18:35:00Z');
  await run();
  await run();
  const [next, ...others] = await tasksOf('report');
  expect(others).toHaveLength(1);
  expect(next).toMatchObject({
    title: 'Post the report',
    description: 'With figures',
    assigneeIds: people,
    estimate: 45,
    own,
    labels: ['Report'],
    priority: 'high',
    stage: 'todo',
    startOn: '2026-06-30',
    dueOn: '2026-07-02',
    checklist: { done: 0, total: 1 },
    creatorId: asha.user.id,
    repeat: { id: made.id, state: 'active', missed: 0 },
  });
  expect(await get(made.id)).toMatchObject({ nextOn: '2026-07-31', task: { id: next!.id }, version: 1 });
  // What the lock of the repeat does not keep apart, the database refuses.
  const twice = portal.app
    .get(TenantDb)
    .run(acme.id, (manager) =>
      manager.query(`update task set repeat_on = '2026-06-30' where company_id = $1 and id = $2`, [
        acme.id,
        task.id,
      ]),
    );
  await expect(twice).rejects.toThrow(/task_of_repeat_day/);
  await asha.post(`/api/task-repeats/${made.id}/end`, { version: 1 });
});

test('missed days are said on one task, also while the last one is open', async () => {
  const day = await add({ title: 'Check the feed' });
  const skips = await repeat(day, { startOn: '2026-06-30' });
  const pile = await add({ title: 'Water the plants' });
  await repeat(pile, { startOn: '2026-06-30', skipWhileOpen: false });
  await goTo('2026-07-03T06:00:00Z');
  await run();
  expect((await tasksOf('feed')).map((task) => task.repeat?.missed)).toEqual([3]);
  expect((await tasksOf('plants')).map(({ dueOn, repeat: of }) => [dueOn, of?.missed])).toEqual([
    ['2026-07-03', 2],
    [null, 0],
  ]);
  await move(day.id, 'done');
  await goTo('2026-07-04T06:00:00Z');
  await run();
  expect((await tasksOf('feed')).map((task) => [task.dueOn, task.repeat?.missed])).toEqual([
    ['2026-07-04', 0],
    [null, 3],
  ]);
  const { version } = await get(skips.id);
  const paused = expectDone(await asha.post<TaskRepeat>(`/api/task-repeats/${skips.id}/pause`, { version }));
  expect(paused).toMatchObject({ state: 'paused', nextOn: null });
  await goTo('2026-07-09T06:00:00Z');
  await run();
  expect(await tasksOf('feed')).toHaveLength(2);
  const path = `/api/task-repeats/${skips.id}`;
  expect((await asha.post(`${path}/resume`, { version })).body.error.code).toBe('STALE_VERSION');
  const back = await asha.post<TaskRepeat>(`${path}/resume`, { version: paused.version });
  expect(back.body).toMatchObject({ state: 'active', nextOn: '2026-07-09' });
});

test('after completion the next one is counted from the day on which the last was closed', async () => {
  const task = await add({ title: 'Call the printer', assigneeIds: [ravi.user.id] });
  const { id } = await repeat(task, { mode: 'completion', rule: 'FREQ=DAILY;INTERVAL=3;COUNT=2' });
  expect((await get(id)).nextOn).toBeNull();
  await goTo('2026-07-12T06:00:00Z');
  await run();
  await move(task.id, 'cancelled');
  expect((await get(id)).nextOn).toBe('2026-07-15');
  await move(task.id, 'todo');
  await run();
  expect((await get(id)).nextOn).toBeNull();
  await move(task.id, 'done');
  await goTo('2026-07-17T06:00:00Z');
  await run();
  const [next, first] = await tasksOf('printer');
  expect([next?.dueOn, next?.repeat, first?.id]).toEqual([
    '2026-07-15',
    { id, state: 'ended', missed: 0 },
    task.id,
  ]);
  const { items } = (await ravi.get<{ items: { title: string }[] }>('/api/notifications')).body;
  expect(items.map(({ title }) => title)).toContain('A repeated task is assigned to you');
});

test('who changes the task or keeps the templates of its area changes the repeat; what never happens is refused in words', async () => {
  const shared = await add({ title: 'Arrange the week', assigneeIds: [ravi.user.id] });
  const secret = await add({ title: 'Arrange the party', visibility: 'private' });
  const [plan, party] = [await repeat(shared, { startOn: '2026-07-17' }), await repeat(secret)];
  const seen = async (person: TestPerson): Promise<string[]> =>
    (await person.get('/api/task-repeats?sort=title&search=arrange')).body.items.map(
      ({ title }: TaskRepeat) => title,
    );
  expect([await seen(asha), await seen(ravi), await seen(hr)]).toEqual([
    ['Arrange the party', 'Arrange the week'],
    ['Arrange the week'],
    ['Arrange the week'],
  ]);
  expect((await hr.get(`/api/task-repeats/${party.id}`)).status).toBe(404);
  expect((await hr.post(`/api/task-repeats/${party.id}/end`, { version: 1 })).status).toBe(404);
  const title = { version: 1, title: 'Arrange our week' };
  expect((await hr.patch(`/api/task-repeats/${plan.id}`, title)).body).toMatchObject({ mayChange: true });
  const watched = await add({ title: 'Watch the ads' });
  const ads = await repeat(watched);
  expect((await leader.get(`/api/task-repeats/${ads.id}`)).status).toBe(404);
  expect((await leader.post('/api/task-repeats', repeatOf(watched))).status).toBe(404);
  const rule = 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30';
  const never = await ravi.patch(`/api/task-repeats/${plan.id}`, { version: 2, rule });
  expect(never.body.error.fields).toEqual({ rule: 'There is no 30 February.' });
  const past = repeatOf(await add(), { rule: 'FREQ=DAILY;UNTIL=20260616' });
  expect((await asha.post('/api/task-repeats', past)).body.error.fields).toEqual({
    rule: 'No day comes after today.',
  });
  const query = `startOn=2026-07-17&zone=Asia/Kolkata&mode=calendar&rule=FREQ%3DMONTHLY%3BBYMONTHDAY%3D-1`;
  expect((await asha.get(`/api/task-repeats/dates?${query}`)).body.dates).toEqual([
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
  ]);
});

test('later tasks take over the task as it is now, and lose the names of people who leave', async () => {
  const task = await add({ title: 'Send the bills', assigneeIds: [ravi.user.id, asha.user.id] });
  const { id, version } = await repeat(task, { startOn: '2026-07-17' });
  await asha.patch(`/api/tasks/${task.id}`, { version: task.version, title: 'Send all bills' });
  const fresh = expectDone(await asha.post<TaskRepeat>(`/api/task-repeats/${id}/refresh`, { version }));
  expect(fresh).toMatchObject({ title: 'Send all bills', assignees: [{ id: ravi.user.id }, {}] });
  await portal.app
    .get(TenantDb)
    .run(acme.id, () => portal.app.get(LeavingTasks).pass(ravi.user.id, { to: asha.user.id, by: null }));
  expect((await get(id)).assignees.map((each) => each.id)).toEqual([asha.user.id]);
  await move(task.id, 'done');
  await goTo('2026-07-18T06:00:00Z');
  await run();
  expect((await tasksOf('bills'))[0]).toMatchObject({ dueOn: '2026-07-18', assigneeIds: [asha.user.id] });
});
