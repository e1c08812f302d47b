import type { Client, OwnProposals, Page, Proposal, ProposalSums, ShownProposal } from '@atrium/contracts';
import { expectDone, TestClock } from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { ProposalDesk, SIGNER } from '../testing/proposal-desk.factory.js';
import { itemDraft, proposalDraft } from '../testing/proposal-draft.factory.js';

const clock = new TestClock('2026-06-29T06:00:00Z');
let desk: ProposalDesk;

beforeAll(async () => {
  desk = await ProposalDesk.open(clock);
});
afterAll(() => desk.portal.close());

const accepting = { name: 'Sameer Kulkarni', agreed: true, code: null };

test('the server computes every figure, and names the wrong item', async () => {
  const items = [itemDraft(), itemDraft({ title: 'Shoot', qty: '2', unitPrice: 2_500_000, discount: '10' })];
  const made = await desk.draft({ items });
  expect(made).toMatchObject({
    state: 'draft',
    number: null,
    total: 11_500_000,
    figures: { subtotal: 11_500_000 },
  });
  const wrong = proposalDraft({
    clientId: desk.client.id,
    signerIds: [],
    items: [itemDraft({ taxRate: '101' })],
  });
  expect((await desk.asha.post('/api/proposals', wrong)).body.error.fields).toHaveProperty([
    'items.0.taxRate',
  ]);
  const nobody = { ...wrong, items: [itemDraft()], clientId: desk.acme.id };
  expect((await desk.asha.post('/api/proposals', nobody)).body.error.fields).toHaveProperty('clientId');
});

test('who sees proposals sees how many stand where and what they are worth, and nobody else', async () => {
  const sumsOf = async () =>
    expectDone(await desk.acme.admin.get<ProposalSums>('/api/proposals/sums')).items.find(
      ({ state }) => state === 'draft',
    ) ?? { count: 0, total: 0 };
  const before = await sumsOf();
  const { total } = await desk.draft();
  expect(await sumsOf()).toEqual({
    state: 'draft',
    currency: 'INR',
    count: before.count + 1,
    total: before.total + total,
  });
  const other = await executive(desk.acme, 'Ravi');
  expect(expectDone(await other.get<ProposalSums>('/api/proposals/sums')).items).toEqual([]);
});

test('a large proposal is reviewed by another than its author', async () => {
  const made = await desk.draft({ items: [itemDraft({ unitPrice: 60_000_000 })] });
  expect((await desk.take(desk.asha, made, 'send')).body.error.code).toBe('PROPOSAL_REVIEW');
  expect((await desk.take(desk.asha, made, 'submit')).body.state).toBe('internal_review');
  expect((await desk.take(desk.asha, made, 'approve')).status).toBe(403);
  expect((await desk.take(desk.acme.admin, made, 'approve')).body.state).toBe('approved');
  expect((await desk.take(desk.asha, made, 'send')).body).toMatchObject({
    state: 'sent',
    number: expect.any(String),
  });
});

test('a link shows the proposal, a code proves the mailbox, and one answer counts', async () => {
  const { made, outside } = await desk.send();
  const shown = (await outside('read')).body as ShownProposal;
  expect(shown).toMatchObject({
    title: 'Growth plan',
    client: 'Lotus Diagnostics',
    needsCode: true,
    state: 'sent',
  });
  expect((await desk.asha.get(`/api/proposals/${made.id}`)).body.state).toBe('sent');
  expect((await outside('view')).status).toBe(200);
  expect((await desk.asha.get(`/api/proposals/${made.id}`)).body.state).toBe('viewed');
  const { contentHash } = shown;
  expect((await outside('accept', { ...accepting, contentHash })).body.error.code).toBe('PROPOSAL_CODE');
  const other = { ...accepting, contentHash: 'f'.repeat(64) };
  expect((await outside('accept', other)).body.error.code).toBe('PROPOSAL_CHANGED');
  expect((await outside('code')).status).toBe(200);
  const code = await desk.codeTo();
  const answers = await Promise.all([
    outside('accept', { ...accepting, contentHash, code }),
    outside('accept', { ...accepting, contentHash, code }),
    outside('decline', { reason: 'Too late' }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { state } = (await desk.asha.get(`/api/proposals/${made.id}`)).body as Proposal;
  expect(['accepted', 'declined']).toContain(state);
  const change = { version: 99, title: 'Another' };
  expect((await desk.asha.patch(`/api/proposals/${made.id}`, change)).status).toBe(409);
});

test('a proposal is withdrawn although it was opened meanwhile, and the client reads that from then on', async () => {
  const { made, outside } = await desk.send();
  const { contentHash } = (await outside('read')).body as ShownProposal;
  const seen = (await desk.asha.get(`/api/proposals/${made.id}`)).body as Proposal;
  expect((await outside('view')).status).toBe(200);
  expect((await desk.take(desk.asha, seen, 'withdraw')).body.state).toBe('withdrawn');
  const refused = [
    await outside('code'),
    await outside('accept', { ...accepting, contentHash }),
    await outside('decline', { reason: 'Too dear' }),
  ];
  expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual(
    refused.map(() => [409, 'PROPOSAL_WITHDRAWN']),
  );
  expect((await outside('read')).body.state).toBe('withdrawn');
  expect((await desk.take(desk.asha, seen, 'withdraw')).body.error.code).toBe('TRANSITION_REFUSED');
});

test('whoever has a link asks for as many codes at once as they like, and nobody else waits', async () => {
  const [{ outside, link }, other] = [await desk.send(), await desk.portal.company()];
  const { contentHash } = (await outside('read')).body as ShownProposal;
  const strangers = Array.from({ length: 11 }, (_, at) =>
    at % 2 ? outside('code') : outside('accept', { ...accepting, contentHash, code: '000000' }),
  );
  const meanwhile = await Promise.all([1, 2, 3].map(() => other.admin.get('/api/notifications')));
  expect(meanwhile.map(({ status }) => status)).toEqual([200, 200, 200]);
  const answers = await Promise.all(strangers);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  // Whoever has the link uses up neither the codes nor the tries of the signer, who is elsewhere.
  const stranger = desk.portal.browser();
  const ask = () => stranger.post('/api/proposal-links/code', { link });
  const asked = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()];
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await outside('code')).status).toBe(200);
  const code = await desk.codeTo();
  const wrong = { ...accepting, link, contentHash, code: '000000' };
  for (let round = 0; round < 8; round += 1) await stranger.post('/api/proposal-links/accept', wrong);
  expect((await outside('accept', { ...accepting, contentHash, code })).body.state).toBe('accepted');
});

test('what was sent does not change by a byte, whatever asks the database for it', async () => {
  const { made } = await desk.send();
  const other = (await desk.asha.post('/api/clients', clientDraft({ name: 'Another', contacts: [] })))
    .body as Client;
  for (const set of [
    `title = 'Other'`,
    `items = '[]'`,
    `total = 1`,
    `content_hash = 'x'`,
    `terms = ''`,
    `blocks = '[{}]'`,
    `discount_amount = 1`,
    `place_of_supply = '07'`,
    `place_override = '07'`,
    `place_reason = 'x'`,
    `client_id = '${other.id}'`,
  ])
    await expect(
      desk.portal.database.query(`update proposal set ${set} where id = '${made.id}'`),
    ).rejects.toThrow('does not change');
});

test('a proposal is sent again three times an hour', async () => {
  const { made } = await desk.send();
  const before = (await desk.linksTo(SIGNER)).length;
  const answers = [];
  for (let round = 0; round < 4; round += 1) answers.push(await desk.take(desk.asha, made, 'resend'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(await desk.linksTo(SIGNER)).toHaveLength(before + 3);
});

test('it expires at the end of its last day where the client is', async () => {
  const { outside } = await desk.send({ validUntil: '2026-06-30' });
  const { contentHash } = (await outside('read')).body as ShownProposal;
  clock.set('2026-06-30T18:29:59Z');
  expect((await outside('read')).body.state).toBe('sent');
  clock.set('2026-06-30T18:30:00Z');
  expect((await outside('read')).body.state).toBe('expired');
  expect((await outside('code')).body.error.code).toBe('PROPOSAL_EXPIRED');
  const late = await outside('accept', { ...accepting, contentHash });
  expect(late.body.error.code).toBe('PROPOSAL_EXPIRED');
  clock.set('2026-06-29T06:00:00Z');
});

test('two hundred sent together have numbers without a gap', async () => {
  // Ten mails a day reach one address.
  const contacts = Array.from({ length: 20 }, (_, at) =>
    contactDraft({
      firstName: 'Signer',
      lastName: String(at),
      emails: [`signer-${String(at)}@lotus.example`],
    }),
  );
  const given = clientDraft({ name: 'Many Signers', contacts });
  const many = expectDone(await desk.asha.post<Client>('/api/clients', given));
  const { items } = (await desk.asha.get(`/api/client-contacts?client=${many.id}&limit=20`)).body as Page<{
    id: string;
  }>;
  const made: Proposal[] = [];
  for (let at = 0; at < 200; at += 1)
    made.push(await desk.draft({ clientId: many.id, signerIds: [items[at % items.length]!.id] }));
  const sent = await Promise.all(
    made.map(({ id, version }) => desk.asha.post(`/api/proposals/${id}/send`, { version })),
  );
  const numbers = sent
    .map(({ body }) => Number(/(\d+)$/.exec((body as Proposal).number ?? '')?.[1]))
    .toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, place) => numbers[0]! + place));
});

test('a client who signs in sees what was sent to them and nothing else, and needs no code', async () => {
  // Somebody else, since the signer of the other tests got ten mails today.
  const email = 'leela@iris.example';
  const contacts = [contactDraft({ firstName: 'Leela', lastName: 'Menon', emails: [email], phones: [] })];
  const given = clientDraft({ name: 'Iris Films', contacts });
  const client = expectDone(await desk.asha.post<Client>('/api/clients', given));
  const theirs = { clientId: client.id, signerIds: [client.contact!.id] };
  const person = await desk.acme.person('client', { email });
  await desk.draft({ ...theirs, title: 'Not sent' });
  const monthly = [itemDraft({ recurrence: 'month', periods: 6 })];
  const { made } = await desk.send({ ...theirs, title: 'For you', items: monthly }, email);
  const { items } = (await person.get('/api/client-portal/proposals')).body as OwnProposals;
  expect(items.map(({ title }) => title)).toContain('For you');
  expect(items.map(({ title }) => title)).not.toContain('Not sent');
  const whole = made.figures?.contractTotal;
  expect(whole).toBe(6 * made.total);
  expect(items.find(({ title }) => title === 'For you')?.total).toBe(whole);
  const path = `/api/client-portal/proposals/${made.id}`;
  const { contentHash } = (await person.get(path)).body as ShownProposal;
  expect((await person.post(`${path}/accept`, { ...accepting, contentHash })).body.state).toBe('accepted');
  const stranger = await desk.acme.person('client');
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.get('/api/client-portal/proposals')).body.items).toEqual([]);
  expect((await stranger.get('/api/proposals')).status).toBe(403);
});
