import {
  type CreateTaskTemplate,
  type StartTemplate,
  type Task,
  type TaskOfTemplate,
  type TaskTemplate,
} from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import fc from 'fast-check';
import { TaskProjectRepository } from '../relation/task-project.repository.js';
import { taskDraft } from '../testing/task-draft.factory.js';
import { makingOrder, parentsOf, workingDay, workingDaysBetween } from './template-plan.rules.js';

let portal: TestPortal;
let acme: TestCompany;
let [admin, hr, asha, ravi]: TestPerson[] = [];
const projectId = '01990000-0000-7000-8000-000000000001';
beforeAll(async () => {
  // A Friday.
  portal = await TestPortal.start({ clock: new TestClock('2026-06-19T06:00:00Z') });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  admin = await acme.person('admin');
  hr = await acme.person('hr');
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
  await portal.app.get(TenantDb).run(acme.id, () =>
    portal.app.get(TaskProjectRepository).put({
      id: projectId,
      code: 'KES',
      name: 'Kesar',
      leadId: asha!.user.id,
      memberIds: [ravi!.user.id],
    }),
  );
});
afterAll(() => portal.close());

const row = (title: string, more: Partial<TaskOfTemplate> = {}): TaskOfTemplate => ({
  title,
  description: null,
  checklist: [],
  level: 0,
  who: null,
  startDay: null,
  dueDay: null,
  estimate: null,
  priority: 'none',
  labels: [],
  ...more,
});
const draft = (more: Partial<CreateTaskTemplate> = {}): CreateTaskTemplate => ({
  name: 'Launch',
  tab: null,
  tasks: [
    row('Brief', { who: { kind: 'lead' }, dueDay: 0, checklist: ['Ask for the logo', 'Agree the voice'] }),
    row('Shoot', { who: { kind: 'role', role: 'Photographer' }, startDay: 0, dueDay: 1 }),
    row('Pick', { level: 1, dueDay: 2, labels: ['Photo'] }),
    row('Post', { who: { kind: 'person', id: ravi!.user.id }, dueDay: 6 }),
  ],
  ...more,
});
const start = (more: Partial<StartTemplate> = {}): StartTemplate => ({
  startOn: '2026-06-19',
  projectId: null,
  tab: null,
  people: [],
  ...more,
});
let launch: TaskTemplate;

test('templates are kept by those who keep flows, hang together, and are archived', async () => {
  const { status, body } = await hr!.post('/api/task-templates', draft());
  expect([status, body.error]).toEqual([201, undefined]);
  launch = body;
  expect(launch).toMatchObject({ count: 4, status: 'active', people: [{ id: ravi!.user.id }] });
  expect((await asha!.post('/api/task-templates', draft({ name: 'Mine' }))).body.error.code).toBe(
    'ACCESS_DENIED',
  );
  const taken = await admin!.post('/api/task-templates', draft({ name: 'LAUNCH' }));
  expect(taken.body.error).toMatchObject({ code: 'TASK_TEMPLATE_NAME_TAKEN' });
  const loose = await hr!.post(
    '/api/task-templates',
    draft({ name: 'Loose', tasks: [row('Cut', { level: 1 })] }),
  );
  expect(loose.body.error.fields).toEqual({ tasks: 'A sub-task needs a task above it.' });
  const old = (await hr!.post('/api/task-templates', draft({ name: 'Old' }))).body;
  expect((await asha!.post(`/api/task-templates/${old.id}/archive`, { version: 1 })).status).toBe(403);
  expect((await hr!.post(`/api/task-templates/${old.id}/archive`, { version: 1 })).status).toBe(200);
  const gone = await asha!.post(`/api/task-templates/${old.id}/start`, start());
  expect(gone.body.error.code).toBe('TASK_TEMPLATE_ARCHIVED');
  expect((await asha!.get('/api/task-templates')).body.items).toHaveLength(1);
});

test('the preview finds people of the project and working days; who is missing is named and can be chosen', async () => {
  const path = `/api/task-templates/${launch.id}/plan`;
  const { body } = await asha!.post(path, start({ projectId }));
  expect(body.seats).toMatchObject([
    { key: 'lead', person: { id: asha!.user.id } },
    { key: 'role:photographer', label: 'Photographer', person: null },
    { kind: 'person', person: { id: ravi!.user.id } },
  ]);
  expect(body.tasks.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual([
    '2026-06-19',
    '2026-06-22',
    '2026-06-23',
    '2026-06-29',
  ]);
  const people = [{ seat: 'role:photographer', userId: hr!.user.id }];
  const chosen = await asha!.post(path, start({ projectId, people }));
  expect(chosen.body.seats[1].person.id).toBe(hr!.user.id);
  const stranger = await asha!.post(path, start({ people: [{ seat: 'lead', userId: acme.id }] }));
  expect(stranger.body.error.fields).toEqual({ people: 'This person is not available.' });
  expect((await hr!.post(path, start({ projectId }))).body.error.fields).toMatchObject({
    projectId: expect.any(String),
  });
});

test('starting makes all tasks once however often it is pressed, and tells each person once', async () => {
  const path = `/api/task-templates/${launch.id}/start`;
  const headers = { 'idempotency-key': 'a3b0e1f2-0000-4000-8000-000000000001' };
  const press = () => asha!.send({ method: 'POST', path, body: start({ projectId }), headers });
  const both = await Promise.all([1, 2].map(press));
  expect(both.some(({ status }) => status === 201)).toBe(true);
  const { body } = await press();
  const { items } = (await asha!.get('/api/tasks?sort=number')).body as { items: Task[] };
  expect(items).toHaveLength(4);
  const find = (title: string) => items.find((task) => task.title === title)!;
  expect(find('Pick')).toMatchObject({ parentId: find('Shoot').id, labels: ['Photo'], assigneeIds: [] });
  expect(find('Brief')).toMatchObject({ assigneeIds: [asha!.user.id], checklist: { done: 0, total: 2 } });
  expect(body.items.map(({ title }: Task) => title)).toEqual(['Brief', 'Shoot', 'Pick', 'Post']);
  await portal.settle();
  const told = (await ravi!.get('/api/notifications')).body.items;
  expect(told.map(({ title }: { title: string }) => title)).toEqual(['Asha employee assigned you a task']);
});

test('a task is copied with or without its sub-tasks, and saved as a template', async () => {
  const top = (
    await asha!.post('/api/tasks', taskDraft({ title: 'Film', startOn: '2026-06-19', dueOn: '2026-06-22' }))
  ).body;
  await asha!.post('/api/tasks', taskDraft({ title: 'Cut', parentId: top.id, assigneeIds: [ravi!.user.id] }));
  await asha!.post(`/api/tasks/${top.id}/checklist`, { text: 'Release forms' });
  const alone = await asha!.post(`/api/tasks/${top.id}/copy`, { subTasks: false });
  expect(alone.body).toMatchObject({
    title: 'Film',
    children: { total: 0 },
    checklist: { done: 0, total: 1 },
  });
  const whole = await asha!.post(`/api/tasks/${top.id}/copy`, { subTasks: true });
  expect(whole.body).toMatchObject({ dueOn: '2026-06-22', children: { open: 1, total: 1 } });
  expect((await ravi!.post(`/api/tasks/${top.id}/copy`, { subTasks: true })).status).toBe(404);
  const { body } = await asha!.get(`/api/tasks/${top.id}/as-template`);
  expect(body).toMatchObject({
    name: 'Film',
    tasks: [
      { title: 'Film', level: 0, checklist: ['Release forms'], startDay: 0 },
      { title: 'Cut', level: 1, who: { kind: 'person', id: ravi!.user.id } },
    ],
  });
  const { name, tab, tasks } = body;
  expect((await hr!.post('/api/task-templates', { name, tab, tasks })).status).toBe(201);
});

test('days are counted forth and back alike, and parts are made after their whole', () => {
  const weekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 60 }), (days, shift) => {
      const from = new Date(Date.UTC(2026, 0, 1 + shift)).toISOString().slice(0, 10);
      const day = workingDay(from, days, weekend);
      return !weekend(day) && workingDaysBetween(from, day, weekend) === days;
    }),
    { numRuns: 50 },
  );
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 12 }), (steps) => {
      let last = -1;
      const rows = steps.map((step) => ({ level: (last = Math.min(step, last + 1)) }));
      const parents = parentsOf(rows);
      const order = makingOrder(parents);
      const place = new Map(order.map(({ at }, turn) => [at, turn]));
      // As the list becomes: on top, or right behind another.
      const list: number[] = [];
      for (const { at, after } of order) list.splice(after === null ? 0 : list.indexOf(after) + 1, 0, at);
      const siblings = (at: number, other: number) => at < other && parents[at] === parents[other];
      return (
        list.join() === rows.map((_, at) => at).join() &&
        parents.every(
          (parent, at) =>
            (parent === null || place.get(parent)! < place.get(at)!) &&
            // Parts are made as they are written.
            rows.every(
              (_, other) => parent === null || !siblings(at, other) || place.get(at)! < place.get(other)!,
            ),
        )
      );
    }),
    { numRuns: 50 },
  );
});
