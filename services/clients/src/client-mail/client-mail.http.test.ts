import { randomUUID } from 'node:crypto';
import type { Client, ClientActivities, Lead, MailRecipients } from '@atrium/contracts';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { leadDraft } from '../testing/lead-draft.factory.js';

const PATH = '/api/client-mails';
let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi]: TestPerson[] = [];
let counted = 0;

beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata', name: 'Acme' });
  asha = await executive(acme, 'Asha');
  ravi = await executive(acme, 'Ravi');
});
afterAll(() => portal.close());

type About = { kind: 'lead' | 'client'; id: string };

async function newLead(by: TestPerson): Promise<{ lead: Lead; email: string }> {
  counted += 1;
  const email = `lead${String(counted)}@c${String(counted)}.example`;
  const names = { name: `Person ${String(counted)}`, company: `Company ${String(counted)}` };
  return {
    lead: expectDone(await by.post<Lead>('/api/leads', leadDraft({ ...names, emails: [email], phones: [] }))),
    email,
  };
}
const draft = (about: About, to: string[], more: object = {}) => ({
  about,
  to,
  subject: 'The plan for Diwali',
  text: 'Hello,\n\nhere is <b>the plan</b>.',
  ...more,
});
const storyOf = async (by: TestPerson, { kind, id }: About) =>
  expectDone(await by.get<ClientActivities>(`/api/client-activities?kind=${kind}&id=${id}`)).items.filter(
    (item) => item.kind === 'email',
  );
const fieldsOf = ({ body }: { body: unknown }) => (body as { error?: { fields?: object } }).error?.fields;

test('an email to a lead is sent once, answers go to its sender, and the record says what was written', async () => {
  const { lead, email } = await newLead(asha!);
  const about = { kind: 'lead' as const, id: lead.id };
  const headers = { 'idempotency-key': randomUUID() };
  const body = draft(about, [email, email]);
  const send = () => asha!.send({ method: 'POST', path: PATH, body, headers });
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status)).toContain(201);
  expect((await send()).status).toBe(201);
  const [mail, ...others] = await portal.mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'The plan for Diwali', replyTo: asha!.user.email });
  expect(mail?.text).toContain('Hello,\n\nhere is <b>the plan</b>.');
  expect(mail?.text).toContain(`of Acme wrote this. Your answer goes to ${asha!.user.email}.`);
  expect(await storyOf(asha!, about)).toMatchObject([
    { direction: 'out', subject: body.subject, sentTo: [email], text: body.text, by: { id: asha!.user.id } },
  ]);
  const after = expectDone(await asha!.get<Lead>(`/api/leads/${lead.id}`));
  expect(after.answeredAt).not.toBeNull();
});

test('people of a client are offered by their addresses; who opted out is named and gets nothing', async () => {
  const contacts = [
    contactDraft({ firstName: 'Nandini', emails: ['nandini@mari.example', 'n2@mari.example'] }),
    contactDraft({ firstName: 'Omar', emails: ['omar@mari.example'], phones: [] }),
    contactDraft({ firstName: 'Zoya', emails: [], phones: ['+91 98200 41799'] }),
  ];
  const given = clientDraft({ name: 'Mari Hotels', contacts });
  const client = expectDone(await acme.admin.post<Client>('/api/clients', given));
  const about = { kind: 'client' as const, id: client.id };
  const people = expectDone(
    await acme.admin.get<{ items: { id: string; firstName: string }[] }>(
      `/api/client-contacts?client=${client.id}`,
    ),
  );
  const omar = people.items.find(({ firstName }) => firstName === 'Omar')!;
  const said = { channel: 'email', purpose: 'enquiry', state: 'opted_out', evidence: 'He called.' };
  const consent = { address: 'omar@mari.example', ...said, about: { kind: 'contact', id: omar.id } };
  expectDone(await acme.admin.post('/api/consents', consent));
  const asked = await acme.admin.get<MailRecipients>(`${PATH}/recipients?kind=client&id=${client.id}`);
  expect(expectDone(asked).items).toEqual([
    { address: 'nandini@mari.example', name: 'Nandini Shah', refusal: null },
    { address: 'n2@mari.example', name: 'Nandini Shah', refusal: null },
    { address: 'omar@mari.example', name: 'Omar Shah', refusal: 'They asked not to be emailed.' },
  ]);
  const refused = await acme.admin.post(PATH, draft(about, ['n2@mari.example', 'omar@mari.example']));
  expect(fieldsOf(refused)).toEqual({ to: 'They asked not to be emailed.' });
  const strange = await acme.admin.post(PATH, draft(about, ['somebody@else.example']));
  expect(fieldsOf(strange)).toEqual({ to: 'Choose an address of this record.' });
  expect(await portal.mailsTo('n2@mari.example')).toEqual([]);
  expect(await storyOf(acme.admin, about)).toEqual([]);
  expectDone(await acme.admin.post(PATH, draft(about, ['nandini@mari.example', 'n2@mari.example'])));
  for (const address of ['nandini@mari.example', 'n2@mari.example'])
    expect(await portal.mailsTo(address)).toHaveLength(1);
  expect(await storyOf(acme.admin, about)).toHaveLength(1);
});

test('only those write who change the record, in words that are complete', async () => {
  const { lead, email } = await newLead(asha!);
  const about = { kind: 'lead' as const, id: lead.id };
  const reader = await executive(acme, 'Rita', [{ resource: 'leads', actions: ['read'] }]);
  const elsewhere = await portal.company();
  for (const [by, status] of [
    [ravi!, 404],
    [reader, 403],
    [elsewhere.admin, 404],
  ] as const) {
    expect((await by.post(PATH, draft(about, [email]))).status).toBe(status);
    expect((await by.get(`${PATH}/recipients?kind=lead&id=${lead.id}`)).status).toBe(status);
  }
  const onlyClients = await executive(acme, 'Cara', [{ resource: 'clients', actions: ['read', 'update'] }]);
  expect((await onlyClients.post(PATH, draft(about, [email]))).status).toBe(403);
  for (const wrong of [{ subject: ' ' }, { text: '' }, { to: [] }])
    expect(fieldsOf(await asha!.post(PATH, draft(about, [email], wrong)))).toHaveProperty(
      Object.keys(wrong)[0]!,
    );
  expectDone(await asha!.post(`/api/leads/${lead.id}/archive`, { version: lead.version }));
  expect((await asha!.post(PATH, draft(about, [email]))).status).toBe(409);
  expect(await portal.mailsTo(email)).toEqual([]);
});
