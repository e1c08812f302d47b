import type { Import, ImportRows, Lead, Matches } from '@atrium/contracts';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';

const HEAD = 'Full name,Business,Email,Mobile,Source,Value,Services,Expected close';
const NEENA =
  'Neena Das,Das Tea,neena@das.example,98200 41700,Referral,"₹1,80,000.50","SMM, website",30/04/2027';

let portal: TestPortal;
let acme: TestCompany;
let asha: TestPerson;

beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());
beforeEach(async () => {
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await executive(acme, 'Asha');
});

const read = async (by: TestPerson, { id }: Import): Promise<Import> => {
  await portal.settle();
  return (await by.get(`/api/imports/${id}`)).body as Import;
};
/** Uploads lines and has them checked with the columns that were guessed. */
const check = async (by: TestPerson, lines: string[]): Promise<Import> => {
  const sent = await by.send({
    method: 'POST',
    path: '/api/imports?importer=clients.leads&name=leads.csv',
    body: [HEAD, ...lines].join('\n'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { id, version, mapping } = expectDone(sent) as Import;
  return read(by, expectDone<Import>(await by.post(`/api/imports/${id}/mapping`, { version, mapping })));
};
const run = async (by: TestPerson, { id, version }: Import): Promise<Import> =>
  read(by, expectDone<Import>(await by.post(`/api/imports/${id}/run`, { version, follow: false })));
const faults = async (by: TestPerson, { id }: Import) =>
  ((await by.get(`/api/imports/${id}/rows?state=faulty`)).body as ImportRows).items.map(
    ({ line, faults: [first] }) => [line, first?.field, first?.words],
  );
const leads = async (by: TestPerson): Promise<Lead[]> => (await by.get('/api/leads?sort=name')).body.items;

test('rows become leads of an executive, read as people write them, and are found while typing', async () => {
  const done = await run(asha, await check(asha, [NEENA, 'Om Rao,,om@rao.example,,,,,']));
  expect(done).toMatchObject({ state: 'done', counts: { created: 2 } });
  const [neena, om] = await leads(asha);
  expect(neena).toMatchObject({
    ...{ name: 'Neena Das', company: 'Das Tea', emails: ['neena@das.example'], phones: ['+919820041700'] },
    ...{ source: 'referral', value: 18_000_050, services: ['smm', 'website'], expectedClose: '2027-04-30' },
    ...{ stage: 'assigned', owner: { id: asha.user.id } },
  });
  expect(om).toMatchObject({ source: 'import', value: null, probability: 20, phones: [] });
  const { items } = (await asha.get('/api/client-matches?person=Neena%20Das&phones=9820041700'))
    .body as Matches;
  expect(items).toMatchObject([{ kind: 'lead', verdict: 'same', seen: { name: 'Neena Das' } }]);
});

test('what is wrong, known already or there twice is said of its row', async () => {
  const contacts = [contactDraft({ firstName: 'Zoya', lastName: 'Khan', emails: ['zoya@kesar.example'] })];
  expectDone(await acme.admin.post('/api/clients', clientDraft({ name: 'Kesar Foods', contacts })));
  const checked = await check(asha, [
    NEENA,
    'Zoya Khan,,zoya@kesar.example,,,,,',
    'Nina Das,,neena@das.example,+91 98200 41700,,,,',
    'Nobody Reached,,,,,,,',
    'Bad Phone,,,12,,,,',
    'Bad Email,,someone,,,,,',
    'Bad Value,,bad@value.example,,,much,,',
    'Bad Source,,bad@source.example,,Moon,,,',
  ]);
  expect(checked.counts).toMatchObject({ ready: 1, faulty: 7 });
  expect(await faults(asha, checked)).toEqual([
    [3, 'name', 'This contact is known already.'],
    [4, 'name', 'Line 2 is the same contact.'],
    [5, 'phones', 'Give a phone number or an email, so that someone can answer.'],
    [6, 'phones', 'This is not a phone number. With country code it looks like +91 98123 45678.'],
    [7, 'emails', 'Enter an email address, like name@company.com.'],
    [8, 'value', 'Enter an amount.'],
    [9, 'source', 'Choose a source.'],
  ]);
});

test('a contact that became known after the check is left out', async () => {
  const [mine, theirs] = [await check(asha, [NEENA]), await check(acme.admin, [NEENA])];
  await run(asha, mine);
  expect((await run(acme.admin, theirs)).counts).toMatchObject({ created: 0, rejected: 1 });
});

test('an undo removes what nobody changed, and the contact is unknown again', async () => {
  const done = await run(asha, await check(asha, [NEENA, 'Om Rao,,om@rao.example,,,,,']));
  const om = (await leads(asha)).find(({ name }) => name === 'Om Rao')!;
  expectDone(await asha.patch(`/api/leads/${om.id}`, { version: om.version, city: 'Pune' }));
  expectDone(await asha.post(`/api/imports/${done.id}/undo`, { version: done.version }));
  await portal.settle();
  expect((await leads(asha)).map(({ name }) => name)).toEqual(['Om Rao']);
  const { items } = (await asha.get('/api/client-matches?person=Neena%20Das&phones=9820041700'))
    .body as Matches;
  expect(items).toEqual([]);
});
