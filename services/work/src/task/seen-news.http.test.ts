import type { CreateTask, InboxNotification, Task } from '@atrium/contracts';
import { TestPortal, type TestPerson } from '@atrium/testing';
import { eventDraft } from '../testing/event.factory.js';
import { taskDraft } from '../testing/task-draft.factory.js';

let portal: TestPortal;
let [lead, asha]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start();
  const acme = await portal.company();
  lead = await acme.person('teamLeader', { firstName: 'Lata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
});
afterAll(() => portal.close());

const give = async (more: Partial<CreateTask> = {}): Promise<Task> =>
  (await lead!.post('/api/tasks', taskDraft({ assigneeIds: [asha!.user.id], ...more }))).body;
const takeAway = async ({ id }: { id: string }) => {
  const { version } = (await lead!.get(`/api/tasks/${id}`)).body;
  expect((await lead!.patch(`/api/tasks/${id}`, { version, assigneeIds: [] })).status).toBe(200);
};
/** Where the news of a kind lead, newest first; null: its record is not shown to them. */
const leadsTo = async (kind: string): Promise<(string | null)[]> => {
  await portal.settle();
  const { items } = (await asha!.get<{ items: InboxNotification[] }>('/api/notifications')).body;
  const news = items.filter((each) => each.kind === kind);
  for (const { gone, path, text } of news) expect(gone).toBe(path === null && text === null);
  return news.map(({ path }) => path);
};
const of = ({ id }: { id: string }) => expect.stringContaining(id);

test('of several tasks the news of those alone lead anywhere that the person still sees', async () => {
  const [kept, lost, secret] = [await give(), await give(), await give({ visibility: 'private' })];
  expect(await leadsTo('task.assigned')).toEqual([of(secret), of(lost), of(kept)]);
  await takeAway(lost);
  expect(await leadsTo('task.assigned')).toEqual([of(secret), null, of(kept)]);
});

test('comments on a task are those of its readers, also in the news of several', async () => {
  const [kept, lost] = [await give(), await give()];
  const mention = { type: 'mention', attrs: { id: asha!.user.id, label: 'Asha' } };
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [mention] }] };
  for (const { id } of [kept, kept, lost])
    expect((await lead!.post('/api/comments', { kind: 'task', id, text })).status).toBe(201);
  await takeAway(lost);
  const [newest, ...others] = await leadsTo('comment.mention');
  expect(newest).toBeNull();
  expect(others.length).toBeGreaterThan(0);
  expect(others).toEqual(others.map(() => of(kept)));
});

test('of several events the news of those alone lead anywhere that the person still sees', async () => {
  const invite = async (more = {}) =>
    (await lead!.post('/api/calendar/events', eventDraft({ guestIds: [asha!.user.id], ...more }))).body;
  const [kept, lost] = [await invite({ visibility: 'private' }), await invite()];
  expect(await leadsTo('event.invited')).toEqual([of(lost), of(kept)]);
  const change = { version: lost.version, scope: 'all', at: lost.at, guestIds: [] };
  expect((await lead!.patch(`/api/calendar/events/${lost.id}`, change)).status).toBe(200);
  expect(await leadsTo('event.invited')).toEqual([null, of(kept)]);
});
