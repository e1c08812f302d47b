import type {
  AuditEntry,
  Import,
  ImportRows,
  InboxNotification,
  Page,
  Task,
  TaskParts,
} from '@atrium/contracts';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { TaskTrail } from '../task/task-trail.service.js';

const HEAD = 'Number,Title,Part of,Area,Stage,Priority,Assigned,Start,Due,Estimate,Labels';

let portal: TestPortal;
let acme: TestCompany;
let asha: TestPerson;
let ravi: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  [asha, ravi] = [await acme.person('employee', { firstName: 'Asha' }), await acme.person('employee')];
});
afterAll(() => portal.close());

const read = async ({ id }: Import): Promise<Import> => {
  await portal.settle();
  return (await asha.get<Import>(`/api/imports/${id}`)).body;
};
/** Has a file checked with the columns that were guessed. */
const sendFile = async (body: string, choices = {}): Promise<Import> => {
  const sent = await asha.send({
    method: 'POST',
    path: '/api/imports?importer=portal.tasks&name=tasks.csv',
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { id, version, mapping } = expectDone(sent) as Import;
  return read(
    expectDone<Import>(await asha.post(`/api/imports/${id}/mapping`, { version, mapping, choices })),
  );
};
const check = (lines: string[], choices = {}): Promise<Import> =>
  sendFile([HEAD, ...lines].join('\n'), choices);
const run = async ({ id, version }: Import): Promise<Import> =>
  read(expectDone<Import>(await asha.post(`/api/imports/${id}/run`, { version, follow: false })));
const rows = async ({ id }: Import, state: string) =>
  ((await asha.get(`/api/imports/${id}/rows?state=${state}`)).body as ImportRows).items.map(
    ({ line, faults: [first] }) => [line, first?.field, first?.words],
  );
const tasks = async (search: string): Promise<Task[]> =>
  (await asha.get<Page<Task>>(`/api/tasks?search=${search}&sort=number`)).body.items;

test('rows become tasks with their parents, people, stages and labels, as the form makes them', async () => {
  const email = ravi.user.email.toUpperCase();
  const checked = await check([
    `12,Heron cut,7,,in progress,high,"${asha.user.email}; ${email}",01.12.2026,04.12.2026,1h 30m,"Heron, Reels"`,
    '7,Heron film,,Social media handling,,,,,,,',
    'T-13,Heron captions,T-12,,,,,,,,',
  ]);
  expect(checked).toMatchObject({ state: 'checked', counts: { ready: 3, faulty: 0 } });
  expect(await rows(checked, 'ready')).toContainEqual([2, 'labels', 'Left out: Heron, Reels.']);
  expect((await run(checked)).counts).toMatchObject({ created: 3, rejected: 0 });
  const [film, cut, captions] = await tasks('Heron');
  expect([film, cut, captions]).toMatchObject([
    { title: 'Heron film', tab: 'socialMediaHandling', stage: 'todo', parentId: null },
    {
      title: 'Heron cut',
      parentId: film!.id,
      stage: 'in_progress',
      priority: 'high',
      estimate: 90,
      startOn: '2026-12-01',
      dueOn: '2026-12-04',
      labels: [],
      assignees: [{ id: asha.user.id }, { id: ravi.user.id }],
    },
    { title: 'Heron captions', parentId: cut!.id },
  ]);
  await portal.settle();
  const { items } = (await ravi.get<{ items: InboxNotification[] }>('/api/notifications')).body;
  expect(items.filter(({ kind }) => kind === 'task.assigned')).toHaveLength(1);
  const ticked = await run(await check([',Ibis cut,,,,,,,,,"ibis, Reels"'], { labels: 'make' }));
  expect(ticked.counts.created).toBe(1);
  expect((await tasks('Ibis'))[0]?.labels).toEqual(['ibis', 'Reels']);
});

test('a row that an older release has stored in another form is refused, and the others come in', async () => {
  const checked = await check([`,Crane old,,,,,${ravi.user.email},,,,`, ',Crane new,,,,,,,,,']);
  await portal.database.query(
    `update data_import_row set content = content #- '{values,people}' || '{"values": {"emails": []}}'
     where import_id = $1 and line = 2`,
    [checked.id],
  );
  const done = await run(checked);
  expect(done).toMatchObject({ state: 'done', counts: { created: 1, rejected: 1 } });
  expect(await rows(done, 'rejected')).toEqual([
    [2, null, 'The portal has changed since this row was checked. Import the file again to have it checked.'],
  ]);
  expect(await tasks('Crane')).toMatchObject([{ title: 'Crane new' }]);
});

test('tasks keep the order of their file, below those that were there', async () => {
  const titles = ['Swift first', 'Swift second', 'Swift third'];
  await run(await check(titles.map((title) => `,${title},,Website and app,,,,,,,`)));
  await run(await check([',Swift later,,Website and app,,,,,,,']));
  const listed = (await asha.get<Page<Task>>('/api/tasks?search=Swift&sort=rank')).body.items;
  expect(listed.map(({ title }) => title)).toEqual([...titles, 'Swift later']);
});

test('what is wrong is said of its row', async () => {
  const guest = await acme.person('client');
  const checked = await check([
    '1,Kite,,,,,,,,,',
    '1,Twin,,,,,,,,,',
    '2,,,,,,,,,,',
    `3,Guest,,,,,${guest.user.email},,,,`,
    '4,No stage,,,Filming,,,,,,',
    '5,No parent,99,,,,,,,,',
    '6,Of a faulty one,4,,,,,,,,',
    '7,Circle,8,,,,,,,,',
    '8,Circle,7,,,,,,,,',
    '9,Late,,,,,,2026-12-04,2026-12-01,,',
    '10,Long,,,,,,,,ages,',
    '11,Nowhere,,Films,,,,,,,',
    '12,Two,1,,,,,,,,',
    '13,Three,12,,,,,,,,',
    '14,Four,13,,,,,,,,',
    '15,Closed,,,Completed,,,,,,',
    '16,Open below,15,,,,,,,,',
  ]);
  expect(checked.counts).toMatchObject({ ready: 4, faulty: 13 });
  expect(await rows(checked, 'faulty')).toEqual([
    [3, 'number', 'Line 2 has the same number.'],
    [4, 'title', 'Give the task a title.'],
    [5, 'assignees', 'This person is not available.'],
    [6, 'stage', 'No stage of the flow has this name.'],
    [7, 'parent', 'No row of this file has this number or this title alone.'],
    [8, 'parent', 'The task that it is part of, in line 6, has errors.'],
    [9, 'parent', 'These tasks are part of each other.'],
    [10, 'parent', 'These tasks are part of each other.'],
    [11, 'dueOn', 'It is due before it starts.'],
    [12, 'estimate', 'Enter a duration, like 1:30.'],
    [13, 'tab', 'Choose an area.'],
    [16, 'parent', 'Sub-tasks go at most three levels deep.'],
    [18, 'parent', 'The task that it is part of is closed.'],
  ]);
});

test('an undo removes what nobody touched, and says what it leaves and why', async () => {
  const done = await run(
    await check([
      '1,Lark whole,,,,,,,,,',
      '2,Lark part,1,,,,,,,,',
      '3,Lark changed,,,,,,,,,',
      '4,Lark said,,,,,,,,,',
      '5,Lark listed,,,,,,,,,',
      '6,Lark timed,,,,,,,,,',
    ]),
  );
  const made = new Map((await tasks('Lark')).map((task) => [task.title, task]));
  const idOf = (title: string) => made.get(`Lark ${title}`)!.id;
  expectDone(await asha.patch(`/api/tasks/${idOf('changed')}`, { version: 1, priority: 'low' }));
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Look' }] }] };
  expectDone(await asha.post('/api/comments', { kind: 'task', id: idOf('said'), text }));
  expectDone(await asha.post<TaskParts>(`/api/tasks/${idOf('listed')}/checklist`, { text: 'One' }));
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const time = { taskId: idOf('timed'), day, minutes: 30, note: null, billable: true };
  expectDone(await asha.post('/api/time/entries', time));
  expectDone(await asha.post(`/api/imports/${done.id}/undo`, { version: done.version }));
  const undone = await read(done);
  expect(undone).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 4 } });
  expect((await rows(undone, 'kept')).map(([line, , words]) => [line, words])).toEqual([
    [4, 'Someone has changed this task since.'],
    [5, 'It has comments, a checklist, watchers or other tasks by now.'],
    [6, 'It has comments, a checklist, watchers or other tasks by now.'],
    [7, 'Sub-tasks or hours belong to it.'],
  ]);
  expect((await tasks('Lark')).map(({ title }) => title)).toEqual([
    'Lark changed',
    'Lark said',
    'Lark listed',
    'Lark timed',
  ]);
});

test('an undo tells the history whose tasks are gone, with one search for names a batch', async () => {
  const people = [asha, ravi];
  const lines = people.map(({ user }) => `,Plover,,,,,${user.email},,,,`);
  const done = await run(await check(lines));
  const trail = portal.app.get(TaskTrail, { strict: false });
  const toldOf = trail.toldOf.bind(trail);
  let searches = 0;
  trail.toldOf = (gone) => {
    searches += 1;
    return toldOf(gone);
  };
  expectDone(await asha.post(`/api/imports/${done.id}/undo`, { version: done.version }));
  expect(await read(done)).toMatchObject({ counts: { undone: 2 } });
  expect(searches).toBe(1);
  trail.toldOf = toldOf;
  const { items } = (await acme.admin.get<Page<AuditEntry>>('/api/audit?kind=task&sort=-at&limit=2')).body;
  const gone = items.map(({ action, before }) => [action, before?.['assignees']]);
  expect(gone.toSorted()).toEqual(
    people.map(({ user }) => ['task.remove', `${user.firstName} ${user.lastName}`]).toSorted(),
  );
});

test('the export of a list of tasks comes back with people, stages, hours and labels', async () => {
  const given = `,Wren cut,,Social media handling,in progress,high,${ravi.user.email},,04.12.2026,90m,Wren`;
  await run(await check([given], { labels: 'make' }));
  const columns = 'title,stage,priority,assignee,dueOn,estimate,labels,tab';
  const file = await asha.get(`/api/exports?list=portal.tasks&format=csv&search=Wren&columns=${columns}`);
  await run(await sendFile(file.text));
  const [first, second] = await tasks('Wren');
  const told = ({ title, stage, priority, assignees, dueOn, estimate, labels, tab }: Task) => ({
    title,
    stage,
    priority,
    assignees,
    dueOn,
    estimate,
    labels,
    tab,
  });
  expect(first).toMatchObject({ estimate: 90, assignees: [{ id: ravi.user.id }] });
  expect(told(second!)).toEqual(told(first!));
});

test('people are named by their full names, and of several who have one the row says who they are', async () => {
  const names = { firstName: 'Tara', lastName: 'Das' };
  const one = await acme.person('employee', names);
  const found = await check([',Finch,,,,,Tara Das,,,,']);
  expect(found.counts).toMatchObject({ ready: 1 });
  const other = await acme.person('employee', names);
  const both = [one.user.email, other.user.email];
  const [[, field, words] = []] = await rows(await check([',Finch,,,,,tara das,,,,']), 'faulty');
  expect([field, words]).toEqual([
    'assignees',
    expect.stringMatching(/^Several people have this name: .+ Write one of these instead\.$/),
  ]);
  for (const email of both) expect(words).toContain(email);
});

test('files of other programs are read: titles above the headings, parents by their titles, other priorities', async () => {
  const asana = [
    ',,',
    ',,https://example.test/export',
    'Task ID,Created At,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Parent task',
    '1,2026-09-01,Stork brief,To do,,,,2026-12-01,"Urgent,Client","Two pages,\nsecond line",',
    '2,2026-09-01,Stork film,To do,,,,,,,Stork Brief',
  ];
  expect((await run(await sendFile(asana.join('\n')))).counts).toMatchObject({ created: 2, rejected: 0 });
  const [brief, film] = await tasks('Stork');
  expect([brief?.dueOn, film?.parentId]).toEqual(['2026-12-01', brief?.id]);
  const jira = [
    'Summary,Issue key,Issue id,Parent,Status,Priority,Assignee,Due date,Labels,Labels',
    `Grebe reels,KES-12,10012,,In Progress,Medium,${asha.user.email},15/Oct/26 12:00 AM,Reels,Diwali`,
    'Grebe upload,KES-13,10013,10012,To Do,Highest,,2026-10-16 00:00,,',
  ];
  const done = await run(await sendFile(jira.join('\n'), { labels: 'make' }));
  expect(done.counts).toMatchObject({ created: 2, rejected: 0 });
  const [reels, upload] = await tasks('Grebe');
  expect(reels).toMatchObject({ dueOn: '2026-10-15', labels: ['Diwali', 'Reels'], priority: 'medium' });
  expect(upload).toMatchObject({ dueOn: '2026-10-16', priority: 'urgent', parentId: reels?.id });
});
