import type { Proposal, ShownProposal } from '@atrium/contracts';
import { JobScheduler } from '@atrium/platform';
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

const sign = async (outside: ReturnType<ProposalDesk['outside']>, name: string) => {
  const { contentHash } = (await outside('read')).body as ShownProposal;
  await outside('code');
  const accepted = await outside('accept', { name, agreed: true, contentHash, code: await desk.codeTo() });
  return accepted.body as ShownProposal;
};
/** How many mails with a signed PDF have come. */
const papersTo = async (mailbox: string) =>
  (await desk.portal.mailsTo(mailbox)).filter(({ attachments: [file] }) => file?.type === 'application/pdf')
    .length;
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
  const made = await desk.draft({
    items,
    intro: '**One** *slanted line #x* ***both***\nline\n\nTwo',
    blocks: [{ title: 'What', text: 'All:\n- One\n  1. In\n     on\n- **Two**' }],
    terms: '1. 30 days\n\n2. *More*',
  });
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
  expect((await sign(outside, 'Sameer Kulkarni')).state).toBe('accepted');
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

test('no letter, sign or browser name of a signer stops the paper; control characters are refused', async () => {
  const refused = await desk.asha.post('/api/proposals', {
    ...(await desk.draft()),
    terms: 'Net\u0007 30 days',
  });
  expect(refused.status).toBe(400);
  const text = 'தமிழ் తెలుగు 🎉 \uf0b7 \u{13000}';
  const { made, outside } = await desk.send({ title: text, intro: text, terms: `One\vtwo\u2028${text}` });
  expect((await desk.asha.get(`/api/proposals/${made.id}`)).body.terms).toBe(`One\ntwo\n${text}`);
  const [link = ''] = (await desk.linksTo(SIGNER)).slice(-1);
  await desk.portal.browser().send({
    method: 'POST',
    path: '/api/proposal-links/view',
    body: { link },
    headers: { 'user-agent': 'Probe \u0081\u0090 1' },
  });
  const accepted = await sign(outside, 'நந்தினி 🙂');
  expect([accepted.state, accepted.paperMade]).toEqual(['accepted', false]);
  await desk.portal.settle();
  expect(((await outside('read')).body as ShownProposal).paperMade).toBe(true);
  expect((await outside('pdf')).text.slice(0, 5)).toBe('%PDF-');
  const [seen] = await desk.portal.database.query<{ browser: string }>(
    `select user_agent as browser from proposal_event where proposal_id = '${made.id}' and kind = 'viewed'`,
  );
  expect(seen?.browser).toMatch(/^Probe \P{Cc}+ 1$/u);
});

test('a signed paper that could not be made is made and mailed within the hour, once', async () => {
  const { made, outside } = await desk.send();
  await sign(outside, 'Sameer Kulkarni');
  await desk.portal.settle();
  const before = await papersTo(SIGNER);
  await desk.portal.database.query(`delete from proposal_paper where proposal_id = '${made.id}'`);
  expect(((await outside('read')).body as ShownProposal).paperMade).toBe(false);
  for (const at of ['2026-06-29T06:36:00Z', '2026-06-29T07:36:00Z']) {
    clock.set(at);
    await desk.portal.app.get(JobScheduler).look();
    await desk.portal.settle();
  }
  expect(((await outside('read')).body as ShownProposal).paperMade).toBe(true);
  expect(await papersTo(SIGNER)).toBe(before + 1);
});
