import fc from 'fast-check';
import type {
  Client,
  ClientContact,
  Comment,
  ContactMerge,
  ContactMergePreview,
  ContactMerges,
  Duplicates,
  Lead,
  MergedSame,
  Page,
  Project,
  Proposal,
  RecordHistory,
  ShownProposal,
  StartedMerge,
  UndoneMerge,
} from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { Consents } from '../consent/consents.service.js';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { leadDraft } from '../testing/lead-draft.factory.js';
import { proposalDraft } from '../testing/proposal-draft.factory.js';

const RUNS = process.env['ATRIUM_TEST_FULL'] === '1' ? 60 : 5;
const PATH = '/api/contact-merges';
let portal: TestPortal;
let acme: TestCompany;
let admin: TestPerson;
let asha: TestPerson;
let counted = 0;

beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  admin = acme.admin;
  asha = await executive(acme, 'Asha');
});
afterAll(() => portal.close());

type Kind = 'lead' | 'client';

const pathOf = (kind: Kind, id: string) => `/api/${kind}s/${id}`;
/** Nobody else is like it. */
const addLead = async (more: Parameters<typeof leadDraft>[0] = {}, by = admin): Promise<Lead> => {
  counted += 1;
  const own = `n${String(counted)}`;
  const draft = {
    name: `Naina ${own}`,
    company: `${own} mills`,
    emails: [`${own}@${own}.example`],
    phones: [],
  };
  return expectDone(await by.post<Lead>('/api/leads', leadDraft({ ...draft, ...more })));
};
const addClient = async (more: Parameters<typeof clientDraft>[0] = {}): Promise<Client> => {
  counted += 1;
  return expectDone(
    await admin.post<Client>('/api/clients', clientDraft({ name: `Mill ${String(counted)}`, ...more })),
  );
};
async function order(kind: Kind, ids: string[], more: object = {}) {
  const versions = await Promise.all(
    ids.map(async (id) => [id, (await admin.get(pathOf(kind, id))).body.version as number] as const),
  );
  return { kind, ids, versions: Object.fromEntries(versions), ...more };
}
const merge = async (kind: Kind, ids: string[], more: object = {}): Promise<ContactMerge> =>
  expectDone(await admin.post<ContactMerge>(PATH, await order(kind, ids, more)));
const undo = (id: string) => admin.post<UndoneMerge>(`${PATH}/${id}/undo`);
const say = async (kind: Kind, id: string, text: string): Promise<Comment> =>
  expectDone(await admin.post<Comment>('/api/comments', { kind, id, text: docOf(text) }));
const docOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const commentsOf = async (kind: Kind, id: string): Promise<string[]> =>
  expectDone(await admin.get<Page<Comment>>(`/api/comments?kind=${kind}&id=${id}`))
    .items.map((each) => each.id)
    .toSorted();
const duplicates = async (kind: Kind, list: string): Promise<string[][]> =>
  expectDone(await admin.get<Duplicates>(`/api/contact-duplicates?kind=${kind}&list=${list}`)).items.map(
    ({ records }) => records.map(({ name }) => name),
  );

test('leads become one with all that hangs on them; old addresses lead to it, and undone they are as before', async () => {
  const [one, two] = [
    await addLead({ city: null, value: null }),
    await addLead({ ownerId: asha.user.id, city: 'Goa' }),
  ];
  const heard = [await say('lead', one.id, 'First call'), await say('lead', two.id, 'Second call')];
  const preview = expectDone(
    await admin.get<ContactMergePreview>(`${PATH}/preview?kind=lead&ids=${one.id},${two.id}`),
  );
  expect(preview).toMatchObject({ moving: [{ part: 'comments', count: 1 }], ask: [] });
  const cityOf = preview.fields.find(({ field }) => field === 'city');
  expect(cityOf).toMatchObject({ from: two.id, values: [{ id: two.id, value: 'Goa' }] });
  const done = await merge('lead', [one.id, two.id], { choices: { name: two.id } });
  const survivor = expectDone(await admin.get<Lead>(pathOf('lead', two.id)));
  expect(survivor).toMatchObject({ id: one.id, name: two.name, city: 'Goa', owner: { id: asha.user.id } });
  expect(survivor.emails).toEqual([...one.emails, ...two.emails]);
  expect(await commentsOf('lead', one.id)).toEqual(heard.map(({ id }) => id).toSorted());
  const late = await say('lead', two.id, 'Called the old one');
  const history = expectDone(await asha.get<RecordHistory>(`/api/records/lead/${two.id}/history`));
  expect(history.items.map(({ action }) => action)).toEqual(['lead.merge', 'lead.create', 'lead.create']);
  await portal.settle();
  expect(JSON.stringify((await asha.get('/api/notifications')).body)).toContain(`open=${one.id}`);
  const found = (await admin.get<Page<Lead>>('/api/leads?archived=yes&limit=100')).body.items;
  expect(found.map(({ id }) => id)).not.toContain(two.id);
  const restored = await admin.post(`${pathOf('lead', two.id)}/restore`, { version: two.version + 1 });
  expect(restored.body.error.code).toBe('LEAD_MERGED');

  const { version } = survivor;
  await admin.patch(pathOf('lead', one.id), { version, city: 'Pune' });
  expect(expectDone(await undo(done.id))).toMatchObject({
    ...{ back: [{ part: 'comments', count: 1 }], staying: [{ part: 'comments', count: 1 }], kept: ['City'] },
  });
  expect(await admin.get(pathOf('lead', one.id))).toMatchObject({
    body: { name: one.name, emails: one.emails, city: 'Pune', owner: null },
  });
  expect(await admin.get(pathOf('lead', two.id))).toMatchObject({
    body: { id: two.id, city: 'Goa', archivedAt: null },
  });
  expect(await commentsOf('lead', one.id)).toEqual([heard[0]!.id, late.id].toSorted());
  expect(await commentsOf('lead', two.id)).toEqual([heard[1]!.id]);
  expect((await undo(done.id)).body).toMatchObject({ error: { code: 'MERGE_UNDONE' } });
});

test('a double press merges once, the second person gets a sentence, and executives may not', async () => {
  const [one, two, three] = [await addLead(), await addLead(), await addLead()];
  const given = await order('lead', [one.id, two.id]);
  expect((await asha.post(PATH, given)).status).toBe(403);
  expect((await asha.get(`/api/contact-duplicates?kind=lead`)).status).toBe(403);
  const [first, again] = await Promise.all([
    admin.post<ContactMerge>(PATH, given),
    admin.post<ContactMerge>(PATH, given),
  ]);
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  const boss = await acme.person('admin', { firstName: 'Meera' });
  expect((await boss.post(PATH, given)).body.error.code).toBe('MERGE_DONE');
  const stale = { ...(await order('lead', [one.id, three.id])), versions: { [one.id]: 1, [three.id]: 1 } };
  expect((await admin.post(PATH, stale)).body.error.code).toBe('STALE_VERSION');
  const later = await merge('lead', [three.id, one.id]);
  expect((await admin.get<Lead>(pathOf('lead', two.id))).body.id).toBe(three.id);
  expect((await undo(first.body.id)).body).toMatchObject({ error: { code: 'MERGE_LATER' } });
  expectDone(await undo(later.id));
  expect((await admin.get<Lead>(pathOf('lead', two.id))).body.id).toBe(one.id);
  await portal.database.query(
    `update contact_merge set at = at - interval '31 days' where id = '${first.body.id}'`,
  );
  expect((await undo(first.body.id)).body).toMatchObject({ error: { code: 'MERGE_TOO_LATE' } });
});

test('a won lead brings its client; leads with different clients ask first', async () => {
  const [open, won, other] = [await addLead(), await addLead(), await addLead()];
  for (const { id } of [won, other])
    expectDone(await admin.post(`${pathOf('lead', id)}/convert`, { clientId: null }));
  await merge('lead', [open.id, won.id]);
  const survivor = (await admin.get<Lead>(pathOf('lead', open.id))).body;
  expect(survivor).toMatchObject({ stage: 'won', client: { name: won.company } });
  const preview = (
    await admin.get<ContactMergePreview>(`${PATH}/preview?kind=lead&ids=${open.id},${other.id}`)
  ).body;
  expect(preview.ask).toEqual([{ question: 'convertedClient', values: [won.company, other.company] }]);
  const unasked = await admin.post(PATH, await order('lead', [open.id, other.id]));
  expect(unasked.body.error.code).toBe('MERGE_ASKS');
  await merge('lead', [open.id, other.id], { agreed: ['convertedClient'] });
  expect((await admin.get<Lead>(pathOf('lead', other.id))).body).toMatchObject({
    client: { name: won.company },
  });
});

/** Two clients of one company, the second with everything that can hang on it. */
async function twoClients() {
  const people = (email: string) => [
    contactDraft({ firstName: 'Zoya', lastName: 'Khan', emails: [email], phones: [] }),
  ];
  const one = await addClient({
    gstin: '27AAPFU0939F1ZV',
    tags: ['vip'],
    contacts: people('zoya@one.example'),
  });
  const two = await addClient({
    gstin: '24AAQCA8719H1ZC',
    tags: ['new'],
    contacts: people('zoya@two.example'),
  });
  const draft = { clientId: two.id, signerIds: [two.contact?.id ?? ''] };
  const sent = expectDone(await admin.post<Proposal>('/api/proposals', proposalDraft(draft)));
  expectDone(await admin.post(`/api/proposals/${sent.id}/send`, { version: sent.version }));
  const written = expectDone(
    await admin.post<Proposal>('/api/proposals', proposalDraft({ ...draft, title: 'Draft' })),
  );
  const project = expectDone(
    await admin.post<Project>('/api/projects', {
      ...{
        clientId: two.id,
        kind: 'website',
        name: 'Site',
        code: null,
        managerId: admin.user.id,
        memberIds: [],
      },
      ...{ startOn: '2026-07-06', endOn: '2026-09-25', budgetHours: null, withTemplate: false },
    }),
  );
  expectDone(
    await admin.post('/api/client-messages', { clientId: two.id, text: 'Files are in', fileIds: [] }),
  );
  const logins = [one, two].map(({ contact }) => `/api/client-logins/${contact?.id ?? ''}`);
  for (const path of logins) expectDone(await admin.post(path, { step: 'invite', version: null }));
  return { one, two, sent, written, project };
}

test('clients become one: what was sent stays to the byte, the rest follows, and all of it goes back', async () => {
  const { one, two, sent, written, project } = await twoClients();
  const link =
    /#link=([\w.-]{40,})/.exec((await portal.mailsTo('zoya@two.example'))[0]?.text ?? '')?.[1] ?? '';
  const shown = () => portal.browser().post<ShownProposal>('/api/proposal-links/read', { link });
  const before = {
    shown: (await shown()).body,
    pdf: (await admin.get(`/api/proposals/${sent.id}/pdf`)).text,
  };
  const preview = (
    await admin.get<ContactMergePreview>(`${PATH}/preview?kind=client&ids=${one.id},${two.id}`)
  ).body;
  expect(preview.ask).toEqual([
    { question: 'gstin', values: ['27AAPFU0939F1ZV', '24AAQCA8719H1ZC'] },
    { question: 'logins', values: ['zoya@one.example', 'zoya@two.example'] },
  ]);
  const counts = { contacts: 1, proposals: 2, projects: 1, messages: 1 };
  expect(Object.fromEntries(preview.moving.map(({ part, count }) => [part, count]))).toEqual(counts);
  const unsaid = await admin.post(PATH, await order('client', [one.id, two.id], { agreed: ['gstin'] }));
  expect(unsaid.body.error.code).toBe('MERGE_ASKS');
  const done = await merge('client', [one.id, two.id], { agreed: ['gstin', 'logins'] });
  expect((await admin.get<Client>(pathOf('client', two.id))).body).toMatchObject({
    ...{ id: one.id, gstin: '27AAPFU0939F1ZV', tags: ['vip', 'new'], contact: { id: one.contact?.id } },
  });
  const held = async (id: string) =>
    (await admin.get<Page<Proposal>>(`/api/proposals?client=${id}`)).body.items
      .map((each) => each.id)
      .toSorted();
  expect(await held(one.id)).toEqual([sent.id, written.id].toSorted());
  expect((await admin.get<Project>(`/api/projects/${project.id}`)).body.client.id).toBe(one.id);
  expect((await admin.get<Page<ClientContact>>(`/api/client-contacts?client=${one.id}`)).body.total).toBe(2);
  const kept = (await admin.get<Proposal>(`/api/proposals/${sent.id}`)).body;
  expect(kept).toMatchObject({ clientId: two.id, client: { id: one.id } });
  expect({
    shown: (await shown()).body,
    pdf: (await admin.get(`/api/proposals/${sent.id}/pdf`)).text,
  }).toEqual(before);
  const late = await admin.post('/api/client-messages', {
    clientId: two.id,
    text: 'To the old one',
    fileIds: [],
  });
  expect(late.status).toBe(200);

  expect(expectDone(await undo(done.id))).toMatchObject({
    back: expect.arrayContaining(Object.entries(counts).map(([part, count]) => ({ part, count }))),
    staying: [{ part: 'messages', count: 1 }],
  });
  expect((await admin.get<Client>(pathOf('client', two.id))).body).toMatchObject({
    ...{ id: two.id, gstin: '24AAQCA8719H1ZC', tags: ['new'], contact: { id: two.contact?.id } },
  });
  expect([await held(one.id), await held(two.id)]).toEqual([[], [sent.id, written.id].toSorted()]);
});

test('an opt-out of one is one of all, until the merge is undone', async () => {
  const [one, two] = [await addLead(), await addLead()];
  const choice = { channel: 'email', purpose: 'enquiry', state: 'opted_out', evidence: 'By phone' };
  const given = { about: { kind: 'lead', id: two.id }, address: two.emails[0], ...choice };
  expectDone(await admin.post('/api/consents', given));
  const agrees = () =>
    portal.app
      .get(TenantDb)
      .run(acme.id, () => portal.app.get(Consents).agrees(one.emails[0] ?? '', 'email', 'enquiry'));
  expect(await agrees()).toBe(true);
  const { id } = await merge('lead', [one.id, two.id]);
  expect(await agrees()).toBe(false);
  expectDone(await undo(id));
  expect(await agrees()).toBe(true);
});

test('duplicates are listed by how sure they are, parted by a press, and all that are the same merge in a job', async () => {
  const shared = { name: 'Ira Sen', emails: ['ira@sen.example'], knownReason: 'Asks twice' };
  const [one] = [await addLead(shared), await addLead(shared)];
  const likely = [
    await addLead({ phones: ['+91 98220 41001'] }),
    await addLead({ phones: ['+91 98220 41001'] }),
  ];
  const clients = [await addClient({ name: 'Sen Tea', gstin: '27AAPFU0939F1ZV', knownReason: 'Again' })];
  expect((await duplicates('lead', 'same')).at(0)).toEqual(['Ira Sen', 'Ira Sen']);
  const names = likely.map(({ name }) => name);
  expect(await duplicates('lead', 'likely')).toEqual([names]);
  expect(await duplicates('client', 'same')).toHaveLength(1);
  expect(clients).toHaveLength(1);
  const pair = { kind: 'lead', ids: likely.map(({ id }) => id) };
  expect((await admin.post('/api/contact-duplicates/part', pair)).status).toBe(204);
  expect([await duplicates('lead', 'likely'), await duplicates('lead', 'different')]).toEqual([[], [names]]);
  await admin.post('/api/contact-duplicates/join', pair);
  expect(await duplicates('lead', 'likely')).toEqual([names]);

  const start = () => admin.post<StartedMerge>('/api/contact-duplicates/merge-same', { kind: 'lead' });
  const { jobId } = expectDone(await start());
  await portal.settle();
  const { result } = (await admin.get<{ result: MergedSame }>(`/api/jobs/${jobId}`)).body;
  expect(result).toEqual({ merged: 1, left: [] });
  const { items } = (await admin.get<ContactMerges>(`${PATH}?kind=lead&job=${jobId}`)).body;
  expect(items).toMatchObject([{ survivor: { id: one!.id }, merged: ['Ira Sen'], mayUndo: true }]);
  expect(await duplicates('lead', 'same')).toEqual([]);
  expectDone(await undo(items[0]!.id));
  expect(await duplicates('lead', 'same')).toHaveLength(1);
});

test('whatever is merged and undone in whatever order, each comment is where it was', async () => {
  const leads = await Promise.all([addLead(), addLead(), addLead(), addLead()]);
  for (const { id, name } of leads) await say('lead', id, name);
  const whole = () => Promise.all(leads.map(({ id }) => admin.get<Lead>(pathOf('lead', id))));
  const state = async () =>
    Promise.all(
      (await whole()).map(async ({ body: { id, emails, name } }) => ({
        id,
        emails,
        name,
        comments: await commentsOf('lead', id),
      })),
    );
  const before = await state();
  const pairs = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(pairs, async (given) => {
      const done: string[] = [];
      for (const [one, other] of given) {
        const ids = (await whole()).map(({ body }) => body.id);
        const chosen = [ids[one] ?? '', ids[other] ?? ''];
        if (new Set(chosen).size === 2) done.push((await merge('lead', chosen)).id);
      }
      const now = new Set((await state()).flatMap(({ comments }) => comments));
      expect(now.size).toBe(leads.length);
      for (const id of done.toReversed()) expectDone(await undo(id));
      expect(await state()).toEqual(before);
    }),
    { numRuns: RUNS },
  );
});

test('every column that names a lead or a client is followed by a merge, or keeps what was said at its time', async () => {
  const rows = await portal.database.query<{ place: string }>(
    `select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
     where c.contype = 'f' and c.confrelid in ('lead'::regclass, 'client'::regclass) order by 1`,
  );
  const evidence = ['consent.lead_id', 'proposal.client_id'];
  const followed = [
    ...['client.merged_into_id', 'lead.merged_into_id', 'lead.client_id', 'client_contact.client_id'],
    ...['client_message.client_id', 'client_onboarding.client_id', 'client_onboarding.lead_id'],
    ...[
      'form_submission.client_id',
      'form_submission.lead_id',
      'project.client_id',
      'proposal.merged_client_id',
    ],
  ];
  expect(rows.map(({ place }) => place).toSorted()).toEqual([...evidence, ...followed].toSorted());
});
