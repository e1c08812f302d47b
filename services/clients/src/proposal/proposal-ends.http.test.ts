import type { Client, Proposal } from '@atrium/contracts';
import { JobScheduler } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { proposalDraft } from '../testing/proposal-draft.factory.js';

const clock = new TestClock('2026-06-26T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let asha: TestPerson;
let client: Client;
const SIGNER = 'sameer@lotus.example';

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await executive(acme, 'Asha');
  const contacts = [contactDraft({ firstName: 'Sameer', lastName: 'Kulkarni', emails: [SIGNER] })];
  client = (await asha.post('/api/clients', clientDraft({ name: 'Lotus Diagnostics', contacts }))).body;
});
afterAll(() => portal.close());

const lookAt = async (at: string) => {
  clock.set(at);
  await portal.app.get(JobScheduler).look();
  await portal.settle();
};
const reminders = async () =>
  (await portal.mailsTo(SIGNER)).filter(({ text }) => text.includes('is open until 30 June')).length;

test('signers are reminded three days and one day before the end, and then it expires and its owner is told', async () => {
  const given = proposalDraft({
    ...{ clientId: client.id, signerIds: [client.contact!.id], validUntil: '2026-06-30' },
  });
  const made = (await asha.post('/api/proposals', given)).body as Proposal;
  await asha.post(`/api/proposals/${made.id}/send`, { version: made.version });
  await lookAt('2026-06-26T08:10:00Z');
  const shown = (await asha.get('/api/calendar/items?from=2026-06-26&to=2026-07-02')).body;
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
  const before = await acme.signIn(asha.user.email);
  expect((await before.get(`/api/proposals/${made.id}`)).body.state).toBe('sent');
  await lookAt('2026-06-30T19:10:00Z');
  expect((await before.get(`/api/proposals/${made.id}`)).body.state).toBe('expired');
  const { items } = (await before.get('/api/notifications')).body as { items: { title: string }[] };
  expect(items.filter(({ title }) => title === '“Growth plan” has expired')).toHaveLength(1);
  expect(await reminders()).toBe(2);
});
