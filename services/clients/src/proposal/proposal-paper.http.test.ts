import type { Proposal, ShownProposal } from '@atrium/contracts';
import { TestClock } from '@atrium/testing';
import { executive } from '../testing/executive.factory.js';
import { ProposalDesk, SIGNER } from '../testing/proposal-desk.factory.js';
import { itemDraft } from '../testing/proposal-draft.factory.js';

const clock = new TestClock('2026-06-29T06:00:00Z');
let desk: ProposalDesk;

beforeAll(async () => {
  desk = await ProposalDesk.open(clock);
});
afterAll(() => desk.portal.close());

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
  const made = await desk.draft({ items, intro: 'One\nline\n\nTwo', terms: '30 days' });
  const path = `/api/proposals/${made.id}/pdf`;
  const answer = await desk.asha.get(path);
  expect([answer.status, answer.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect(pagesOf(answer.text)).toBeGreaterThan(1);
  const hindi = await desk.asha.send({ method: 'GET', path, headers: { 'accept-language': 'hi' } });
  expect(hindi.text).toContain('/Lang (hi)');
  const other = await executive(desk.acme, 'Bina');
  expect((await other.get(path)).status).toBe(404);
});

test('who has the link gets it, made twice it has the same bytes, and an accepted one ends with its evidence', async () => {
  const { outside } = await desk.send();
  const [one, two] = [await outside('pdf'), await outside('pdf')];
  expect([one.status, one.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect(one.text).toBe(two.text);
  const [link = ''] = await desk.linksTo(SIGNER);
  expect((await desk.outside(`${link}x`)('pdf')).status).toBe(404);
  const { contentHash } = (await outside('read')).body as ShownProposal;
  await outside('code');
  const code = await desk.codeTo();
  const accepted = await outside('accept', { name: 'Sameer Kulkarni', agreed: true, contentHash, code });
  expect((accepted.body as ShownProposal).state).toBe('accepted');
  await desk.portal.settle();
  const signed = await outside('pdf');
  expect(pagesOf(signed.text)).toBe(pagesOf(one.text) + 1);
});

test('a client who signs in saves what was sent to them, and nothing else', async () => {
  const person = await desk.acme.person('client', { email: SIGNER });
  const kept = await desk.draft({ title: 'Not sent' });
  const { made } = await desk.send();
  const of = ({ id }: Proposal) => `/api/client-portal/proposals/${id}/pdf`;
  expect((await person.get(of(made))).text.slice(0, 5)).toBe('%PDF-');
  expect((await person.get(of(kept))).status).toBe(404);
  expect((await (await desk.acme.person('client')).get(of(made))).status).toBe(404);
  expect((await person.get(`/api/proposals/${made.id}/pdf`)).status).toBe(403);
});
