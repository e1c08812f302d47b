import type { Application, ApplicationPapers, Opening, Page } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { applyByForm, ownLinkOf, publicOpening } from '../testing/careers-applicant.factory.js';
import { sendForm } from '../testing/careers-visitor.factory.js';
import { applicant, openOpening } from '../testing/hiring-draft.factory.js';

const clock = new TestClock('2026-11-20T06:00:00Z');
/** A year later is the last day. */
const LAST = '2027-11-20';

let portal: TestPortal;
let acme: TestCompany;
let first: Opening & { slug: string };
let [hr, leader]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr');
  leader = await acme.person('teamLeader');
  first = await publicOpening(leader, hr);
});
afterAll(() => portal.close());
beforeEach(() => goTo('2026-11-20T06:00:00Z'));

/** Sessions end after hours without a request. */
async function goTo(moment: string): Promise<void> {
  clock.set(moment);
  [hr, leader] = await Promise.all([hr!, leader!].map(({ user }) => acme.signIn(user.email)));
}

const careers = () => `/${acme.code}/careers`;
const another = (title: string) => openOpening(leader!, { decider: hr!, title });
const listed = async (query: string, who = hr!) =>
  expectDone(await who.get<Page<Application>>(`/api/hr/applications?${query}`)).items;
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code ?? null;
const add = (id: string, openingId: string, who = hr!) =>
  who.post<Application>(`/api/hr/applications/${id}/shortlist`, { openingId });

/** Somebody who sends the form; by default they agree to be kept. */
async function applied(name: string, more: Record<string, string> = { keep: 'yes' }) {
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@mail.example`;
  await applyByForm({ portal, clock }, careers(), { slug: first.slug, name, email, phone: '', ...more });
  const [application] = await listed(`search=${encodeURIComponent(name)}`);
  return { email, application: application!, link: await ownLinkOf(portal, email) };
}
const pageOf = async (link: string) =>
  (await portal.browser().get(`${careers()}/me?link=${encodeURIComponent(link)}`)).text;

test('who agreed to be kept is listed with the day on which that ends, whatever became of the application', async () => {
  const { application } = await applied('Kept Person');
  await applied('Not Kept', {});
  await applicant(hr!, first.id, { name: 'By Hand', email: 'hand@mail.example' });
  expect(application.keptUntil).toBe(LAST);
  const { id, version } = application;
  expectDone(await hr!.post(`/api/hr/applications/${id}/reject`, { version, reason: 'skills' }));
  expect(await listed('kept=yes')).toMatchObject([{ id, keptUntil: LAST, state: 'rejected' }]);
  expect((await listed('kept=no')).map(({ candidate }) => candidate.name)).toEqual(['By Hand', 'Not Kept']);
  expect(await listed('kept=yes&state=applied')).toEqual([]);
  // Who may not know the contacts does not know that either.
  expect(await listed('kept=yes', leader)).toEqual([]);
  expect((await listed('state=rejected', leader)).map(({ keptUntil }) => keptUntil)).toEqual([null]);
  // The whole of the last day in Kolkata.
  await goTo(`${LAST}T18:29:00Z`);
  expect(await listed('kept=yes')).toHaveLength(1);
  await goTo(`${LAST}T18:31:00Z`);
  expect(await listed('kept=yes')).toEqual([]);
  expect((await listed('state=rejected')).map(({ keptUntil }) => keptUntil)).toEqual([null]);
});

test('they are added to another opening, once, and the earlier application stays as it is', async () => {
  const { application, link, email } = await applied('Added Person', { keep: 'yes', place: 'Pune' });
  const { id } = application;
  const [writer, editor] = [await another('Writer'), await another('Editor')];
  const before = expectDone(await hr!.get<Application>(`/api/hr/applications/${id}`));
  const both = await Promise.all([add(id, writer.id), add(id, writer.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(codeOf(both.find(({ status }) => status === 409)!)).toBe('APPLICATION_KNOWN');
  const made = both.find(({ status }) => status === 201)!.body;
  expect(made).toMatchObject({
    opening: { name: 'Writer' },
    state: 'applied',
    candidate: before.candidate,
    addedFrom: { id, name: 'Designer' },
    askedPay: before.askedPay,
    place: 'Pune',
    // The consent stays with the application in which it was given, and its end with it.
    keptUntil: null,
  });
  expect(expectDone(await hr!.get<Application>(`/api/hr/applications/${id}`))).toEqual(before);
  expect(await listed(`kept=yes&search=Added`)).toHaveLength(1);

  const own = await pageOf(link);
  expect(own).toContain('we added you to another opening, Writer.');
  const [, there = ''] = /href="([^"]*)">See that application/.exec(own) ?? [];
  const other = (
    await portal.browser().get(new URL(there.replaceAll('&amp;', '&')).pathname + new URL(there).search)
  ).text;
  expect(other).toContain('you agreed to be kept for other openings when you applied for Designer');
  const trail = await acme.admin.get(`/api/audit?resource=${made.id}`);
  expect(trail.text).not.toContain(email);
  // Their history says no more than the answers do.
  const told = await leader!.get(`/api/records/application/${made.id}/history`);
  expect(expectDone(told)).toMatchObject({ items: [{ action: 'application.create' }] });
  expect(told.text).not.toContain('Designer');

  expectDone(await hr!.post(`/api/hr/openings/${editor.id}/hold`, { version: editor.version }));
  expect(codeOf(await add(id, editor.id))).toBe('OPENING_CLOSED');
  expect(codeOf(await add(id, first.id))).toBe('APPLICATION_KNOWN');
  expect((await add(id, writer.id, leader)).status).toBe(403);
  expect(codeOf(await hr!.post(`/api/hr/applications/${id}/shortlist`, {}))).toBe('VALIDATION_FAILED');
  const elsewhere = await portal.company();
  expect((await add(id, writer.id, elsewhere.admin)).status).toBe(404);
});

test('nobody is added who did not agree, or once it is over, and the refusal says why', async () => {
  const [none, ended] = [await applied('Never Agreed', {}), await applied('Agreed Once')];
  const { id: openingId } = await another('Pilot');
  const refused = await add(none.application.id, openingId);
  expect([refused.status, codeOf(refused)]).toEqual([409, 'APPLICATION_NOT_KEPT']);
  expect(refused.text).toContain('Only people who agreed to be kept for other openings');
  await goTo(`${LAST}T18:31:00Z`);
  expect(codeOf(await add(ended.application.id, openingId))).toBe('APPLICATION_NOT_KEPT');
  await goTo(`${LAST}T18:29:00Z`);
  expect((await add(ended.application.id, openingId)).status).toBe(201);
});

test('applicants take it back by their link, for all of their applications', async () => {
  const { application, link, email } = await applied('Takes Back');
  const second = await publicOpening(leader!, hr!, { title: 'Painter' });
  const form = { slug: second.slug, name: 'Takes Back', email, phone: '', keep: 'yes' };
  await applyByForm({ portal, clock }, careers(), form);
  expect(await listed('kept=yes&search=Takes')).toHaveLength(1);
  for (const { id } of [first, second])
    expect(await listed(`kept=yes&search=Takes&opening=${id}`)).toMatchObject([{ opening: { id } }]);
  expect(await pageOf(link)).toContain('You agreed to be kept for other openings until');
  const visitor = portal.browser();
  const stop = () => sendForm(visitor, `${careers()}/me/stop-keeping`, { link });
  expect([(await stop()).status, (await stop()).status]).toEqual([303, 303]);
  expect(await pageOf(link)).not.toContain('You agreed to be kept for other openings');
  expect(await listed('kept=yes&search=Takes')).toEqual([]);
  const { id: openingId } = await another('Driver');
  expect(codeOf(await add(application.id, openingId))).toBe('APPLICATION_NOT_KEPT');
  const papers = await hr!.get<ApplicationPapers>(`/api/hr/applications/${application.id}/papers`);
  expect(papers.body.keepUntil).toBeNull();
  const trail = await acme.admin.get(`/api/audit?resource=${application.id}`);
  expect(trail.text).toContain('application.update');
  const told = await leader!.get(`/api/records/application/${application.id}/history`);
  expect(told.text).toContain('application.update');
  for (const { text } of [trail, told]) expect(text).not.toMatch(/keptUntil|2027/);
});

test('who is erased is kept no longer', async () => {
  const { application, link } = await applied('Erased Person');
  expectDone(await sendForm(portal.browser(), `${careers()}/me/erase`, { link }));
  expect((await listed('kept=yes')).map(({ id }) => id)).not.toContain(application.id);
  const { id: openingId } = await another('Baker');
  expect(codeOf(await add(application.id, openingId))).toBe('APPLICATION_NOT_KEPT');
});
