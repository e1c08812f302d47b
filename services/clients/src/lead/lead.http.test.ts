import type { Client, Lead, LeadBoard, LeadCounts, Matches, Page } from '@atrium/contracts';
import { TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';
import { leadDraft } from '../testing/lead-draft.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi]: TestPerson[] = [];
let counted = 0;

beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await executive(acme, 'Asha');
  ravi = await executive(acme, 'Ravi');
});
afterAll(() => portal.close());

/** Each with an email of its own, so that no two are the same. */
const fresh = (more: Parameters<typeof leadDraft>[0] = {}) => {
  counted += 1;
  const [name, company] = [`Person ${String.fromCodePoint(64 + counted)}`, `Company ${String(counted)}`];
  return leadDraft({
    name,
    company,
    emails: [`p${String(counted)}@c${String(counted)}.example`],
    phones: [],
    ...more,
  });
};
const add = async (by: TestPerson, more: Parameters<typeof leadDraft>[0] = {}): Promise<Lead> => {
  const { status, body } = await by.post('/api/leads', fresh(more));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const move = async (by: TestPerson, { id }: Lead, to: object) => {
  const { version } = (await by.get(`/api/leads/${id}`)).body as Lead;
  return by.post(`/api/leads/${id}/move`, { version, ...to });
};

test('a lead of an executive is theirs, one of a manager waits for an owner', async () => {
  const own = await add(asha!);
  expect(own).toMatchObject({ stage: 'assigned', owner: { id: asha!.user.id } });
  const open = await add(acme.admin);
  expect(open).toMatchObject({ stage: 'new', owner: null });
  expect((await asha!.get(`/api/leads/${open.id}`)).status).toBe(404);
  expect((await ravi!.get(`/api/leads/${own.id}`)).status).toBe(404);
  const given = { version: open.version, ownerId: ravi!.user.id };
  expect((await acme.admin.patch(`/api/leads/${open.id}`, given)).body).toMatchObject({ stage: 'assigned' });
  expect((await ravi!.get(`/api/leads/${open.id}`)).status).toBe(200);
});

test('a lead without phone and email is refused, and one that is lost says why', async () => {
  const nothing = await asha!.post('/api/leads', fresh({ emails: [] }));
  expect(nothing.body.error.fields).toEqual({
    phones: 'Give a phone number or an email, so that someone can answer.',
  });
  const lead = await add(asha!);
  const silent = await move(asha!, lead, { stage: 'lost' });
  expect(silent.body.error).toMatchObject({
    code: 'LEAD_LOST_REASON',
    fields: { lostReason: expect.any(String) },
  });
  const other = await move(asha!, lead, { stage: 'lost', lostReason: 'other' });
  expect(other.body.error.fields).toHaveProperty('lostNote');
  expect((await move(asha!, lead, { stage: 'won' })).body.error.code).toBe('LEAD_WON_ELSEWHERE');
  expect((await move(asha!, lead, { stage: 'lost', lostReason: 'price' })).body.stage).toBe('lost');
  expect((await move(asha!, lead, { stage: 'qualified' })).body.error.code).toBe('TRANSITION_REFUSED');
  expect((await move(asha!, lead, { stage: 'recycled' })).body).toMatchObject({ lostReason: null });
});

test('the first answer counts once, and whoever is qualified has had it', async () => {
  const lead = await add(asha!);
  expect(lead).toMatchObject({ answeredAt: null, allowedTransitions: expect.arrayContaining(['answer']) });
  expect((await ravi!.post(`/api/leads/${lead.id}/answer`, { version: lead.version })).status).toBe(404);
  const answered = (await asha!.post(`/api/leads/${lead.id}/answer`, { version: lead.version })).body as Lead;
  expect(answered.answeredAt).toEqual(expect.any(String));
  expect(answered.allowedTransitions).not.toContain('answer');
  const again = await asha!.post(`/api/leads/${lead.id}/answer`, { version: answered.version });
  expect(again.body.error.code).toBe('TRANSITION_REFUSED');
  expect((await move(asha!, lead, { stage: 'qualified' })).body.answeredAt).toBe(answered.answeredAt);
  const other = await add(asha!);
  expect((await move(asha!, other, { stage: 'contacting' })).body.answeredAt).toBeNull();
  expect((await move(asha!, other, { stage: 'qualified' })).body.answeredAt).toEqual(expect.any(String));
});

test('asked fifty times together, a won lead becomes one client', async () => {
  const lead = await add(asha!, { company: 'Fifty Mills', phones: ['+91 98220 55555'] });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => asha!.post(`/api/leads/${lead.id}/convert`, { clientId: null })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  const clients = new Set(answers.map(({ body }) => (body as Lead).client?.id));
  expect([...clients]).toEqual([expect.any(String)]);
  const { items } = (await acme.admin.get('/api/clients?search=fifty')).body;
  expect(items).toMatchObject([{ name: 'Fifty Mills', contact: { phone: '+919822055555' } }]);
  const again = await move(asha!, lead, { stage: 'contacting' });
  expect(again.body.error.code).toBe('LEAD_ENDED');
  const other = await add(asha!);
  const joined = await asha!.post(`/api/leads/${other.id}/convert`, { clientId: (items as Client[])[0]!.id });
  expect(joined.body).toMatchObject({ stage: 'won', client: { name: 'Fifty Mills' } });
});

test('who is known already is found while typing, without names for those who may not see them', async () => {
  const contacts = [contactDraft({ firstName: 'Zoya', lastName: 'Khan', emails: ['zoya@kesar.example'] })];
  await acme.admin.post('/api/clients', clientDraft({ name: 'Kesar Foods', contacts }));
  const query = '/api/client-matches?person=Zoya%20Khan&emails=zoya@kesar.example';
  const matches = async (by: TestPerson) => ((await by.get(query)).body as Matches).items;
  expect(await matches(acme.admin)).toMatchObject([
    { kind: 'client', verdict: 'same', seen: { name: 'Kesar Foods', why: 'emailAndPerson' } },
  ]);
  expect(await matches(asha!)).toMatchObject([{ verdict: 'same', owner: 'Asha Rao', seen: null }]);
  const twice = { name: 'Zoya Khan', company: null, emails: ['zoya@kesar.example'] };
  expect((await asha!.post('/api/leads', fresh(twice))).body.error.code).toBe('LEAD_KNOWN');
  const refused = await acme.admin.post('/api/leads', fresh(twice));
  expect(refused.body.error.fields).toHaveProperty('knownReason');
  const kept = await acme.admin.post(
    '/api/leads',
    fresh({ ...twice, knownReason: 'Asks for another brand' }),
  );
  expect(kept.status).toBe(201);
});

test('saved ten times together, a contact is one lead', async () => {
  const draft = fresh({ name: 'Gita Pawar', phones: ['+91 98220 41799'] });
  const answers = await Promise.all(Array.from({ length: 10 }, () => asha!.post('/api/leads', draft)));
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

test('a lead on hold goes back to where it was, and a recycled one is given to someone', async () => {
  const lead = await add(asha!);
  expect((await move(asha!, lead, { stage: 'contacting' })).status).toBe(200);
  expect((await move(asha!, lead, { stage: 'on_hold' })).body).toMatchObject({ heldFrom: 'contacting' });
  expect((await move(asha!, lead, { stage: 'qualified' })).body.error.code).toBe('LEAD_HELD');
  expect((await move(asha!, lead, { stage: 'contacting' })).body).toMatchObject({
    ...{ stage: 'contacting', heldFrom: null },
  });
  await move(asha!, lead, { stage: 'lost', lostReason: 'time' });
  await move(asha!, lead, { stage: 'recycled' });
  expect((await move(asha!, lead, { stage: 'qualified' })).body.error.code).toBe('TRANSITION_REFUSED');
  expect((await move(asha!, lead, { stage: 'assigned' })).body.stage).toBe('assigned');
});

test('quick filters count and export what they show, each for its reader', async () => {
  const own = await add(ravi!, { nextOn: '2020-01-01', nextAction: 'Call' });
  const { mine, unassigned, unanswered, today } = (await ravi!.get('/api/leads/counts')).body as LeadCounts;
  expect([unassigned, today, mine >= unanswered]).toEqual([0, 1, true]);
  const { items, total } = (await ravi!.get('/api/leads?quick=today')).body as Page<Lead>;
  expect([items.map(({ id }) => id), total]).toEqual([[own.id], 1]);
  const { text } = await ravi!.get('/api/exports?list=clients.leads&format=csv&quick=today&columns=name');
  expect(text.trim().split('\n')).toHaveLength(2);
  await add(acme.admin);
  expect(((await acme.admin.get('/api/leads/counts')).body as LeadCounts).unassigned).toBeGreaterThan(0);
});

test('who gets a lead of somebody else hears of it once', async () => {
  const lead = await add(acme.admin, { ownerId: ravi!.user.id });
  await portal.settle();
  const heard = async () =>
    JSON.stringify((await ravi!.get('/api/notifications')).body).split(`open=${lead.id}`).length - 1;
  expect(await heard()).toBe(1);
  await acme.admin.patch(`/api/leads/${lead.id}`, { version: lead.version, city: 'Goa' });
  await portal.settle();
  expect(await heard()).toBe(1);
});

test('the board has all stages with what their leads are worth', async () => {
  const before = (await ravi!.get('/api/leads/board')).body as LeadBoard;
  const worth = ({ lanes }: LeadBoard) => lanes.find(({ stage }) => stage === 'assigned')!;
  await add(ravi!, { value: 1_000_000, probability: 40 });
  const after = worth((await ravi!.get('/api/leads/board')).body as LeadBoard);
  const { total, value, weighted } = worth(before);
  expect(after).toMatchObject({ total: total + 1, value: value + 1_000_000, weighted: weighted + 400_000 });
});
