import type {
  ClientContact,
  ProposalComments,
  Proposal,
  ProposalLink,
  RecordHistory,
  ShownProposal,
} from '@atrium/contracts';
import { expectDone, TestClock } from '@atrium/testing';
import { contactDraft } from '../testing/client-draft.factory.js';
import { ProposalDesk, SIGNER } from '../testing/proposal-desk.factory.js';

const clock = new TestClock('2026-06-29T06:00:00Z');
const MEERA = 'meera@lotus.example';
let desk: ProposalDesk;
let meeraId: string;

beforeAll(async () => {
  desk = await ProposalDesk.open(clock);
  const contact = contactDraft({ firstName: 'Meera', lastName: 'Nair', emails: [MEERA], phones: [] });
  const given = { ...contact, isPrimary: false, clientId: desk.client.id };
  meeraId = expectDone(await desk.asha.post<ClientContact>('/api/client-contacts', given)).id;
});
afterAll(() => desk.portal.close());

const signerId = () => desk.client.contact!.id;
async function linkOf({ id }: Pick<Proposal, 'id'>, of = signerId()): Promise<string> {
  const path = `/api/proposals/${id}/link`;
  const { link } = expectDone<ProposalLink>(await desk.asha.post(path, { signerId: of }));
  return /#link=(.+)$/.exec(link)?.[1] ?? '';
}
const copyOf = async (made: Proposal, of = signerId()) => desk.outside(await linkOf(made, of));
async function sign(outside: ReturnType<ProposalDesk['outside']>, mailbox = SIGNER) {
  const { contentHash } = expectDone(await outside('read')) as ShownProposal;
  expectDone(await outside('code'));
  const signing = { name: 'Sameer Kulkarni', agreed: true, contentHash };
  return expectDone(await outside('accept', { ...signing, code: await desk.codeTo(mailbox) }));
}
const revise = async (made: Proposal, change: object = {}): Promise<Proposal> => {
  const { id, version } = expectDone(await desk.take(desk.asha, made, 'revise')) as Proposal;
  return expectDone(await desk.asha.patch<Proposal>(`/api/proposals/${id}`, { version, ...change }));
};
const commentsOf = async ({ id }: Pick<Proposal, 'id'>) =>
  expectDone<ProposalComments>(await desk.asha.get(`/api/proposals/${id}/client-comments`)).items;
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
  expect(await sign(copied)).toMatchObject({ state: 'accepted' });
  const { user } = desk.asha;
  const events = await eventsOf(made);
  expect(events.find(({ kind }) => kind === 'copied')).toMatchObject({
    contact_id: signerId(),
    user_id: user.id,
    user_name: `${user.firstName} ${user.lastName}`,
  });
  expect(events.flatMap(({ kind, copied: isCopied }) => (isCopied ? kind : []))).toEqual([
    'viewed',
    'commented',
    'code',
    'proven',
    'signed',
    'accepted',
  ]);
  const history = await historyOf(made);
  const actions = history.map(({ action }) => action.replace('proposal.', ''));
  expect(actions.filter((each) => each !== 'paper')).toEqual([
    'acceptedByCopy',
    'viewedByCopy',
    'copied',
    'send',
    'create',
  ]);
  expect(history.find(({ action }) => action === 'proposal.copied')?.after).toEqual({
    signer: 'Sameer Kulkarni',
  });
  expect(await commentsOf(made)).toMatchObject([{ author: 'Sameer Kulkarni', copied: true }]);
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

test('with a new version the copied link of who signs later in order ends too', async () => {
  const signerIds = [signerId(), meeraId];
  const { made, outside } = await desk.send({ signerIds, inOrder: true });
  expect(await sign(outside)).toMatchObject({ state: 'sent', signed: true });
  const copied = await copyOf(made, meeraId);
  const next = await revise(made);
  expect(expectDone(await copied('read'))).toMatchObject({ versionNo: 1, copied: true });
  expectDone(await desk.take(desk.asha, next, 'send'));
  for (const [step, body] of [['read'], ['view'], ['comment', { text: 'Which one?' }]] as const)
    expect((await copied(step, body)).status).toBe(404);
  expect(expectDone(await outside('read'))).toMatchObject({ versionNo: 2, copied: false });
});

test('with a new version the copied link of who no longer signs ends; their mailed one acts in their name', async () => {
  const { made, outside } = await desk.send({ signerIds: [signerId(), meeraId] });
  const copied = await copyOf(made, meeraId);
  const mailed = desk.outside((await desk.linksTo(MEERA)).at(-1) ?? '');
  const next = await revise(made, { signerIds: [signerId()] });
  expectDone(await desk.take(desk.asha, next, 'send'));
  expect((await copied('read')).status).toBe(404);
  expectDone(await mailed('view'));
  expectDone(await mailed('comment', { text: 'Who signs now?' }));
  expect((await mailed('code')).status).toBe(404);
  expect(await commentsOf(next)).toMatchObject([{ author: 'Meera Nair', copied: false }]);
  expect((await historyOf(next)).find(({ action }) => action === 'proposal.viewed')?.actor).toMatchObject({
    name: 'Meera Nair',
  });
  expect(expectDone(await outside('read'))).toMatchObject({ versionNo: 2 });
});

test('whichever version a copied link was made for, what is done by it is kept as that', async () => {
  // Another day: a mailbox gets so many mails in one.
  clock.advance({ days: 1 });
  desk.asha = await desk.acme.signIn(desk.asha.user.email);
  const { made } = await desk.send({ title: 'Stand', signerIds: [signerId(), meeraId] });
  const copied = await copyOf(made, meeraId);
  const kept = 'from proposal_copied_link where proposal_id = $1';
  const [row] = await desk.portal.database.query<Record<string, string>>(`select * ${kept}`, [made.id]);
  const next = await revise(made, { signerIds: [signerId()] });
  expectDone(await desk.take(desk.asha, next, 'send'));
  // As one that was made before links ended with a new version.
  await desk.portal.database.query(
    'insert into proposal_copied_link (company_id, token_hash, proposal_id, contact_id) values ($1, $2, $3, $4)',
    ['company_id', 'token_hash', 'proposal_id', 'contact_id'].map((each) => row?.[each]),
  );
  expect(expectDone(await copied('read'))).toMatchObject({ versionNo: 2, copied: true });
  expectDone(await copied('view'));
  expectDone(await copied('comment', { text: 'Who am I?' }));
  expect(await commentsOf(next)).toMatchObject([{ author: 'Meera Nair', copied: true }]);
  const actions = (await historyOf(next)).map(({ action }) => action);
  expect([actions.includes('proposal.viewedByCopy'), actions.includes('proposal.viewed')]).toEqual([
    true,
    false,
  ]);
});
