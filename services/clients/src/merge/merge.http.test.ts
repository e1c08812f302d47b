import fc from 'fast-check';
import type {
  Comment,
  ContactMerge,
  ContactMergePreview,
  Lead,
  MergeKind,
  Page,
  RecordHistory,
} from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { Consents } from '../consent/consents.service.js';
import { executive } from '../testing/executive.factory.js';
import { MergeDesk, pathOf } from '../testing/merge-desk.factory.js';

const RUNS = process.env['ATRIUM_TEST_FULL'] === '1' ? 60 : 5;
const PATH = '/api/contact-merges';
let portal: TestPortal;
let acme: TestCompany;
let admin: TestPerson;
let asha: TestPerson;
let desk: MergeDesk;

beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  admin = acme.admin;
  asha = await executive(acme, 'Asha');
  desk = new MergeDesk(admin);
});
afterAll(() => portal.close());

const say = async (kind: MergeKind, id: string, text: string): Promise<Comment> =>
  expectDone(await admin.post<Comment>('/api/comments', { kind, id, text: docOf(text) }));
const docOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const commentsOf = async (kind: MergeKind, id: string): Promise<string[]> =>
  expectDone(await admin.get<Page<Comment>>(`/api/comments?kind=${kind}&id=${id}`))
    .items.map((each) => each.id)
    .toSorted();

test('the owner who is chosen can open what they get', async () => {
  const gone = await executive(acme, 'Gone');
  const ids = [(await desk.lead()).id, (await desk.lead({ ownerId: gone.user.id })).id];
  const path = `/api/users/${gone.user.id}/permissions`;
  const { version } = expectDone<{ version: number }>(await admin.get(path));
  expectDone(await admin.put(path, { version, entries: [] }));
  const order = await desk.order('lead', ids, { choices: { ownerId: ids[1] } });
  const { status, body } = await admin.post(PATH, order);
  const fields = { 'choices.ownerId': expect.stringContaining('permission') };
  expect([status, body.error]).toMatchObject([400, { code: 'OWNER_CANNOT_OPEN', fields }]);
});

test('leads become one with all that hangs on them; old addresses lead to it, and undone they are as before', async () => {
  const [one, two] = [
    await desk.lead({ city: null, value: null }),
    await desk.lead({ ownerId: asha.user.id, city: 'Goa' }),
  ];
  const heard = [await say('lead', one.id, 'First call'), await say('lead', two.id, 'Second call')];
  const preview = expectDone(
    await admin.get<ContactMergePreview>(`${PATH}/preview?kind=lead&ids=${one.id},${two.id}`),
  );
  expect(preview).toMatchObject({ moving: [{ part: 'comments', count: 1 }], ask: [] });
  const cityOf = preview.fields.find(({ field }) => field === 'city');
  expect(cityOf).toMatchObject({ from: two.id, values: [{ id: two.id, value: 'Goa' }] });
  const done = await desk.merge('lead', [one.id, two.id], { choices: { name: two.id } });
  const survivor = expectDone(await admin.get<Lead>(pathOf('lead', two.id)));
  expect(survivor).toMatchObject({ id: one.id, name: two.name, city: 'Goa', owner: { id: asha.user.id } });
  expect(survivor.emails).toEqual([...one.emails, ...two.emails]);
  expect(await commentsOf('lead', one.id)).toEqual(heard.map(({ id }) => id).toSorted());
  const late = await say('lead', two.id, 'Called the old one');
  const history = expectDone(await asha.get<RecordHistory>(`/api/records/lead/${two.id}/history`));
  expect(history.items.map(({ action }) => action)).toEqual(['lead.merge', 'lead.create', 'lead.create']);
  await portal.settle();
  expect(JSON.stringify((await asha.get('/api/notifications')).body)).toContain(`open=${one.id}`);
  const found = (await admin.get<Page<Lead>>('/api/leads?archived=yes&limit=100')).body.items;
  expect(found.map(({ id }) => id)).not.toContain(two.id);
  const restored = await admin.post(`${pathOf('lead', two.id)}/restore`, { version: two.version + 1 });
  expect(restored.body.error.code).toBe('LEAD_MERGED');

  const { version } = survivor;
  await admin.patch(pathOf('lead', one.id), { version, city: 'Pune' });
  expect(expectDone(await desk.undo(done.id))).toMatchObject({
    back: [{ part: 'comments', count: 1 }],
    staying: [{ part: 'comments', count: 1 }],
    kept: ['City'],
  });
  expect(await admin.get(pathOf('lead', one.id))).toMatchObject({
    body: { name: one.name, emails: one.emails, city: 'Pune', owner: null },
  });
  expect(await admin.get(pathOf('lead', two.id))).toMatchObject({
    body: { id: two.id, city: 'Goa', archivedAt: null },
  });
  expect(await commentsOf('lead', one.id)).toEqual([heard[0]!.id, late.id].toSorted());
  expect(await commentsOf('lead', two.id)).toEqual([heard[1]!.id]);
  expect((await desk.undo(done.id)).body).toMatchObject({ error: { code: 'MERGE_UNDONE' } });
});

test('a double press merges once, the second person gets a sentence, and executives may not', async () => {
  const [one, two, three] = [await desk.lead(), await desk.lead(), await desk.lead()];
  const given = await desk.order('lead', [one.id, two.id]);
  expect((await asha.post(PATH, given)).status).toBe(403);
  expect((await asha.get(`/api/contact-duplicates?kind=lead`)).status).toBe(403);
  const [first, again] = await Promise.all([
    admin.post<ContactMerge>(PATH, given),
    admin.post<ContactMerge>(PATH, given),
  ]);
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  const boss = await acme.person('admin', { firstName: 'Meera' });
  expect((await boss.post(PATH, given)).body.error.code).toBe('MERGE_DONE');
  const stale = {
    ...(await desk.order('lead', [one.id, three.id])),
    versions: { [one.id]: 1, [three.id]: 1 },
  };
  expect((await admin.post(PATH, stale)).body.error.code).toBe('STALE_VERSION');
  const later = await desk.merge('lead', [three.id, one.id]);
  expect((await admin.get<Lead>(pathOf('lead', two.id))).body.id).toBe(three.id);
  expect((await desk.undo(first.body.id)).body).toMatchObject({ error: { code: 'MERGE_LATER' } });
  expectDone(await desk.undo(later.id));
  expect((await admin.get<Lead>(pathOf('lead', two.id))).body.id).toBe(one.id);
  await portal.database.query(
    `update contact_merge set at = at - interval '31 days' where id = '${first.body.id}'`,
  );
  expect((await desk.undo(first.body.id)).body).toMatchObject({ error: { code: 'MERGE_TOO_LATE' } });
});

test('a won lead brings its client; leads with different clients ask first', async () => {
  const [open, won, other] = [await desk.lead(), await desk.lead(), await desk.lead()];
  for (const { id } of [won, other])
    expectDone(await admin.post(`${pathOf('lead', id)}/convert`, { clientId: null }));
  await desk.merge('lead', [open.id, won.id]);
  const survivor = (await admin.get<Lead>(pathOf('lead', open.id))).body;
  expect(survivor).toMatchObject({ stage: 'won', client: { name: won.company } });
  const preview = (
    await admin.get<ContactMergePreview>(`${PATH}/preview?kind=lead&ids=${open.id},${other.id}`)
  ).body;
  expect(preview.ask).toEqual([{ question: 'convertedClient', values: [won.company, other.company] }]);
  const unasked = await admin.post(PATH, await desk.order('lead', [open.id, other.id]));
  expect(unasked.body.error.code).toBe('MERGE_ASKS');
  await desk.merge('lead', [open.id, other.id], { agreed: ['convertedClient'] });
  expect((await admin.get<Lead>(pathOf('lead', other.id))).body).toMatchObject({
    client: { name: won.company },
  });
});

test('an opt-out of one is one of all, until the merge is undone', async () => {
  const [one, two] = [await desk.lead(), await desk.lead()];
  const choice = { channel: 'email', purpose: 'enquiry', state: 'opted_out', evidence: 'By phone' };
  const given = { about: { kind: 'lead', id: two.id }, address: two.emails[0], ...choice };
  expectDone(await admin.post('/api/consents', given));
  const agrees = () =>
    portal.app
      .get(TenantDb)
      .run(acme.id, () => portal.app.get(Consents).agrees(one.emails[0] ?? '', 'email', 'enquiry'));
  expect(await agrees()).toBe(true);
  const { id } = await desk.merge('lead', [one.id, two.id]);
  expect(await agrees()).toBe(false);
  expectDone(await desk.undo(id));
  expect(await agrees()).toBe(true);
});

test('whatever is merged and undone in whatever order, each comment is where it was', async () => {
  const leads = await Promise.all([desk.lead(), desk.lead(), desk.lead(), desk.lead()]);
  for (const { id, name } of leads) await say('lead', id, name);
  const whole = () => Promise.all(leads.map(({ id }) => admin.get<Lead>(pathOf('lead', id))));
  const state = async () =>
    Promise.all(
      (await whole()).map(async ({ body: { id, emails, name } }) => ({
        id,
        emails,
        name,
        comments: await commentsOf('lead', id),
      })),
    );
  const before = await state();
  const pairs = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(pairs, async (given) => {
      const done: string[] = [];
      for (const [one, other] of given) {
        const ids = (await whole()).map(({ body }) => body.id);
        const chosen = [ids[one] ?? '', ids[other] ?? ''];
        if (new Set(chosen).size === 2) done.push((await desk.merge('lead', chosen)).id);
      }
      const now = new Set((await state()).flatMap(({ comments }) => comments));
      expect(now.size).toBe(leads.length);
      for (const id of done.toReversed()) expectDone(await desk.undo(id));
      expect(await state()).toEqual(before);
    }),
    { numRuns: RUNS },
  );
});
