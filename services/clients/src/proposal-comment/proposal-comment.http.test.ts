import type { Proposal, ProposalComments } from '@atrium/contracts';
import { expectDone, openEvents, TEST_PASSWORD, TestClock, type TestPerson } from '@atrium/testing';
import { contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { ProposalDesk, SIGNER } from '../testing/proposal-desk.factory.js';

const clock = new TestClock('2026-06-29T06:00:00Z');
let desk: ProposalDesk;

beforeAll(async () => {
  desk = await ProposalDesk.open(clock);
});
afterAll(() => desk.portal.close());

const said = ({ items }: ProposalComments) => items.map(({ side, author, text }) => [side, author, text]);
const titlesOf = async (by: TestPerson): Promise<string[]> => {
  await desk.portal.settle();
  return (await by.get('/api/notifications')).body.items.map(({ title }: { title: string }) => title);
};
const subjectsTo = async (mailbox: string) => {
  await desk.portal.settle();
  return (await desk.portal.mailsTo(mailbox)).map(({ subject }) => subject);
};

async function join(email: string, firstName = 'Sameer'): Promise<TestPerson> {
  const path = '/api/client-logins';
  const { items } = (await desk.asha.get(`${path}?clientId=${desk.client.id}`)).body;
  const { contact, version } = items.find((each: { email: string }) => each.email === email);
  expectDone(await desk.asha.post(`${path}/${contact.id}`, { step: 'invite', version }));
  const token = await desk.portal.tokenMailedTo(email);
  const person = { token, firstName, lastName: 'Kulkarni', password: TEST_PASSWORD };
  expectDone(await desk.portal.browser().post('/api/auth/invitations/accept', person));
  return desk.acme.signIn(email);
}

test('who has a link asks, the team hears and answers, and a later version keeps the conversation', async () => {
  const { made, outside } = await desk.send({ title: 'Growth plan' });
  const team = `/api/proposals/${made.id}/client-comments`;
  expect((await outside('comment', { text: ' ' })).body.error.fields).toHaveProperty('text');
  expect(said(expectDone(await outside('comment', { text: 'Can we start in August?' })))).toEqual([
    ['client', 'Sameer Kulkarni', 'Can we start in August?'],
  ]);
  expect(await titlesOf(desk.asha)).toContain('Sameer Kulkarni wrote about “Growth plan”');
  const ravi = await executive(desk.acme, 'Ravi');
  expect((await ravi.get(team)).status).toBe(404);
  expect((await ravi.post(team, { text: 'Yes' })).status).toBe(404);
  expectDone(await desk.asha.post(team, { text: 'Yes, on the first.' }));
  expect(said(expectDone(await outside('comments')))).toEqual([
    ['client', 'Sameer Kulkarni', 'Can we start in August?'],
    ['company', expect.stringContaining('Asha'), 'Yes, on the first.'],
  ]);
  expectDone(await desk.asha.post(team, { text: 'Or on the third.' }));
  const about = (await subjectsTo(SIGNER)).filter((each) => each.includes('wrote about'));
  expect(about).toEqual(['Acme Media wrote about “Growth plan”']);
  const next = expectDone(await desk.take(desk.asha, made, 'revise')) as Proposal;
  expect(said(expectDone(await desk.asha.get(`/api/proposals/${next.id}/client-comments`)))).toHaveLength(3);
});

test('comments of the team alone stay inside; before it is sent there is no client who reads', async () => {
  const draft = await desk.draft();
  const path = `/api/proposals/${draft.id}/client-comments`;
  expect((await desk.asha.post(path, { text: 'Hello' })).body.error.code).toBe('PROPOSAL_UNSENT');
  const { made, outside } = await desk.send();
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Secret' }] }] };
  expectDone(await desk.asha.post('/api/comments', { kind: 'proposal', id: made.id, text: doc }));
  expect(expectDone(await outside('comments'))).toEqual({ items: [] });
});

test('a contact who signs in writes too, and hears at their own door; others find nothing', async () => {
  const sameer = await join(SIGNER);
  const { made } = await desk.send({ title: 'Reels' });
  const own = `/api/client-portal/proposals/${made.id}/comments`;
  expectDone(await sameer.post(own, { text: 'Fewer reels, please' }));
  expect((await desk.acme.admin.get(own)).status).toBe(404);
  expect((await desk.acme.admin.post(own, { text: 'x' })).status).toBe(404);
  expectDone(await desk.asha.post(`/api/proposals/${made.id}/client-comments`, { text: 'Six then.' }));
  expect(said(expectDone(await sameer.get(own)))).toHaveLength(2);
  await desk.portal.settle();
  const [mail] = (await desk.portal.mailsTo(SIGNER)).filter(({ subject }) => subject.includes('Reels”'));
  expect(mail?.text).toContain(`/client/proposal?open=${made.id}`);
});

test('a comment by a link that is sent again under its key is written once', async () => {
  const { link, outside } = await desk.send();
  const key = crypto.randomUUID();
  const headers = { 'idempotency-key': key };
  const write = (text: string) =>
    desk.portal
      .browser()
      .send({ method: 'POST', path: '/api/proposal-links/comment', body: { link, text }, headers });
  const [first, again] = [await write('Once?'), await write('Once?')];
  expect([first.status, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
  expect(again.body).toEqual(first.body);
  expect((await write('Twice?')).body.error.code).toBe('KEY_REUSED');
  expect(said(expectDone(await outside('comments')))).toHaveLength(1);
  const kept = await desk.portal.database.query('select answer from idempotency_key where key = $1', [key]);
  expect(kept).toEqual([{ answer: {} }]);
  expectDone(await outside('comment', { text: 'And again.' }));
  expect(said((await write('Once?')).body)).toHaveLength(2);
});

test('open pages of all who may read the proposals and of the client’s people read the comments again', async () => {
  const meera = contactDraft({ firstName: 'Meera', emails: ['meera@lotus.example'], phones: [] });
  expectDone(
    await desk.asha.post('/api/client-contacts', { ...meera, isPrimary: false, clientId: desk.client.id }),
  );
  const reader = await join('meera@lotus.example', 'Meera');
  const { made, outside } = await desk.send();
  const pages = [await openEvents(desk.acme.admin), await openEvents(reader)];
  const hears = async (page: (typeof pages)[number]) => {
    for (;;) {
      const event = await page.next();
      if (event.type === 'invalidate' && event.tags.includes('ProposalComment')) return;
    }
  };
  expectDone(await outside('comment', { text: 'Who hears?' }));
  await Promise.all(pages.map(hears));
  expectDone(await desk.asha.post(`/api/proposals/${made.id}/client-comments`, { text: 'All.' }));
  await Promise.all(pages.map(hears));
  for (const page of pages) page.close();
});

test('a link writes so often and no more, and nothing about what was withdrawn', async () => {
  const { made, link, outside } = await desk.send();
  const browser = desk.portal.browser();
  const write = (text: string) => browser.post('/api/proposal-links/comment', { link, text });
  for (let count = 0; count < 10; count += 1) expectDone(await write(`No. ${String(count)}`));
  expect((await write('One more')).status).toBe(429);
  expect(said(expectDone(await outside('comments')))).toHaveLength(10);
  expectDone(await desk.take(desk.asha, made, 'withdraw'));
  expect((await outside('comment', { text: 'Why?' })).body.error.code).toBe('PROPOSAL_WITHDRAWN');
});
