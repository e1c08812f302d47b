import type { Import, ImportRows, Lead, LeadSetup, Matches } from '@atrium/contracts';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import fc from 'fast-check';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { bruteForce, csvOf, listed, reached, SAME_AS_TWO } from '../testing/contact-file.factory.js';
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
const upload = async (by: TestPerson, lines: string[]): Promise<Import> => {
  const sent = await by.send({
    method: 'POST',
    path: '/api/imports?importer=clients.leads&name=leads.csv',
    body: lines.join('\n'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  return expectDone(sent) as Import;
};
/** Uploads lines and has them checked with the columns that were guessed. */
const check = async (by: TestPerson, lines: string[], choices = {}, head = HEAD): Promise<Import> => {
  const { id, version, mapping } = await upload(by, [head, ...lines]);
  const body = { version, mapping, choices };
  return read(by, expectDone<Import>(await by.post(`/api/imports/${id}/mapping`, body)));
};
const run = async (by: TestPerson, { id, version }: Import): Promise<Import> =>
  read(by, expectDone<Import>(await by.post(`/api/imports/${id}/run`, { version, follow: false })));
const rowsIn = async (by: TestPerson, { id }: Import, state: string) =>
  ((await by.get(`/api/imports/${id}/rows?state=${state}`)).body as ImportRows).items;
const faults = async (by: TestPerson, given: Import, state = 'faulty') =>
  (await rowsIn(by, given, state)).map(({ line, faults: [first] }) => [line, first?.field, first?.words]);
const undo = async (by: TestPerson, { id, version }: Import): Promise<Import> =>
  read(by, expectDone<Import>(await by.post(`/api/imports/${id}/undo`, { version })));
const leads = async (by: TestPerson): Promise<Lead[]> => (await by.get('/api/leads?sort=name')).body.items;

test('rows become leads of an executive, read as people write them, and are found while typing', async () => {
  const done = await run(asha, await check(asha, [NEENA, 'Om Rao,,om@rao.example,,,,,']));
  expect(done).toMatchObject({ state: 'done', counts: { created: 2 } });
  const [neena, om] = await leads(asha);
  expect(neena).toMatchObject({
    name: 'Neena Das',
    company: 'Das Tea',
    emails: ['neena@das.example'],
    phones: ['+919820041700'],
    source: 'referral',
    value: 18_000_050,
    services: ['smm', 'website'],
    expectedClose: '2027-04-30',
    stage: 'assigned',
    owner: { id: asha.user.id },
  });
  expect(om).toMatchObject({ source: 'import', value: null, probability: 20, phones: [] });
  const known = await asha.get<Matches>('/api/client-matches?person=Neena%20Das&phones=9820041700');
  expect(known.body.items).toMatchObject([{ kind: 'lead', verdict: 'same', seen: { name: 'Neena Das' } }]);
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
    'Bad Paisa,,bad@paisa.example,,,1234.5678,,',
    'Too Much,,too@much.example,,,90071992547409.93,,',
    'Below Zero,,below@zero.example,,,-5,,',
  ]);
  expect(checked.counts).toMatchObject({ ready: 1, known: 1, faulty: 9 });
  expect(await faults(asha, checked, 'known')).toEqual([
    [3, 'name', 'This contact is known already. Ask Asha Rao.'],
  ]);
  expect(await faults(asha, checked)).toEqual([
    [4, 'name', 'Line 2 is the same contact.'],
    [5, 'phones', 'Give a phone number or an email, so that someone can answer.'],
    [6, 'phones', 'This is not a phone number. With country code it looks like +91 98123 45678.'],
    [7, 'emails', 'Enter an email address, like name@company.com.'],
    [8, 'value', 'Enter an amount.'],
    [9, 'source', 'Choose one from your list.'],
    [10, 'value', 'Enter an amount without a fraction of a paisa or cent.'],
    [11, 'value', 'This amount is too large.'],
    [12, 'value', 'Enter at least 0.'],
  ]);
});

test('a contact that became known after the check is left out', async () => {
  const [mine, theirs] = [await check(asha, [NEENA]), await check(acme.admin, [NEENA])];
  await run(asha, mine);
  expect((await run(acme.admin, theirs)).counts).toMatchObject({ created: 0, rejected: 1 });
});

test('an undo archives what nobody worked on, names the rest, and the contact can be imported again', async () => {
  const lines = [NEENA, 'Om Rao,,om@rao.example,,,,,', 'Asif Khan,,asif@khan.example,,,,,'];
  const done = await run(asha, await check(asha, lines));
  const [asif, , om] = await leads(asha);
  expectDone(await asha.patch(`/api/leads/${om!.id}`, { version: om!.version, city: 'Pune' }));
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'They call back.' }] }];
  const comment = { kind: 'lead', id: asif!.id, text: { type: 'doc', content } };
  expectDone(await asha.post('/api/comments', comment));
  const undone = await undo(asha, done);
  expect(undone).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 2 } });
  const kept = await rowsIn(asha, undone, 'kept');
  expect(kept.map(({ line, faults: [first] }) => [line, first!.words])).toEqual([
    [3, 'Someone has changed this lead since. Archive it if you no longer need it.'],
    [4, 'Other records use this lead.'],
  ]);
  expect((await leads(asha)).map(({ name }) => name)).toEqual(['Asif Khan', 'Om Rao']);
  const archived = (await asha.get('/api/leads?archived=yes')).body as { items: Lead[] };
  expect(archived.items.map(({ name }) => name)).toEqual(['Neena Das']);
  expect((await run(asha, await check(asha, [NEENA]))).counts).toMatchObject({ created: 1, rejected: 0 });
});

test('known contacts are completed, also by later lines, and an undo puts back what nobody changed since', async () => {
  const bare = 'Neena Das,,neena@das.example,98200 41700,,,,';
  await run(asha, await check(asha, [bare]));
  const more = 'Pune,2027-02-01';
  const lines = [
    `Neena Das,Das Tea,neena@das.example,,,,,,${more}`,
    'Om Rao,,om@rao.example,98200 41701,,,,,,',
    'Om Rao,Rao Foods,,98200 41701,,,,,Nashik,',
    bare,
  ];
  const checked = await check(asha, lines, { known: 'fill' }, `${HEAD},City,Next action on`);
  expect(checked.counts).toMatchObject({ ready: 4, faulty: 0 });
  expect((await rowsIn(asha, checked, 'ready')).map(({ faults: [first] }) => first?.words)).toEqual([
    'Completes Neena Das.',
    undefined,
    'Completes line 3.',
    'Completes Neena Das.',
  ]);
  const done = await run(asha, checked);
  expect(done.counts).toMatchObject({ created: 1, filled: 2, rejected: 1 });
  const [neena, om] = await leads(asha);
  expect(neena).toMatchObject({ company: 'Das Tea', city: 'Pune', nextOn: '2027-02-01', source: 'import' });
  // In the morning of the company's day.
  expect(neena!.nextAt).toBe('2027-02-01T03:30:00.000Z');
  expect(om).toMatchObject({ company: 'Rao Foods', city: 'Nashik' });
  expectDone(await asha.patch(`/api/leads/${neena!.id}`, { version: neena!.version, city: 'Mumbai' }));
  const undone = await undo(asha, done);
  expect(undone.counts).toMatchObject({ undone: 2, kept: 1 });
  expect((await rowsIn(asha, undone, 'kept'))[0]?.faults).toEqual([
    { field: 'city', words: 'Someone has changed this since. It stays as it is.' },
  ]);
  expect(await leads(asha)).toMatchObject([
    { name: 'Neena Das', company: null, city: 'Mumbai', nextOn: null, nextAt: null },
  ]);
});

test('managers alone add a contact once more; what somebody else owns is not completed, and its owner is named', async () => {
  await run(asha, await check(asha, [NEENA]));
  const binod = await executive(acme, 'Binod');
  const theirs = await check(binod, [NEENA], { known: 'fill' });
  expect(await faults(binod, theirs, 'known')).toEqual([
    [2, 'name', `This contact is known already. Ask ${asha.user.firstName} ${asha.user.lastName}.`],
  ]);
  const { id, version, mapping } = theirs;
  const adding = { version, mapping, choices: { known: 'add' } };
  const refused = await binod.post(`/api/imports/${id}/mapping`, adding);
  expect(refused.body.error.fields).toEqual({ known: 'Choose one of the values.' });
  const twice = await check(acme.admin, [NEENA, NEENA], { known: 'add' });
  expect((await run(acme.admin, twice)).counts).toMatchObject({ created: 2 });
});

test('leads of a file begin where the company begins, with sources in its own words', async () => {
  const setup = expectDone<LeadSetup>(await acme.admin.get('/api/lead-setup'));
  const own = { ...setup.stages.find(({ key }) => key === 'assigned')!, key: null, name: 'To call' };
  const stages = setup.stages.map((each) => (each.key === 'assigned' ? { ...each, archived: true } : each));
  const sources = setup.sources.map((each) =>
    each.key === 'call' ? { ...each, name: 'Old clients' } : { ...each, archived: each.key === 'import' },
  );
  const changed = { ...setup, stages: [...stages, own], moves: [], sources };
  expectDone(await acme.admin.put('/api/lead-setup', changed));
  const named = ['cold call', 'old clients', ''].map((each, at) => `Om Rao,,om${at}@rao.example,,${each},,,`);
  const checked = await check(asha, named);
  expect(await faults(asha, checked)).toEqual([[2, 'source', 'Choose one from your list.']]);
  await run(asha, checked);
  const begun = { stage: 'assigned', stageName: 'To call' };
  expect(await leads(asha)).toMatchObject([
    { emails: ['om1@rao.example'], source: 'call', ...begun },
    { emails: ['om2@rao.example'], source: 'import', ...begun },
  ]);
});

test('names in two columns, and numbers of the chosen country', async () => {
  const head = 'First name,Last name,Phone';
  const done = await run(asha, await check(asha, ['Ann,Lee,020 7946 0018'], { country: 'GB' }, head));
  expect(done.counts).toMatchObject({ created: 1 });
  expect(await leads(asha)).toMatchObject([{ name: 'Ann Lee', phones: ['+442079460018'] }]);
});

test('amounts with decimal commas, second columns and dates of either order are read, or asked for', async () => {
  const head = 'Full name,Phone,Phone,Value,Expected close';
  const lines = ['Ann Lee,98200 41711,98200 41712,"1.234,56",05/04/2027', 'Bo Rao,12,,much,2027-04-30'];
  const asked = await check(asha, lines, {}, head);
  const wrong = (await rowsIn(asha, asked, 'faulty')).map((row) =>
    row.faults.map(({ field }) => field).sort(),
  );
  expect(wrong).toEqual([['expectedClose'], ['phones', 'value']]);
  const done = await run(asha, await check(asha, lines, { dates: 'month' }, head));
  expect(done.counts).toMatchObject({ created: 1, faulty: 1 });
  const phones = ['+919820041711', '+919820041712'];
  expect(await leads(asha)).toMatchObject([{ phones, value: 123_456, expectedClose: '2027-05-04' }]);
});

test('random files are compared as each row with each would be', async () => {
  const [lead, client] = fc.sample(reached, { numRuns: 2, seed: 7 });
  const { name: first, email, phone } = client!;
  const person = { firstName: first, lastName: '', emails: listed(email), phones: listed(phone) };
  const draft = clientDraft({ name: 'Kesar Foods', contacts: [contactDraft(person)], knownReason: 'x' });
  expectDone(await acme.admin.post('/api/clients', draft));
  await run(acme.admin, await check(acme.admin, [csvOf(lead!)], { known: 'add' }, RANDOM_HEAD));
  const numRuns = process.env['ATRIUM_TEST_FULL'] ? 60 : 5;
  const files = fc.sample(fc.array(reached, { minLength: 6, maxLength: 14 }), { numRuns });
  for (const rows of [SAME_AS_TWO, ...files]) {
    const checked = await check(acme.admin, rows.map(csvOf), {}, RANDOM_HEAD);
    const wanted = bruteForce(rows, [lead!, client!]);
    const known = (await faults(acme.admin, checked, 'known')).map(([line]) => line);
    const twins = (await faults(acme.admin, checked)).map(([line, , words]) => [line, twinIn(words)]);
    expect({ rows, known, twins }).toEqual({
      rows,
      known: wanted.flatMap(([line, twin]) => (twin === null ? line : [])),
      twins: wanted.flatMap(([line, twin]) => (twin === null ? [] : [[line, String(twin)]])),
    });
  }
});

const RANDOM_HEAD = 'Full name,Email,Mobile';
const twinIn = (words: unknown) => /^Line (\d+)/.exec(String(words))?.[1] ?? null;
