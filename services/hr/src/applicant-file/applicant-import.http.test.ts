import { buffer } from 'node:stream/consumers';
import type { Application, Candidate } from '@atrium/contracts';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { applicant, applicationDraft, openOpening } from '../testing/hiring-draft.factory.js';
import { done, importDesk } from '../testing/import-desk.factory.js';

const IMPORTER = 'hr.applications';
const HEAD = 'Candidate name,Email,Mobile,Position,Source,Expected CTC,Experience,Notice period';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let openingId: string;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());
beforeEach(async () => {
  acme = await portal.company();
  hr = await acme.person('hr');
  openingId = (await openOpening(hr, { decider: acme.admin })).id;
});

const desk = importDesk(
  () => portal,
  () => hr,
);
const check = (...rows: string[]) => desk.checkFile(IMPORTER, [HEAD, ...rows]);
const applications = async () =>
  expectDone(await hr.get<{ items: Application[] }>('/api/hr/applications?limit=100')).items;
const candidates = async () =>
  expectDone(await hr.get<{ items: Candidate[] }>('/api/hr/candidates?limit=100')).items;

test('a file of applicants adds them to the first stage of their opening, and an undo takes all of it back', async () => {
  const checked = await check(
    'Neha Kulkarni,Neha@Mail.example,98123 45678,designer,LinkedIn,"9,00,000",4,30',
    'Omar Aziz,,+91 98123 45679,Designer,,,,',
  );
  expect(checked.counts).toMatchObject({ ready: 2, faulty: 0, known: 0 });
  const imported = await desk.run(checked);
  expect(imported.counts).toMatchObject({ created: 2, rejected: 0 });
  const found = await applications();
  expect(found.find(({ candidate }) => candidate.name === 'Neha Kulkarni')).toMatchObject({
    state: 'applied',
    opening: { id: openingId },
    email: 'neha@mail.example',
    phone: '+919812345678',
    source: 'linkedin',
    askedPay: 90_000_000,
    experience: 4,
    noticeDays: 30,
  });
  expect(found.find(({ candidate }) => candidate.name === 'Omar Aziz')).toMatchObject({ source: 'other' });
  const undone = await hr.post(`/api/imports/${imported.id}/undo`, { version: imported.version });
  expect(undone.status).toBeLessThan(300);
  await portal.settle();
  // Nobody stays behind whom nothing would ever erase.
  expect([await applications(), await candidates()]).toEqual([[], []]);
});

test('the same person is one applicant: known in the opening, once in a file, and one candidate elsewhere', async () => {
  await applicant(hr, openingId, { email: 'neha@mail.example', phone: '+919812345678' });
  const other = await openOpening(hr, { decider: acme.admin, title: 'Writer' });
  const checked = await check(
    'Neha K,NEHA@mail.example,,Designer,,,,',
    'N Kulkarni,,098123 45678,Designer,,,,',
    'Neha K,neha@mail.example,,Writer,,,,',
    'Ravi,ravi@mail.example,,Writer,,,,',
    'Ravi S,RAVI@mail.example,,Writer,,,,',
  );
  expect(checked.counts).toMatchObject({ ready: 2, known: 2, faulty: 1 });
  const KNOWN = 'This person has applied for this opening already.';
  expect(await desk.faultsOf(checked, 'known')).toEqual([
    [2, `email: ${KNOWN}`],
    [3, `phone: ${KNOWN}`],
  ]);
  expect(await desk.faultsOf(checked, 'faulty')).toEqual([[6, 'email: Line 5 is the same person.']]);
  const imported = await desk.run(checked);
  expect(imported.counts).toMatchObject({ created: 2 });
  const [first, second] = (await applications()).filter(({ email }) => email === 'neha@mail.example');
  expect(first!.candidate.id).toBe(second!.candidate.id);
  // Who was worked on since stays, and so does who has another application.
  const ravi = (await applications()).find(({ email }) => email === 'ravi@mail.example')!;
  const rejected = { version: ravi.version, reason: 'skills' };
  expectDone(await hr.post(`/api/hr/applications/${ravi.id}/reject`, rejected));
  expectDone(await hr.post(`/api/imports/${imported.id}/undo`, { version: imported.version }));
  await portal.settle();
  expect(await desk.faultsOf(imported, 'kept')).toEqual([
    [5, ': Someone has worked on this application since. Reject it if you no longer need it.'],
  ]);
  expect((await applications()).map(({ opening }) => opening?.id)).not.toContain(other.id);
  expect((await candidates()).map(({ email }) => email).toSorted()).toEqual([
    'neha@mail.example',
    'ravi@mail.example',
  ]);
});

test('what is wrong with a row is said of it as the form says it', async () => {
  const { id, version } = await openOpening(hr, { decider: acme.admin, title: 'Closed one' });
  expectDone(await hr.post(`/api/hr/openings/${id}/close`, { version }));
  for (let times = 0; times < 2; times += 1) await openOpening(hr, { decider: acme.admin, title: 'Twin' });
  const checked = await check(
    ',nobody,12,Nowhere,Pigeon,much,70,400',
    'Asha,,,Designer,,,,',
    'Asha,asha@mail.example,,Closed one,,,,',
    'Asha,asha@mail.example,,Twin,,,,',
    'Asha,asha@mail.example,,,,,,',
  );
  expect(await desk.faultsOf(checked, 'faulty')).toEqual([
    [
      2,
      'source: Choose a source.',
      'askedPay: Enter an amount.',
      'experience: Enter 0 to 50 years.',
      'noticeDays: Enter 0 to 180 days.',
      'name: Enter a name.',
      'email: Enter an email address, like name@company.com.',
      expect.stringMatching(/^phone: Enter a phone number/),
      'opening: No opening has this title.',
    ],
    [3, 'email: Give an email or a phone number, so that someone can answer.'],
    [4, 'opening: This opening takes no one now. Open it first.'],
    [5, 'opening: Several openings have this title. Give each a title of its own first.'],
    [6, 'opening: Choose an opening.'],
  ]);
});

test('what is exported, as a workbook, comes in again as known; leads import nobody', async () => {
  expectDone(await hr.post('/api/hr/applications', applicationDraft(openingId)));
  const columns = 'candidate,opening,source,experience,askedPay,noticeDays,email,phone';
  const path = `/api/exports?list=${IMPORTER}&format=xlsx&columns=${columns}`;
  const file = await buffer(await hr.open({ method: 'GET', path }));
  const upload = (who: TestPerson) =>
    who.send({
      method: 'POST',
      path: `/api/imports?importer=${IMPORTER}&name=applicants.xlsx`,
      body: file,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const { id, version, mapping } = done(await upload(hr));
  done(await hr.post(`/api/imports/${id}/mapping`, { version, mapping }));
  expect((await desk.get(id)).counts).toMatchObject({ ready: 0, known: 1, faulty: 0 });
  expect((await upload(await acme.person('teamLeader'))).status).toBe(403);
  const template = await hr.get(`/api/import-files/template?importer=${IMPORTER}&format=csv`);
  expect(template.text).toContain('Neha Kulkarni');
});
