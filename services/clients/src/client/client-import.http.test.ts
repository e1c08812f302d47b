import type { Client, ClientContact, Import, ImportRows } from '@atrium/contracts';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';

const HEAD = 'Client name,Code,Status,GSTIN,State,City,Services,Owner,Contact person,Email,Mobile,Role';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi]: TestPerson[] = [];

beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());
beforeEach(async () => {
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await executive(acme, 'Asha');
  ravi = await executive(acme, 'Ravi');
});

const read = async (by: TestPerson, { id }: Import): Promise<Import> => {
  await portal.settle();
  return (await by.get(`/api/imports/${id}`)).body as Import;
};
const upload = (by: TestPerson, lines: string[]) =>
  by.send({
    method: 'POST',
    path: '/api/imports?importer=clients.clients&name=clients.csv',
    body: [HEAD, ...lines].join('\n'),
    headers: { 'content-type': 'application/octet-stream' },
  });
/** Uploads lines and has them checked with the columns that were guessed. */
const check = async (by: TestPerson, lines: string[], choices = {}): Promise<Import> => {
  const { id, version, mapping } = expectDone<Import>(await upload(by, lines));
  return read(
    by,
    expectDone<Import>(await by.post(`/api/imports/${id}/mapping`, { version, mapping, choices })),
  );
};
const run = async (by: TestPerson, { id, version }: Import): Promise<Import> =>
  read(by, expectDone<Import>(await by.post(`/api/imports/${id}/run`, { version, follow: false })));
const undo = async (by: TestPerson, { id, version }: Import): Promise<Import> =>
  read(by, expectDone<Import>(await by.post(`/api/imports/${id}/undo`, { version })));
const said = async (by: TestPerson, { id }: Import, state: string) =>
  ((await by.get(`/api/imports/${id}/rows?state=${state}`)).body as ImportRows).items.map(
    ({ line, faults: [first] }) => [line, first?.field, first?.words],
  );
const clients = async (by: TestPerson): Promise<Client[]> =>
  (await by.get('/api/clients?sort=name')).body.items;
const contactsOf = async (by: TestPerson, { id }: Client): Promise<ClientContact[]> =>
  (await by.get(`/api/client-contacts?client=${id}&sort=name`)).body.items;

test('a row whose owner an older release has stored in another way is refused with the reason', async () => {
  const checked = await check(acme.admin, [`Old Oak,,,,,,,${ravi!.user.email},,,,`, 'New Elm,,,,,,,,,,,']);
  await portal.database.query(
    `update data_import_row set content = content - 'ownerNamed' || jsonb_build_object('ownerEmail', content -> 'ownerNamed')
     where import_id = $1 and line = 2`,
    [checked.id],
  );
  const done = await run(acme.admin, checked);
  expect(done).toMatchObject({ state: 'done', counts: { created: 1, rejected: 1 } });
  expect(await said(acme.admin, done, 'rejected')).toEqual([
    [2, null, expect.stringContaining('Import the file again')],
  ]);
  expect((await clients(acme.admin)).map(({ name }) => name)).toEqual(['New Elm']);
});

test('rows of one client, by code or by name, make it once with its contacts; an undo leaves what was changed', async () => {
  const mail = ravi!.user.email;
  const lines = [
    `Das Tea Pvt Ltd,DAS,Prospect,27AAPFU0939F1ZV,Maharashtra,Pune,"SMM, website",${mail},Neena Das,neena@das.example,98200 41700,Founder`,
    'Das Tea,DAS,,,,,,,Om Prakash Rao,om@das.example,,Accounts',
    'M/s. Kesar Foods Ltd,,,,,,,,Zoya Khan,zoya@kesar.example,,',
    'Kesar Foods,,,,,,,,Harsh Oza,harsh@kesar.example,,',
    'Lone Star,,,,,,,,,,,',
  ];
  const checked = await check(acme.admin, lines);
  expect(checked.counts).toMatchObject({ ready: 5, faulty: 0 });
  const done = await run(acme.admin, checked);
  expect(done).toMatchObject({ state: 'done', counts: { created: 5, rejected: 0 } });
  const [das, lone, kesar] = await clients(acme.admin);
  expect(das).toMatchObject({
    name: 'Das Tea Pvt Ltd',
    code: 'DAS',
    type: 'company',
    status: 'prospect',
    stateCode: '27',
    gstin: '27AAPFU0939F1ZV',
    services: ['smm', 'website'],
    owner: { id: ravi!.user.id },
    contact: { name: 'Neena Das', email: 'neena@das.example', phone: '+919820041700' },
  });
  expect(await contactsOf(acme.admin, das!)).toMatchObject([
    { firstName: 'Neena', isPrimary: true, role: 'Founder' },
    { firstName: 'Om Prakash', lastName: 'Rao', isPrimary: false, role: 'Accounts' },
  ]);
  expect(kesar).toMatchObject({ code: expect.stringMatching(/^C-\d{4}$/), contact: { name: 'Zoya Khan' } });
  expect(lone).toMatchObject({ owner: { id: acme.admin.user.id }, contact: null });
  const [harsh] = await contactsOf(acme.admin, kesar!);
  expectDone(
    await acme.admin.patch(`/api/client-contacts/${harsh!.id}`, { version: harsh!.version, role: 'Buyer' }),
  );
  const undone = await undo(acme.admin, done);
  expect(undone).toMatchObject({ state: 'undone', counts: { undone: 3, kept: 2 } });
  expect(await said(acme.admin, undone, 'kept')).toEqual([
    [4, null, 'Someone has changed this client since. Archive it if you no longer need it.'],
    [5, null, 'Someone has changed this contact since. Archive it if you no longer need it.'],
  ]);
  expect((await clients(acme.admin)).map(({ name }) => name)).toEqual(['M/s. Kesar Foods Ltd']);
  const again = 'Das Tea,,,27AAPFU0939F1ZV,,,,,Neena Das,neena@das.example,98200 41700,';
  expect((await run(acme.admin, await check(acme.admin, [again]))).counts).toMatchObject({ created: 1 });
});

test('known clients are left out or get the contacts that they lack, those of others name whom to ask', async () => {
  const contacts = [contactDraft({ emails: ['nandini@marigold.example'], phones: ['98200 41763'] })];
  const draft = clientDraft({ code: 'MARI', gstin: '27AAPFU0939F1ZV', contacts });
  const marigold = expectDone<Client>(await asha!.post('/api/clients', draft));
  const lines = [
    'Marigold Hotels,MARI,,,,,,,Om Rao,om@marigold.example,,',
    'Marigold Hotels,MARI,,,,,,,Nandini Shah,nandini@marigold.example,,',
    'Marigold Group,,,27AAPFU0939F1ZV,,,,,Tara Sen,tara@marigold.example,,',
    'Other,MARI,,,,,,,,,,',
  ];
  const skipped = await check(asha!, lines.slice(0, 3));
  expect(await said(asha!, skipped, 'known')).toEqual(
    [2, 3, 4].map((line) => [line, 'name', 'This client is known already.']),
  );
  const filling = await check(asha!, lines.slice(0, 3), { known: 'fill' });
  expect(await said(asha!, filling, 'ready')).toEqual(
    [2, 4].map((line) => [line, null, 'Adds a contact to Marigold Hotels.']),
  );
  expect(await said(asha!, filling, 'known')).toEqual([
    [3, 'contactName', 'The client has this contact already.'],
  ]);
  const done = await run(asha!, filling);
  expect(done.counts).toMatchObject({ created: 2 });
  const names = async () => (await contactsOf(asha!, marigold)).map(({ name }) => name);
  expect(await names()).toEqual(['Nandini Shah', 'Om Rao', 'Tara Sen']);
  expect((await undo(asha!, done)).counts).toMatchObject({ undone: 2 });
  expect(await names()).toEqual(['Nandini Shah']);
  const { firstName, lastName } = asha!.user;
  const theirs = await check(ravi!, lines.slice(2), { known: 'fill' });
  expect(await said(ravi!, theirs, 'known')).toEqual([
    [2, 'name', `This client is known already. Ask ${firstName} ${lastName}.`],
  ]);
  expect(await said(ravi!, theirs, 'faulty')).toEqual([[3, 'code', 'Another client has this code.']]);
});

test('faults stand beside their column, and whoever may not add clients may not import them', async () => {
  await executive(acme, 'Tara');
  await executive(acme, 'Tara');
  const checked = await check(asha!, [
    'Good,,,,,,,,Neena Das,neena@das.example,98200 41700,',
    'Digit,,,27AAPFU0939F1ZX,,,,,,,,',
    'Letter,,,27AAPF10939F1ZV,,,,,,,,',
    'Status,,Sleeping,,,,,,,,,',
    'State,,,,Atlantis,,,,,,,',
    'Service,,,,,,Moon,,,,,',
    'Service,,,,,,,,Ann Lee,,,',
    'Owner,,,,,,,nobody@acme.example,,,,',
    'Phone,,,,,,,,Ann Lee,,12,',
    'Nameless,,,,,,,,,ann@lee.example,,',
    'Twin,,,,,,,,Neena Das,neena@das.example,,',
    'Good,,,,,,,,,,,',
    'Named,,,,,,,ravi  EMPLOYEE,,,,',
    'Twins,,,,,,,Tara employee,,,,',
  ]);
  expect(checked.counts).toMatchObject({ ready: 2, faulty: 12 });
  expect(await said(asha!, checked, 'faulty')).toEqual([
    [3, 'gstin', 'A letter or digit is wrong: to the first 14 belongs V as the last.'],
    [4, 'gstin', 'Character 7 of a GSTIN is a letter.'],
    [5, 'status', 'Choose a status.'],
    [6, 'stateCode', 'Choose a state.'],
    [7, 'services', 'Choose one from your list.'],
    [8, 'name', 'The client in line 7 has errors.'],
    [9, 'owner', 'This person is not available.'],
    [10, 'phones', 'This is not a phone number. With country code it looks like +91 98123 45678.'],
    [11, 'contactName', 'Enter a name.'],
    [12, 'contactName', 'Line 2 is the same contact.'],
    [13, 'contactName', 'Line 2 is the same client.'],
    [
      15,
      'owner',
      expect.stringMatching(/^Several people have this name: .+, .+\. Write one of these instead\.$/),
    ],
  ]);
  const [mine, theirs] = [checked, await check(acme.admin, ['Late,,,,,,,,Neena Das,neena@das.example,,'])];
  await run(asha!, mine);
  expect((await run(acme.admin, theirs)).counts).toMatchObject({ created: 0, rejected: 1 });
  const reader = await executive(acme, 'Binod', [{ resource: 'clients', actions: ['read'] }]);
  expect((await upload(reader, ['Good,,,,,,,,,,,'])).status).toBe(403);
});
