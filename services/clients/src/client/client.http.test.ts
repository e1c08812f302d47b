import type { Client, ClientContact, Matches } from '@atrium/contracts';
import { askedStatements, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi]: TestPerson[] = [];

beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await executive(acme, 'Asha');
  ravi = await executive(acme, 'Ravi');
});
afterAll(() => portal.close());

const add = async (by: TestPerson, more: Parameters<typeof clientDraft>[0] = {}): Promise<Client> => {
  const { status, body } = await by.post('/api/clients', clientDraft(more));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const names = async (by: TestPerson, query = ''): Promise<string[]> =>
  (await by.get(`/api/clients?${query}`)).body.items.map(({ name }: Client) => name);

test('a client gets the next code, its owner and its contacts, of whom the first is called first', async () => {
  const contacts = [
    contactDraft(),
    contactDraft({ firstName: 'Rustom', lastName: 'Irani', phones: ['9820041764'] }),
  ];
  const made = await add(asha!, { contacts });
  expect(made).toMatchObject({
    code: expect.stringMatching(/^C-\d{4}$/),
    owner: { id: asha!.user.id, name: 'Asha employee' },
    contact: { name: 'Nandini Shah', email: 'nandini@marigold.example', phone: '+919820041763' },
  });
  const { items } = (await asha!.get(`/api/client-contacts?client=${made.id}`)).body;
  expect(items).toMatchObject([
    { name: 'Nandini Shah' },
    { name: 'Rustom Irani', phones: ['+919820041764'] },
  ]);
  const [first, second] = items as ClientContact[];
  const changed = await asha!.patch(`/api/client-contacts/${second!.id}`, { version: 1, isPrimary: true });
  expect(changed.body).toMatchObject({ isPrimary: true });
  expect((await asha!.get(`/api/client-contacts/${first!.id}`)).body.isPrimary).toBe(false);
});

test('what answers say besides their rows takes two round trips for all of a page, and no transaction', async () => {
  await add(acme.admin, { name: 'Counted' });
  await acme.admin.get('/api/clients');
  const asked = await askedStatements(() => acme.admin.get('/api/clients'));
  expect(asked.filter((text) => text.startsWith('begin'))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(4);
});

test('a new name of an owner is read at once, though names of people are cached', async () => {
  const gita = await executive(acme, 'Gita');
  const made = await add(gita, { name: 'Renamed owner' });
  const ownerOf = async () => (await acme.admin.get(`/api/clients/${made.id}`)).body.owner.name;
  expect(await ownerOf()).toBe('Gita employee');
  const { id, version } = (await acme.admin.get(`/api/users/${gita.user.id}`)).body;
  const renamed = await acme.admin.patch(`/api/users/${id}`, { version, firstName: 'Geeta' });
  expect(renamed.status).toBe(200);
  expect(await ownerOf()).toBe('Geeta employee');
});

test('a client that is known already is saved again by a manager with a reason alone', async () => {
  const contacts = [contactDraft({ emails: ['mira@sagar.example'], phones: ['9820099001'] })];
  const made = await add(asha!, { name: 'Sagar Digital Media Pvt Ltd', contacts });
  const again = { name: 'Ocean Works', contacts };
  expect((await asha!.post('/api/clients', clientDraft(again))).body.error.code).toBe('CLIENT_KNOWN');
  const refused = await acme.admin.post('/api/clients', clientDraft(again));
  expect(refused.body.error.fields).toHaveProperty('knownReason');
  await add(acme.admin, { ...again, knownReason: 'Another branch' });
  const found = async (by: TestPerson, company: string) =>
    ((await by.get(`/api/client-matches?company=${encodeURIComponent(company)}`)).body as Matches).items;
  expect(await found(asha!, 'Sagar Digitel Media')).toMatchObject([
    { verdict: 'possible', seen: { id: made.id, why: 'similarCompany' } },
  ]);
  expect(await found(ravi!, 'Sagar Digitel Media')).toMatchObject([{ owner: 'Asha employee', seen: null }]);
  expect(await found(asha!, 'Sundar Foods')).toEqual([]);
});

test('wrong values are refused in words beside their fields', async () => {
  const refused = async (more: Parameters<typeof clientDraft>[0]) =>
    (await asha!.post('/api/clients', clientDraft(more))).body.error.fields;
  expect(await refused({ gstin: '27AAPFU0939F1Z' })).toEqual({ gstin: 'A GSTIN has 15 characters.' });
  expect(await refused({ gstin: '27AAPFU0939F1ZW' })).toEqual({
    gstin: 'A letter or digit is wrong: the check digit does not fit.',
  });
  expect(await refused({ ownerId: acme.id })).toEqual({ ownerId: 'This person is not available.' });
  expect(await refused({ contacts: [contactDraft({ emails: [], phones: ['12'] })] })).toHaveProperty([
    'contacts.0.phones',
  ]);
  await add(asha!, { code: 'KESAR' });
  expect(await refused({ code: 'kesar' })).toEqual({ code: 'Another client has this code.' });
});

test('an executive sees their own in list, search, export, contacts and by address; an admin sees all', async () => {
  const kesar = await add(asha!, {
    name: 'Kesar Foods',
    contacts: [contactDraft({ firstName: 'Harsh', emails: [], phones: [] })],
  });
  expect(await names(asha!, 'search=kesar')).toContain('Kesar Foods');
  expect(await names(ravi!)).toEqual([]);
  expect((await ravi!.get(`/api/clients/${kesar.id}`)).status).toBe(404);
  const found = async (by: TestPerson) => JSON.stringify((await by.get('/api/search?q=kesar')).body.groups);
  expect(await found(asha!)).toContain('Kesar Foods');
  expect(await found(ravi!)).not.toContain('Kesar Foods');
  for (const version of [1, 2])
    expect((await ravi!.patch(`/api/clients/${kesar.id}`, { version, name: 'Mine' })).status).toBe(404);
  expect((await ravi!.get(`/api/client-contacts?client=${kesar.id}`)).body.items).toEqual([]);
  const bulk = { step: 'archive', values: null, matching: null, ids: [kesar.id] };
  const report = (await ravi!.post('/api/clients/bulk', bulk)).body;
  expect(report.rows).toMatchObject([{ refusal: expect.any(String) }]);
  expect(await names(acme.admin, 'search=kesar')).toContain('Kesar Foods');
  const handed = { version: kesar.version, ownerId: ravi!.user.id };
  expect((await acme.admin.patch(`/api/clients/${kesar.id}`, handed)).status).toBe(200);
  expect((await asha!.get(`/api/clients/${kesar.id}`)).status).toBe(404);
  expect(await names(ravi!)).toEqual(['Kesar Foods']);
});

test('an archived client leaves the list and takes no changes until it is restored', async () => {
  const old = await add(asha!, { name: 'Old Mill' });
  const archived = (await asha!.post(`/api/clients/${old.id}/archive`, { version: old.version })).body;
  expect(await names(asha!, 'search=mill')).toEqual([]);
  expect(await names(asha!, 'search=mill&archived=yes')).toEqual(['Old Mill']);
  const change = { version: archived.version, name: 'New Mill' };
  expect((await asha!.patch(`/api/clients/${old.id}`, change)).body.error.code).toBe('CLIENT_ARCHIVED');
  const restored = await asha!.post(`/api/clients/${old.id}/restore`, { version: archived.version });
  expect(restored.body.allowedTransitions).toContain('archive');
});
