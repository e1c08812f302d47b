import {
  TASK,
  type CreateTask,
  type FlowStage,
  type Page,
  type Task,
  type TaskFlow,
  type TaskTime,
} from '@atrium/contracts';
import { JobScheduler, LiveEvents, TenantDb } from '@atrium/platform';
import {
  expectDone,
  multiplyRows,
  openEvents,
  TestPortal,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { taskDraft } from '../testing/task-draft.factory.js';
import { ProjectTasks } from './project-tasks.service.js';

const FILM = '01997b1e-0000-7000-8000-000000000001';
const SITE = '01997b1e-0000-7000-8000-000000000002';
const DAY = '2026-06-12';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let [zoya, bina]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  hr = await acme.person('admin');
  zoya = await acme.person('employee', { firstName: 'Zoya' });
  bina = await acme.person('employee', { firstName: 'Bina' });
});
afterAll(() => portal.close());

const add = async (more: Partial<CreateTask>): Promise<Task> =>
  expectDone(await hr.post<Task>('/api/tasks', taskDraft(more)));
const titles = async (query: string) =>
  (await hr.get<Page<Task>>(`/api/tasks?${query}`)).body.items.map(({ title }) => title);
const keep = (id: string, code: string, name: string) =>
  portal.app
    .get(TenantDb)
    .run(acme.id, () =>
      portal.app.get(ProjectTasks).keep({ id, code, name, leadId: hr.user.id, memberIds: [] }),
    );

const flowOf = async (tab: string): Promise<TaskFlow> =>
  (await hr.get('/api/task-flows')).body.items.find((each: TaskFlow) => each.tab === tab);
async function saveFlow(
  tab: string,
  change: (stages: FlowStage[]) => object[],
  more: { moves?: object[] } = {},
): Promise<FlowStage[]> {
  const { name, stages, fields, version } = await flowOf(tab);
  const given = { tab, name, fields, version, moves: [], stages: change(stages), ...more };
  expectDone(await hr.put('/api/task-flows', given));
  return (await flowOf(tab)).stages;
}
const own = (label: string) => ({ id: null, label, type: 'todo', colour: 'info', wipLimit: null });

test('a flow gets another order, a project and a person another name while somebody works on their task; it follows them', async () => {
  const tab = 'ecommerce';
  await keep(FILM, 'AAA', 'Film');
  await keep(SITE, 'BBB', 'Site');
  const [copy, design] = await saveFlow(tab, (stages) => [own('Copy'), own('Design'), ...stages]);
  const [ofBina, ofZoya] = [[bina!.user.id], [zoya!.user.id]];
  const held = await add({ title: 'First', tab, flowStage: copy!.id, projectId: FILM, assigneeIds: ofBina });
  await add({ title: 'Second', tab, flowStage: design!.id, projectId: SITE, assigneeIds: ofZoya });
  const orders = () =>
    Promise.all(['stage', 'project', 'assignee'].map((by) => titles(`tab=${tab}&sort=${by}`)));
  const before = ['First', 'Second'];
  expect(await orders()).toEqual([before, before, before]);

  await portal.database.query('begin');
  await portal.database.query('select id from task where id = $1 for update', [held.id]);
  try {
    await saveFlow(tab, ([one, two, ...rest]) => [two!, one!, ...rest]);
    await keep(FILM, 'CCC', 'Film');
    const account = (await bina!.get('/api/account')).body;
    const renamed = { version: account.version, firstName: 'Zzz', lastName: account.lastName };
    expectDone(await bina!.patch('/api/account', renamed));
  } finally {
    await portal.database.query('commit');
  }
  await portal.settle();
  const after = before.toReversed();
  expect(await orders()).toEqual([after, after, after]);
  expect((await hr.get<Task>(`/api/tasks/${held.id}`)).body.version).toBe(held.version);
});

test('tasks of a stage that is removed stand at once where their new stage stands', async () => {
  const tab = 'websiteAndApp';
  const made = await saveFlow(tab, (stages) => [own('A'), own('B'), own('C'), ...stages]);
  for (const at of [2, 0, 1]) await add({ tab, title: made[at]!.label, flowStage: made[at]!.id });
  const after = await saveFlow(tab, ([a, b, _, ...rest]) => [a!, b!, ...rest], {
    moves: [{ from: made[2]!.id, to: 1 }],
  });
  expect(after.map(({ label }) => label)).not.toContain('C');
  expect((await titles(`tab=${tab}&sort=stage`))[0]).toBe('A');
  expect(await stalePlaces(tab)).toBe(0);
});

const stalePlaces = async (tab: string): Promise<number> => {
  const rows = await portal.database.query(
    `select 1 from task where tab = $1 and stage_place <> case when flow_stage = $2 then 0 else 1 end`,
    [tab, (await flowOf(tab)).stages[0]!.id],
  );
  return rows.length;
};

/** As a migration leaves tasks, and as a gateway of before writes them. */
const forget = () =>
  portal.database.query(
    'update task set assignee_id = null, assignee_key = null, project_key = null, stage_place = 0, spent = 7000',
  );
const seeScheduleFirst = async () => {
  await portal.database.query(`delete from job_schedule where kind = 'work.task-notes'`);
  await portal.app.get(JobScheduler).look();
  await portal.settle();
};

test('the job that begins with an upgrade, and every night, notes on tasks what is true and leaves the others alone', async () => {
  const tab = 'socialMediaHandling';
  const of = (query: string) => titles(`tab=${tab}&${query}`);
  await add({ tab, title: 'Zoya', assigneeIds: [zoya!.user.id, bina!.user.id], projectId: SITE });
  const long = await add({ tab, title: 'Long', assigneeIds: [bina!.user.id], projectId: FILM, estimate: 30 });
  await add({ tab, title: 'Nobody', estimate: 30 });
  const hour = { taskId: long.id, day: DAY, minutes: 60, note: null, billable: true };
  expectDone(await hr.post<TaskTime>('/api/time/entries', hour));
  const shown = async () => [
    await of('sort=assignee'),
    await of('sort=project'),
    await of('quick=unassigned'),
    await of('quick=over'),
  ];
  await portal.settle();
  const right = await shown();
  expect(right).toEqual([['Zoya', 'Long', 'Nobody'], ['Zoya', 'Long', 'Nobody'], ['Nobody'], ['Long']]);
  await forget();
  expect(await shown()).not.toEqual(right);
  // What is shown is what was written down.
  expect((await hr.get<TaskTime>(`/api/time/tasks/${long.id}`)).body.total).toBe(60);
  await seeScheduleFirst();
  expect(await shown()).toEqual(right);
  const written = () => portal.database.query('select id, xmin::text from task order by id');
  const once = await written();
  await seeScheduleFirst();
  expect(await written()).toEqual(once);
});

test('many tasks are followed in batches, of which open pages hear once', async () => {
  await multiplyRows(portal.database, { table: 'task', companyId: acme.id, rows: 2_300 });
  const stream = await openEvents(hr);
  await keep(SITE, 'DDD', 'Site');
  await portal.settle();
  await stream.until('invalidate', TASK.tag);
  await portal.app
    .get(TenantDb)
    .run(acme.id, () =>
      portal.app
        .get(LiveEvents)
        .publish({ type: 'invalidate', tags: ['Last'] }, { check: TASK.check('read') }),
    );
  let again = 0;
  for (;;) {
    const event = await stream.next();
    const tags: readonly string[] = event.type === 'invalidate' ? event.tags : [];
    if (tags.includes(TASK.tag)) again += 1;
    if (tags.includes('Last')) break;
  }
  stream.close();
  expect(again).toBe(0);
  const wrong = `select 1 from task t join task_project p on p.company_id = t.company_id and p.id = t.project_id
    where t.project_key is distinct from lower(p.code || ' ' || p.name)`;
  expect(await portal.database.query(wrong)).toEqual([]);
});
