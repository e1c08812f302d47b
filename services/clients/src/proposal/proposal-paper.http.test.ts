import type { Client, Proposal, ShownProposal } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { itemDraft, proposalDraft } from '../testing/proposal-draft.factory.js';

const clock = new TestClock('2026-06-29T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let asha: TestPerson;
let client: Client;
const SIGNER = 'sameer@lotus.example';

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await executive(acme, 'Asha');
  const contacts = [contactDraft({ firstName: 'Sameer', lastName: 'Kulkarni', emails: [SIGNER] })];
  client = (await asha.post('/api/clients', clientDraft({ name: 'Lotus Diagnostics', contacts }))).body;
});
afterAll(() => portal.close());

async function draft(more: object = {}): Promise<Proposal> {
  const given = proposalDraft({ clientId: client.id, signerIds: [client.contact!.id], ...more });
  return (await asha.post('/api/proposals', given)).body as Proposal;
}
async function send(made: Proposal): Promise<string> {
  await asha.post(`/api/proposals/${made.id}/send`, { version: made.version });
  const text = (await portal.mailsTo(SIGNER)).findLast((mail) => mail.text.includes('#link='))?.text ?? '';
  return /#link=([\w.-]{40,})/.exec(text)?.[1] ?? '';
}
const pagesOf = (pdf: string) => Number(/\/Type \/Pages[^]*?\/Count (\d+)/.exec(pdf)?.[1]);

test('a draft, a long one and one in Hindi are papers for staff who may read them, and for nobody else', async () => {
  const items = Array.from({ length: 60 }, (_, at) =>
    itemDraft({
      title: `Month ${at} #set "x" $1$ \\`,
      details: '*not bold*',
      discount: '10',
      periods: 3,
      recurrence: 'month',
    }),
  );
  const made = await draft({ items, intro: 'One\nline\n\nTwo', terms: '30 days' });
  const path = `/api/proposals/${made.id}/pdf`;
  const answer = await asha.get(path);
  expect([answer.status, answer.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect(pagesOf(answer.text)).toBeGreaterThan(1);
  const hindi = await asha.send({ method: 'GET', path, headers: { 'accept-language': 'hi' } });
  expect(hindi.text).toContain('/Lang (hi)');
  const other = await executive(acme, 'Bina');
  expect((await other.get(path)).status).toBe(404);
});

test('who has the link gets it, made twice it has the same bytes, and an accepted one ends with its evidence', async () => {
  const link = await send(await draft());
  const outside = (step: string, body: object = {}) =>
    portal.browser().post(`/api/proposal-links/${step}`, { link, ...body });
  const [one, two] = [await outside('pdf'), await outside('pdf')];
  expect([one.status, one.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect(one.text).toBe(two.text);
  expect((await portal.browser().post('/api/proposal-links/pdf', { link: `${link}x` })).status).toBe(404);
  const { contentHash } = (await outside('read')).body as ShownProposal;
  await outside('code');
  const code = /Enter (\d{6})/.exec((await portal.mailsTo(SIGNER)).at(-1)?.text ?? '')?.[1];
  const accepted = await outside('accept', { name: 'Sameer Kulkarni', agreed: true, contentHash, code });
  expect((accepted.body as ShownProposal).state).toBe('accepted');
  const signed = await outside('pdf');
  expect(pagesOf(signed.text)).toBe(pagesOf(one.text) + 1);
});

test('a client who signs in saves what was sent to them, and nothing else', async () => {
  const person = await acme.person('client', { email: SIGNER });
  const kept = await draft({ title: 'Not sent' });
  const made = await draft();
  await send(made);
  const of = ({ id }: Proposal) => `/api/client-portal/proposals/${id}/pdf`;
  expect((await person.get(of(made))).text.slice(0, 5)).toBe('%PDF-');
  expect((await person.get(of(kept))).status).toBe(404);
  expect((await (await acme.person('client')).get(of(made))).status).toBe(404);
  expect((await person.get(`/api/proposals/${made.id}/pdf`)).status).toBe(403);
});
