import type { Application, Offer } from '@atrium/contracts';
import { JobScheduler } from '@atrium/platform';
import {
  expectDone,
  TestClock,
  TestPortal,
  type HttpClient,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { hiddenOf, sendForm } from '../testing/careers-visitor.factory.js';
import { applicant, offerDraft, openOpening } from '../testing/hiring-draft.factory.js';

const clock = new TestClock('2026-11-20T15:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

const careers = () => `/${acme.code}/careers`;
let counted = 0;

/** An offer that is sent, and the link to it as it was mailed. */
async function sent(more: object = {}): Promise<{ offer: Offer; link: string; email: string }> {
  const email = `neha${String((counted += 1))}@mail.example`;
  const { id: openingId } = await openOpening(hr, { decider: acme.admin });
  const { id } = await applicant(hr, openingId, { email });
  const { id: offerId, version } = expectDone(await hr.post<Offer>('/api/hr/offers', offerDraft(id, more)));
  const offer = expectDone(await hr.post<Offer>(`/api/hr/offers/${offerId}/send`, { version }));
  const [mail] = (await portal.mailsTo(email)).slice(-1);
  const [, link = ''] = /\/careers\/offer\?link=([\w.%-]+)/.exec(mail?.text ?? '') ?? [];
  return { offer, link: decodeURIComponent(link), email };
}

const read = async ({ id }: Offer): Promise<Offer> => expectDone(await hr.get<Offer>(`/api/hr/offers/${id}`));
const pageOf = (link: string, who: HttpClient = portal.browser()) =>
  who.get(`${careers()}/offer?link=${encodeURIComponent(link)}`);

test('an applicant accepts by the link of the mail: once, with their name, in one of two windows', async () => {
  const { offer, link } = await sent();
  const page = await pageOf(link);
  expect(page.text).toContain('OFFER-0001');
  expect(page.headers['cache-control']).toBe('no-store');
  expect((await read(offer)).state).toBe('sent');
  const fields = hiddenOf(page.text);
  const who = portal.browser();
  const unsigned = await sendForm(who, `${careers()}/offer/accept`, { ...fields, name: ' ' });
  expect([unsigned.status, unsigned.text.includes('Type your full name.')]).toEqual([400, true]);
  const other = await sendForm(who, `${careers()}/offer/accept`, {
    ...fields,
    hash: 'another',
    name: 'Neha',
  });
  expect(other.status).toBe(409);
  const answers = await Promise.all(
    ['Neha Kulkarni', 'Neha K.'].map((name) =>
      sendForm(portal.browser(), `${careers()}/offer/accept`, { ...fields, name }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await read(offer)).toMatchObject({
    state: 'accepted',
    answeredBy: expect.stringMatching(/^Neha K/),
  });
  const after = await pageOf(link);
  expect(after.text).toContain('This offer is accepted.');
  expect(after.text).toContain(`Fingerprint of this offer: ${fields['hash'] ?? ''}`);
  const [kept] = await portal.database.query<{ address: string }>(
    `select answered_address as address from offer where id = '${offer.id}'`,
  );
  expect(kept?.address).toMatch(/^10\./);
});

test('an offer is declined with a reason, and its seat is free again', async () => {
  const { offer, link } = await sent();
  const { hash = '' } = hiddenOf((await pageOf(link)).text);
  const note = 'I move to another city.';
  expect((await sendForm(portal.browser(), `${careers()}/offer/decline`, { link, hash, note })).status).toBe(
    303,
  );
  expect(await read(offer)).toMatchObject({ state: 'declined', note });
  const { state } = expectDone(await hr.get<Application>(`/api/hr/applications/${offer.applicationId}`));
  expect(state).toBe('selected');
});

test('after its last day in the zone of the company an offer is not accepted any more', async () => {
  const { offer, link } = await sent({ expiresOn: '2026-11-20', joiningOn: '2026-12-01' });
  const fields = { ...hiddenOf((await pageOf(link)).text), name: 'Neha Kulkarni' };
  clock.set('2026-11-20T18:30:01Z');
  const late = await sendForm(portal.browser(), `${careers()}/offer/accept`, fields);
  expect([late.status, late.text.includes('This offer expired on')]).toEqual([409, true]);
  expect((await read(offer)).state).toBe('sent');
});

test('whoever changes a link, or has one of what was withdrawn, finds nothing', async () => {
  const { offer, link } = await sent();
  expect((await pageOf(`${link.slice(0, -2)}xx`)).status).toBe(404);
  const { url } = expectDone(await hr.get<{ url: string }>(`/api/hr/offers/${offer.id}/link`));
  expect(decodeURIComponent(url)).toContain(link);
  const paper = await hr.open({ method: 'GET', path: `/api/hr/offers/${offer.id}/pdf` });
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  paper.destroy();
  expectDone(await hr.post(`/api/hr/offers/${offer.id}/withdraw`, { version: offer.version }));
  expect((await pageOf(link)).status).toBe(404);
});

test('applicants are erased when their time has come, are told before, and the trail proves it without a name', async () => {
  const lookAt = async (at: string) => {
    clock.set(at);
    await portal.app.get(JobScheduler).look();
    await portal.settle();
  };
  await lookAt('2026-11-20T18:40:00Z');
  const { id: openingId } = await openOpening(hr, { decider: acme.admin });
  const email = 'gone@mail.example';
  const { id, version } = await applicant(hr, openingId, { email, name: 'Gone Person', stageId: 'screened' });
  expectDone(await hr.post(`/api/hr/applications/${id}/reject`, { version, reason: 'skills' }));
  // 180 days after the decision, which was on 21 November in Kolkata, less 14; at 3:25 there.
  await lookAt('2027-05-05T21:55:00Z');
  expect((await portal.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('will erase your application'),
  ]);
  const nameOf = async () =>
    (
      await portal.database.query<{ name: string }>(
        `select c.name from application a join candidate c on c.id = a.candidate_id where a.id = '${id}'`,
      )
    )[0]?.name;
  expect(await nameOf()).toBe('Gone Person');
  await lookAt('2027-05-19T21:55:00Z');
  expect(await nameOf()).toBe('Erased applicant');
  const [entry] = await portal.database.query<{ title: string; after: object }>(
    `select resource_title as title, after from audit_entry where action = 'candidate.erase'`,
  );
  expect(entry).toMatchObject({ title: 'Erased applicant', after: { because: 'time', applications: 1 } });
});
