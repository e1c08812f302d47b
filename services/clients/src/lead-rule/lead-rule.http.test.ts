import type { Client, Lead, LeadReport, LeadRules, NotificationList, SaveLeadRules } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { LeavingTasks } from '@atrium/work';
import { clientDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { leadDraft } from '../testing/lead-draft.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi, devika]: TestPerson[] = [];
let counted = 0;

beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock('2026-06-15T06:00:00Z') });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await executive(acme, 'Asha');
  ravi = await executive(acme, 'Ravi');
  devika = await executive(acme, 'Devika');
});
afterAll(() => portal.close());

type Rule = SaveLeadRules['items'][number];
const rule = (more: Partial<Rule> = {}): Rule => ({
  id: null,
  name: 'All',
  sources: [],
  services: [],
  cities: [],
  minValue: null,
  maxValue: null,
  method: 'round_robin',
  pool: [asha!, ravi!, devika!].map(({ user }) => user.id),
  fallbackId: null,
  ...more,
});
const save = async (items: Rule[], by: TestPerson = acme.admin) => {
  const { version } = (await acme.admin.get('/api/lead-rules')).body as LeadRules;
  return by.put('/api/lead-rules', { version, items });
};
const add = async (more: Parameters<typeof leadDraft>[0] = {}): Promise<Lead> => {
  counted += 1;
  const email = `n${String(counted)}@d${String(counted)}.example`;
  const who = { name: `Caller ${String(counted)}`, company: null, emails: [email], phones: [] };
  const { status, body } = await acme.admin.post('/api/leads', leadDraft({ ...who, ...more }));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};

test('rules are for managers, and keep what they refuse', async () => {
  expect((await asha!.get('/api/lead-rules')).status).toBe(403);
  expect((await save([rule()], asha)).status).toBe(403);
  const stranger = await save([rule({ pool: [acme.id] })]);
  expect(stranger.body.error.fields).toEqual({ 'items.0.pool': 'This person is not available.' });
  const twice = await save([rule(), rule({ name: 'all' })]);
  expect(twice.body.error.fields).toEqual({ items: 'Two rules have the same name.' });
  expect((await save([rule()])).status).toBe(200);
  const stale = await acme.admin.put('/api/lead-rules', { version: 0, items: [] });
  expect(stale.body.error.code).toBe('STALE_VERSION');
});

test('of 100 simultaneous leads no one gets two more than another', async () => {
  expect((await save([rule()])).status).toBe(200);
  const made = await Promise.all(Array.from({ length: 100 }, () => add()));
  const counts = [asha!, ravi!, devika!].map(
    ({ user }) => made.filter(({ owner }) => owner?.id === user.id).length,
  );
  expect(counts.toSorted((one, other) => one - other)).toEqual([33, 33, 34]);
  expect(made[0]).toMatchObject({ stage: 'assigned', given: { rule: 'All', how: 'round_robin' } });
});

test('the first rule that matches decides; the reason goes when somebody else is named', async () => {
  const rules = [
    rule({ name: 'Large in Pune', cities: ['pune'], minValue: 50_000_000, pool: [devika!.user.id] }),
    rule({ name: 'Shops', services: ['ecommerce'], method: 'fixed', pool: [ravi!.user.id, asha!.user.id] }),
  ];
  expect((await save(rules)).status).toBe(200);
  const large = await add({ city: 'Pune ', value: 60_000_000, services: ['ecommerce'] });
  expect(large).toMatchObject({ owner: { id: devika!.user.id }, given: { rule: 'Large in Pune' } });
  const shop = await add({ city: 'Pune', value: 10, services: ['ecommerce'] });
  expect(shop).toMatchObject({ owner: { id: ravi!.user.id }, given: { rule: 'Shops', how: 'fixed' } });
  expect(await add({ services: ['app'] })).toMatchObject({ owner: null, stage: 'new', given: null });
  const { body } = await acme.admin.patch(`/api/leads/${shop.id}`, {
    version: shop.version,
    ownerId: asha!.user.id,
  });
  expect(body).toMatchObject({ owner: { id: asha!.user.id }, given: null });
  const least = rule({ name: 'Least', method: 'least_open', pool: [ravi!.user.id, devika!.user.id] });
  const asked = { source: 'web', services: [], city: null, value: null };
  const tried = await acme.admin.post('/api/lead-rules/try', { ...asked, items: [least] });
  expect(tried.body.given).toMatchObject({ rule: 'Least', how: 'least_open' });
  expect((await acme.admin.get('/api/lead-rules')).body.items).toHaveLength(2);
});

test('whoever leaves passes leads and clients on, and they say from whom', async () => {
  const rohan = await executive(acme, 'Rohan');
  const lead = (
    await rohan.post('/api/leads', leadDraft({ name: 'Tara Sen', emails: ['tara@sen.example'], phones: [] }))
  ).body as Lead;
  const client = (await rohan.post('/api/clients', clientDraft({ name: 'Rohan Mills' }))).body as Client;
  const { version } = (await acme.admin.get(`/api/users/${rohan.user.id}`)).body;
  expect((await acme.admin.post(`/api/users/${rohan.user.id}/deactivate`, { version })).status).toBe(200);
  await portal.settle();
  const from = { owner: null, handedFrom: { id: rohan.user.id, name: expect.stringContaining('Rohan') } };
  expect((await acme.admin.get(`/api/leads/${lead.id}`)).body).toMatchObject(from);
  expect((await acme.admin.get(`/api/clients/${client.id}`)).body).toMatchObject(from);
});

test('what an heir could not open stays without an owner, and they are told only of what they have now', async () => {
  const rohan = await executive(acme, 'Rohan');
  const heir = await executive(acme, 'Meera', [{ resource: 'leads', actions: ['read'] }]);
  const contact = { name: 'Ila Rao', company: null, emails: ['ila@rao.example'], phones: [] };
  const lead = (await rohan.post<Lead>('/api/leads', leadDraft(contact))).body;
  const client = (await rohan.post<Client>('/api/clients', clientDraft({ name: 'Rao Silks' }))).body;
  const passed = { to: heir.user.id, by: null };
  await portal.app
    .get(TenantDb)
    .run(acme.id, () => portal.app.get(LeavingTasks).pass(rohan.user.id, passed).then(Boolean));
  const handedFrom = { id: rohan.user.id };
  const seen = await heir.get(`/api/leads/${lead.id}`);
  expect(seen.body).toMatchObject({ owner: { id: heir.user.id }, handedFrom });
  const left = await acme.admin.get(`/api/clients/${client.id}`);
  expect(left.body).toMatchObject({ owner: null, handedFrom });
  await portal.settle();
  const { items } = expectDone<NotificationList>(await heir.get('/api/notifications'));
  const handed = items.filter(({ kind }) => kind === 'lead.handed');
  expect(handed).toMatchObject([{ text: '1 lead, 0 clients' }]);
});

test('nobody makes leads and clients of their own that they could not open', async () => {
  const rights = (['leads', 'clients'] as const).map((resource) => ({
    resource,
    actions: ['create'],
  }));
  const maker = await executive(acme, 'Maker', rights);
  const blind = { code: 'OWNER_CANNOT_OPEN', fields: { ownerId: expect.stringContaining('permission') } };
  const contact = { name: 'Own Ltd', company: null, emails: ['own@own.example'], phones: [] };
  expect((await maker.post('/api/leads', leadDraft(contact))).body.error).toMatchObject(blind);
  expect((await maker.post('/api/clients', clientDraft({ name: 'Own Ltd' }))).body.error).toMatchObject(
    blind,
  );
});

test('leads and clients are given only to people who can open them, and pickers offer only those', async () => {
  const plain = await acme.person('employee', { firstName: 'Plain' });
  const ownerId = plain.user.id;
  const lead = await add();
  const blind = { code: 'OWNER_CANNOT_OPEN', fields: { ownerId: expect.stringContaining('permission') } };
  const given = await acme.admin.patch(`/api/leads/${lead.id}`, { version: lead.version, ownerId });
  expect([given.status, given.body.error]).toMatchObject([400, blind]);
  const made = await acme.admin.post('/api/clients', clientDraft({ name: 'Given away', ownerId }));
  expect([made.status, made.body.error]).toMatchObject([400, blind]);
  const report = await acme.admin.post<LeadReport>('/api/leads/bulk', {
    change: { kind: 'owner', ownerId },
    ids: [lead.id],
    matching: null,
  });
  expect(JSON.stringify(report.body)).toContain('could not open it');
  await portal.settle();
  expect((await plain.get('/api/notifications')).body.items).toEqual([]);
  const offered = async (opens: string) =>
    (await acme.admin.get(`/api/people?accounts=only&limit=100${opens}`)).body.items.map(
      ({ id }: { id: string }) => id,
    );
  expect(await offered('')).toContain(ownerId);
  const openers = await offered('&opens=leads');
  expect(openers).toEqual(expect.arrayContaining([acme.admin.user.id, asha!.user.id]));
  expect(openers).not.toContain(ownerId);
});
