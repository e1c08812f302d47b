import type { CreateTask, FlowStage, Page, Task, TaskFlow, TaskGroups } from '@atrium/contracts';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '../testing/task-draft.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi, hr]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

const add = async (more: Partial<CreateTask>): Promise<Task> =>
  (await hr!.post('/api/tasks', taskDraft(more))).body;

const pageOf = async (query: string): Promise<Page<Task>> => (await hr!.get(`/api/tasks?${query}`)).body;

/** All pages of two tasks each. */
async function inOrder(sort: string, query = ''): Promise<Task[]> {
  const found: Task[] = [];
  let cursor: Page<Task>['nextCursor'] = '';
  while (cursor !== null) {
    const page = await pageOf(`sort=${sort}&limit=2${query}${cursor && `&cursor=${cursor}`}`);
    found.push(...page.items);
    cursor = page.nextCursor;
  }
  return found;
}
/** Each value once for every time that it begins. */
const runs = <Value>(values: readonly Value[]): Value[] =>
  values.filter((value, at) => at === 0 || value !== values[at - 1]);

test('a list puts tasks of one stage, priority or first assignee together, over all its pages and in both directions', async () => {
  const people = [[asha!.user.id], [ravi!.user.id, asha!.user.id], []];
  const kinds = [
    { priority: 'low', stage: 'todo' },
    { priority: 'urgent', stage: 'review' },
    { priority: 'none', stage: 'in_progress' },
  ] as const;
  for (const assigneeIds of people) for (const kind of kinds) await add({ ...kind, assigneeIds });
  const priorities = (await inOrder('priority')).map(({ priority }) => priority);
  expect([priorities.length, runs(priorities)]).toEqual([9, ['urgent', 'low', 'none']]);
  expect(runs((await inOrder('-priority')).map(({ priority }) => priority))).toEqual([
    'none',
    'low',
    'urgent',
  ]);
  expect(runs((await inOrder('stage')).map(({ stage }) => stage))).toEqual(['todo', 'in_progress', 'review']);
  const first = async (query = '') =>
    runs((await inOrder('assignee', query)).map(({ assigneeIds }) => assigneeIds[0]));
  expect(await first()).toEqual([asha!.user.id, ravi!.user.id, undefined]);
  const [theirs] = await inOrder('assignee', `&assignee=${ravi!.user.id}`);
  const change = { version: theirs!.version, assigneeIds: [asha!.user.id, ravi!.user.id] };
  await hr!.patch(`/api/tasks/${theirs!.id}`, change);
  expect(await first()).toEqual([asha!.user.id, ravi!.user.id, undefined]);
  const ofFirst = (await inOrder('assignee')).slice(0, 4).map(({ assigneeIds }) => assigneeIds[0]);
  expect(ofFirst).toEqual(Array.from({ length: 4 }, () => asha!.user.id));
  expect(await first('&stage=done')).toEqual([]);
});

const groupsOf = async (sort: string, query = '') => {
  const { items } = expectDone(await hr!.get<TaskGroups>(`/api/tasks/groups?sort=${sort}${query}`));
  return Object.fromEntries(items?.map(({ value, total }) => [value ?? '', total]) ?? []);
};

test('people stand in the order of their names, also once they have others; the headings say how many tasks are theirs', async () => {
  const tab = 'websiteAndApp';
  // Their ids are in another order than their names.
  const [zoya, bina] = [
    await acme.person('employee', { firstName: 'Zoya', lastName: 'Rao' }),
    await acme.person('employee', { firstName: 'Bina', lastName: 'Rao' }),
  ];
  for (const assigneeIds of [[zoya.user.id], [bina.user.id], [zoya.user.id, bina.user.id], []])
    await add({ tab, assigneeIds, dueOn: '2026-06-20' });
  const order = async () =>
    runs((await inOrder('assignee', `&tab=${tab}`)).map(({ assignees: [first] }) => first?.name));
  expect(await order()).toEqual(['Bina Rao', 'Zoya Rao', undefined]);
  expect(await groupsOf('-assignee', `&tab=${tab}&limit=1`)).toEqual({
    [zoya.user.id]: 2,
    [bina.user.id]: 1,
    '': 1,
  });
  expect(await groupsOf('dueOn', `&tab=${tab}&assignee=${bina.user.id}`)).toEqual({ '2026-06-20': 2 });
  const account = (await zoya.get('/api/account')).body;
  await zoya.patch('/api/account', { version: account.version, firstName: 'Anu', lastName: 'Rao' });
  await portal.settle();
  expect(await order()).toEqual(['Anu Rao', 'Bina Rao', undefined]);
  const other = await hr!.get('/api/tasks/groups?sort=rank');
  expect(other.body.error.fields).toEqual({ sort: 'A list in this order has no headings.' });
  // Of tasks that one does not see nothing is counted.
  const stranger = await acme.person('employee');
  expect((await stranger.get(`/api/tasks/groups?sort=assignee&tab=${tab}`)).body).toEqual({ items: [] });
});

test('stages of one type stand in the order of their flow, also once it is another', async () => {
  const tab = 'ecommerce';
  const admin = await acme.person('admin');
  const flow = async (): Promise<TaskFlow> =>
    (await admin.get('/api/task-flows')).body.items.find((each: TaskFlow) => each.tab === tab);
  const save = async (change: (stages: FlowStage[]) => object[]) => {
    const { name, stages, fields, version } = await flow();
    expectDone(
      await admin.put('/api/task-flows', {
        tab,
        name,
        fields,
        version,
        moves: [],
        stages: change(stages),
      }),
    );
  };
  const labels = ['Copy', 'Design', 'Build', 'Try', 'Polish', 'Print'];
  const own = { type: 'todo', colour: 'info', wipLimit: null };
  await save((stages) => [...labels.map((label) => ({ id: null, label, ...own })), ...stages]);
  for (const { id } of (await flow()).stages.slice(0, 6).toReversed()) await add({ tab, flowStage: id });
  const order = async () => (await inOrder('stage', `&tab=${tab}`)).map(({ ownStage }) => ownStage?.label);
  expect(await order()).toEqual(labels);
  await save((stages) => [...stages.slice(0, 6).toReversed(), ...stages.slice(6)]);
  await portal.settle();
  expect(await order()).toEqual(labels.toReversed());
  const ids = (await flow()).stages.slice(0, 6).map(({ id }) => [id, 1]);
  expect(await groupsOf('stage', `&tab=${tab}`)).toEqual(Object.fromEntries(ids));
  // Areas have flows of their own, so that all of them are put together by the types of their stages.
  expect(Object.keys(await groupsOf('stage'))).toEqual(expect.arrayContaining(['todo', 'review']));
});
