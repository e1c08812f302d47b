import type { ClientComments, Proposal, ProposalLink, ShownProposal } from '@atrium/contracts';
import { expectDone, TestClock } from '@atrium/testing';
import { executive } from '../testing/executive.factory.js';
import { ProposalDesk, SIGNER } from '../testing/proposal-desk.factory.js';

const clock = new TestClock('2026-06-29T06:00:00Z');
let desk: ProposalDesk;

beforeAll(async () => {
  desk = await ProposalDesk.open(clock);
});
afterAll(() => desk.portal.close());

const versionOf = async ({ id }: Pick<Proposal, 'id'>) =>
  expectDone(await desk.asha.get<Proposal>(`/api/proposals/${id}`)).version;

test('the sender’s own words stand in the mail and beside the proposal, where the client reads them too', async () => {
  const made = await desk.draft({ title: 'Growth plan' });
  const path = `/api/proposals/${made.id}`;
  const message = 'As discussed on Monday.\nCall me with questions.';
  expectDone(await desk.asha.post(`${path}/send`, { version: made.version, message }));
  await desk.portal.settle();
  const [mail] = (await desk.portal.mailsTo(SIGNER)).slice(-1);
  expect(mail?.subject).toBe('Proposal from Acme Media: Growth plan');
  expect(mail?.text).toContain('As discussed on Monday.\nCall me with questions.');
  const { items } = expectDone(await desk.asha.get<ClientComments>(`${path}/client-comments`));
  expect(items.map(({ side, text }) => [side, text])).toEqual([['company', message]]);
  const long = { version: await versionOf(made), message: 'x'.repeat(2001) };
  expect((await desk.asha.post(`${path}/resend`, long)).body.error.fields).toHaveProperty('message');
});

test('what was sent, signed and kept have subjects of their own', async () => {
  const { outside } = await desk.send({ title: 'Film' });
  const { contentHash } = expectDone(await outside('read')) as ShownProposal;
  expectDone(await outside('code'));
  const code = await desk.codeTo();
  expectDone(await outside('accept', { name: 'Sameer Kulkarni', agreed: true, contentHash, code }));
  await desk.portal.settle();
  const subjects = (await desk.portal.mailsTo(SIGNER)).map(({ subject }) => subject);
  expect(subjects.filter((each) => each.endsWith('Film')).sort()).toEqual([
    'Accepted: Film',
    'Proposal from Acme Media: Film',
    'Signed copy: Film',
  ]);
});

test('a copied link works beside the mailed one until both are renewed, and is kept in the history', async () => {
  const { made, outside } = await desk.send({ title: 'Reels' });
  const path = `/api/proposals/${made.id}`;
  const signer = { signerId: desk.client.contact!.id };
  const copy = () => desk.asha.post(`${path}/link`, signer);
  const { link } = expectDone(await copy()) as ProposalLink;
  const copied = desk.outside(/#link=(.+)$/.exec(link)?.[1] ?? '');
  expect(expectDone(await copied('read'))).toMatchObject({ title: 'Reels', needsCode: true });
  expectDone(await outside('read'));
  const ravi = await executive(desk.acme, 'Ravi');
  expect((await ravi.post(`${path}/link`, signer)).status).toBe(404);
  expect((await desk.asha.post(`${path}/link`, { signerId: made.id })).body.error.code).toBe(
    'TRANSITION_REFUSED',
  );
  const history = (await desk.asha.get(`/api/records/proposal/${made.id}/history`)).body;
  expect(JSON.stringify(history)).toContain('proposal.copied');
  expectDone(await desk.take(desk.asha, made, 'resend'));
  expect([(await copied('read')).status, (await outside('read')).status]).toEqual([404, 404]);
  expectDone(await desk.take(desk.asha, made, 'withdraw'));
  expect((await copy()).body.error.code).toBe('TRANSITION_REFUSED');
});
