import type { Client, ClientComments, ClientTasks, Page, Project, Task } from '@atrium/contracts';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '@atrium/work/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi, guest]: TestPerson[] = [];
let client: Client;

beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  [asha, ravi] = [await executive(acme, 'Asha'), await executive(acme, 'Ravi')];
  guest = await acme.person('client', { firstName: 'Kiran' });
  const contacts = [contactDraft({ firstName: 'Kiran', emails: [guest.user.email] })];
  client = expectDone(await asha.post<Client>('/api/clients', clientDraft({ contacts })));
});
afterAll(() => portal.close());

const add = async (more: object): Promise<Project> =>
  expectDone(
    await asha!.post<Project>('/api/projects', {
      ...{ clientId: client.id, kind: 'website', code: null, managerId: asha!.user.id, budgetHours: null },
      ...{ startOn: '2026-03-02', endOn: '2026-05-29', withTemplate: false, ...more },
    }),
  );

test('a client reads shared tasks of own projects, writes about them and asks for new ones, and nothing else', async () => {
  const project = await add({ name: 'Shared', memberIds: [ravi!.user.id] });
  const make = async (title: string, more: object = {}) =>
    expectDone(await ravi!.post<Task>('/api/tasks', taskDraft({ projectId: project.id, title, ...more })));
  const shared = await make('Banner drafts', {
    visibility: 'client',
    dueOn: '2026-04-01',
    description: 'Margin 40%',
  });
  const inside = await make('Margins');
  const stranger = await acme.person('client', { firstName: 'Zed' });
  const path = '/api/client-portal/tasks';
  const listed = async (by: TestPerson) => expectDone(await by.get<ClientTasks>(path));
  const own = async () => (await listed(guest!)).items.filter((each) => each.project.id === project.id);
  expect(await own()).toEqual([
    {
      ...{ id: shared.id, number: shared.number, title: 'Banner drafts', stage: 'todo', dueOn: '2026-04-01' },
      ...{ project: { id: project.id, name: 'Shared' }, asked: false, comments: 0 },
    },
  ]);
  expect(await listed(stranger)).toEqual({ items: [], projects: [] });
  expect(await listed(ravi!)).toEqual({ items: [], projects: [] });
  const write = (by: TestPerson, id: string) =>
    by.post<ClientComments>(`${path}/${id}/comments`, { text: 'Bigger logo' });
  for (const [by, id] of [
    [guest!, inside.id],
    [stranger, shared.id],
    [ravi!, shared.id],
  ] as const) {
    expect((await by.get(`${path}/${id}/comments`)).status).toBe(404);
    expect((await write(by, id)).status).toBe(404);
  }
  expectDone(await write(guest!, shared.id));
  const team = `/api/tasks/${shared.id}/client-comments`;
  expectDone(await ravi!.post(team, { text: 'Done' }));
  const { items } = expectDone(await guest!.get<ClientComments>(`${path}/${shared.id}/comments`));
  expect(items.map(({ side, text }) => [side, text])).toEqual([
    ['client', 'Bigger logo'],
    ['company', 'Done'],
  ]);
  expect((await ravi!.post(`/api/tasks/${inside.id}/client-comments`, { text: 'x' })).body.error.code).toBe(
    'TASK_NOT_SHARED',
  );
  const wish = { projectId: project.id, title: 'A Diwali banner', text: 'By 20 October' };
  expect((await stranger.post(path, wish)).status).toBe(404);
  expectDone(await guest!.post(path, wish));
  const asked = expectDone(await asha!.get<Page<Task>>('/api/tasks?quick=asked')).items;
  expect(asked).toMatchObject([
    { title: wish.title, source: 'client', visibility: 'client', stage: 'backlog' },
  ]);
  expect((await asha!.get('/api/tasks/counts')).body.asked).toBe(1);
  await portal.settle();
  const told = (await asha!.get('/api/notifications')).body.items.map(
    ({ title }: { title: string }) => title,
  );
  expect(told).toContain('Kiran client asks for “A Diwali banner”');
  expect((await portal.mailsTo(guest!.user.email)).map(({ subject }) => subject).join()).toContain(
    'wrote about',
  );
  const { version } = shared;
  expectDone(await ravi!.patch(`/api/tasks/${shared.id}`, { version, visibility: 'internal' }));
  expect((await own()).map(({ title }) => title)).toEqual([wish.title]);
});
