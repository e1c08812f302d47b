import {
  PROJECT_TEMPLATES,
  type Client,
  type FreeCode,
  type Milestone,
  type OwnMilestone,
  type Page,
  type Project,
  type Task,
  type TaskBoard,
  type TaskProjects,
  type TaskReport,
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

const draft = (more: object = {}) => ({
  clientId: client.id,
  kind: 'website',
  name: 'New site',
  code: null,
  managerId: asha!.user.id,
  memberIds: [],
  startOn: '2026-03-02',
  endOn: '2026-05-29',
  budgetHours: null,
  withTemplate: false,
  ...more,
});

const add = async (more: object = {}): Promise<Project> =>
  expectDone(await asha!.post<Project>('/api/projects', draft(more)));

const milestonesOf = async ({ id }: Project): Promise<Milestone[]> =>
  expectDone(await asha!.get<Page<Milestone>>(`/api/milestones?project=${id}`)).items;

const take = <Kind>(path: string, step: string, { id, version }: { id: string; version: number }) =>
  asha!.post<Kind>(`/api/${path}/${id}/${step}`, { version });

test('a project of a kind starts with its milestones and tasks on working days, which its members read', async () => {
  const project = await add({ withTemplate: true, memberIds: [ravi!.user.id] });
  const { milestones } = PROJECT_TEMPLATES.website;
  const tasks = milestones.reduce((sum, each) => sum + each.tasks.length, 0);
  expect(project).toMatchObject({
    code: 'MAR',
    state: 'active',
    client: { id: client.id },
    members: [{ id: ravi!.user.id }],
    milestones: { open: milestones.length, total: milestones.length, late: milestones.length },
    tasks: { open: tasks, total: tasks, late: tasks },
    troubles: ['lateTasks', 'lateMilestones', 'overdue'],
  });
  const made = await milestonesOf(project);
  expect(made.map(({ title, tasks: { total } }) => [title, total])).toEqual(
    milestones.map((each) => [each.name, each.tasks.length]),
  );
  const list = expectDone(await ravi!.get<Page<Task>>(`/api/tasks?project=${project.id}&sort=rank`));
  expect(list.items.map(({ title }) => title)).toEqual(
    expect.arrayContaining(milestones.flatMap((each) => each.tasks.map(({ title }) => title))),
  );
  expect(list.items[0]).toMatchObject({ number: expect.stringMatching(/^MAR-\d+$/), mayChange: false });
  const days = list.items.flatMap(({ startOn, dueOn }) => [startOn, dueOn]);
  expect(days.filter((day) => [0, 6].includes(new Date(day ?? '').getUTCDay()))).toEqual([]);
});

test('a project is for its manager, its members and managers; its tasks too', async () => {
  const alone = await add({ withTemplate: true });
  expect((await ravi!.get(`/api/projects/${alone.id}`)).status).toBe(404);
  const [first] = await milestonesOf(alone);
  const due = async (by: TestPerson) =>
    (await by.get(`/api/calendar/items?from=2026-03-01&to=2026-07-01`)).body.items.filter(
      ({ source, url }: { source: string; url: string }) => source === 'milestones' && url.endsWith(alone.id),
    );
  expect((await due(asha!))[0]).toMatchObject({
    title: `${first?.title ?? ''} · New site`,
    start: first?.dueOn,
    movable: true,
  });
  const place = { source: 'milestones', id: first?.id, version: first?.version, start: '2026-04-01' };
  const move = async (by: TestPerson) => (await by.post('/api/calendar/items/move', place)).status;
  expect([await move(ravi!), await move(guest!), await move(asha!)]).toEqual([404, 403, 200]);
  expect((await due(asha!)).map((each: { start: string }) => each.start)).toContain('2026-04-01');
  expect(await due(ravi!)).toEqual([]);
  expect(expectDone(await ravi!.get<Page<Task>>(`/api/tasks?project=${alone.id}`)).items).toEqual([]);
  const foreign = { projectId: alone.id, title: 'Banner', dueOn: '2026-04-01', criteria: null };
  expect((await ravi!.post('/api/milestones', foreign)).status).toBe(404);
  const task = { ...TASK, projectId: alone.id };
  expect((await ravi!.post('/api/tasks', task)).body.error.fields).toEqual({
    projectId: 'Choose a project that you work on.',
  });
  const { version } = alone;
  const path = `/api/projects/${alone.id}`;
  expectDone(await asha!.patch(path, { version, memberIds: [ravi!.user.id] }));
  expect(expectDone(await ravi!.get<Project>(path)).name).toBe('New site');
  expectDone(await ravi!.post('/api/tasks', task));
});

test('tasks are found by the client of their project, in the list and on the board', async () => {
  const kept = await add({ withTemplate: false, memberIds: [ravi!.user.id] });
  const other = expectDone(await asha!.post<Client>('/api/clients', clientDraft({ name: 'Orbit' })));
  const theirs = await add({ clientId: other.id, memberIds: [ravi!.user.id] });
  for (const { id: projectId } of [kept, theirs])
    expectDone(await ravi!.post<Task>('/api/tasks', taskDraft({ title: 'Pay page', projectId })));
  expectDone(await ravi!.post<Task>('/api/tasks', taskDraft({ title: 'Of no project' })));
  const found = expectDone(await ravi!.get<Page<Task>>(`/api/tasks?client=${other.id}`));
  expect(found.items).toMatchObject([{ title: 'Pay page', client: { id: other.id, name: 'Orbit' } }]);
  const board = expectDone(await ravi!.get<TaskBoard>(`/api/tasks/board?client=${other.id}`));
  expect(board.lanes.flatMap(({ items }) => items.map(({ projectId }) => projectId))).toEqual([theirs.id]);
  const none = expectDone(await ravi!.get<Page<Task>>(`/api/tasks?client=${theirs.id}`));
  expect(none.items).toEqual([]);
  const projects = expectDone(await ravi!.get<TaskProjects>('/api/task-templates/projects')).items;
  expect(projects.find(({ id }) => id === theirs.id)?.client).toEqual({ id: other.id, name: 'Orbit' });
});

const TASK = {
  title: 'Banner',
  description: null,
  tab: null,
  priority: 'none',
  assigneeIds: [],
  startOn: null,
  dueOn: null,
  estimate: null,
  labels: [],
  visibility: 'internal',
};

test('tasks are numbered with the code of their project, which then stays; no number is given twice', async () => {
  const free = async () =>
    expectDone(await asha!.get<FreeCode>(`/api/projects/free-code?clientId=${client.id}`)).code;
  const [one, other] = [await add({ code: 'kes' }), await add({ code: await free() })];
  expect(other.code).toMatch(/^MAR\d+$/);
  expect(await free()).not.toBe(other.code);
  const write = async (projectId: string | null) =>
    expectDone(await asha!.post<Task>('/api/tasks', { ...TASK, projectId }));
  const made = await Promise.all(Array.from({ length: 6 }, () => write(one.id)));
  expect(made.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((at) => `KES-${at}`));
  expect((await write(null)).number).toMatch(/^T-\d+$/);
  const { id, version, number } = made[0]!;
  const moved = expectDone(await asha!.patch<Task>(`/api/tasks/${id}`, { version, projectId: other.id }));
  expect(moved).toMatchObject({ number, project: { id: other.id } });
  const found = expectDone(await asha!.get<Page<Task>>(`/api/tasks?search=${number.toLowerCase()}`)).items;
  expect(found.map((task) => task.id)).toEqual([id]);
  const rename = async (project: Project, code: string) => {
    const seen = expectDone(await asha!.get<Project>(`/api/projects/${project.id}`));
    return (await asha!.patch(`/api/projects/${project.id}`, { version: seen.version, code })).body as object;
  };
  expect(await rename(one, 'NEW')).toMatchObject({ error: { fields: { code: expect.any(String) } } });
  expect(await rename(one, 'KES')).toMatchObject({ code: 'KES', codeFixed: true });
  expect(await rename(other, 'SHOP')).toMatchObject({ code: 'SHOP', codeFixed: false });
  expect((await write(other.id)).number).toBe('SHOP-1');
});

test('what does not fit is said beside its field', async () => {
  const stranger = '0198f000-0000-7000-8000-000000000000';
  const refuse = async (more: object) =>
    (await asha!.post('/api/projects', draft(more))).body.error.fields as unknown;
  expect(await refuse({ endOn: '2026-03-01' })).toEqual({ endOn: 'It ends before it starts.' });
  expect(await refuse({ clientId: stranger })).toEqual({ clientId: 'Choose a client.' });
  expect(await refuse({ memberIds: [stranger] })).toEqual({ memberIds: 'This person is not available.' });
  await add({ code: 'SITE-1' });
  expect(await refuse({ code: 'site-1' })).toEqual({ code: 'Another project has this code.' });
});

test('a project is complete when the client has approved its milestones, with their own word in the portal', async () => {
  const project = await add();
  const given = {
    projectId: project.id,
    title: 'Home page',
    dueOn: '2026-04-01',
    criteria: 'On phone and desk',
  };
  const milestone = expectDone(await asha!.post<Milestone>('/api/milestones', given));
  expect((await take('projects', 'complete', project)).body).toMatchObject({
    error: { code: 'PROJECT_MILESTONES_OPEN' },
  });
  expect((await take('milestones', 'approve', milestone)).status).toBe(409);
  const own = async () =>
    expectDone(await guest!.get<{ items: OwnMilestone[] }>('/api/client-portal/milestones')).items;
  expect(await own()).toEqual([]);
  expectDone(await take('milestones', 'submit', milestone));
  const [shown] = await own();
  expect(shown).toMatchObject({ title: 'Home page', project: 'New site', state: 'submitted' });
  const decide = (approved: boolean, answer: string | null, { version }: { version: number }) =>
    guest!.post<OwnMilestone>(`/api/client-portal/milestones/${milestone.id}/decide`, {
      version,
      approved,
      answer,
    });
  expect((await decide(false, '', shown!)).body).toMatchObject({
    error: { fields: { answer: 'Say what is to be changed.' } },
  });
  const changed = expectDone(await decide(false, 'A darker blue', shown!));
  expect(changed).toMatchObject({ state: 'changes_requested', answer: 'A darker blue' });
  expect((await decide(true, null, changed)).status).toBe(409);
  const again = expectDone(await take<Milestone>('milestones', 'submit', changed));
  const answers = await Promise.all([1, 2, 3].map(() => decide(true, null, again)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const done = expectDone(await take<Project>('projects', 'complete', project));
  expect(done).toMatchObject({ state: 'completed', troubles: [] });
  expect((await asha!.post('/api/milestones', given)).body.error.code).toBe('PROJECT_ENDED');
  const reopened = expectDone(await take<Project>('projects', 'reopen', done));
  expect(reopened.state).toBe('active');
});

test('hours on its tasks count against the planned ones', async () => {
  const project = await add({ withTemplate: true, budgetHours: 1 });
  const { items } = expectDone(await asha!.get<Page<Task>>(`/api/tasks?project=${project.id}`));
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const worked = { taskId: items[0]!.id, day, minutes: 90, note: null, billable: true };
  expectDone(await asha!.post('/api/time/entries', worked));
  const after = expectDone(await asha!.get<Project>(`/api/projects/${project.id}`));
  expect(after).toMatchObject({ tracked: 90, troubles: expect.arrayContaining(['overBudget']) });
});

test('a task moves to another project with its sub-tasks, to a milestone of it alone, and back by one Undo', async () => {
  const [site, shop] = [await add({ name: 'Site' }), await add({ name: 'Shop', memberIds: [ravi!.user.id] })];
  const reach = (projectId: string, title: string) =>
    asha!.post<Milestone>('/api/milestones', { projectId, title, dueOn: '2026-05-01', criteria: null });
  const [launch, beta] = [(await reach(site.id, 'Launch')).body, (await reach(shop.id, 'Beta')).body];
  const put = async (more: object) =>
    expectDone(await asha!.post<Task>('/api/tasks', taskDraft({ title: 'Pay page', ...more })));
  const task = await put({ projectId: site.id, milestoneId: launch.id });
  const part = await put({ parentId: task.id });
  const below = await put({ parentId: part.id });
  expect([part.project?.id, below.project?.id]).toEqual([site.id, site.id]);
  const read = async (id: string) => (await asha!.get<Task>(`/api/tasks/${id}`)).body;
  const list = await asha!.get(`/api/tasks/projects/${shop.id}/milestones`);
  expect(list.body.items).toMatchObject([{ id: beta.id, title: 'Beta' }]);
  expect((await ravi!.get(`/api/tasks/projects/${site.id}/milestones`)).status).toBe(404);

  const wrong = { version: task.version, projectId: shop.id, milestoneId: launch.id };
  const said = (await asha!.patch(`/api/tasks/${task.id}`, wrong)).body.error;
  expect(said.fields).toEqual({ milestoneId: 'This milestone belongs to Site.' });
  // Who does not work on the other project moves nothing there.
  const own = expectDone(await ravi!.post<Task>('/api/tasks', taskDraft({ title: 'Own' })));
  const refused = await ravi!.patch(`/api/tasks/${own.id}`, { version: own.version, projectId: site.id });
  expect(refused.body.error.fields).toHaveProperty('projectId');

  const change = { kind: 'project', projectId: shop.id, milestoneId: beta.id };
  const { body: report } = await asha!.post<TaskReport>('/api/tasks/bulk', {
    change,
    ids: [task.id],
    matching: null,
  });
  expect(report.rows).toMatchObject([{ refusal: null }]);
  expect(await read(task.id)).toMatchObject({
    number: task.number,
    project: { id: shop.id },
    milestone: { id: beta.id, title: 'Beta' },
  });
  expect([(await read(part.id)).project?.id, (await read(below.id)).project?.id]).toEqual([shop.id, shop.id]);
  const { body: undone } = await asha!.post<TaskReport>('/api/tasks/bulk/undo', { undo: report.undo });
  expect(undone.rows).toMatchObject([{ refusal: null }]);
  expect(await read(task.id)).toMatchObject({ project: { id: site.id }, milestone: { id: launch.id } });
  expect((await read(below.id)).project?.id).toBe(site.id);
  const none = { kind: 'milestone', milestoneId: null };
  await asha!.post('/api/tasks/bulk', { change: none, ids: [task.id], matching: null });
  expect(await read(task.id)).toMatchObject({ project: { id: site.id }, milestone: null });
});
