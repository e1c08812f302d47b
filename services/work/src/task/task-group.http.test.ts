import type { CreateTask, Page, Task } from '@atrium/contracts';
import { TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
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
