import type { Task } from '@atrium/contracts';
import { JobScheduler } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '../testing/task-draft.factory.js';

// Monday, 08:50 in India.
const clock = new TestClock('2026-06-15T03:20:00Z');
let portal: TestPortal;
let acme: TestCompany;
let lead: TestPerson;
let asha: TestPerson;
const others: TestPerson[] = [];
/** A session does not last as long as the clock jumps. */
const again = (person: TestPerson | undefined) => acme.signIn(person!.user.email);
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  lead = await acme.person('teamLeader', { firstName: 'Lata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  for (const firstName of ['Dora', 'Omar', 'Pia', 'Eve'])
    others.push(await acme.person('employee', { firstName }));
});
afterAll(() => portal.close());

const add = async (title: string, dueOn: string, more = {}): Promise<Task> =>
  (await lead.post('/api/tasks', taskDraft({ title, dueOn, assigneeIds: [asha.user.id], ...more }))).body;
const look = async () => {
  await portal.app.get(JobScheduler).look();
  await portal.settle();
};
interface Told {
  id: string;
  kind: string;
  title: string;
  text: string;
  path: string;
  parts: { title: string; path: string | null }[];
  read: boolean;
}
const newsOf = async (person: TestPerson): Promise<Told[]> => {
  await portal.settle();
  const reader = await again(person);
  return (await reader.get('/api/notifications')).body.items;
};
const told = async (person = asha) =>
  (await newsOf(person))
    .filter(({ kind }) => kind === 'task.due')
    .map(({ title, text, path, parts }) => [title, text, path, parts]);

test('at nine in the morning people are told what is due today and tomorrow, once, and not of what is done', async () => {
  const cut = await add('Cut', '2026-06-15');
  const done = await add('Post', '2026-06-15');
  await asha.post(`/api/tasks/${done.id}/move`, { stage: 'done', after: null, before: null });
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const tomorrow = [];
  for (const title of titles) tomorrow.push(await add(title, '2026-06-16'));
  await add('Later', '2026-06-17');
  await look();
  expect(await told()).toEqual([]);
  clock.set('2026-06-15T03:31:00Z');
  await look();
  await look();
  const found = await told();
  expect(found).toHaveLength(2);
  expect(found).toContainEqual(['Due today', 'T-1 Cut', `employee/TaskTable?open=${cut.id}`, []]);
  expect(found).toContainEqual([
    'Due tomorrow',
    null,
    'employee/TaskTable?quick=mine&sort=dueOn',
    [
      ...tomorrow.slice(0, 5).map(({ id, title }, place) => ({
        title: `T-${String(place + 3)} ${title}`,
        path: `employee/TaskTable?open=${id}`,
      })),
      { title: 'and 1 more', path: 'employee/TaskTable?quick=mine&sort=dueOn' },
    ],
  ]);
  const [one] = tomorrow;
  lead = await again(lead);
  const { version } = (await lead.get<Task>(`/api/tasks/${one!.id}`)).body;
  const moved = await lead.patch(`/api/tasks/${one!.id}`, { version, assigneeIds: [lead.user.id] });
  expect(moved.status).toBe(200);
  const [, , , parts] = (await told()).find(([title]) => title === 'Due tomorrow')!;
  expect((parts as Told['parts'])[0]).toEqual({ title: 'This is no longer available to you', path: null });
  expect((parts as Told['parts'])[1]!.title).toBe('T-4 Two');
  clock.set('2026-06-16T03:31:00Z');
  await look();
  const next = await told();
  expect(next.map(([title]) => title)).toEqual(expect.arrayContaining(['Due today', 'Due today']));
  expect(next).toHaveLength(4);
});

test('what is due is told at nine where the person works', async () => {
  const [admin, dora] = [await again(acme.admin), await again(others[0])];
  const search = encodeURIComponent(dora.user.email);
  const [record] = (await admin.get(`/api/hr/employees?search=${search}`)).body.items;
  // In summer nine there is 07:00 UTC.
  const zone = { timezone: 'Europe/Berlin', version: record.version };
  expect((await admin.patch(`/api/hr/employees/${record.id}`, zone)).status).toBe(200);
  clock.set('2026-07-05T20:00:00Z');
  lead = await again(lead);
  await add('Berlin', '2026-07-06', { assigneeIds: [dora.user.id] });
  for (const [at, count] of [
    ['2026-07-06T03:31:00Z', 0],
    ['2026-07-06T06:59:00Z', 0],
    ['2026-07-06T07:01:00Z', 1],
    ['2026-07-06T07:31:00Z', 1],
    ['2026-07-06T08:16:00Z', 1],
  ] as const) {
    clock.set(at);
    await look();
    expect(await told(dora)).toHaveLength(count);
  }
});

const move = (by: TestPerson, id: string, stage: string) =>
  by.post(`/api/tasks/${id}/move`, { stage, after: null, before: null });
const say = (by: TestPerson, id: string, words: string, mentioned: TestPerson[] = [], more = {}) =>
  by.post('/api/comments', {
    kind: 'task',
    id,
    ...more,
    text: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: words },
            ...mentioned.map(({ user }) => ({
              type: 'mention',
              attrs: { id: user.id, label: user.firstName },
            })),
          ],
        },
      ],
    },
  });

test('what one person does to one task within five minutes is one notification, which says the most of it', async () => {
  clock.set('2026-07-20T06:00:00Z');
  lead = await again(lead);
  const omar = await again(others[1]);
  const { id } = await add('Edit', '2026-08-20', { assigneeIds: [omar.user.id] });
  await move(lead, id, 'in_progress');
  await portal.settle();
  await Promise.all([say(lead, id, 'Look'), move(lead, id, 'review'), say(lead, id, 'Here')]);
  expect(await newsOf(omar)).toMatchObject([{ kind: 'task.assigned', read: false }]);
  // Of equal kinds the latest is told, unread again.
  clock.advance({ minutes: 6 });
  await move(lead, id, 'in_progress');
  await portal.settle();
  await omar.post('/api/notifications/read-all', {
    upTo: (await newsOf(omar))[0]!.id,
  });
  await move(lead, id, 'review');
  const [latest, ...older] = await newsOf(omar);
  expect([latest, older.length]).toMatchObject([
    { title: 'Lata teamLeader moved T-11 to In review', read: false },
    1,
  ]);
  // Another person's are another one, one's own none.
  await move(omar, id, 'in_progress');
  expect(await newsOf(omar)).toHaveLength(2);
  expect((await newsOf(lead)).filter(({ title }) => title.includes('T-11'))).toHaveLength(1);
});

test('who watches hears of comments, and who is mentioned may be made a watcher', async () => {
  const [pia, eve] = [await again(others[2]), await again(others[3])];
  const body = taskDraft({ title: 'Secret', visibility: 'private', assigneeIds: [pia.user.id] });
  const { id } = (await pia.post('/api/tasks', body)).body as Task;
  const unable = `/api/comments/unable?kind=task&id=${id}&users=${eve.user.id}`;
  expect((await pia.get(unable)).body).toEqual({ items: [eve.user.id], addable: true });
  await say(pia, id, 'Without', [eve]);
  expect([(await eve.get(`/api/tasks/${id}`)).status, await newsOf(eve)]).toEqual([404, []]);
  expect((await say(pia, id, 'Look', [eve], { watcherIds: [eve.user.id] })).status).toBe(201);
  expect((await eve.get(`/api/tasks/${id}`)).status).toBe(200);
  expect(await newsOf(eve)).toMatchObject([{ kind: 'comment.mention' }]);
  clock.advance({ minutes: 6 });
  await say(pia, id, 'More');
  expect((await newsOf(eve)).map(({ kind }) => kind)).toEqual(['comment.watched', 'comment.mention']);
  // A watcher cannot let others in.
  const omar = await again(others[1]);
  expect((await say(eve, id, 'Come', [omar], { watcherIds: [omar.user.id] })).status).toBe(403);
  expect((await say(eve, id, 'Alone', [omar])).status).toBe(201);
  expect((await omar.get(`/api/tasks/${id}`)).status).toBe(404);
});
