import { randomUUID } from 'node:crypto';
import type { Application, BulkReport, CheckedApplicationMail, Opening } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { applicant, openOpening } from '../testing/hiring-draft.factory.js';

const clock = new TestClock('2026-11-20T06:00:00Z');
const PATH = '/api/hr/application-mails';
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let leader: TestPerson;
let opening: Opening;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata', name: 'Acme' });
  hr = await acme.person('hr');
  leader = await acme.person('teamLeader');
  opening = await openOpening(leader, { decider: hr });
});
afterAll(() => portal.close());

const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code ?? null;
const applies = (name: string, more: object = {}) =>
  applicant(hr, opening.id, {
    name,
    email: `${name.replaceAll(' ', '.').toLowerCase()}@mail.example`,
    stageId: 'screened',
    ...more,
  });
const step = async ({ id }: Application, name: string, more: object = {}) => {
  const { version } = expectDone(await hr.get<Application>(`/api/hr/applications/${id}`));
  return expectDone(await hr.post(`/api/hr/applications/${id}/${name}`, { version, ...more }));
};
const draft = (ids: string[], more: object = {}) => ({
  key: randomUUID(),
  subject: 'News of {opening}',
  text: 'Dear {name},\n\n{company} writes <b>soon</b>.',
  ids,
  matching: null,
  ...more,
});
const send = (body: object, who = hr) => who.post<BulkReport>(PATH, body);
const textsTo = async (email: string | null) =>
  (await portal.mailsTo(email ?? '')).filter(({ subject }) => subject.startsWith('News of'));
const entriesOf = async ({ id }: Application) =>
  (await acme.admin.get<{ items: { action: string }[] }>(`/api/audit?resource=${id}`)).body.items.filter(
    ({ action }) => action === 'application.mail',
  );

test('each gets it once with what is theirs, however often it is sent, and has one entry in their history', async () => {
  const people = [await applies('Asha One'), await applies('{company} Two')];
  const body = draft(people.map(({ id }) => id));
  const both = await Promise.all([send(body), send(body)]);
  const again = await send(body);
  for (const answer of [...both, again])
    expect(expectDone(answer)).toMatchObject({ rows: [{ refusal: null }, { refusal: null }], more: false });
  const [mail, ...others] = await textsTo(people[0]?.email ?? null);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('News of Designer');
  expect(mail?.text).toContain('Dear Asha One,\n\nAcme writes <b>soon</b>.');
  expect(mail?.text).toContain(`/${acme.code}/careers/me?link=`);
  // A name is no field.
  expect((await textsTo(people[1]?.email ?? null)).map(({ text }) => text)).toEqual([
    expect.stringContaining('Dear {company} Two,'),
  ]);
  for (const person of people) {
    expect(await entriesOf(person)).toMatchObject([{ after: { mail: 'News of {opening}' } }]);
    const history = await hr.get(`/api/records/application/${person.id}/history`);
    expect(history.text.match(/application.mail/g)).toHaveLength(1);
  }
  // Who got it as it was is not told to have got what it became.
  const edited = [
    { ...body, text: 'Dear {name},\n\n{company} writes again.' },
    { ...body, subject: 'Other news of {opening}' },
  ];
  for (const other of edited) {
    const { rows } = expectDone(await send(other));
    for (const { refusal } of rows) expect(refusal).toMatch(/^This person got the email already, as it was/);
  }
  expect(await textsTo(people[0]?.email ?? null)).toHaveLength(1);
  // Another email to the same people is another one.
  expectDone(await send(draft(people.map(({ id }) => id))));
  expect(await textsTo(people[0]?.email ?? null)).toHaveLength(2);
});

test('who cannot get it is named with the reason before it is sent, and gets nothing', async () => {
  const reached = await applies('Can Get');
  const noEmail = await applies('No Email', { email: null, phone: '+91 98123 45611' });
  const gone = await applies('Has Withdrawn');
  await step(gone, 'withdraw');
  const erased = await applies('Was Erased');
  expectDone(await hr.post(`/api/hr/candidates/${erased.candidate.id}/erase`));
  const rejected = await applies('Was Rejected');
  await step(rejected, 'reject', { reason: 'skills' });
  const second = await openOpening(leader, { decider: hr, title: 'Writer' });
  const twice = await applicant(hr, second.id, {
    name: 'Can Get',
    email: reached.email,
    stageId: 'screened',
  });
  const ids = [reached, noEmail, gone, erased, rejected, twice].map(({ id }) => id);
  const checked = expectDone(await hr.post<CheckedApplicationMail>(`${PATH}/check`, { ids, matching: null }));
  expect(checked).toMatchObject({
    reached: 2,
    more: false,
    first: { name: 'Can Get', opening: 'Designer', company: 'Acme' },
    left: [
      { name: 'No Email', reason: 'This person has no email address.' },
      { name: 'Has Withdrawn', reason: 'This person has withdrawn the application.' },
      { name: 'Erased applicant', reason: 'This person was erased.' },
      { name: 'Can Get', reason: 'This person gets it once, by another of their applications.' },
    ],
  });
  const { rows } = expectDone(await send(draft(ids)));
  const refused = rows.filter(({ refusal }) => refusal !== null);
  expect(refused.map(({ id, refusal }) => ({ id, reason: refusal }))).toEqual(
    checked.left.map(({ id, reason }) => ({ id, reason })),
  );
  for (const { email } of [reached, rejected]) expect(await textsTo(email)).toHaveLength(1);
  expect(await textsTo(gone.email)).toEqual([]);
  expect(await entriesOf(gone)).toEqual([]);
});

test('all that match are written to', async () => {
  const { id } = await openOpening(leader, { decider: hr, title: 'Pilot' });
  for (const name of ['Pia', 'Pat']) await applicant(hr, id, { name, email: `${name}@pilot.example` });
  const matching = { opening: id, limit: 1, sort: '-createdAt' };
  const { rows } = expectDone(await send(draft([], { ids: null, matching })));
  expect(rows).toHaveLength(2);
  for (const email of ['pia@pilot.example', 'pat@pilot.example'])
    expect(await textsTo(email)).toMatchObject([{ subject: 'News of Pilot' }]);
});

test('only those who keep hiring write, to applicants of their company, in words that are complete', async () => {
  const { id, email } = await applies('Guarded One');
  expect((await send(draft([id]), leader)).status).toBe(403);
  expect((await leader.post(`${PATH}/check`, { ids: [id], matching: null })).status).toBe(403);
  const elsewhere = await portal.company();
  const foreign = expectDone(await send(draft([id]), elsewhere.admin));
  expect(foreign.rows).toMatchObject([{ name: null, refusal: expect.any(String) }]);
  const { body } = await elsewhere.admin.post(`${PATH}/check`, { ids: [id], matching: null });
  expect(body).toMatchObject({ reached: 0, left: [], first: null });
  for (const wrong of [
    { subject: '' },
    { text: ' ' },
    { text: 'Your {salary}' },
    { text: 'a'.repeat(6_001) },
  ]) {
    const refused = await send(draft([id], wrong));
    expect(refused.body).toMatchObject({
      error: { fields: { [Object.keys(wrong)[0]!]: expect.any(String) } },
    });
  }
  expect(codeOf(await send(draft([])))).toBe('VALIDATION_FAILED');
  const many = Array.from({ length: 201 }, () => randomUUID());
  expect(codeOf(await send(draft(many)))).toBe('VALIDATION_FAILED');
  expect(await textsTo(email)).toEqual([]);
});

test('an address that was sent enough for a day is refused alone, and can be written to the next day', async () => {
  const [full, free] = [await applies('Full Box'), await applies('Free Box')];
  for (let number = 0; number < 10; number += 1) expectDone(await send(draft([full.id])));
  const body = draft([full.id, free.id]);
  expect(expectDone(await send(body)).rows).toMatchObject([
    { refusal: 'This address was sent enough emails for today. Try again tomorrow.' },
    { refusal: null },
  ]);
  clock.advance({ days: 1, minutes: 1 });
  hr = await acme.signIn(hr.user.email);
  // Tried again, it reaches those alone whom it has not.
  expect(expectDone(await send(body)).rows).toMatchObject([{ refusal: null }, { refusal: null }]);
  expect(await textsTo(full.email)).toHaveLength(11);
  expect(await textsTo(free.email)).toHaveLength(1);
});
