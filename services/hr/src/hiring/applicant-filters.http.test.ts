import type { Application, OpenedInterview, Opening, Page } from '@atrium/contracts';
import { readExported } from '@atrium/records/testing';
import { buffer } from 'node:stream/consumers';
import { expectDone, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { applyByForm, publicOpening } from '../testing/careers-applicant.factory.js';
import { applicant } from '../testing/hiring-draft.factory.js';
import { schedule, scorecardDraft } from '../testing/interview-draft.factory.js';

const START = '2026-11-20T06:00:00Z';

const clock = new TestClock(START);
let portal: TestPortal;
let acme: TestCompany;
let opening: Opening & { slug: string };
let [hr, leader, asha]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr');
  leader = await acme.person('teamLeader');
  asha = await acme.person('employee', { firstName: 'Asha' });
  opening = await publicOpening(leader, hr);
  for (const [name, place, pay] of [
    ['Ishita Menon', 'Pune, Maharashtra', '600000'],
    ['Omkar Rao', 'Navi Mumbai', '900000'],
    ['Nobody Asks', '', ''],
  ] as const)
    await applyByForm({ portal, clock }, `/${acme.code}/careers`, {
      slug: opening.slug,
      name,
      email: `${name.slice(0, 5).trim().toLowerCase()}@mail.example`,
      place,
      pay,
    });
});
afterAll(() => portal.close());

const ask = async (who: TestPerson, query: string) =>
  who.get<Page<Application>>(`/api/hr/applications?${query}`);
const namesOf = async (query: string, who = hr!): Promise<string[]> => {
  const page = expectDone(await ask(who, query));
  expect(page.total).toBe(page.items.length);
  return page.items.map(({ candidate }) => candidate.name).sort();
};
/** What a file with the same question has. */
const exported = async (query: string, who = hr!): Promise<string[]> => {
  const path = `/api/exports?list=hr.applications&format=csv&columns=candidate&${query}`;
  const answer = await who.open({ method: 'GET', path });
  const [, ...rows] = await readExported(await buffer(answer), 'csv');
  return rows.map(([name = '']) => name).sort();
};

test.each([
  ['place=pune', ['Ishita Menon']],
  ['place=MAHARASHTRA+pune', ['Ishita Menon']],
  ['place=mum', ['Omkar Rao']],
  ['place=delhi', []],
  ['askedPay=60000000..90000000', ['Ishita Menon', 'Omkar Rao']],
  ['askedPay=60000001..', ['Omkar Rao']],
  ['askedPay=..60000000', ['Ishita Menon']],
  ['askedPay=..89999999&place=mumbai', []],
  ['place=mum&search=omkar', ['Omkar Rao']],
])('%s finds whom it should, in the list, its count and its file alike', async (query, names) => {
  expect(await namesOf(query)).toEqual(names);
  expect(await exported(query)).toEqual(names);
});

test('a view keeps such a filter, and many are moved by it', async () => {
  const filters = { askedPay: '80000000..', place: 'mumbai' };
  const view = { list: 'hr.applications', name: 'Mumbai', shared: true, search: '', sort: '-createdAt' };
  const saved = await hr!.post('/api/saved-views', { ...view, filters, columns: ['candidate', 'place'] });
  expect([saved.status, saved.body]).toMatchObject([201, { filters }]);
  const matching = { limit: 50, sort: '-createdAt', ...filters };
  const moved = await hr!.post('/api/hr/applications/bulk', {
    step: 'move',
    kind: 'screened',
    ids: null,
    matching,
  });
  expect(expectDone(moved)).toMatchObject({
    rows: [{ name: expect.stringContaining('Omkar'), refusal: null }],
  });
});

test.each(['askedPay=0.5..', 'askedPay=2..1', 'askedPay=-5..', 'score=a..', 'place='])(
  '%s is no question',
  async (query) => expect((await ask(hr!, query)).status).toBe(400),
);

test('who may not know pay and place finds nobody by them, in list and file', async () => {
  expect(await namesOf('', leader)).toHaveLength(3);
  for (const query of ['askedPay=1..', 'place=pune']) {
    expect(await namesOf(query, leader)).toEqual([]);
    expect(await exported(query, leader)).toEqual([]);
  }
  const { items } = expectDone(await ask(leader!, ''));
  expect(items.map(({ place, askedPay }) => [place, askedPay])).toEqual(Array(3).fill([null, null]));
});

test('a score finds those alone whose score its reader may see, and nobody is sorted by it', async () => {
  const { id } = await applicant(hr!, opening.id, {
    stageId: 'interview',
    name: 'Sana Varma',
    email: 's@mail.example',
  });
  const talk = await schedule(hr!, id, { panel: [asha!, hr!], startsAt: '2026-11-20T09:30:00Z' });
  clock.set('2026-11-20T10:30:00Z');
  const give = (who: TestPerson, more: object = {}) =>
    who.post<OpenedInterview>(`/api/hr/own-interviews/${talk.id}/scorecard`, scorecardDraft(more));
  expectDone(await give(asha!));
  // 3.5 by now, which HR, who owes a scorecard, may not know.
  for (const query of ['score=3.5..3.5', 'score=0..', 'score=..4']) {
    expect(await namesOf(query)).toEqual([]);
    expect(await exported(query)).toEqual([]);
    expect(await namesOf(query, leader)).toEqual(['Sana Varma']);
    expect(await namesOf(query, acme.admin)).toEqual(['Sana Varma']);
  }
  for (const sort of ['score', '-score']) expect((await ask(acme.admin, `sort=${sort}`)).status).toBe(400);
  const low = [
    { id: 'skills', score: 2 },
    { id: 'communication', score: 2 },
    { id: 'teamwork', score: 3 },
  ];
  expectDone(await give(hr!, { scores: low, recommendation: 'no' }));
  // (7/2 + 7/3) / 2, as the list shows it.
  expect(expectDone(await ask(hr!, 'score=2.92..2.92')).items).toMatchObject([{ score: 2.92 }]);
  expect(await namesOf('score=2.915..2.925')).toEqual(['Sana Varma']);
  expect(await namesOf('score=2.921..')).toEqual([]);
  expect(await namesOf('score=..2.919')).toEqual([]);
  expect(await namesOf('score=3.5..', leader)).toEqual([]);
  expect(await namesOf('score=99999999999..')).toEqual([]);
});

test('scorecards that come at once are all counted', async () => {
  const { id } = await applicant(hr!, opening.id, {
    stageId: 'interview',
    name: 'At Once',
    email: 'a@mail.example',
  });
  const talks = [
    await schedule(hr!, id, { panel: [asha!], startsAt: '2026-11-20T11:00:00Z' }),
    await schedule(hr!, id, { panel: [hr!], startsAt: '2026-11-20T12:00:00Z' }),
  ];
  clock.set('2026-11-20T13:00:00Z');
  const of = (score: number) => scorecardDraft({ scores: [{ id: 'skills', score }] });
  const both = await Promise.all([
    asha!.post(`/api/hr/own-interviews/${talks[0]?.id ?? ''}/scorecard`, of(1)),
    hr!.post(`/api/hr/own-interviews/${talks[1]?.id ?? ''}/scorecard`, of(4)),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await namesOf('score=2.5..2.5')).toEqual(['At Once']);
});
