import { createHash } from 'node:crypto';
import type { CheckedPaper, Client, Proposal, ShownProposal } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { itemDraft, proposalDraft } from '../testing/proposal-draft.factory.js';

const clock = new TestClock('2026-06-29T06:00:00Z');
const [FIRST, SECOND] = ['sameer@lotus.example', 'meera@lotus.example'] as const;
const LINES = 'M10 10L60 90Q70 80 90 20';
let portal: TestPortal;
let acme: TestCompany;
let asha: TestPerson;
let client: Client;
let signerIds: string[];

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ name: 'Acme Media', timezone: 'Asia/Kolkata' });
  asha = await executive(acme, 'Asha');
  const contacts = [
    contactDraft({ firstName: 'Sameer', emails: [FIRST] }),
    contactDraft({ firstName: 'Meera', emails: [SECOND], phones: [] }),
  ];
  client = (await asha.post('/api/clients', clientDraft({ name: 'Lotus Diagnostics', contacts }))).body;
  const people = (await asha.get(`/api/client-contacts?client=${client.id}&sort=name`)).body.items;
  const idOf = (name: string) => people.find((each: { name: string }) => each.name.startsWith(name)).id;
  signerIds = [idOf('Sameer'), idOf('Meera')];
});
afterAll(() => portal.close());

const take = async (by: TestPerson, id: string, step: string) => {
  const { version } = (await by.get(`/api/proposals/${id}`)).body as Proposal;
  return by.post(`/api/proposals/${id}/${step}`, { version });
};
const linksTo = async (email: string) =>
  (await portal.mailsTo(email)).flatMap(({ text }) => /#link=([\w.-]{40,})/.exec(text)?.[1] ?? []);
const outside =
  (link: string) =>
  (step: string, body: object = {}) =>
    portal.browser().post(`/api/proposal-links/${step}`, { link, ...body });
async function send(more: object = {}) {
  const given = proposalDraft({ clientId: client.id, signerIds: signerIds.slice(0, 1), ...more });
  const made = (await asha.post('/api/proposals', given)).body as Proposal;
  expect((await take(asha, made.id, 'send')).body).toMatchObject({ state: 'sent' });
  return { id: made.id, by: outside((await linksTo(FIRST)).at(-1) ?? '') };
}
async function sign(by: ReturnType<typeof outside>, email: string, more: object = {}) {
  const { contentHash } = (await by('read')).body as ShownProposal;
  await by('code');
  const code = /Enter (\d{6})/.exec((await portal.mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
  return by('accept', { name: 'Sameer Kulkarni', agreed: true, contentHash, code, ...more });
}

test('a revision keeps the number; when it is sent, the old link and the open page lead to it', async () => {
  const { id, by } = await send();
  const before = (await by('read')).body as ShownProposal;
  const revised = (await take(asha, id, 'revise')).body as Proposal;
  expect(revised).toMatchObject({ state: 'draft', versionNo: 2, number: before.number });
  expect((await take(asha, id, 'revise')).body.error.code).toBe('PROPOSAL_REVISED');
  expect((await by('read')).body).toMatchObject({ versionNo: 1, state: 'sent' });
  const items = [itemDraft({ unitPrice: 6_000_000 })];
  await asha.patch(`/api/proposals/${revised.id}`, { version: revised.version, items });
  expect((await take(asha, revised.id, 'send')).body).toMatchObject({ state: 'sent', number: before.number });
  expect((await asha.get(`/api/proposals/${id}`)).body).toMatchObject({
    state: 'superseded',
    versions: [
      { id: revised.id, versionNo: 2, state: 'sent' },
      { id, versionNo: 1, state: 'superseded' },
    ],
  });
  const after = (await by('read')).body as ShownProposal;
  expect(after).toMatchObject({ versionNo: 2, figures: { total: 6_000_000 } });
  const stale = await sign(by, FIRST, { contentHash: before.contentHash });
  expect([stale.status, stale.body.error.code]).toEqual([409, 'PROPOSAL_CHANGED']);
  expect((await sign(by, FIRST)).body.state).toBe('accepted');
  expect((await take(asha, revised.id, 'revise')).body.error.code).toBe('PROPOSAL_AGREED');
});

test('an old version accepted and its successor sent at the same time: exactly one counts', async () => {
  const { id, by } = await send();
  const revised = (await take(asha, id, 'revise')).body as Proposal;
  await Promise.all([sign(by, FIRST), take(asha, revised.id, 'send')]);
  const states = await Promise.all(
    [id, revised.id].map(async (each) => (await asha.get(`/api/proposals/${each}`)).body.state as string),
  );
  expect([['accepted', 'draft'].join(), ['superseded', 'sent'].join()]).toContain(states.join());
});

test('signers in order are asked one after the other, a drawing is lines only, and the last one accepts', async () => {
  const { id, by } = await send({ signerIds, inOrder: true });
  expect(await linksTo(SECOND)).toEqual([]);
  for (const signature of ['<svg onload="alert(1)"/>', 'data:image/png;base64,AA', 'x'.repeat(50_001)]) {
    const refused = await sign(by, FIRST, { signature });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['signature']]);
  }
  expect((await sign(by, FIRST, { signature: LINES })).body).toMatchObject({ state: 'sent', signed: true });
  const next = outside((await linksTo(SECOND)).at(-1) ?? '');
  expect((await sign(next, SECOND, { name: 'Meera' })).body.state).toBe('accepted');
  await portal.settle();
  const { pdfHash } = (await asha.get(`/api/proposals/${id}`)).body as Proposal;
  const mailed = [FIRST, SECOND, asha.user.email].map(async (email) => {
    const bytes = (await portal.mailsTo(email)).at(-1)?.attachments[0]?.base64 ?? '';
    return createHash('sha256').update(Buffer.from(bytes, 'base64')).digest('hex');
  });
  expect(await Promise.all(mailed)).toEqual([pdfHash, pdfHash, pdfHash]);
  const check = (hash: string, company = acme.code) =>
    portal.browser().post<CheckedPaper>('/api/proposal-checks', { company, hash });
  expect((await check(pdfHash ?? '')).body.known).toMatchObject({ company: 'Acme Media' });
  expect((await check('0'.repeat(64))).body).toEqual({ known: null });
  await expect(
    portal.database.query(`update proposal set state = 'draft' where id = '${id}'`),
  ).rejects.toThrow('stays accepted');
});

test('of one network twenty papers in ten minutes are checked, and the next is refused', async () => {
  const browser = portal.browser();
  const body = { company: acme.code, hash: '0'.repeat(64) };
  const statuses: number[] = [];
  for (let sent = 0; sent < 21; sent += 1)
    statuses.push((await browser.post('/api/proposal-checks', body)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
});

test('limits, series and validity follow the settings, which managers change', async () => {
  const settings = (await acme.admin.get('/api/settings')).body.items as { key: string; value: object }[];
  const { value } = settings.find(({ key }) => key === 'clients.proposals') ?? { value: {} };
  const path = '/api/settings/clients.proposals';
  const rules = { ...value, series: 'NM', yearStartsMonth: 1, reviewDiscount: '5' };
  expect((await asha.put(path, { value: rules, version: 0 })).status).toBe(403);
  const wrong = await acme.admin.put(path, { value: { ...rules, series: 'TOOLONG' }, version: 0 });
  expect(wrong.body.error.fields).toHaveProperty(['value.series']);
  expect((await acme.admin.put(path, { value: rules, version: 0 })).status).toBe(200);
  const draft = proposalDraft({ clientId: client.id, signerIds: signerIds.slice(0, 1), discount: '6' });
  const made = (await asha.post('/api/proposals', draft)).body as Proposal;
  expect((await take(asha, made.id, 'send')).body.error.code).toBe('PROPOSAL_REVIEW');
  await asha.patch(`/api/proposals/${made.id}`, { version: made.version, discount: null });
  expect((await take(asha, made.id, 'send')).body.number).toBe('NM/2026/0001');
});

test('a link that is sent again goes to who has yet to sign and ends the one before; each step is kept', async () => {
  const { id, by } = await send({ signerIds, inOrder: true });
  expect((await sign(by, FIRST)).status).toBe(200);
  const before = await linksTo(FIRST);
  expect((await take(asha, id, 'resend')).status).toBe(200);
  const [old, again] = (await linksTo(SECOND)).slice(-2);
  expect(await linksTo(FIRST)).toEqual(before);
  expect((await outside(old ?? '')('read')).status).toBe(404);
  expect((await outside(again ?? '')('read')).body).toMatchObject({ state: 'sent', waits: false });
  expect((await take(asha, id, 'withdraw')).status).toBe(200);
  expect((await take(asha, id, 'resend')).body.error.code).toBe('TRANSITION_REFUSED');
  const events = await portal.database.query<{ kind: string }>(
    'select kind from proposal_event where proposal_id = $1 order by id',
    [id],
  );
  const kinds = ['sent', 'code', 'proven', 'signed', 'resent', 'withdrawn'];
  expect(events.map(({ kind }) => kind)).toEqual(kinds);
});

test('after the end a new one is asked for once; a session counts as seen, and seeing as somebody does not', async () => {
  const { id, by } = await send({ validUntil: '2026-06-30' });
  const person = await acme.person('client', { email: FIRST });
  expect((await by('ask')).status).toBe(409);
  expect((await person.post(`/api/client-portal/proposals/${id}/view`)).status).toBe(200);
  expect((await asha.get(`/api/proposals/${id}`)).body.state).toBe('viewed');
  clock.set('2026-07-01T06:00:00Z');
  expect((await by('ask')).body).toMatchObject({ state: 'expired', asked: true });
  expect((await by('ask')).status).toBe(200);
  const again = await acme.signIn(asha.user.email);
  const { items } = (await again.get('/api/notifications')).body as { items: { title: string }[] };
  expect(items.filter(({ title }) => title === 'Sameer Shah asks for a new “Growth plan”')).toHaveLength(1);
});
