import type { Lead, LeadBoard, LeadForecast, Page } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { executive } from '../testing/executive.factory.js';
import { leadDraft } from '../testing/lead-draft.factory.js';

const clock = new TestClock('2026-06-29T20:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi]: TestPerson[] = [];
let counted = 0;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await executive(acme, 'Asha');
  ravi = await executive(acme, 'Ravi');
});
afterAll(() => portal.close());

type Given = Parameters<typeof leadDraft>[0];

async function add(by: TestPerson, more: Given): Promise<Lead> {
  counted += 1;
  const email = `p${String(counted)}@c${String(counted)}.example`;
  const names = { name: `Person ${String(counted)}`, company: `Company ${String(counted)}` };
  const draft = leadDraft({ ...names, emails: [email], phones: [], ...more });
  return expectDone(await by.post<Lead>('/api/leads', draft));
}
const forecastOf = async (by: TestPerson, query = '') =>
  expectDone(await by.get<LeadForecast>(`/api/leads/forecast${query}`));

test('open leads by expected month, whole and weighted, of those whom the reader sees', async () => {
  await add(asha!, { value: 100_000, probability: 25, expectedClose: '2026-07-31' });
  await add(asha!, { value: 50_001, probability: 50, expectedClose: '2026-07-01' });
  await add(ravi!, { value: 80_000, probability: 10, expectedClose: '2026-05-12' });
  await add(ravi!, { value: null, probability: 90, expectedClose: null });
  const gone = await add(ravi!, { value: 70_000, probability: 10, expectedClose: '2026-07-02' });
  expectDone(await ravi!.post(`/api/leads/${gone.id}/archive`, { version: gone.version }));
  const july = { month: '2026-07', count: 2, value: 150_001, weighted: 50_001 };
  expect(await forecastOf(asha!)).toEqual({ today: '2026-06-30', items: [july] });
  expect(await forecastOf(acme.admin)).toEqual({
    today: '2026-06-30',
    items: [
      { month: '2026-05', count: 1, value: 80_000, weighted: 8_000 },
      july,
      { month: null, count: 1, value: 0, weighted: 0 },
    ],
  });
  const { items } = await forecastOf(acme.admin, `?owner=${ravi!.user.id}`);
  expect(items.map(({ month }) => month)).toEqual(['2026-05', null]);
});

test('the leads of a month are found in the list', async () => {
  const path = '/api/leads?expectedClose=2026-07-01..2026-07-31';
  const { items } = expectDone(await asha!.get<Page<Lead>>(path));
  expect(items.map(({ expectedClose }) => expectedClose).toSorted()).toEqual(['2026-07-01', '2026-07-31']);
});

test('table, board and forecast are narrowed alike by owner, source, service and stage', async () => {
  const months = { expectedClose: '2027-02-11', value: 1_000 };
  const one = await add(asha!, { ...months, source: 'referral', services: ['smm'] });
  const two = await add(ravi!, { ...months, source: 'referral', services: ['website', 'smm'] });
  await add(ravi!, { ...months, source: 'event', services: ['website'] });
  const { version } = two;
  const held = { version, stage: 'on_hold', lostReason: null, lostNote: null };
  expectDone(await ravi!.post(`/api/leads/${two.id}/move`, held));
  const found = async (by: TestPerson, query: string) => {
    const asked = `expectedClose=2027-02-01..2027-02-28&${query}`;
    const list = expectDone(await by.get<Page<Lead>>(`/api/leads?${asked}`));
    const board = expectDone(await by.get<LeadBoard>(`/api/leads/board?${asked}`));
    const { items } = await forecastOf(by, `?${asked}`);
    const cards = board.lanes.flatMap((lane) => lane.items.map(({ id }) => id));
    expect(cards.toSorted()).toEqual(list.items.map(({ id }) => id).toSorted());
    const counts = board.lanes.map(({ total }) => total);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(cards.length);
    expect(items.map(({ count }) => count)).toEqual(cards.length > 0 ? [cards.length] : []);
    return cards.toSorted();
  };
  expect(await found(acme.admin, 'source=referral')).toEqual([one.id, two.id].toSorted());
  expect(await found(acme.admin, `source=referral&owner=${ravi!.user.id}`)).toEqual([two.id]);
  expect(await found(acme.admin, 'services=smm&stage=on_hold')).toEqual([two.id]);
  expect(await found(acme.admin, `search=${one.name.replace(' ', '%20')}&services=smm`)).toContain(one.id);
  expect(await found(asha!, 'source=referral')).toEqual([one.id]);
  expect(await found(asha!, `owner=${ravi!.user.id}`)).toEqual([]);
  const { lanes } = expectDone(await acme.admin.get<LeadBoard>('/api/leads/board?stage=on_hold'));
  expect(lanes.map(({ key }) => key)).toEqual(['on_hold']);
  for (const path of ['board', 'forecast'])
    expect((await acme.admin.get(`/api/leads/${path}?owner=me`)).status).toBe(400);
});
