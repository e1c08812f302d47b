import type { Notice } from '@atrium/contracts';
import { JobScheduler } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { taskDraft } from '@atrium/work/testing';

// Monday, 15:30 in India.
const clock = new TestClock('2026-06-15T10:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let asha: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr', { firstName: 'Hema' });
  asha = await acme.person('employee', { firstName: 'Asha' });
});
afterAll(() => portal.close());

const add = async (title: string, more = {}) =>
  (await asha.post('/api/tasks', taskDraft({ title, assigneeIds: [asha.user.id], ...more }))).body;
const finish = (id: string) =>
  asha.post(`/api/tasks/${id}/move`, { stage: 'done', after: null, before: null });
const lookAt = async (at: string) => {
  clock.set(at);
  await portal.app.get(JobScheduler).look();
  await portal.settle();
};
// A session does not last as long as the clock jumps.
const again = (person: TestPerson) => acme.signIn(person.user.email);
const listOf = async (person: TestPerson) =>
  ((await (await again(person)).get('/api/notices')).body.items as Notice[]).filter(
    ({ kind }) => kind === 'tasks',
  );

test('HR reads each morning what became of the tasks, as one notice, and never of private ones', async () => {
  await lookAt('2026-06-15T10:00:00Z');
  await finish((await add('Cut')).id);
  await finish((await add('Own', { visibility: 'private' })).id);
  await add('Late', { dueOn: '2026-06-15' });
  await lookAt('2026-06-16T01:31:00Z');
  const [first] = await listOf(hr);
  expect(first).toMatchObject({
    title: 'Task Notification',
    text: 'On the morning of 16 June: 1 task was done the day before, 1 is overdue.',
  });
  expect(await listOf(asha)).toEqual([]);
  const reader = await again(hr);
  await reader.put(`/api/notices/${first!.id}/answer`, { version: first!.version, snoozedUntil: null });
  expect(await listOf(hr)).toEqual([]);
  await lookAt('2026-06-17T01:31:00Z');
  const list = await listOf(hr);
  expect(list.map(({ text }) => text)).toEqual([
    'On the morning of 17 June: 0 tasks were done the day before, 1 is overdue.',
  ]);
});
