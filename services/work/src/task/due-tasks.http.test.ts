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
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  lead = await acme.person('teamLeader', { firstName: 'Lata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
});
afterAll(() => portal.close());

const add = async (title: string, dueOn: string, more = {}): Promise<Task> =>
  (await lead.post('/api/tasks', taskDraft({ title, dueOn, assigneeIds: [asha.user.id], ...more }))).body;
const look = async () => {
  await portal.app.get(JobScheduler).look();
  await portal.settle();
};
const told = async () => {
  // A session does not last as long as the clock jumps.
  const reader = await acme.signIn(asha.user.email);
  const { items } = (await reader.get('/api/notifications')).body as {
    items: { kind: string; title: string; text: string; path: string }[];
  };
  return items.filter(({ kind }) => kind === 'task.due').map(({ title, text, path }) => [title, text, path]);
};

test('at nine in the morning people are told what is due today and tomorrow, once, and not of what is done', async () => {
  const cut = await add('Cut', '2026-06-15');
  const done = await add('Post', '2026-06-15');
  await asha.post(`/api/tasks/${done.id}/move`, { stage: 'done', after: null, before: null });
  for (const title of ['One', 'Two', 'Three', 'Four']) await add(title, '2026-06-16');
  await add('Later', '2026-06-17');
  await look();
  expect(await told()).toEqual([]);
  clock.set('2026-06-15T03:31:00Z');
  await look();
  await look();
  const found = await told();
  expect(found).toHaveLength(2);
  expect(found).toContainEqual(['Due today', 'T-1 Cut', `employee/TaskTable?open=${cut.id}`]);
  expect(found).toContainEqual([
    'Due tomorrow',
    'T-3 One, T-4 Two, T-5 Three, and 1 more',
    'employee/TaskTable?quick=mine&sort=dueOn',
  ]);
  clock.set('2026-06-16T03:31:00Z');
  await look();
  const next = await told();
  expect(next.map(([title]) => title)).toEqual(expect.arrayContaining(['Due today', 'Due today']));
  expect(next).toHaveLength(4);
});
