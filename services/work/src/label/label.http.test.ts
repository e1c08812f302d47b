import type { CreateTask, LabelChoices, Task } from '@atrium/contracts';
import { TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '../testing/task-draft.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi, lead]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
  lead = await acme.person('teamLeader', { firstName: 'Lata' });
});
afterAll(() => portal.close());

const add = async (by: TestPerson, more: Partial<CreateTask>): Promise<Task> => {
  const { status, body } = await by.post('/api/tasks', taskDraft(more));
  expect(status).toBe(201);
  return body;
};
const choices = async (by: TestPerson): Promise<LabelChoices['items']> =>
  (await by.get('/api/labels/choices')).body.items;
const named = async (name: string) => (await choices(asha!)).find((each) => each.name === name)!;
const titles = async (by: TestPerson, query: string): Promise<string[]> =>
  (await by.get(`/api/tasks?sort=number${query}`)).body.items.map(({ title }: Task) => title);

test('a label that is written on a task is made once, whatever its case, and narrows list, board and days', async () => {
  const reels = await add(asha!, {
    title: 'Reels',
    labels: ['Video', 'video', 'Urgent'],
    dueOn: '2026-06-10',
  });
  expect(reels.labels).toEqual(['Urgent', 'Video']);
  const cut = await add(ravi!, { title: 'Cut', labels: ['VIDEO'], assigneeIds: [asha!.user.id] });
  expect(cut.labels).toEqual(['Video']);
  await add(asha!, { title: 'Plain', labels: [] });
  const { id } = await named('Video');
  expect(await titles(asha!, `&labels=${id}`)).toEqual(['Reels', 'Cut']);
  expect(await titles(ravi!, `&labels=${id}`)).toEqual(['Cut']);
  expect(await titles(asha!, '&labels=nonsense')).toEqual([]);
  const { lanes } = (await asha!.get(`/api/tasks/board?labels=${id}`)).body;
  expect(lanes.flatMap(({ items }: { items: Task[] }) => items).length).toBe(2);
  const days = await asha!.get(`/api/tasks/dated?from=2026-06-01&to=2026-06-30&labels=${id}`);
  expect(days.body.items).toMatchObject([{ title: 'Reels' }]);
  const changed = await asha!.patch(`/api/tasks/${reels.id}`, { version: reels.version, labels: ['Urgent'] });
  expect(changed.body.labels).toEqual(['Urgent']);
});

test('two people who write the same new label at the same time have one', async () => {
  const both = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      add(at % 2 ? asha! : ravi!, { labels: [at % 3 ? 'Launch' : 'LAUNCH'] }),
    ),
  );
  expect(new Set(both.flatMap(({ labels }) => labels)).size).toBe(1);
  expect((await choices(asha!)).filter(({ name }) => name.toLowerCase() === 'launch')).toHaveLength(1);
});

test('a label is renamed for all tasks, archived and of its own company alone; employees do not keep them', async () => {
  const task = await add(asha!, { labels: ['Shoot', 'Studio'] });
  const shoot = await named('Shoot');
  const label = (await lead!.get(`/api/labels/${shoot.id}`)).body;
  expect((await asha!.patch(`/api/labels/${shoot.id}`, { version: 1, name: 'Mine' })).status).toBe(403);
  const taken = await lead!.patch(`/api/labels/${shoot.id}`, { version: label.version, name: 'STUDIO' });
  expect(taken.body.error).toMatchObject({ code: 'LABEL_NAME_TAKEN', fields: { name: expect.any(String) } });
  const renamed = await lead!.patch(`/api/labels/${shoot.id}`, {
    version: label.version,
    name: 'Filming',
    colour: '7',
    tab: 'ecommerce',
  });
  expect(renamed.body).toMatchObject({ name: 'Filming', colour: '7', tasks: 1 });
  expect((await asha!.get(`/api/tasks/${task.id}`)).body.labels).toEqual(['Filming', 'Studio']);
  const { version } = renamed.body;
  expect((await lead!.post(`/api/labels/${shoot.id}/archive`, { version })).status).toBe(200);
  expect(await named('Filming')).toMatchObject({ archived: true });
  const other = await portal.company();
  const carl = await other.person('employee');
  expect(await choices(carl)).toEqual([]);
  expect((await carl.get(`/api/labels/${shoot.id}`)).status).toBe(404);
  const refused = await asha!.post('/api/tasks', taskDraft({ labels: [' '] }));
  expect(refused.status).toBe(400);
});
