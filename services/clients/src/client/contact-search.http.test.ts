import type { Client, Lead, Matches, SearchAnswer } from '@atrium/contracts';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { MARK_NAMES } from '../migrations/1764100300065-mark-names.migration.js';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { leadDraft } from '../testing/lead-draft.factory.js';
import { formDraft } from '../testing/form-draft.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let asha: TestPerson;
let ravi: TestPerson;
let kesar: Client;

beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  asha = await executive(acme, 'Asha');
  ravi = await executive(acme, 'Ravi', [{ resource: 'clients', actions: ['read', 'create'] }]);
  const harsh = contactDraft({ firstName: 'Harsh', lastName: 'Oza', emails: ['harsh@oza.example'] });
  kesar = expectDone<Client>(
    await asha.post('/api/clients', clientDraft({ name: 'Kesar Foods', contacts: [harsh] })),
  );
});
afterAll(() => portal.close());

const found = async (by: TestPerson, text: string, kind: string) => {
  const { groups } = (await by.get(`/api/search?q=${encodeURIComponent(text)}`)).body as SearchAnswer;
  return groups.find((group) => group.kind === kind)?.items.map(({ id, title }) => [id, title]) ?? [];
};

test('the search finds contacts by name, digits, email and client, for those who see the client', async () => {
  for (const text of ['harsh oza', '0041763', 'harsh@oza', 'kesar'])
    expect({ text, hits: await found(asha, text, 'client_contact') }).toEqual({
      text,
      hits: [[kesar.id, 'Harsh Oza']],
    });
  expect(await found(ravi, 'harsh', 'client_contact')).toEqual([]);
  const { id } = expectDone<{ id: string }>(
    await acme.admin.post('/api/capture-forms', formDraft({ name: 'Diwali audit' })),
  );
  expect(await found(asha, 'diwali', 'capture_form')).toEqual([[id, 'Diwali audit']]);
  expect(await found(ravi, 'diwali', 'capture_form')).toEqual([]);
});

test('the search finds leads by name, email and a phone number as it is written', async () => {
  const draft = leadDraft({
    name: 'Kaveri Traders',
    emails: ['kaveri@traders.example'],
    phones: ['+919820055502'],
  });
  const { id, name } = expectDone<Lead>(await acme.admin.post('/api/leads', draft));
  for (const text of ['kaveri', 'kaveri@traders', '98200 55502', '+919820055502', '0055502'])
    expect({ text, hits: await found(acme.admin, text, 'lead') }).toEqual({ text, hits: [[id, name]] });
});

test('a file needs the right to export, and holds every value of a cell', async () => {
  const file = '/api/exports?list=clients.contacts&format=csv&columns=name,phones,client';
  expect((await asha.get(file)).text).toContain('+919820041763');
  expect((await ravi.get(file)).status).toBe(403);
});

test('companies that were saved before similar names were found are marked by the job', async () => {
  const similar = async () =>
    ((await asha.get('/api/client-matches?company=Kesar%20Food')).body as Matches).items.map(
      ({ verdict }) => verdict,
    );
  await portal.database.query('delete from company_name_mark');
  expect(await similar()).toEqual([]);
  await portal.database.query(`begin; set local role atrium_owner; ${MARK_NAMES}; commit`);
  await portal.settle();
  expect(await similar()).toEqual(['possible']);
});
