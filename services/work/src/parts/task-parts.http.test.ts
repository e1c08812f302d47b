import type { CreateTask, Task, TaskParts } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '../testing/task-draft.factory.js';

const clock = new TestClock('2026-06-15T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
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
const parts = async (by: TestPerson, id: string): Promise<TaskParts> =>
  (await by.get(`/api/tasks/${id}/parts`)).body;
const move = (by: TestPerson, id: string, stage: string, more: object = {}) =>
  by.post(`/api/tasks/${id}/move`, { stage, after: null, before: null, ...more });
const wait = ({ id }: Task, blocker: Task, by = asha!) =>
  by.post(`/api/tasks/${id}/blockers`, { blockerId: blocker.id });

test('a checklist is ticked by two people, ordered, and a line becomes a sub-task', async () => {
  const { id, version } = await add(asha!, { assigneeIds: [ravi!.user.id] });
  const refused = await asha!.post(`/api/tasks/${id}/checklist`, { text: ' ' });
  expect(refused.body.error.fields).toEqual({ text: 'Write what is to be done.' });
  for (const text of ['Tile 5', 'Prices', 'Alt text'])
    await asha!.post(`/api/tasks/${id}/checklist`, { text });
  const [tile, prices, alt] = (await parts(asha!, id)).checklist;
  await Promise.all([
    asha!.patch(`/api/tasks/${id}/checklist/${tile!.id}`, { done: true }),
    ravi!.patch(`/api/tasks/${id}/checklist/${prices!.id}`, { done: true }),
  ]);
  await ravi!.patch(`/api/tasks/${id}/checklist/${alt!.id}`, { after: null });
  const { checklist } = await parts(asha!, id);
  expect(checklist.map(({ text, done }) => [text, done])).toEqual([
    ['Alt text', false],
    ['Tile 5', true],
    ['Prices', true],
  ]);
  // Ticks do not make an open form of the task stale.
  expect(await get(id)).toMatchObject({ version, checklist: { done: 2, total: 3 } });
  const { body } = await asha!.post(`/api/tasks/${id}/checklist/${alt!.id}/sub-task`, {});
  expect(body.children).toMatchObject([{ title: 'Alt text', stage: 'todo' }]);
  expect((await asha!.delete(`/api/tasks/${id}/checklist/${tile!.id}`)).body.checklist).toHaveLength(1);
  expect((await get(id)).children).toEqual({ open: 1, total: 1 });
  const history = (await asha!.get(`/api/records/task/${id}/history`)).body;
  expect(JSON.stringify(history)).toContain('2/3');
});

test('sub-tasks go three levels deep, without loops, and are closed with their parent when asked to', async () => {
  const top = await add(asha!, { title: 'Launch' });
  const middle = await add(asha!, { title: 'Film', parentId: top.id });
  const low = await add(asha!, { title: 'Cut', parentId: middle.id });
  const deep = await asha!.post('/api/tasks', taskDraft({ parentId: low.id }));
  expect(deep.body.error.code).toBe('TASK_TOO_DEEP');
  const loop = await asha!.put(`/api/tasks/${top.id}/parent`, { parentId: low.id });
  expect(loop.body.error.code).toBe('TASK_LOOP');
  expect((await asha!.put(`/api/tasks/${low.id}/parent`, { parentId: acme.id })).status).toBe(404);
  const open = await move(asha!, top.id, 'done');
  expect(open.body.error).toMatchObject({
    code: 'TASK_CHILDREN_OPEN',
    message: 'There are 2 open sub-tasks. Close them too?',
  });
  expect((await move(asha!, top.id, 'done', { closeChildren: true })).status).toBe(200);
  for (const { id } of [top, middle, low]) expect(await get(id)).toMatchObject({ stage: 'done' });
});

test('a task waits for another: no loop, no end before it, and whoever waits is told when it is free', async () => {
  const [shoot, cut, post] = [
    await add(asha!, { title: 'Shoot', assigneeIds: [ravi!.user.id] }),
    await add(asha!, { title: 'Cut', assigneeIds: [ravi!.user.id] }),
    await add(asha!, { title: 'Post' }),
  ];
  await wait(cut, shoot);
  expect((await wait(post, cut)).body.waitsFor).toMatchObject([{ title: 'Cut' }]);
  const numbers = [shoot, post, cut, shoot].map(({ number }) => number);
  expect((await wait(shoot, post)).body.error).toMatchObject({
    code: 'TASK_LOOP',
    message: `That would be a loop: ${numbers.join(', ')}.`,
  });
  const counts = (await ravi!.get('/api/tasks/counts')).body;
  expect(counts.waiting).toBe(1);
  expect((await move(asha!, cut.id, 'in_progress')).status).toBe(200);
  expect((await move(asha!, cut.id, 'done')).body.error).toMatchObject({
    code: 'TASK_WAITS',
    message: `Waiting for ${shoot.number} (Ravi employee).`,
  });
  expect((await move(asha!, shoot.id, 'cancelled')).status).toBe(200);
  await portal.settle();
  const { items } = (await ravi!.get('/api/notifications')).body;
  expect(items.map(({ title }: { title: string }) => title)).toContain(
    `${cut.number} no longer waits for ${shoot.number}`,
  );
  expect((await move(asha!, cut.id, 'done')).status).toBe(200);
  expect((await asha!.delete(`/api/tasks/${post.id}/blockers/${cut.id}`)).body.waitsFor).toEqual([]);
});

test('of a task that the reader may not see only that it is there is told, and it still holds', async () => {
  const secret = await add(asha!, { title: 'Surprise', visibility: 'private' });
  const cut = await add(asha!, { title: 'Cut', assigneeIds: [ravi!.user.id] });
  await wait(cut, secret);
  const { waitsFor } = await parts(ravi!, cut.id);
  expect(waitsFor).toEqual([expect.objectContaining({ id: null, number: null, title: null })]);
  expect((await move(ravi!, cut.id, 'done')).body.error.message).toBe(
    'Waiting for a task that you cannot see.',
  );
  expect((await wait(secret, cut, ravi)).status).toBe(404);
  expect((await ravi!.get(`/api/tasks/${secret.id}/parts`)).status).toBe(404);
});

test('a sub-task and what it is a part of never wait for each other, directly, by a third task or in any order', async () => {
  const top = await add(asha!, { title: 'Launch' });
  const part = await add(asha!, { title: 'Film', parentId: top.id });
  const low = await add(asha!, { title: 'Cut', parentId: part.id });
  const beside = await add(asha!, { title: 'Music' });
  const loop = (...tasks: Task[]) => ({
    code: 'TASK_LOOP',
    message: `That would be a loop: ${tasks.map(({ number }) => number).join(', ')}.`,
  });
  expect((await wait(part, top)).body.error).toMatchObject(loop(part, top, part));
  expect((await wait(low, top)).body.error).toMatchObject(loop(low, top, part, low));
  // Over a third one.
  expect((await wait(beside, top)).status).toBe(200);
  expect((await wait(low, beside)).body.error).toMatchObject(loop(low, beside, top, part, low));
  // The wait first, and the whole after it.
  const put = (task: Task, parent: Task) =>
    asha!.put(`/api/tasks/${task.id}/parent`, { parentId: parent.id });
  expect((await put(beside, top)).body.error).toMatchObject(loop(top, beside, top));
  // A whole may wait for its own part: it does so in any case.
  const [whole, piece] = [await add(asha!), await add(asha!)];
  expect((await wait(whole, piece)).status).toBe(200);
  expect((await put(piece, whole)).status).toBe(200);
  expect((await move(asha!, whole.id, 'done')).body.error.code).toBe('TASK_CHILDREN_OPEN');
  expect((await move(asha!, whole.id, 'done', { closeChildren: true })).status).toBe(200);
});

test('what a task or its sub-task waits for is said before it is asked whether these are closed too', async () => {
  const top = await add(asha!, { title: 'Launch' });
  const [shoot, music] = [await add(asha!, { title: 'Shoot' }), await add(asha!, { title: 'Music' })];
  const [first, second] = [await add(asha!, { parentId: top.id }), await add(asha!, { parentId: top.id })];
  await wait(top, shoot);
  await wait(second, music);
  // Within what is closed together nothing waits.
  await wait(first, second);
  const waits = (message: string) => ({ code: 'TASK_WAITS', message });
  const close = (more = {}) => move(asha!, top.id, 'done', more);
  expect((await close()).body.error).toMatchObject(waits(`Waiting for ${shoot.number}.`));
  await move(asha!, shoot.id, 'done');
  const told = waits(`The sub-task ${second.number} waits for ${music.number}.`);
  expect((await close()).body.error).toMatchObject(told);
  expect((await close({ closeChildren: true })).body.error).toMatchObject(told);
  await move(asha!, music.id, 'cancelled');
  expect((await close()).body.error).toMatchObject({ code: 'TASK_CHILDREN_OPEN' });
  expect((await close({ closeChildren: true })).status).toBe(200);
});

test('sub-tasks stand as they were written, in a copy too', async () => {
  const top = await add(asha!, { title: 'Launch' });
  const one = await add(asha!, { title: 'one', parentId: top.id });
  for (const title of ['two', 'three']) await add(asha!, { title, parentId: top.id });
  await add(asha!, { title: 'one and a half', parentId: one.id });
  const titles = async (id: string) => (await parts(asha!, id)).children.map(({ title }) => title);
  expect(await titles(top.id)).toEqual(['one', 'two', 'three']);
  const copy = await asha!.post(`/api/tasks/${top.id}/copy`, { subTasks: true });
  expect(await titles(copy.body.id)).toEqual(['one', 'two', 'three']);
});

test('a closed task takes no open part: not new, hung below it, opened again or kept when it is put away', async () => {
  const top = await add(asha!, { title: 'Launch' });
  const part = await add(asha!, { parentId: top.id });
  const other = await add(asha!);
  await move(asha!, top.id, 'done', { closeChildren: true });
  const closed = { code: 'TASK_PARENT_CLOSED', message: `Open ${top.number} first: it is closed.` };
  const answers = [
    await asha!.post('/api/tasks', taskDraft({ parentId: top.id })),
    await asha!.put(`/api/tasks/${other.id}/parent`, { parentId: top.id }),
    await move(asha!, part.id, 'in_progress'),
  ];
  for (const { body } of answers) expect(body.error).toMatchObject(closed);
  expect((await asha!.post('/api/tasks', taskDraft({ parentId: top.id, stage: 'done' }))).status).toBe(201);
  // To be done once more, it is no part of it.
  const copy = await asha!.post(`/api/tasks/${part.id}/copy`, { subTasks: false });
  expect(copy.body).toMatchObject({ stage: 'todo', parentId: null });
  // Both at once, whichever is named first; and back.
  const bulk = { change: { kind: 'stage', stage: 'todo' }, matching: null };
  const opened = (await asha!.post('/api/tasks/bulk', { ...bulk, ids: [part.id, top.id] })).body;
  expect(opened.rows.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([null, null]);
  const back = await asha!.post('/api/tasks/bulk/undo', { undo: opened.undo });
  expect(back.body.rows.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([null, null]);
  for (const { id } of [top, part]) expect(await get(id)).toMatchObject({ stage: 'done' });
});

test('whoever follows a task reads it, is told of its moves, and may leave it', async () => {
  const mona = await acme.person('employee', { firstName: 'Mona' });
  const { id, tab } = await add(asha!, { title: 'Quarter', assigneeIds: [mona.user.id] });
  expect(tab).toBeNull();
  expect((await ravi!.post(`/api/tasks/${id}/follow`, { followed: true })).status).toBe(404);
  const { body } = await mona.post(`/api/tasks/${id}/follow`, { followed: true });
  expect(body).toMatchObject({ followed: true, followers: [{ id: mona.user.id }] });
  const { version } = await get(id);
  await asha!.patch(`/api/tasks/${id}`, { version, assigneeIds: [] });
  await move(asha!, id, 'in_progress');
  await move(asha!, id, 'review');
  await portal.settle();
  const { items } = (await mona.get('/api/notifications')).body;
  const told = items.filter(({ kind }: { kind: string }) => kind.startsWith('task.'));
  expect(told).toHaveLength(1);
  await mona.post(`/api/tasks/${id}/follow`, { followed: false });
  expect((await mona.get(`/api/tasks/${id}`)).status).toBe(404);
});

test('the history names who is assigned and what is waited for, and keeps a private task unnamed', async () => {
  const task = await add(asha!, { title: 'Cut' });
  const [shown, secret] = [await add(asha!, {}), await add(asha!, { visibility: 'private' })];
  await asha!.patch(`/api/tasks/${task.id}`, { version: 1, assigneeIds: [ravi!.user.id], estimate: 90 });
  for (const blockerId of [secret.id, shown.id])
    await asha!.post(`/api/tasks/${task.id}/blockers`, { blockerId });
  const { items } = (await asha!.get(`/api/records/task/${task.id}/history`)).body;
  const [second, first, assigned] = items.map(({ before, after }: { before: unknown; after: unknown }) => ({
    before,
    after,
  }));
  const priv = [{ id: 'A private task', values: {} }];
  expect(first).toEqual({ before: { waitsFor: null }, after: { waitsFor: priv } });
  expect(second).toEqual({ before: { waitsFor: priv }, after: { waitsFor: shown.number } });
  expect(assigned).toMatchObject({
    before: { assignees: null, estimate: null },
    after: { assignees: 'Ravi employee', estimate: '1:30' },
  });
});
