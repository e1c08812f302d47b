import type {
  Client,
  ClientContact,
  ContactMergePreview,
  ContactMerges,
  MergedSame,
  Page,
  Project,
  Proposal,
  ShownProposal,
  StartedMerge,
} from '@atrium/contracts';
import { expectDone, TestPortal, type TestPerson } from '@atrium/testing';
import { contactDraft } from '../testing/client-draft.factory.js';
import { MergeDesk, pathOf } from '../testing/merge-desk.factory.js';
import { proposalDraft } from '../testing/proposal-draft.factory.js';

const PATH = '/api/contact-merges';
let portal: TestPortal;
let admin: TestPerson;
let desk: MergeDesk;

beforeAll(async () => {
  portal = await TestPortal.start();
  admin = (await portal.company({ timezone: 'Asia/Kolkata' })).admin;
  desk = new MergeDesk(admin);
});
afterAll(() => portal.close());

/** Two clients of one company, the second with everything that can hang on it. */
async function twoClients() {
  const people = (email: string) => [
    contactDraft({ firstName: 'Zoya', lastName: 'Khan', emails: [email], phones: [] }),
  ];
  const one = await desk.client({
    gstin: '27AAPFU0939F1ZV',
    tags: ['vip'],
    contacts: people('zoya@one.example'),
  });
  const two = await desk.client({
    gstin: '24AAQCA8719H1ZC',
    stateCode: '24',
    isSez: true,
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
      clientId: two.id,
      kind: 'website',
      name: 'Site',
      code: null,
      managerId: admin.user.id,
      memberIds: [],
      startOn: '2026-07-06',
      endOn: '2026-09-25',
      budgetHours: null,
      withTemplate: false,
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
  const unsaid = await admin.post(PATH, await desk.order('client', [one.id, two.id], { agreed: ['gstin'] }));
  expect(unsaid.body.error.code).toBe('MERGE_ASKS');
  const done = await desk.merge('client', [one.id, two.id], { agreed: ['gstin', 'logins'] });
  expect((await admin.get<Client>(pathOf('client', two.id))).body).toMatchObject({
    id: one.id,
    gstin: '27AAPFU0939F1ZV',
    tags: ['vip', 'new'],
    contact: { id: one.contact?.id },
    stateCode: '24',
    isSez: true,
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
  const note = { about: { kind: 'client', id: two.id }, kind: 'note', text: 'Called the old one' };
  expectDone(await admin.post('/api/client-activities', note));
  const person = contactDraft({ firstName: 'Ila', emails: ['ila@two.example'], phones: [] });
  const added = await admin.post<ClientContact>('/api/client-contacts', {
    ...person,
    clientId: two.id,
    isPrimary: false,
  });
  expect(expectDone(added).clientId).toBe(one.id);
  for (const { id } of [one, two]) {
    const messages = (await admin.get(`/api/client-messages?clientId=${id}`)).body.items;
    expect(messages).toMatchObject([{ text: 'To the old one' }, { text: 'Files are in' }]);
    const logins = (await admin.get(`/api/client-logins?clientId=${id}`)).body.items;
    expect(logins).toHaveLength(3);
    const { items } = (await admin.get(`/api/client-activities?kind=client&id=${id}`)).body;
    expect(items).toMatchObject([{ text: 'Called the old one' }]);
  }

  expect(expectDone(await desk.undo(done.id))).toMatchObject({
    back: expect.arrayContaining(Object.entries(counts).map(([part, count]) => ({ part, count }))),
    staying: expect.arrayContaining(['messages', 'activities'].map((part) => ({ part, count: 1 }))),
  });
  expect((await admin.get<Client>(pathOf('client', two.id))).body).toMatchObject({
    id: two.id,
    gstin: '24AAQCA8719H1ZC',
    tags: ['new'],
    contact: { id: two.contact?.id },
    stateCode: '24',
    isSez: true,
  });
  expect((await admin.get<Client>(pathOf('client', one.id))).body).toMatchObject({
    stateCode: null,
    isSez: false,
  });
  expect([await held(one.id), await held(two.id)]).toEqual([[], [sent.id, written.id].toSorted()]);
});

test('duplicates are listed by how sure they are, parted by a press, and all that are the same merge in a job', async () => {
  const shared = { name: 'Ira Sen', emails: ['ira@sen.example'], knownReason: 'Asks twice' };
  const [one] = [await desk.lead(shared), await desk.lead(shared)];
  const likely = [
    await desk.lead({ phones: ['+91 98220 41001'] }),
    await desk.lead({ phones: ['+91 98220 41001'] }),
  ];
  const clients = [await desk.client({ name: 'Sen Tea', gstin: '27AAPFU0939F1ZV', knownReason: 'Again' })];
  expect((await desk.duplicates('lead', 'same')).at(0)).toEqual(['Ira Sen', 'Ira Sen']);
  const names = likely.map(({ name }) => name);
  expect(await desk.duplicates('lead', 'likely')).toEqual([names]);
  expect(await desk.duplicates('client', 'same')).toHaveLength(1);
  expect(clients).toHaveLength(1);
  const pair = { kind: 'lead', ids: likely.map(({ id }) => id) };
  expect((await admin.post('/api/contact-duplicates/part', pair)).status).toBe(204);
  expect([await desk.duplicates('lead', 'likely'), await desk.duplicates('lead', 'different')]).toEqual([
    [],
    [names],
  ]);
  await admin.post('/api/contact-duplicates/join', pair);
  expect(await desk.duplicates('lead', 'likely')).toEqual([names]);

  const start = () => admin.post<StartedMerge>('/api/contact-duplicates/merge-same', { kind: 'lead' });
  const { jobId } = expectDone(await start());
  await portal.settle();
  const { result } = (await admin.get<{ result: MergedSame }>(`/api/jobs/${jobId}`)).body;
  expect(result).toEqual({ merged: 1, left: [] });
  const { items } = (await admin.get<ContactMerges>(`${PATH}?kind=lead&job=${jobId}`)).body;
  expect(items).toMatchObject([{ survivor: { id: one.id }, merged: ['Ira Sen'], mayUndo: true }]);
  expect(await desk.duplicates('lead', 'same')).toEqual([]);
  expectDone(await desk.undo(items[0]!.id));
  expect(await desk.duplicates('lead', 'same')).toHaveLength(1);
});

test('every column that names a lead or a client is followed by a merge, or keeps what was said at its time', async () => {
  const rows = await portal.database.query<{ place: string }>(
    `select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
     where c.contype = 'f' and c.confrelid in ('lead'::regclass, 'client'::regclass) order by 1`,
  );
  const evidence = [
    'consent.lead_id',
    'lead_notice.lead_id',
    'lead_stage_change.lead_id',
    'proposal.client_id',
    'proposal.lead_id',
  ];
  const followed = [
    'client.merged_into_id',
    'lead.merged_into_id',
    'lead.client_id',
    'client_contact.client_id',
    'client_activity.client_id',
    'client_activity.lead_id',
    'client_file.client_id',
    'client_message.client_id',
    'client_onboarding.client_id',
    'client_onboarding.lead_id',
    'form_submission.client_id',
    'form_submission.lead_id',
    'project.client_id',
    'proposal.merged_client_id',
  ];
  expect(rows.map(({ place }) => place).toSorted()).toEqual([...evidence, ...followed].toSorted());
});
