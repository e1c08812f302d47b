import {
  proposalSettingsKey,
  type Client,
  type Lead,
  type Proposal,
  type ProposalSupplyFound,
  type ProposalTemplate,
  type ShownProposal,
} from '@atrium/contracts';
import { expectDone, TestClock } from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { ProposalDesk } from '../testing/proposal-desk.factory.js';
import { leadDraft } from '../testing/lead-draft.factory.js';
import { itemDraft, proposalDraft } from '../testing/proposal-draft.factory.js';

const clock = new TestClock('2026-06-29T06:00:00Z');
let desk: ProposalDesk;

beforeAll(async () => {
  desk = await ProposalDesk.open(clock);
});
afterAll(() => desk.portal.close());

const accepting = { name: 'Sameer Kulkarni', agreed: true, code: null };

test('place of supply: a choice with its reason, else GSTIN, else address, else the own state', async () => {
  const { admin } = desk.acme;
  const company = (await admin.get('/api/company')).body;
  expect(
    (await admin.patch('/api/company', { version: company.version, gstin: '27AAPFU0939F1ZV' })).status,
  ).toBe(200);
  const place = async (client: object) => {
    const made = expectDone(
      await desk.asha.post<Client>(
        '/api/clients',
        clientDraft({ name: `Place ${crypto.randomUUID()}`, contacts: [], ...client }),
      ),
    );
    return expectDone(await desk.asha.get<ProposalSupplyFound>(`/api/proposals/supply?clientId=${made.id}`));
  };
  expect(await place({ gstin: null })).toMatchObject({ placeOfSupply: '27', supply: 'inState', from: 'own' });
  expect(await place({ stateCode: '29' })).toMatchObject({
    placeOfSupply: '29',
    supply: 'interState',
    from: 'address',
  });
  expect(await place({ isSez: true, stateCode: '27' })).toMatchObject({ supply: 'interState' });
  const path = `/api/proposals/supply?clientId=${desk.client.id}&place=07`;
  expect((await desk.asha.get(path)).body).toMatchObject({ placeOfSupply: '07', from: 'choice' });
  const given = proposalDraft({ clientId: desk.client.id, signerIds: [], placeOverride: '07' });
  expect((await desk.asha.post('/api/proposals', given)).body.error.fields).toEqual({
    placeReason: 'Say why this place.',
  });
  const made = await desk.draft({ placeOverride: '07', placeReason: 'Delivered in Delhi' });
  expect(made).toMatchObject({
    placeOfSupply: '07',
    supply: 'interState',
    figures: { taxes: { igst: 1_260_000 } },
  });
  const { body } = await desk.asha.patch(`/api/proposals/${made.id}`, {
    version: made.version,
    placeOverride: null,
    placeReason: null,
  });
  expect(body).toMatchObject({
    placeOfSupply: '27',
    supply: 'inState',
    figures: { taxes: { cgst: 630_000, sgst: 630_000 } },
  });
});

test('a draft stays its author’s to edit when the client is handed over or archived', async () => {
  const bela = await executive(desk.acme, 'Bela');
  const given = clientDraft({ name: 'Handed over', stateCode: '29', gstin: null, contacts: [] });
  const held = expectDone(await desk.asha.post<Client>('/api/clients', given));
  const made = await desk.draft({ clientId: held.id, signerIds: [] });
  const retitle = async (title: string) => {
    const { version } = (await desk.asha.get(`/api/proposals/${made.id}`)).body as Proposal;
    return desk.asha.patch<Proposal>(`/api/proposals/${made.id}`, { version, title });
  };
  const path = `/api/clients/${held.id}`;
  const { version } = expectDone(
    await desk.acme.admin.patch<Client>(path, { version: held.version, ownerId: bela.user.id }),
  );
  expect((await desk.asha.get(path)).status).toBe(404);
  expect(expectDone(await retitle('Second'))).toMatchObject({ placeOfSupply: '29', supply: 'interState' });
  expectDone(await desk.acme.admin.post(`${path}/archive`, { version }));
  expect(expectDone(await retitle('Third')).title).toBe('Third');
  expect(
    (await desk.asha.post('/api/proposals', proposalDraft({ clientId: held.id, signerIds: [] }))).body.error
      .fields,
  ).toHaveProperty('clientId');
});

test('a discount is percent or an amount, of an item and of all, and never both or too much', async () => {
  const items = [
    itemDraft({ discountAmount: 500_000 }),
    itemDraft({ title: 'Shoot', unitPrice: 1_000_000, discount: '10' }),
  ];
  const made = await desk.draft({ items, discountAmount: 400_000 });
  expect(made.figures).toMatchObject({ subtotal: 7_400_000, discount: 400_000 });
  const refuse = async (more: object) =>
    (
      await desk.asha.post(
        '/api/proposals',
        proposalDraft({ clientId: desk.client.id, signerIds: [], ...more }),
      )
    ).body.error.fields;
  expect(await refuse({ discount: '5', discountAmount: 1 })).toEqual({
    discountAmount: 'Use a discount in percent or an amount.',
  });
  expect(await refuse({ items: [itemDraft({ discountAmount: 7_000_001 })] })).toEqual({
    'items.0.discountAmount': 'The discount is more than what it is taken from.',
  });
  const stranger = await desk.asha.post<Client>(
    '/api/clients',
    clientDraft({
      name: 'Other signer',
      contacts: [contactDraft({ emails: ['x@other.example'], phones: [] })],
    }),
  );
  expect(Object.keys(await refuse({ signerIds: [expectDone(stranger).contact!.id] }))).toEqual(['signerIds']);
});

test('a template keeps what a proposal offers, under a name of its own', async () => {
  const { title, intro, items, terms } = await desk.draft({
    blocks: [{ title: 'How it goes', text: 'Weeks' }],
  });
  const blocks = [{ title: 'How it goes', text: 'Weeks' }];
  const template = {
    name: 'Clinics',
    title,
    intro,
    blocks,
    items,
    discount: null,
    pricesIncludeTax: false,
    terms,
  };
  const made = expectDone(await desk.asha.post<ProposalTemplate>('/api/proposal-templates', template));
  expect(
    (await desk.asha.post('/api/proposal-templates', { ...template, name: 'clinics' })).body.error.fields,
  ).toEqual({
    name: 'Another template has this name.',
  });
  expect((await desk.acme.admin.get('/api/proposal-templates')).body.items).toMatchObject([
    { id: made.id, blocks },
  ]);
  expectDone(await desk.asha.post(`/api/proposal-templates/${made.id}/archive`, { version: made.version }));
  expect((await desk.asha.get('/api/proposal-templates')).body.items).toEqual([]);
});

test('a proposal to a lead: its acceptance wins the lead and, where set, starts the onboarding', async () => {
  const value = { ...proposalSettingsKey.fallback, startsOnboarding: true };
  expectDone(await desk.acme.admin.put('/api/settings/clients.proposals', { value, version: 0 }));
  const mailbox = 'kiran@labs.example';
  const lead = expectDone(
    await desk.asha.post<Lead>('/api/leads', {
      ...leadDraft({ name: 'Kiran Kulkarni', company: 'Kulkarni Labs', emails: [mailbox], phones: [] }),
      services: ['website'],
    }),
  );
  const given = { clientId: null, leadId: lead.id, signerIds: [lead.id], title: 'Lab site' };
  const { made, outside } = await desk.send(given, mailbox);
  expect(made).toMatchObject({ client: null, lead: { id: lead.id }, forWhom: 'Kulkarni Labs' });
  const { contentHash } = (await outside('read')).body as ShownProposal;
  await outside('code');
  expectDone(await outside('accept', { ...accepting, contentHash, code: await desk.codeTo(mailbox) }));
  await desk.portal.settle();
  const won = expectDone(await desk.asha.get<Lead>(`/api/leads/${lead.id}`));
  expect(won).toMatchObject({ stage: 'won', client: { name: 'Kulkarni Labs' } });
  const proposal = expectDone(await desk.asha.get<Proposal>(`/api/proposals/${made.id}`));
  expect(proposal).toMatchObject({ state: 'accepted', client: { id: won.client!.id } });
  const { items } = (await desk.asha.get('/api/client-onboardings')).body;
  expect(items).toMatchObject([{ client: { name: 'Kulkarni Labs' }, step: 'complete' }]);
  expect((await desk.asha.get(`/api/projects?client=${won.client!.id}`)).body.items).toMatchObject([
    { name: 'Lab site' },
  ]);
});
