import type { CreateTask, Task, TaskChange, TaskReport } from '@atrium/contracts';
import { TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '../testing/task-draft.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
});
afterAll(() => portal.close());

const add = async (by: TestPerson, more: Partial<CreateTask> = {}): Promise<Task> => {
  const { status, body } = await by.post('/api/tasks', taskDraft(more));
  expect(status).toBe(201);
  return body;
};
const get = async (id: string): Promise<Task> => (await asha!.get(`/api/tasks/${id}`)).body;
const change = async (tasks: readonly { id: string }[], given: TaskChange): Promise<TaskReport> => {
  const order = { change: given, ids: tasks.map(({ id }) => id), matching: null };
  const { status, body } = await asha!.post('/api/tasks/bulk', order);
  expect(status).toBe(200);
  return body;
};
const undo = async ({ undo: back }: TaskReport): Promise<TaskReport> =>
  (await asha!.post('/api/tasks/bulk/undo', { undo: back })).body;

test('each change of many tasks is undone for those that changed', async () => {
  const one = await add(asha!, { dueOn: '2026-06-10', startOn: '2026-06-08', labels: ['Video'] });
  const two = await add(asha!, { title: 'No day', priority: 'high', labels: ['Video', 'Cut'] });
  const changes: [TaskChange, number, object][] = [
    [{ kind: 'stage', stage: 'review' }, 2, { stage: 'review' }],
    [{ kind: 'priority', priority: 'high' }, 1, { priority: 'high' }],
    [{ kind: 'shift', days: 3 }, 1, { startOn: '2026-06-11', dueOn: '2026-06-13' }],
    [{ kind: 'due', dueOn: '2026-07-01' }, 2, { dueOn: '2026-07-01' }],
    [{ kind: 'assignees', add: [ravi!.user.id], remove: [] }, 2, { assigneeIds: [ravi!.user.id] }],
    [{ kind: 'assign', assigneeIds: [asha!.user.id] }, 2, { assigneeIds: [asha!.user.id] }],
    [{ kind: 'labels', add: ['New', 'CUT'], remove: ['video'] }, 2, {}],
  ];
  for (const [given, count, values] of changes) {
    const before = await get(one.id);
    const report = await change([one, two], given);
    expect([given.kind, report.undo.length, report.rows.map(({ refusal }) => refusal)]).toEqual([
      given.kind,
      count,
      [null, null],
    ]);
    expect(await get(one.id)).toMatchObject(values);
    expect((await undo(report)).rows.every(({ refusal }) => refusal === null)).toBe(true);
    const { version, ...after } = await get(one.id);
    expect(after).toEqual({ ...before, version: undefined });
    expect(version).toBeGreaterThan(before.version);
  }
  expect((await get(two.id)).labels).toEqual(['Cut', 'Video']);
});

test('each task is refused or taken alone, and undo skips what another changed since', async () => {
  const open = await add(asha!, { title: 'Open' });
  const done = await add(asha!, { title: 'Done', stage: 'done' });
  const secret = await add(ravi!, { title: 'Of Ravi alone' });
  const archived = await change([open, done, secret], { kind: 'archive' });
  expect(archived.rows).toMatchObject([
    { name: 'Open', refusal: 'Finish or cancel the task first.' },
    { name: 'Done', refusal: null },
    // Not even its title is told.
    { name: null, refusal: expect.any(String) },
  ]);
  await undo(archived);
  expect((await get(done.id)).archivedAt).toBeNull();
  const raised = await change([open, done], { kind: 'priority', priority: 'urgent' });
  const { version } = await get(open.id);
  await asha!.patch(`/api/tasks/${open.id}`, { version, title: 'Open now' });
  expect((await undo(raised)).rows).toEqual([
    { id: open.id, name: 'Open now', refusal: 'Someone changed it meanwhile, so it stays as it is.' },
    { id: done.id, name: 'Done', refusal: null },
  ]);
  expect((await get(open.id)).priority).toBe('urgent');
  expect((await get(done.id)).priority).toBe('none');
});

test('who may not change a task cannot by an undo either; a wrong order says where', async () => {
  const task = await add(asha!, { title: 'Mine' });
  const values = { priority: 'low' };
  const forged = { undo: [{ id: task.id, version: task.version, values }] };
  const { body } = await ravi!.post('/api/tasks/bulk/undo', forged);
  expect(body).toMatchObject({ rows: [{ name: null, refusal: expect.any(String) }], undo: [] });
  const none = { change: { kind: 'archive' }, ids: [], matching: null };
  expect((await asha!.post('/api/tasks/bulk', none)).body.error.fields).toHaveProperty('ids');
  const far = { change: { kind: 'shift', days: 1000 }, ids: [task.id], matching: null };
  expect((await asha!.post('/api/tasks/bulk', far)).status).toBe(400);
});

test('a task and its sub-task are closed in one order, whichever is named first, and opened again by its undo', async () => {
  const top = await add(asha!, { title: 'Top' });
  const low = await add(asha!, { title: 'Low', parentId: top.id });
  const alone = await change([top], { kind: 'stage', stage: 'done' });
  expect(alone.rows.map(({ refusal }) => refusal)).toEqual([expect.stringContaining('sub-task')]);
  for (const order of [
    [top, low],
    [low, top],
  ]) {
    const report = await change(order, { kind: 'stage', stage: 'done' });
    expect(report.rows).toEqual(order.map(({ id, title }) => ({ id, name: title, refusal: null })));
    expect((await undo(report)).rows.map(({ refusal }) => refusal)).toEqual([null, null]);
  }
});

test('two hundred tasks change, and change back', async () => {
  const made: Task[] = [];
  for (let at = 0; at < 200; at += 1) made.push(await add(asha!, { title: `Many ${String(at)}` }));
  const started = performance.now();
  const report = await change(made, { kind: 'stage', stage: 'in_progress' });
  process.stdout.write(`bulk of 200: ${(performance.now() - started).toFixed(0)} ms\n`);
  expect(report.undo).toHaveLength(200);
  expect(report.rows.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
  expect((await undo(report)).undo).toHaveLength(200);
  expect(await get(made[7]!.id)).toMatchObject({ stage: 'todo', rank: made[7]!.rank });
});

test('of two people who save one version the second is refused and loses nothing of the first', async () => {
  const task = await add(asha!, { assigneeIds: [ravi!.user.id] });
  const { id, version } = task;
  const save = (by: TestPerson, title: string) => by.patch(`/api/tasks/${id}`, { version, title });
  const answers = await Promise.all([save(asha!, 'By Asha'), save(ravi!, 'By Ravi')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body.error.code).toBe('STALE_VERSION');
  const kept = answers.find(({ status }) => status === 200)!.body as Task;
  expect(await get(id)).toMatchObject({ title: kept.title, version: version + 1 });
});
