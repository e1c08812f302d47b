import type { Client, Milestone, Page, Project, RecordHistory, Task, TaskGroups } from '@atrium/contracts';
import { expectDone, TestPortal, type TestPerson } from '@atrium/testing';
import { taskDraft } from '@atrium/work/testing';
import { clientDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';

let portal: TestPortal;
let asha: TestPerson | undefined;
let client: Client;
beforeAll(async () => {
  portal = await TestPortal.start();
  asha = await executive(await portal.company({ timezone: 'Asia/Kolkata' }), 'Asha');
  client = expectDone(await asha.post<Client>('/api/clients', clientDraft()));
});
afterAll(() => portal.close());

const add = async (more: object): Promise<Project> =>
  expectDone(
    await asha!.post<Project>('/api/projects', {
      clientId: client.id,
      kind: 'website',
      managerId: asha!.user.id,
      memberIds: [],
      budgetHours: null,
      startOn: '2026-03-02',
      endOn: '2026-05-29',
      withTemplate: false,
      ...more,
    }),
  );

test('tasks stand by the codes of their projects, also of one that has another by now, and their history names milestones', async () => {
  const [one, other] = [
    await add({ code: 'ZED', name: 'First' }),
    await add({ code: 'BAT', name: 'Second' }),
  ];
  const tab = 'digitalMarketing';
  const [plan] = await Promise.all(
    [one, other].map(async ({ id: projectId }) =>
      expectDone(await asha!.post<Task>('/api/tasks', taskDraft({ projectId, tab }))),
    ),
  );
  const order = async () =>
    expectDone(await asha!.get<Page<Task>>(`/api/tasks?sort=project&tab=${tab}`)).items.map(
      ({ project }) => project?.name,
    );
  expect(await order()).toEqual(['Second', 'First']);
  const sums = expectDone(await asha!.get<TaskGroups>(`/api/tasks/groups?sort=project&tab=${tab}`));
  expect(sums.items).toEqual(expect.arrayContaining([{ value: one.id, total: 1 }]));
  const late = await add({ code: 'AAA', name: 'Third' });
  const moved = expectDone(
    await asha!.patch<Task>(`/api/tasks/${plan!.id}`, { version: plan!.version, projectId: late.id }),
  );
  expect(await order()).toEqual(['Third', 'Second']);
  const fresh = expectDone(await asha!.get<Project>(`/api/projects/${late.id}`));
  const renamed = await asha!.patch(`/api/projects/${late.id}`, { version: fresh.version, name: 'Later' });
  expect(renamed.status).toBe(200);
  expect(await order()).toEqual(['Later', 'Second']);
  const given = { projectId: late.id, title: 'Grid live', dueOn: '2026-04-30', criteria: null };
  const milestone = expectDone(await asha!.post<Milestone>('/api/milestones', given));
  expectDone(
    await asha!.patch(`/api/tasks/${plan!.id}`, { version: moved.version, milestoneId: milestone.id }),
  );
  const history = expectDone(await asha!.get<RecordHistory>(`/api/records/task/${plan!.id}/history`));
  expect(history.items[0]).toMatchObject({
    before: { milestoneId: null },
    after: { milestoneId: 'Grid live' },
  });
});
