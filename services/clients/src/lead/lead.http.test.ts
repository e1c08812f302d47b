import type {
  Client,
  ClientActivities,
  Lead,
  LeadBoard,
  LeadCounts,
  LeadReport,
  Matches,
  Page,
} from '@atrium/contracts';
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

test('the first call or message is the answer, and counts once', async () => {
  const lead = await add(asha!);
  expect(lead).toMatchObject({ answeredAt: null, answerDueAt: expect.any(String), lastActivityAt: null });
  const log = (by: TestPerson, more: object) =>
    by.post('/api/client-activities', { about: { kind: 'lead', id: lead.id }, text: 'Hello', ...more });
  const now = async () => (await asha!.get(`/api/leads/${lead.id}`)).body as Lead;
  expect((await log(ravi!, { kind: 'note' })).status).toBe(404);
  await log(asha!, { kind: 'note' });
  await log(asha!, { kind: 'message', direction: 'in' });
  expect(await now()).toMatchObject({
    answeredAt: null,
    lastActivityAt: expect.any(String),
    version: lead.version,
  });
  expect((await log(asha!, { kind: 'call' })).body.error.fields).toHaveProperty('outcome');
  const next = { action: 'Demo', on: '2030-01-02', time: '10:30' };
  await log(asha!, { kind: 'call', outcome: 'no_answer', minutes: 0, next });
  const answered = await now();
  expect(answered).toMatchObject({ answeredAt: expect.any(String), nextAction: 'Demo', nextTime: '10:30' });
  expect(answered.nextAt).toBe('2030-01-02T05:00:00.000Z');
  await log(asha!, { kind: 'email' });
  expect((await now()).answeredAt).toBe(answered.answeredAt);
  const convert = await asha!.post(`/api/leads/${lead.id}/convert`, { clientId: null });
  expect(convert.body).toMatchObject({ stage: 'won', nextAction: null, nextAt: null });
  const path = `/api/client-activities?kind=client&id=${(convert.body as Lead).client!.id}`;
  const { items } = (await acme.admin.get(path)).body as ClientActivities;
  expect(items.map(({ kind }) => kind)).toEqual(['stage', 'email', 'call', 'message', 'note', 'stage']);
  expect(items[2]).toMatchObject({ outcome: 'no_answer', lead: { id: lead.id }, by: { id: asha!.user.id } });
});

test('what several write down in one moment is all kept', async () => {
  const { id } = await add(asha!);
  const about = { kind: 'lead', id };
  const texts = Array.from({ length: 12 }, (_, place) => `Note ${String(place)}`);
  const write = (text: string) => asha!.post('/api/client-activities', { about, kind: 'note', text });
  const answers = await Promise.all(texts.map(write));
  expect(answers.map(({ status, body }) => [status, body.text])).toEqual(texts.map((text) => [201, text]));
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
  const reopened = (await move(acme.admin, lead, { stage: 'contacting' })).body;
  expect(reopened).toMatchObject({ allowedTransitions: expect.arrayContaining(['convert']) });
  const rewon = await asha!.post(`/api/leads/${lead.id}/convert`, { clientId: null });
  expect(rewon.body).toMatchObject({ stage: 'won', client: { id: [...clients][0] } });
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
  const reasoned = fresh({ ...twice, knownReason: 'Asks for another brand' });
  const kept = await acme.admin.post('/api/leads', reasoned);
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
    stage: 'contacting',
    heldFrom: null,
  });
  await move(asha!, lead, { stage: 'lost', lostReason: 'time' });
  await move(asha!, lead, { stage: 'recycled' });
  expect((await move(asha!, lead, { stage: 'qualified' })).body.error.code).toBe('TRANSITION_REFUSED');
  expect((await move(asha!, lead, { stage: 'assigned' })).body.stage).toBe('assigned');
});

test('quick filters count and export what they show, each for its reader', async () => {
  const own = await add(ravi!, { nextOn: '2020-01-01', nextAction: 'Call' });
  const { mine, unassigned, due, overdue, today } = (await ravi!.get('/api/leads/counts')).body as LeadCounts;
  expect([unassigned, today, overdue, mine >= due, due > 0]).toEqual([0, 1, 1, true, true]);
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

test('a manager wins a lead without a client, and an admin opens it again', async () => {
  const lead = await add(asha!, { nextAction: 'Call', nextOn: '2030-01-02' });
  const body = { version: lead.version, reason: 'Pays in kind' };
  expect((await asha!.post(`/api/leads/${lead.id}/waive`, body)).status).toBe(403);
  expect((await acme.admin.post(`/api/leads/${lead.id}/waive`, { ...body, reason: ' ' })).status).toBe(400);
  const won = await acme.admin.post(`/api/leads/${lead.id}/waive`, body);
  expect(won.body).toMatchObject({ stage: 'won', wonReason: 'Pays in kind', client: null, nextAction: null });
  expect((await move(asha!, lead, { stage: 'contacting' })).body.error.code).toBe('LEAD_ENDED');
  expect((await move(acme.admin, lead, { stage: 'contacting' })).body).toMatchObject({ wonReason: null });
});

test('many leads change together, each is refused alone, and one Undo gives back what they had', async () => {
  const [one, two] = [await add(asha!, { nextAction: 'Call', nextOn: '2030-01-02' }), await add(asha!)];
  const gone = await add(asha!);
  await move(asha!, gone, { stage: 'lost', lostReason: 'time' });
  const change = { kind: 'stage', stage: 'lost', lostReason: null, lostNote: null };
  const ids = [one.id, two.id];
  const silent = (await asha!.post('/api/leads/bulk', { change, ids, matching: null })).body as LeadReport;
  expect(silent.rows.map(({ refusal }) => refusal)).toEqual(['Say why it was lost.', 'Say why it was lost.']);
  const lost = { ...change, lostReason: 'price' };
  const { body } = await asha!.post('/api/leads/bulk', { change: lost, ids, matching: null });
  expect((body as LeadReport).rows.map(({ refusal }) => refusal)).toEqual([null, null]);
  const now = async (lead: Lead) => (await asha!.get(`/api/leads/${lead.id}`)).body as Lead;
  const ended = { stage: 'lost', lostReason: 'price', probability: 0, nextAction: null };
  expect(await now(one)).toMatchObject(ended);
  const undone = await asha!.post('/api/leads/bulk/undo', { undo: (body as LeadReport).undo });
  expect((undone.body as LeadReport).rows.map(({ refusal }) => refusal)).toEqual([null, null]);
  expect(await now(one)).toMatchObject({
    stage: 'assigned',
    lostReason: null,
    probability: 40,
    nextAction: 'Call',
    nextOn: '2030-01-02',
  });
  const again = await asha!.post('/api/leads/bulk/undo', { undo: (body as LeadReport).undo });
  expect((again.body as LeadReport).rows[0]!.refusal).toContain('meanwhile');
  const other = { change: { ...change, stage: 'qualified' }, ids: [two.id, gone.id], matching: null };
  const mixed = (await asha!.post('/api/leads/bulk', other)).body as LeadReport;
  expect(mixed.rows.map(({ refusal }) => refusal === null)).toEqual([true, false]);
});
