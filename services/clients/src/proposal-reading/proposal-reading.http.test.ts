import type { ClientContact, ProposalReading, ShownProposal } from '@atrium/contracts';
import { expectDone, TestClock } from '@atrium/testing';
import { contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { ProposalDesk } from '../testing/proposal-desk.factory.js';

const clock = new TestClock('2026-06-29T06:00:00Z');
let desk: ProposalDesk;

beforeAll(async () => {
  desk = await ProposalDesk.open(clock);
});
afterAll(() => desk.portal.close());

const blocks = [{ title: 'How we work', text: 'In weeks.' }];
const terms = 'Paid in ten days.';
const readingOf = async (id: string) =>
  expectDone<ProposalReading>(await desk.asha.get(`/api/proposals/${id}/reading`)).items;

test('the time of each part adds up, in the order of the page, and only those who see the proposal see it', async () => {
  const { made, outside } = await desk.send({ title: 'Film', blocks, terms });
  const { contentHash } = expectDone(await outside('read')) as ShownProposal;
  const tell = (part: string, seconds: number) =>
    outside('reading', { contentHash, parts: [{ part, seconds }] });
  expectDone(await tell('costs', 15));
  await Promise.all([tell('costs', 20), tell('block-0', 7), tell('costs', 5), tell('block-5', 9)]);
  expectDone(await tell('intro', 3));
  expect(await readingOf(made.id)).toEqual([
    { part: 'intro', seconds: 3 },
    { part: 'block-0', seconds: 7 },
    { part: 'costs', seconds: 40 },
  ]);
  const ravi = await executive(desk.acme, 'Ravi');
  expect((await ravi.get(`/api/proposals/${made.id}/reading`)).status).toBe(404);
});

test('nothing counts of another version, after the answer, or faster than some screens can tell', async () => {
  const { made, outside } = await desk.send({ title: 'Reels', terms });
  const { contentHash } = expectDone(await outside('read')) as ShownProposal;
  const parts = [{ part: 'terms', seconds: 20 }];
  expectDone(await outside('reading', { contentHash: 'f'.repeat(64), parts }));
  expect(await readingOf(made.id)).toEqual([]);
  clock.advance({ minutes: 2 });
  for (let count = 0; count < 20; count += 1) expectDone(await outside('reading', { contentHash, parts }));
  const [most] = await readingOf(made.id);
  expect(most).toEqual({ part: 'terms', seconds: 240 });
  clock.advance({ minutes: 2 });
  expectDone(await outside('decline', { reason: 'Too dear' }));
  expectDone(await outside('reading', { contentHash, parts }));
  expect(await readingOf(made.id)).toEqual([most]);
});

test('one message tells of no more seconds than passed since the last one', async () => {
  const { outside } = await desk.send({ title: 'Shop' });
  const { contentHash } = expectDone(await outside('read')) as ShownProposal;
  const part = (name: string, seconds: number) => ({ part: name, seconds });
  for (const parts of [[], [part('costs', 21)], [part('costs', 15), part('intro', 15)], [part('x', 1)]])
    expect((await outside('reading', { contentHash, parts })).status).toBe(400);
});

test('who has signed, or told too often, uses up nothing of who has still to answer', async () => {
  const mailbox = 'meera@lotus.example';
  const contact = contactDraft({ firstName: 'Meera', lastName: 'Nair', emails: [mailbox], phones: [] });
  const given = { ...contact, isPrimary: false, clientId: desk.client.id };
  const { id } = expectDone(await desk.asha.post<ClientContact>('/api/client-contacts', given));
  const { made, outside } = await desk.send({ terms, signerIds: [desk.client.contact!.id, id] });
  const other = desk.outside((await desk.linksTo(mailbox)).at(-1) ?? '');
  const { contentHash } = expectDone(await outside('read')) as ShownProposal;
  const told = { contentHash, parts: [{ part: 'terms', seconds: 20 }] };
  for (let count = 0; count < 20; count += 1) expectDone(await outside('reading', told));
  expectDone(await other('reading', told));
  expect(await readingOf(made.id)).toEqual([{ part: 'terms', seconds: 260 }]);
  clock.advance({ minutes: 2 });
  expectDone(await outside('code'));
  const signing = { name: 'Sameer Kulkarni', agreed: true, contentHash, code: await desk.codeTo() };
  expect(expectDone(await outside('accept', signing))).toMatchObject({ state: 'sent', signed: true });
  expectDone(await outside('reading', told));
  expect(await readingOf(made.id)).toEqual([{ part: 'terms', seconds: 260 }]);
  expectDone(await other('reading', told));
  expect(await readingOf(made.id)).toEqual([{ part: 'terms', seconds: 280 }]);
});
