import type { CreateTask, Task, TaskBoard, TaskTime } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '../testing/task-draft.factory.js';

const clock = new TestClock('2026-06-15T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi, lead, hr]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
  lead = await acme.person('teamLeader', { firstName: 'Lata' });
  hr = await acme.person('hr', { firstName: 'Hema' });
});
afterAll(() => portal.close());

const add = async (by: TestPerson, more: Partial<CreateTask> = {}): Promise<Task> => {
  const { status, body } = await by.post('/api/tasks', taskDraft(more));
  expect(status).toBe(201);
  return body;
};
const titles = async (by: TestPerson, query = ''): Promise<string[]> =>
  (await by.get(`/api/tasks?sort=number${query}`)).body.items.map(({ title }: Task) => title);
const employeeOf = async ({ user }: TestPerson) =>
  (await hr!.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body.items[0];

test('a task is written, assigned, moved and closed; each number is given once', async () => {
  const refused = await asha!.post(
    '/api/tasks',
    taskDraft({ title: ' ', startOn: '2026-06-20', dueOn: '2026-06-19' }),
  );
  expect(refused.body.error.fields).toEqual({ title: 'Give the task a title.' });
  const dates = await asha!.post('/api/tasks', taskDraft({ startOn: '2026-06-20', dueOn: '2026-06-19' }));
  expect(dates.body.error).toMatchObject({ code: 'TASK_DUE_FIRST', fields: { dueOn: expect.any(String) } });
  const stranger = await asha!.post('/api/tasks', taskDraft({ assigneeIds: [acme.id] }));
  expect(stranger.body.error.fields).toEqual({ assigneeIds: 'This person is not available.' });
  const { id, number } = await add(asha!, { assigneeIds: [ravi!.user.id] });
  const other = await add(asha!, {});
  const [first, second] = [number, other.number].map((said) => Number(/^T-(\d+)$/.exec(said)?.[1]));
  expect(second).toBe(Number(first) + 1);
  await portal.settle();
  expect((await ravi!.get('/api/notifications')).body.items[0]).toMatchObject({
    kind: 'task.assigned',
    title: 'Asha employee assigned you a task',
    path: `employee/TaskTable?open=${id}`,
  });
  const move = async (stage: string) =>
    (await ravi!.post(`/api/tasks/${id}/move`, { stage, after: null, before: null })).body as Task;
  const started = await move('in_progress');
  expect(started).toMatchObject({ stage: 'in_progress', startedAt: expect.any(String), doneAt: null });
  expect(await move('done')).toMatchObject({ doneAt: expect.any(String), startedAt: started.startedAt });
  expect(await move('review')).toMatchObject({ doneAt: null });
  const { version } = (await asha!.get(`/api/tasks/${id}`)).body;
  expect((await asha!.post(`/api/tasks/${id}/archive`, { version })).body.error.code).toBe('TASK_OPEN');
  await move('cancelled');
  const closed = (await asha!.get(`/api/tasks/${id}`)).body as Task;
  expect((await asha!.post(`/api/tasks/${id}/archive`, { version: closed.version })).status).toBe(200);
  expect(await titles(asha!, '&stage=cancelled')).toEqual([]);
  const archive = { change: { kind: 'archive' }, matching: null };
  const report = await ravi!.post('/api/tasks/bulk', { ...archive, ids: [other.id] });
  // Ravi does not see it, so not even its title is told.
  expect(report.body.rows).toEqual([{ id: other.id, name: null, refusal: expect.any(String) }]);
  const open = await asha!.post('/api/tasks/bulk', { ...archive, ids: [other.id] });
  expect(open.body.rows).toMatchObject([{ name: other.title, refusal: 'Finish or cancel the task first.' }]);
});

test('who sees a task: those whose it is, who leads them, HR; a private one only those whose it is', async () => {
  const [first, second] = [await employeeOf(lead!), await employeeOf(ravi!)];
  await hr!.patch(`/api/hr/employees/${second.id}`, { version: second.version, managerId: first.id });
  const team = await add(asha!, { title: 'Plan the shoot', assigneeIds: [ravi!.user.id] });
  const secret = await add(asha!, { title: 'Surprise', assigneeIds: [ravi!.user.id], visibility: 'private' });
  const own = await add(hr!, { title: 'Of HR alone', visibility: 'private' });
  for (const [person, sees] of [
    [asha, true],
    [ravi, true],
    [lead, true],
    [hr, true],
  ] as const)
    expect([person!.user.role, (await titles(person!)).includes(team.title)]).toEqual([
      person!.user.role,
      sees,
    ]);
  for (const person of [lead, hr]) expect(await titles(person!)).not.toContain(secret.title);
  expect((await lead!.get(`/api/tasks/${secret.id}`)).status).toBe(404);
  expect((await asha!.get(`/api/tasks/${own.id}`)).status).toBe(404);
  expect((await asha!.get(`/api/records/task/${own.id}/history`)).status).toBe(404);
  expect((await asha!.get('/api/search?text=alone')).body).not.toEqual(expect.objectContaining({ total: 1 }));
  const carl = await acme.person('employee');
  expect(await titles(carl)).toEqual([]);
  expect((await carl.patch(`/api/tasks/${team.id}`, { version: team.version, title: 'Mine' })).status).toBe(
    404,
  );
  const byLead = await lead!.patch(`/api/tasks/${team.id}`, { version: team.version, dueOn: '2026-06-18' });
  expect(byLead.body).toMatchObject({ dueOn: '2026-06-18', mayChange: true });
  // HR reads what it does not change.
  expect((await hr!.get(`/api/tasks/${team.id}`)).body.mayChange).toBe(false);
  const { version } = byLead.body;
  expect((await hr!.patch(`/api/tasks/${team.id}`, { version, title: 'HR' })).body.error.code).toBe(
    'ACCESS_DENIED',
  );
  expect((await ravi!.patch(`/api/tasks/${team.id}`, { version: 1, title: 'Late' })).body.error.code).toBe(
    'STALE_VERSION',
  );
});

test('what a press counts is what it lists, by the day where the person works', async () => {
  const mona = await acme.person('employee', { firstName: 'Mona' });
  const assigneeIds = [mona.user.id];
  await add(mona, { title: 'Late', dueOn: '2026-06-14', assigneeIds });
  await add(mona, { title: 'Today', dueOn: '2026-06-15', assigneeIds });
  await add(mona, { title: 'In a week', dueOn: '2026-06-22', assigneeIds });
  await add(mona, { title: 'Of nobody', dueOn: '2026-06-16' });
  await add(mona, { title: 'Done', stage: 'done', dueOn: '2026-06-01', assigneeIds });
  const { body } = await mona.get('/api/tasks/counts');
  const counts = { mine: 3, late: 1, week: 2, waiting: 0, unassigned: 1, withClient: 0, asked: 0, over: 0 };
  expect(body).toEqual(counts);
  const pressed = await Promise.all(['mine', 'week', 'late'].map((quick) => titles(mona, `&quick=${quick}`)));
  expect(pressed.map(String)).toEqual(['Late,Today,In a week', 'Today,Of nobody', 'Late']);
  const load = `/api/tasks/load?people=${mona.user.id},${asha!.user.id}`;
  expect((await mona.get(load)).body.items).toEqual([
    { userId: mona.user.id, open: 3, late: 1, estimate: 0 },
  ]);
  // Of tasks that one does not see nothing is counted.
  expect((await ravi!.get(load)).text).not.toContain(mona.user.id);
});

test('what waits for others is of all that one sees; beside it what is over its estimate and with the client', async () => {
  const [lead, mona] = [await acme.person('admin'), await acme.person('employee', { firstName: 'Mona' })];
  const tab = 'websiteAndApp' as const;
  const assigneeIds = [mona.user.id];
  const [cut, shoot] = [
    await add(mona, { title: 'Cut', tab, assigneeIds }),
    await add(mona, { title: 'Shoot', tab }),
  ];
  await mona.post(`/api/tasks/${cut.id}/blockers`, { blockerId: shoot.id });
  await add(lead, { title: 'Shown', tab, visibility: 'client', stage: 'review' });
  const long = await add(mona, { title: 'Long', tab, estimate: 30, assigneeIds });
  const day = '2026-06-12';
  const hour = { taskId: long.id, day, minutes: 60, note: null, billable: true };
  const [entry] = expectDone(await mona.post<TaskTime>('/api/time/entries', hour)).items;
  const of = (quick: string) => portal.settle().then(() => titles(lead, `&quick=${quick}&tab=${tab}`));
  expect(await of('waiting')).toEqual(['Cut']);
  expect(await of('over')).toEqual(['Long']);
  expect(await of('withClient')).toEqual(['Shown']);
  const counts = (await lead.get(`/api/tasks/counts?tab=${tab}`)).body;
  expect(counts).toMatchObject({ waiting: 1, withClient: 1, over: 1 });
  const less = { minutes: 30, note: null, billable: true, reason: null };
  expectDone(await mona.patch(`/api/time/entries/${entry!.id}`, { ...less, version: entry!.version }));
  expect(await of('over')).toEqual([]);
});

test('two hundred moves at once in one lane leave one order, and no task is lost', async () => {
  const nina = await acme.person('employee', { firstName: 'Nina' });
  const made: Task[] = [];
  for (let place = 0; place < 12; place += 1) made.push(await add(nina, { title: `N${String(place)}` }));
  const lane = async (): Promise<Task[]> =>
    ((await nina.get('/api/tasks/board')).body as TaskBoard).lanes.find(({ stage }) => stage === 'todo')!
      .items;
  // New tasks are on top.
  expect((await lane()).map(({ title }) => title)).toEqual(made.map(({ title }) => title).reverse());
  const moves = Array.from({ length: 200 }, (_, turn) => {
    const [moved, after] = [made[(turn * 7) % 12]!, made[(turn * 5 + 1) % 12]!];
    const place = moved === after ? { after: null, before: null } : { after: after.id, before: null };
    return nina.post(`/api/tasks/${moved.id}/move`, { stage: 'todo', ...place });
  });
  const answers = await Promise.all(moves);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const after = await lane();
  expect(after.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort());
  expect(new Set(after.map(({ rank }) => rank)).size).toBe(12);
  expect(after.every(({ rank }) => rank.length <= 40)).toBe(true);
  const [top, next] = after;
  await nina.post(`/api/tasks/${top!.id}/move`, { stage: 'todo', after: next!.id, before: null });
  expect((await lane()).slice(0, 2).map(({ id }) => id)).toEqual([next!.id, top!.id]);
});

test('tasks by days, with what waits for what among them, and the people of an area', async () => {
  const olga = await acme.person('employee', { firstName: 'Olga' });
  const tab = 'websiteAndApp';
  const assigneeIds = [olga.user.id];
  const of = (title: string, more: Partial<CreateTask>) => add(olga, { title, tab, assigneeIds, ...more });
  const june = await of('June', { startOn: '2026-06-20', dueOn: '2026-06-25', estimate: 90 });
  const late = await of('Late', { dueOn: '2026-06-01' });
  await of('July', { dueOn: '2026-07-09' });
  await of('No day', {});
  await olga.post(`/api/tasks/${june.id}/blockers`, { blockerId: late.id });
  const dated = async (query: string) => (await olga.get(`/api/tasks/dated?${query}`)).body;
  expect(await dated('from=2026-06-01&to=2026-06-20')).toMatchObject({
    items: [{ title: 'Late' }, { title: 'June' }],
    waits: [{ taskId: june.id, blockerId: late.id }],
    more: false,
  });
  expect((await dated('from=2026-06-26&to=2026-07-31&tab=ecommerce')).items).toEqual([]);
  expect((await dated('from=2026-01-01&to=2028-01-01')).error.fields).toEqual({
    to: 'Choose a shorter time.',
  });
  const time = { taskId: late.id, day: '2026-06-15', minutes: 25, note: null, billable: true };
  await olga.post('/api/time/entries', time);
  const { items } = (await olga.get(`/api/tasks/people?tab=${tab}`)).body;
  // Of June's six days two are in this week.
  expect(items).toEqual([
    {
      userId: olga.user.id,
      name: 'Olga employee',
      open: 4,
      late: 1,
      waiting: 1,
      estimate: 90,
      planned: 30,
      available: 5 * 8 * 60,
      tracked: 25,
    },
  ]);
  const days = `people=${olga.user.id}&from=2026-06-19&to=2026-06-20`;
  const atWork = async (by: TestPerson) => (await by.get(`/api/tasks/capacity?${days}`)).body.items;
  const [friday, saturday] = [
    { date: '2026-06-19', minutes: 480 },
    { date: '2026-06-20', minutes: 0 },
  ];
  expect(await atWork(olga)).toEqual([{ userId: olga.user.id, days: [friday, saturday] }]);
  expect(await atWork(ravi!)).toEqual([]);
  expect((await olga.get(`/api/tasks/counts?tab=ecommerce`)).body).toMatchObject({ mine: 0 });
  // Of tasks that one does not see no person is counted.
  expect((await ravi!.get(`/api/tasks/people?tab=${tab}`)).body.items).toEqual([]);
});

test('a private task is so in the audit trail and for an admin who looks at the portal as its person', async () => {
  const secret = await add(asha!, { title: 'Zyxsecret', visibility: 'private' });
  const { version } = (await asha!.get(`/api/tasks/${secret.id}`)).body;
  expect((await asha!.patch(`/api/tasks/${secret.id}`, { version, title: 'Zyxsecret two' })).status).toBe(
    200,
  );
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hush' }] }] };
  const comment = { kind: 'task', id: secret.id, text };
  expect((await asha!.post('/api/comments', comment)).status).toBe(201);
  expect((await acme.admin.get('/api/audit?search=Zyxsecret')).body.items).toEqual([]);
  const trail = (await acme.admin.get(`/api/audit?sort=-at&limit=20`)).body.items;
  expect(JSON.stringify(trail)).not.toContain('Zyxsecret');
  const found = trail.filter((entry: { resource: { title: string } }) =>
    entry.resource.title.includes(secret.number),
  );
  expect(found.map(({ action }: { action: string }) => action)).toEqual([
    'comment.create',
    'task.update',
    'task.create',
  ]);
  expect(await titles(asha!)).toContain('Zyxsecret two');
  const looking = await acme.signIn(acme.admin.user.email);
  expect((await looking.post(`/api/users/${asha!.user.id}/see-as`)).status).toBe(200);
  expect(await titles(looking)).not.toContain('Zyxsecret two');
  expect((await looking.get(`/api/tasks/${secret.id}`)).status).toBe(404);
  expect((await looking.get(`/api/records/task/${secret.id}/history`)).status).toBe(404);
  const items = await looking.get('/api/calendar/items?from=2026-06-01&to=2026-07-01');
  expect(items.text).not.toContain('Zyxsecret');
});
