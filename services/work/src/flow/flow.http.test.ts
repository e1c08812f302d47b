import {
  SOCIAL_STAGES,
  USUAL_STAGES,
  writeOwnFilter,
  type CreateTask,
  type FlowStage,
  type SaveFlow,
  type Task,
  type TaskBoard,
  type TaskFlow,
  type TaskTab,
} from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '../testing/task-draft.factory.js';

const SOCIAL: TaskTab = 'socialMediaHandling';
let portal: TestPortal;
let acme: TestCompany;
let [admin, hr, asha, ravi]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock('2026-06-15T06:00:00Z') });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  admin = await acme.person('admin');
  hr = await acme.person('hr');
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
});
afterAll(() => portal.close());

const add = async (more: Partial<CreateTask> = {}): Promise<Task> => {
  const { status, body } = await asha!.post('/api/tasks', taskDraft({ tab: SOCIAL, ...more }));
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
};
const read = async ({ id }: Task): Promise<Task> => (await asha!.get(`/api/tasks/${id}`)).body;
const flowOf = async (tab: TaskTab | null): Promise<TaskFlow> =>
  (await admin!.get('/api/task-flows')).body.items.find((flow: TaskFlow) => flow.tab === tab);
const blank = (stages: readonly Omit<FlowStage, 'id'>[]) => stages.map((stage) => ({ ...stage, id: null }));
const save = async (tab: TaskTab | null, change: Partial<SaveFlow>, by = admin!) => {
  const { name, stages, fields, version } = await flowOf(tab);
  return by.put('/api/task-flows', { tab, name, stages, fields, version, moves: [], ...change });
};
const stageNamed = async (label: string): Promise<FlowStage> =>
  (await flowOf(SOCIAL)).stages.find((stage) => stage.label === label)!;

test('without a flow of its own a company has the usual stages, whose ids are their types', async () => {
  const flow = await flowOf(SOCIAL);
  expect(flow).toMatchObject({ own: false, version: 0, stages: USUAL_STAGES });
  const { body } = await asha!.post('/api/tasks', taskDraft({ stage: 'review' }));
  expect(body).toMatchObject({ stage: 'review', flowStage: 'review', ownStage: null });
});

test('a flow keeps its rules, and only those who may change it', async () => {
  const todo = blank([USUAL_STAGES[1]!]);
  const bare = await save(SOCIAL, { stages: todo });
  expect(bare.body.error.fields).toEqual({ stages: 'Keep at least one stage for what is completed.' });
  const twice = await save(SOCIAL, { stages: blank([...USUAL_STAGES, USUAL_STAGES[0]!]) });
  expect(twice.body.error.fields).toEqual({ stages: 'Two stages have the same name.' });
  expect((await save(null, {}, asha)).body.error.code).toBe('ACCESS_DENIED');
  expect((await save(SOCIAL, {}, hr)).body.error.code).toBe('ACCESS_DENIED');
  expect((await save(null, { name: 'Ours' }, hr)).status).toBe(200);
  const stages = USUAL_STAGES.map((stage, at) => (at === 0 ? { ...stage, type: 'todo' as const } : stage));
  expect((await save(null, { stages })).body.error.code).toBe('FLOW_TYPE_FIXED');
  expect((await save(null, { version: 0 })).body.error.code).toBe('STALE_VERSION');
  const { version } = await flowOf(null);
  expect((await hr!.post('/api/task-flows/reset', { tab: null, version })).status).toBe(200);
  expect(await flowOf(null)).toMatchObject({ own: false, name: 'Usual flow' });
});

test('an area gets its own stages: its tasks go where one says, and their type decides all else', async () => {
  const [late, running] = [await add({ stage: 'backlog' }), await add({ stage: 'in_progress' })];
  const elsewhere = await add({ tab: null, stage: 'backlog' });
  const stages = blank(SOCIAL_STAGES);
  const unsaid = await save(SOCIAL, { stages });
  expect(unsaid.body.error).toMatchObject({ code: 'FLOW_STAGE_USED', fields: { moves: expect.any(String) } });
  expect(await flowOf(SOCIAL)).toMatchObject({ own: false });
  const closing = [
    { from: 'backlog', to: 4 },
    { from: 'in_progress', to: 2 },
  ];
  expect((await save(SOCIAL, { stages, moves: closing })).body.error.code).toBe('FLOW_STAGE_TYPE');
  const moves = [
    { from: 'backlog', to: 0 },
    { from: 'in_progress', to: 2 },
  ];
  expect((await save(SOCIAL, { stages, moves, name: 'Social media' })).status).toBe(200);
  expect(await read(late)).toMatchObject({ stage: 'todo', ownStage: { label: 'Brief' }, version: 2 });
  expect(await read(running)).toMatchObject({ stage: 'in_progress', ownStage: { label: 'Design' } });
  expect(await read(elsewhere)).toMatchObject({ stage: 'backlog', flowStage: 'backlog', ownStage: null });
  const [copy, done] = [await stageNamed('Copy'), await stageNamed('Done')];
  const move = (task: Task, order: object) =>
    asha!.post(`/api/tasks/${task.id}/move`, { ...order, after: null, before: null });
  const started = await move(late, { flowStage: copy.id });
  expect(started.body).toMatchObject({ stage: 'in_progress', startedAt: expect.any(String) });
  // By its type a task goes to the first stage of it, and stays in one that it is in.
  expect((await move(running, { stage: 'in_progress' })).body.ownStage.label).toBe('Design');
  expect((await move(running, { stage: 'review' })).body.ownStage.label).toBe('Review');
  expect((await move(running, { stage: 'backlog' })).body.error.fields).toEqual({
    stage: 'The flow of this task has no such stage.',
  });
  expect((await move(late, { flowStage: done.id })).body).toMatchObject({
    stage: 'done',
    doneAt: expect.any(String),
  });
  const { body } = await asha!.get(`/api/tasks?tab=${SOCIAL}&flowStage=${done.id}`);
  expect(body.items.map(({ id }: Task) => id)).toEqual([late.id]);
  const { body: history } = await asha!.get(`/api/records/task/${late.id}/history`);
  expect(JSON.stringify(history)).toContain('Copy');
});

test('the board has the stages of its area as lanes; a limit counts all tasks and refuses none', async () => {
  const design = await stageNamed('Design');
  const { stages } = await flowOf(SOCIAL);
  const limited = stages.map((stage) => (stage.id === design.id ? { ...stage, wipLimit: 1 } : stage));
  expect((await save(SOCIAL, { stages: limited })).status).toBe(200);
  await add({ flowStage: design.id, title: 'Story frames' });
  await add({ flowStage: design.id, title: 'Grid' });
  const board = async (query: string): Promise<TaskBoard> =>
    (await asha!.get(`/api/tasks/board${query}`)).body;
  const { ofFlow, lanes } = await board(`?tab=${SOCIAL}&search=story`);
  expect([ofFlow, lanes.map(({ label }) => label)]).toEqual([true, SOCIAL_STAGES.map(({ label }) => label)]);
  expect(lanes[2]).toMatchObject({ label: 'Design', wipLimit: 1, held: 2, total: 1 });
  expect(lanes[1]).toMatchObject({ label: 'Copy', wipLimit: null, held: null });
  // Areas with different flows meet on one board by type.
  const all = await board('');
  expect(all).toMatchObject({ ofFlow: false });
  expect(all.lanes.find(({ stage }) => stage === 'in_progress')?.items).toHaveLength(2);
});

test('two hundred moves at once between two stages of one type leave one order', async () => {
  const [copy, design] = [await stageNamed('Copy'), await stageNamed('Design')];
  const made: Task[] = [];
  for (let at = 0; at < 10; at += 1) made.push(await add({ flowStage: copy.id, title: `M${String(at)}` }));
  const moves = Array.from({ length: 200 }, (_, turn) => {
    const [moved, after] = [made[(turn * 7) % 10]!, made[(turn * 3 + 1) % 10]!];
    const flowStage = turn % 2 === 0 ? design.id : copy.id;
    return asha!.post(`/api/tasks/${moved.id}/move`, {
      flowStage,
      after: moved === after ? null : after.id,
      before: null,
    });
  });
  expect((await Promise.all(moves)).filter(({ status }) => status !== 200)).toEqual([]);
  const { lanes } = (await asha!.get(`/api/tasks/board?tab=${SOCIAL}&search=M`)).body as TaskBoard;
  const found = lanes.flatMap(({ items }) => items).filter(({ title }) => /^M\d$/.test(title));
  expect(found.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort());
  expect(new Set(found.map(({ rank }) => rank)).size).toBe(10);
});

test('a stage that is removed while tasks are moved into it keeps none of them', async () => {
  const stages = [...(await flowOf(SOCIAL)).stages];
  const copyAt = stages.findIndex(({ label }) => label === 'Copy');
  const copy = stages[copyAt]!;
  const made = await Promise.all(Array.from({ length: 8 }, (_, at) => add({ title: `R${String(at)}` })));
  const left = stages.filter(({ id }) => id !== copy.id);
  const to = left.findIndex(({ label }) => label === 'Design');
  const moving = made.map(({ id }) =>
    asha!.post(`/api/tasks/${id}/move`, { flowStage: copy.id, after: null, before: null }),
  );
  const [saved, ...moved] = await Promise.all([
    save(SOCIAL, { stages: left, moves: [{ from: copy.id, to }] }),
    ...moving,
  ]);
  expect(saved.status).toBe(200);
  expect(moved.every(({ status }) => status === 200 || status === 400)).toBe(true);
  const known = new Set(left.map(({ id }) => id));
  for (const task of made) expect(known.has((await read(task)).flowStage)).toBe(true);
});

test('own fields take fitting values, are listed, and go with the flow', async () => {
  const field = (label: string, type: string, options: string[] = []) => ({ id: null, label, type, options });
  const asked = [
    field('Channel', 'choice', ['Instagram', 'YouTube']),
    field('Budget', 'number'),
    field('Approver', 'person'),
    field('Shot on', 'date'),
    field('Approved', 'yesNo'),
    field('Hook', 'text'),
  ] as SaveFlow['fields'];
  const empty = await save(SOCIAL, { fields: [field('Channel', 'choice')] as SaveFlow['fields'] });
  expect(Object.values(empty.body.error.fields)).toEqual(['Give the field its choices.']);
  expect((await save(SOCIAL, { fields: asked })).status).toBe(200);
  const { fields } = await flowOf(SOCIAL);
  const [channel, budget, approver, shot, approved, hook] = fields;
  const own = {
    [channel!.id]: 'Instagram',
    [budget!.id]: 1200,
    [approver!.id]: ravi!.user.id,
    [shot!.id]: '2026-06-10',
    [approved!.id]: true,
    [hook!.id]: 'A kite over the fort',
  };
  const task = await add({ own, title: 'Kite reel' });
  await add({ own: { [channel!.id]: 'YouTube', [budget!.id]: 50 }, title: 'Long film' });
  expect(task.own).toEqual(own);
  const refused: [object, string][] = [
    [{ [channel!.id]: 'Radio' }, 'Choose one of its choices.'],
    [{ [budget!.id]: 'much' }, 'Enter a number.'],
    [{ [approver!.id]: acme.id }, 'This person is not available.'],
    [{ [acme.id]: 'x' }, 'Tasks of this area have no such field.'],
  ];
  for (const [values, words] of refused) {
    const { body } = await asha!.patch(`/api/tasks/${task.id}`, { version: task.version, own: values });
    expect(body.error.fields).toEqual({ [`own.${Object.keys(values)[0]!}`]: words });
  }
  // A change names what changes; null takes a value away.
  const change = { version: task.version, own: { [hook!.id]: null, [budget!.id]: 900 } };
  const { body: changed } = await asha!.patch(`/api/tasks/${task.id}`, change);
  expect(changed.own).toEqual({ ...own, [hook!.id]: undefined, [budget!.id]: 900 });
  const found = async (...filters: (string | null)[]): Promise<string[]> => {
    const query = encodeURIComponent(filters.join(','));
    const { body } = await asha!.get(`/api/tasks?tab=${SOCIAL}&sort=number&own=${query}`);
    return body.items.map(({ title }: Task) => title);
  };
  expect(await found(writeOwnFilter(channel!, 'Instagram'))).toEqual(['Kite reel']);
  expect(await found(writeOwnFilter(channel!, 'Instagram'), writeOwnFilter(channel!, 'YouTube'))).toEqual([
    'Kite reel',
    'Long film',
  ]);
  expect(await found(writeOwnFilter(budget!, '..100'))).toEqual(['Long film']);
  expect(await found(writeOwnFilter(budget!, '10..'), writeOwnFilter(approved!, 'true'))).toEqual([
    'Kite reel',
  ]);
  expect(await found(writeOwnFilter(shot!, '2026-06-01..2026-06-10'))).toEqual(['Kite reel']);
  expect(await found('nonsense')).toEqual([]);
  const { text } = await asha!.get(
    `/api/exports?list=portal.tasks&format=csv&tab=${SOCIAL}&search=kite&columns=title,stage,own`,
  );
  expect(text).toContain('"Kite reel","Brief","Channel: Instagram; Budget: 900; Approver: Ravi employee');
});
