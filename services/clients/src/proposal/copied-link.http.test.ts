import type {
  ProposalComments,
  Proposal,
  ProposalLink,
  RecordHistory,
  ShownProposal,
} from '@atrium/contracts';
import { expectDone, TestClock } from '@atrium/testing';
import { ProposalDesk } from '../testing/proposal-desk.factory.js';

const clock = new TestClock('2026-06-29T06:00:00Z');
let desk: ProposalDesk;

beforeAll(async () => {
  desk = await ProposalDesk.open(clock);
});
afterAll(() => desk.portal.close());

const signerId = () => desk.client.contact!.id;
async function linkOf({ id }: Pick<Proposal, 'id'>): Promise<string> {
  const path = `/api/proposals/${id}/link`;
  const { link } = expectDone<ProposalLink>(await desk.asha.post(path, { signerId: signerId() }));
  return /#link=(.+)$/.exec(link)?.[1] ?? '';
}
const copyOf = async (made: Proposal) => desk.outside(await linkOf(made));
const historyOf = async ({ id }: Pick<Proposal, 'id'>) =>
  expectDone<RecordHistory>(await desk.asha.get(`/api/records/proposal/${id}/history`)).items;
const eventsOf = ({ id }: Pick<Proposal, 'id'>) =>
  desk.portal.database.query<{ kind: string; copied: boolean }>(
    'select kind, copied, contact_id, user_id, user_name from proposal_event where proposal_id = $1 order by id',
    [id],
  );

test('declining by a copied link needs the code from the signer’s mailbox, by the mailed link it does not', async () => {
  const { made } = await desk.send({ title: 'Film' });
  const copied = await copyOf(made);
  expect(expectDone(await copied('read'))).toMatchObject({ copied: true, needsCode: true });
  const reason = 'Too dear';
  for (const body of [{ reason }, { reason, code: '000000' }])
    expect((await copied('decline', body)).body.error.fields).toEqual({
      code: 'This code is not right, or too old.',
    });
  expect(expectDone(await copied('read'))).toMatchObject({ state: 'sent' });
  expectDone(await copied('code'));
  const declined = expectDone(await copied('decline', { reason, code: await desk.codeTo() }));
  expect(declined).toMatchObject({ state: 'declined' });
  const { outside } = await desk.send({ title: 'Reels' });
  expect(expectDone(await outside('read'))).toMatchObject({ copied: false });
  expect(expectDone(await outside('decline', { reason }))).toMatchObject({ state: 'declined' });
});

test('wrong codes of a copied link are counted', async () => {
  const { made } = await desk.send();
  const link = await linkOf(made);
  const browser = desk.portal.browser();
  const post = (step: string, body: object = {}) =>
    browser.post(`/api/proposal-links/${step}`, { link, ...body });
  expectDone(await post('code'));
  const wrong = { reason: 'Too dear', code: 'wrong' };
  for (let count = 0; count < 5; count += 1) expect((await post('decline', wrong)).status).toBe(400);
  expect((await post('decline', wrong)).status).toBe(429);
});

test('what is done by a copied link is kept as that: events, history and comments; the copy says whose and by whom', async () => {
  const { made } = await desk.send({ title: 'Shop' });
  const copied = await copyOf(made);
  expectDone(await copied('view'));
  expectDone(await copied('comment', { text: 'Who am I?' }));
  const { contentHash } = expectDone(await copied('read')) as ShownProposal;
  expectDone(await copied('code'));
  const signing = { name: 'Sameer Kulkarni', agreed: true, contentHash, code: await desk.codeTo() };
  expect(expectDone(await copied('accept', signing))).toMatchObject({ state: 'accepted' });
  const { user } = desk.asha;
  const events = await eventsOf(made);
  expect(events.find(({ kind }) => kind === 'copied')).toMatchObject({
    ...{ contact_id: signerId(), user_id: user.id, user_name: `${user.firstName} ${user.lastName}` },
  });
  expect(events.flatMap(({ kind, copied: isCopied }) => (isCopied ? kind : []))).toEqual([
    ...['viewed', 'commented', 'code', 'proven', 'signed', 'accepted'],
  ]);
  const history = await historyOf(made);
  const actions = history.map(({ action }) => action.replace('proposal.', ''));
  expect(actions.filter((each) => each !== 'paper')).toEqual([
    ...['acceptedByCopy', 'viewedByCopy', 'copied', 'send', 'create'],
  ]);
  expect(history.find(({ action }) => action === 'proposal.copied')?.after).toEqual({
    signer: 'Sameer Kulkarni',
  });
  const path = `/api/proposals/${made.id}/client-comments`;
  const { items } = expectDone<ProposalComments>(await desk.asha.get(path));
  expect(items).toMatchObject([{ author: 'Sameer Kulkarni', copied: true }]);
  await desk.portal.settle();
  const news = (await desk.asha.get('/api/notifications')).body.items;
  expect(news.map(({ title }: { title: string }) => title)).toContain(
    'A comment on “Shop” came by a link copied for Sameer Kulkarni',
  );
});

test('a link copied for an older version leads to the newer one as a copied link, and ends with its mail', async () => {
  const { made } = await desk.send({ title: 'Launch' });
  const copied = await copyOf(made);
  const next = expectDone(await desk.take(desk.asha, made, 'revise')) as Proposal;
  expect(expectDone(await copied('read'))).toMatchObject({ versionNo: 1, copied: true });
  expectDone(await desk.take(desk.asha, next, 'send'));
  expect((await copied('read')).status).toBe(404);
});
