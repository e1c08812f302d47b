import { JobScheduler } from '@atrium/platform';
import { TestClock } from '@atrium/testing';
import { ProposalDesk, SIGNER } from '../testing/proposal-desk.factory.js';

const clock = new TestClock('2026-06-26T06:00:00Z');
let desk: ProposalDesk;

beforeAll(async () => {
  desk = await ProposalDesk.open(clock);
});
afterAll(() => desk.portal.close());

const lookAt = async (at: string) => {
  clock.set(at);
  await desk.portal.app.get(JobScheduler).look();
  await desk.portal.settle();
};
const reminders = async () =>
  (await desk.portal.mailsTo(SIGNER)).filter(({ text }) => text.includes('plan” is open until 30 June'))
    .length;

test('signers are reminded three days and one day before the end, and then it expires and its owner is told', async () => {
  const { made } = await desk.send({ validUntil: '2026-06-30' });
  await lookAt('2026-06-26T08:10:00Z');
  const shown = (await desk.asha.get('/api/calendar/items?from=2026-06-26&to=2026-07-02')).body;
  expect(shown.items).toMatchObject([{ source: 'proposals', start: '2026-06-30', movable: false }]);
  expect(await reminders()).toBe(0);
  // 08:40 in the morning, where the client is.
  await lookAt('2026-06-27T03:10:00Z');
  expect(await reminders()).toBe(0);
  for (const at of ['2026-06-27T04:10:00Z', '2026-06-27T05:10:00Z', '2026-06-28T05:10:00Z']) await lookAt(at);
  expect(await reminders()).toBe(1);
  await lookAt('2026-06-29T05:10:00Z');
  expect(await reminders()).toBe(2);
  await lookAt('2026-06-30T18:10:00Z');
  const before = await desk.acme.signIn(desk.asha.user.email);
  expect((await before.get(`/api/proposals/${made.id}`)).body.state).toBe('sent');
  await lookAt('2026-06-30T19:10:00Z');
  expect((await before.get(`/api/proposals/${made.id}`)).body.state).toBe('expired');
  const { items } = (await before.get('/api/notifications')).body as { items: { title: string }[] };
  expect(items.filter(({ title }) => title === '“Growth plan” has expired')).toHaveLength(1);
  expect(await reminders()).toBe(2);
});
