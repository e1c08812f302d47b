import type { Lead, LeadBoard, LeadSetup, Page } from '@atrium/contracts';
import { JobScheduler } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { executive } from '../testing/executive.factory.js';
import { leadDraft } from '../testing/lead-draft.factory.js';

// Monday, 16:00 in India.
const clock = new TestClock('2026-06-15T10:30:00Z');
let portal: TestPortal;
let acme: TestCompany;
let asha: TestPerson;
let counted = 0;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await executive(acme, 'Asha');
});
afterAll(() => portal.close());

const read = async () => (await acme.admin.get('/api/lead-setup')).body as LeadSetup;
const save = async (change: (setup: LeadSetup) => object) => {
  const setup = await read();
  return acme.admin.put('/api/lead-setup', { ...setup, moves: [], ...change(setup) });
};
const add = async (by: TestPerson, more: Parameters<typeof leadDraft>[0] = {}): Promise<Lead> => {
  counted += 1;
  const email = `s${String(counted)}@s${String(counted)}.example`;
  const who = {
    name: `Asker ${String.fromCodePoint(64 + counted)}`,
    company: null,
    emails: [email],
    phones: [],
  };
  const { status, body } = await by.post('/api/leads', leadDraft({ ...who, ...more }));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const get = async ({ id }: Lead) => (await acme.admin.get(`/api/leads/${id}`)).body as Lead;
const again = (person: TestPerson) => acme.signIn(person.user.email);
/** A session does not last as long as the clock jumps. */
const titlesOf = async (person: TestPerson): Promise<string[]> => {
  const { items } = (await (await again(person)).get('/api/notifications')).body as Page<{ title: string }>;
  return items.map(({ title }) => title);
};
const lookAt = async (moment: string) => {
  clock.set(moment);
  await portal.app.get(JobScheduler).look();
  await portal.settle();
};

test('stages are the company’s words: renaming moves nothing, a second one of a type is a place of its own', async () => {
  expect((await asha.put('/api/lead-setup', await read())).status).toBe(403);
  const lead = await add(asha);
  const renamed = await save(({ stages }) => ({
    stages: [
      ...stages.map((stage) => (stage.key === 'assigned' ? { ...stage, name: 'To call' } : stage)),
      {
        key: null,
        type: 'contacting',
        name: 'Second call',
        colour: 'leave',
        probability: 35,
        staleDays: 4,
        archived: false,
      },
    ],
  }));
  expect(renamed.status).toBe(200);
  const second = (renamed.body as LeadSetup).stages.find(({ name }) => name === 'Second call')!.key;
  expect(await get(lead)).toMatchObject({
    stage: 'assigned',
    stageKey: 'assigned',
    stageName: 'To call',
    version: 1,
  });
  const moved = await asha.post(`/api/leads/${lead.id}/move`, { version: 1, stage: second });
  expect(moved.body).toMatchObject({ stage: 'contacting', stageKey: second, probability: 35 });
  const { lanes } = (await asha.get('/api/leads/board')).body as LeadBoard;
  expect(lanes.find(({ key }) => key === second)).toMatchObject({ stage: 'contacting', total: 1 });
  const { items } = (await asha.get(`/api/leads?stage=${second}`)).body as Page<Lead>;
  expect(items.map(({ id }) => id)).toEqual([lead.id]);
  const { text } = await acme.admin.get('/api/exports?list=clients.leads&format=csv&columns=stage');
  expect(text).toContain('Second call');
  const archive = (to: number | null) =>
    save(({ stages }) => ({
      stages: stages.map((stage) => (stage.key === second ? { ...stage, archived: true } : stage)),
      moves: to === null ? [] : [{ from: second, to }],
    }));
  expect((await archive(null)).body.error.fields).toEqual({
    moves: 'Say where the leads of the archived stages go.',
  });
  const at = (await read()).stages.findIndex(({ key }) => key === 'contacting');
  expect((await archive(at)).status).toBe(200);
  expect(await get(lead)).toMatchObject({ stageKey: 'contacting', stageName: null });
  const history = `/api/client-activities?kind=lead&id=${lead.id}`;
  const names = (await asha.get(history)).body.items.map(
    ({ stageName }: { stageName: string | null }) => stageName,
  );
  expect(names).toEqual([null, 'Second call', 'To call']);
  const none = await save(({ stages }) => ({
    stages: stages.map((stage) => (stage.key === 'won' ? { ...stage, archived: true } : stage)),
  }));
  expect(none.body.error.code).toBe('LEAD_STAGE_MISSING');
});

test('sources, services and lost reasons are the company’s lists', async () => {
  const saved = await save(({ sources, lostReasons }) => ({
    sources: [...sources, { key: null, name: 'Trade fair', archived: false }],
    lostReasons: lostReasons.map((reason) =>
      reason.key === 'price' ? { ...reason, archived: true } : reason,
    ),
  }));
  const fair = (saved.body as LeadSetup).sources.at(-1)!.key;
  const lead = await add(asha, { source: fair });
  expect(lead).toMatchObject({ source: fair, sourceName: 'Trade fair' });
  const strange = await asha.post('/api/leads', leadDraft({ name: 'Nobody', source: 'moon' }));
  expect(strange.body.error).toMatchObject({ code: 'LEAD_CHOICE', fields: { source: expect.any(String) } });
  const lost = (lostReason: string) =>
    asha.post(`/api/leads/${lead.id}/move`, { version: lead.version, stage: 'lost', lostReason });
  expect((await lost('price')).body.error.fields).toHaveProperty('lostReason');
  expect((await lost('time')).status).toBe(200);
});

test('the first answer is due in working time; its owner is told before its end, the managers once it is late', async () => {
  await save(() => ({ answerMinutes: 120, opensAt: '10:00', closesAt: '17:00' }));
  const lead = await add(asha);
  // One hour on Monday, one on Tuesday.
  expect(lead.answerDueAt).toBe('2026-06-16T05:30:00.000Z');
  await lookAt('2026-06-16T05:05:00Z');
  const soon = 'waits for a first answer';
  const told = async (person: TestPerson, words: string) =>
    (await titlesOf(person)).filter((title) => title.includes(words) && title.includes(lead.name)).length;
  expect([await told(asha, soon), await told(acme.admin, soon)]).toEqual([1, 0]);
  await lookAt('2026-06-16T05:36:00Z');
  await lookAt('2026-06-16T05:41:00Z');
  expect([await told(asha, 'is late'), await told(acme.admin, 'is late'), await told(asha, soon)]).toEqual([
    1, 1, 1,
  ]);
  const late = (await (await again(asha)).get('/api/leads?quick=late')).body as Page<Lead>;
  expect(late.items.map(({ id }) => id)).toContain(lead.id);
});

test('a lead without activity for the days of its stage is stale, which is told once a week', async () => {
  const lead = await add(await again(asha), {
    nextAction: 'Call Diya',
    nextOn: '2026-06-17',
    nextTime: '11:00',
  });
  await lookAt('2026-06-17T05:31:00Z');
  await lookAt('2026-06-17T05:36:00Z');
  expect((await titlesOf(asha)).filter((title) => title.includes('Call Diya'))).toHaveLength(1);
  const stale = async () =>
    ((await (await again(asha)).get('/api/leads?quick=stale')).body as Page<Lead>).items.some(
      ({ id }) => id === lead.id,
    );
  expect(await stale()).toBe(false);
  await lookAt('2026-06-22T03:31:00Z');
  expect(await stale()).toBe(true);
  const told = async () => (await titlesOf(asha)).filter((title) => title.includes('Nothing happens')).length;
  expect(await told()).toBe(1);
  // Those of the other tests follow a day later; none is told again.
  await lookAt('2026-06-23T03:31:00Z');
  await lookAt('2026-06-24T03:31:00Z');
  expect(await told()).toBe(2);
});
