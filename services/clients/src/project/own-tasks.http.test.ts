import type {
  Client,
  ClientComments,
  ClientOverview,
  ClientTasks,
  ClientTimeline,
  Milestone,
  Page,
  Project,
  Task,
} from '@atrium/contracts';
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
      clientId: client.id,
      kind: 'website',
      code: null,
      managerId: asha!.user.id,
      budgetHours: null,
      startOn: '2026-03-02',
      endOn: '2026-05-29',
      withTemplate: false,
      memberIds: [],
      ...more,
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
      id: shared.id,
      number: shared.number,
      title: 'Banner drafts',
      stage: 'todo',
      dueOn: '2026-04-01',
      project: { id: project.id, name: 'Shared' },
      asked: false,
      comments: 0,
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
  await portal.database.query(
    `insert into task_client_comment (company_id, task_id, author_id, side, text, created_at)
     select company_id, task_id, author_id, side, 'Older', created_at from task_client_comment, generate_series(1, 500)
     where task_id = $1 and side = 'client'`,
    [shared.id],
  );
  expectDone(await write(guest!, shared.id));
  const newest = expectDone(await ravi!.get<ClientComments>(team)).items;
  expect([newest.length, newest.at(-1)?.text, newest[0]?.text]).toEqual([500, 'Bigger logo', 'Older']);
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

test('milestones are approved, then invoiced; a completed project is archived; money and health add up', async () => {
  const project = await add({ name: 'Paid', budget: 10_000_000 });
  const { id: projectId } = project;
  const draft = { projectId, title: 'Design', dueOn: '2026-04-01', criteria: null, amount: 4_000_000 };
  const made = expectDone(await asha!.post<Milestone>('/api/milestones', draft));
  const take = async (step: string, body: object = {}) => {
    const { version } = expectDone(await asha!.get<Milestone>(`/api/milestones/${made.id}`));
    return asha!.post<Milestone>(`/api/milestones/${made.id}/${step}`, { version, ...body });
  };
  const number = { invoiceNumber: 'INV/26-27/0007' };
  expect((await take('invoice', number)).body).toMatchObject({ error: { code: 'TRANSITION_REFUSED' } });
  expectDone(await take('submit'));
  const path = `/api/clients/${client.id}`;
  expect((await asha!.get<ClientOverview>(`${path}/overview`)).body).toMatchObject({
    waits: [{ kind: 'milestone', title: 'Design', note: 'Paid' }],
    troubles: expect.arrayContaining([expect.objectContaining({ kind: 'lateMilestones', count: 1 })]),
  });
  expect((await ravi!.get(`${path}/overview`)).status).toBe(404);
  expect((await ravi!.get(`${path}/timeline`)).status).toBe(404);
  expectDone(await take('approve'));
  expect(expectDone(await take('invoice', number))).toMatchObject({ state: 'invoiced', ...number });
  const read = async () => expectDone(await asha!.get<Project>(`/api/projects/${projectId}`));
  expect(await read()).toMatchObject({
    budget: 10_000_000,
    milestones: { open: 0, total: 1 },
    money: { planned: 4_000_000, approved: 4_000_000, invoiced: 4_000_000 },
  });
  const step = async (name: string) =>
    expectDone(
      await asha!.post<Project>(`/api/projects/${projectId}/${name}`, { version: (await read()).version }),
    );
  await step('complete');
  expect((await step('shelve')).state).toBe('archived');
  const listed = async (query: string) =>
    (await asha!.get<Page<Project>>(`/api/projects?client=${client.id}${query}`)).body.items.map(
      ({ id }) => id,
    );
  expect(await listed('')).not.toContain(projectId);
  expect(await listed('&state=archived')).toEqual([projectId]);
  expect((await step('unshelve')).state).toBe('completed');
  await portal.database.query(
    `insert into client_message (company_id, client_id, author_id, side, text, created_at)
     select company_id, id, created_by, 'company', 'At once', '2020-01-01' from client, generate_series(1, 60)
     where id = $1`,
    [client.id],
  );
  const seen = new Set<string>();
  for (let next: string | null = ''; next !== null;) {
    const query = next && `?before=${encodeURIComponent(next)}`;
    const page: ClientTimeline = expectDone(await asha!.get<ClientTimeline>(`${path}/timeline${query}`));
    for (const { id, text } of page.items) if (text === 'At once') seen.add(id);
    next = page.next;
  }
  expect(seen.size).toBe(60);
  const { items } = expectDone(await asha!.get<ClientTimeline>(`${path}/timeline`));
  expect(items.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['client', 'contact', 'project', 'milestone']),
  );
});
