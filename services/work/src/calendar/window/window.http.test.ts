import type { CalendarItem, CalendarItems, SearchAnswer } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { eventDraft } from '../../testing/event.factory.js';
import { taskDraft } from '../../testing/task-draft.factory.js';
import { Injectable, Module } from '@nestjs/common';
import { CalendarSource } from './calendar-source.service.js';
import type { SourceItem } from './calendar-source.types.js';

@Injectable()
class BrokenSource extends CalendarSource {
  override readonly key: string = 'broken';
  override readonly title: string = 'Milestones';
  override readonly colour = 4;

  override list(): Promise<SourceItem[]> {
    return Promise.reject(new Error('The other side does not answer.'));
  }
}

@Injectable()
class SilentSource extends BrokenSource {
  override readonly key = 'silent';
  override readonly title = 'Posts';
  override readonly patience = 20;

  override list(): Promise<SourceItem[]> {
    return new Promise(() => {});
  }
}

@Module({ providers: [BrokenSource, SilentSource] })
class BrokenModule {}

const clock = new TestClock('2026-06-15T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi, hr]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock, services: [{ module: BrokenModule }] });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
  hr = await acme.person('hr', { firstName: 'Hema' });
});
afterAll(() => portal.close());

const read = async (by: TestPerson, from: string, to: string, zone = ''): Promise<CalendarItems> =>
  (await by.get(`/api/calendar/items?from=${from}&to=${to}${zone && `&zone=${zone}`}`)).body;
const said = ({ source, title, start, end }: CalendarItem) => `${source}: ${title} ${start} ${end}`;
test('a source that fails or does not answer is named, and what the others have is shown', async () => {
  await asha!.post('/api/calendar/events', eventDraft());
  const { items, failed } = await read(asha!, '2026-06-15', '2026-06-16');
  expect(failed).toEqual([
    { key: 'broken', title: 'Milestones' },
    { key: 'silent', title: 'Posts' },
  ]);
  expect(items.map(({ title }) => title)).toEqual(['Stand-up']);
});

test('a date that is private to others is a busy time to everybody else, also by its address', async () => {
  const path = '/api/calendar/events';
  const draft = eventDraft({
    owner: { kind: 'company' },
    title: 'Board',
    rule: 'FREQ=DAILY;COUNT=2',
    start: '2027-02-01T10:00',
    end: '2027-02-01T11:00',
  });
  const made = (await hr!.post(path, draft)).body;
  const own = { visibility: 'private', title: 'Layoffs' };
  const change = { version: 1, scope: 'this', at: made.at, ...own };
  expect((await hr!.patch(`${path}/${made.id}`, change)).body.event.title).toBe('Layoffs');
  const { items } = await read(ravi!, '2027-02-01', '2027-02-03');
  expect(items.map(({ title }) => title)).toEqual([null, 'Board']);
  const one = await ravi!.get(`${path}/${made.id}?at=${made.at}`);
  const whole = await ravi!.get(`${path}/${made.id}`);
  expect([one.status, whole.status, whole.body.title]).toEqual([404, 200, 'Board']);
});

test('a day is the reader’s: what overlaps it is in it, what only touches it is not', async () => {
  await ravi!.post(
    '/api/calendar/events',
    eventDraft({ title: 'Late', start: '2026-06-17T23:30', end: '2026-06-18T00:00' }),
  );
  await ravi!.post(
    '/api/calendar/events',
    eventDraft({ title: 'Early', start: '2026-06-18T00:00', end: '2026-06-18T01:00' }),
  );
  const titles = async (zone: string, day: number) =>
    (await read(ravi!, `2026-06-${day}`, `2026-06-${day + 1}`, zone)).items.map(({ title }) => title);
  expect(await titles('', 18)).toEqual(['Early']);
  expect(await titles('', 17)).toEqual(['Late']);
  expect(await titles('Europe/London', 17)).toEqual(['Late', 'Early']);
  expect(await titles('Europe/London', 18)).toEqual([]);
});

test('a series is shown as well twenty years after its start', async () => {
  const { body } = await asha!.post(
    '/api/calendar/events',
    eventDraft({ title: 'Weekly', rule: 'FREQ=WEEKLY' }),
  );
  const { items } = await read(asha!, '2046-06-01', '2046-07-01');
  expect(items.map(said)).toEqual(
    ['04', '11', '18', '25'].map(
      (day) => `events: Weekly 2046-06-${day}T04:30:00.000Z 2046-06-${day}T04:45:00.000Z`,
    ),
  );
  expect(items[0]?.event).toMatchObject({ id: body.id, at: '2046-06-04T10:00', repeats: true });
});

test('open tasks of the reader are shown on the days on which they are due, and moved by their own command', async () => {
  const task = { title: 'Cut the reels', description: null, tab: null, stage: 'todo', priority: 'none' };
  const more = { startOn: null, dueOn: '2026-07-02', estimate: null, labels: [], visibility: 'internal' };
  const made = await hr!.post('/api/tasks', { ...task, ...more, assigneeIds: [asha!.user.id] });
  const { items } = await read(asha!, '2026-07-02', '2026-07-03');
  expect(items).toMatchObject([
    {
      source: 'tasks',
      title: `${made.body.number} Cut the reels`,
      start: '2026-07-02',
      end: '2026-07-03',
      allDay: true,
      busy: false,
      movable: true,
      url: `employee/TaskTable?open=${made.body.id}`,
    },
  ]);
  expect((await read(ravi!, '2026-07-02', '2026-07-03')).items).toEqual([]);
  const { id, version } = items[0]!;
  const move = (by: TestPerson, more: object) =>
    by.post('/api/calendar/items/move', { source: 'tasks', id, version, start: '2026-07-07', ...more });
  const moved = await move(asha!, {});
  expect(moved.status).toBe(200);
  expect((await read(asha!, '2026-07-07', '2026-07-08')).items).toMatchObject([{ id, ...moved.body }]);
  const refused = [
    await move(asha!, {}),
    await move(ravi!, moved.body),
    await move(asha!, { source: 'nothing' }),
    await move(asha!, { source: 'broken' }),
    await move(asha!, { ...moved.body, start: '2026-02-30' }),
  ];
  expect(refused.map(({ body }) => body.error.code)).toEqual([
    'STALE_VERSION',
    'NOT_FOUND',
    'NOT_FOUND',
    'CALENDAR_ITEM_FIXED',
    'VALIDATION_FAILED',
  ]);
});

test('what the company hides by default is off in the list of sources', async () => {
  const { items } = (await hr!.get('/api/settings')).body;
  const { value, version } = items.find(({ key }: { key: string }) => key === 'work.calendar');
  const changed = { ...value, sourcesOff: ['tasks'], colours: { events: 5 } };
  expect((await ravi!.put('/api/settings/work.calendar', { value: changed, version })).status).toBe(403);
  expect((await hr!.put('/api/settings/work.calendar', { value: changed, version })).status).toBe(200);
  const sources = (await ravi!.get('/api/calendar/sources')).body.items;
  expect(sources).toContainEqual({
    key: 'events',
    title: 'My events',
    colour: 5,
    on: true,
    fixed: null,
  });
  expect(sources).toContainEqual({
    key: 'tasks',
    title: 'Tasks due',
    colour: 4,
    on: false,
    fixed: null,
  });
});

test('events are found by their words where the reader sees them: the next date, or else the last', async () => {
  await asha!.post('/api/calendar/events', eventDraft({ title: 'Kesar daily', rule: 'FREQ=DAILY' }));
  const past = { start: '2026-05-04T10:00', end: '2026-05-04T11:00' };
  await asha!.post('/api/calendar/events', eventDraft({ title: 'Over', place: 'Kesar villa', ...past }));
  await ravi!.post('/api/calendar/events', eventDraft({ title: 'Kesar of Ravi' }));
  const owner = { kind: 'company' } as const;
  await hr!.post('/api/calendar/events', eventDraft({ owner, title: 'Kesar board', visibility: 'private' }));
  const found = await asha!.get('/api/calendar/search?text=KESAR');
  expect(found.body.items.map(said)).toEqual([
    'events: Kesar daily 2026-06-16T04:30:00.000Z 2026-06-16T04:45:00.000Z',
    'events: Over 2026-05-04T04:30:00.000Z 2026-05-04T05:30:00.000Z',
  ]);
  expect((await asha!.get('/api/calendar/search?text=k')).status).toBe(400);
  expect((await asha!.get('/api/calendar/sources/parts')).status).toBe(403);
});

// What it takes here is far below; a series that is stepped through from its start takes minutes.
test('a month of 200 series is read at once, also twenty years after their start', async () => {
  const busy = await acme.person('employee');
  for (let place = 0; place < 200; place += 1) {
    const [day, hour] = [
      String((place % 28) + 1).padStart(2, '0'),
      String(8 + (place % 10)).padStart(2, '0'),
    ];
    const times = { start: `2026-06-${day}T${hour}:00`, end: `2026-06-${day}T${hour}:45` };
    const zone = place % 2 ? 'Asia/Kolkata' : 'Europe/Berlin';
    const rule = place % 3 ? 'FREQ=WEEKLY;INTERVAL=2' : 'FREQ=WEEKLY';
    await busy.post('/api/calendar/events', eventDraft({ title: `Series ${place}`, rule, zone, ...times }));
  }
  for (const [from, to] of [
    ['2026-08-01', '2026-09-01'],
    ['2046-08-01', '2046-09-01'],
  ] as const) {
    await read(busy, from, to);
    const begun = performance.now();
    const { items } = await read(busy, from, to);
    const took = performance.now() - begun;
    expect(items.length).toBeGreaterThan(500);
    expect(took).toBeLessThan(15_000);
  }
});

test('the search of the portal finds tasks and events of those who see them', async () => {
  await asha!.post(
    '/api/calendar/events',
    eventDraft({ title: 'Captions review', start: '2026-06-16T10:00', end: '2026-06-16T11:00' }),
  );
  await asha!.post('/api/tasks', taskDraft({ title: 'Burn in the captions', visibility: 'private' }));
  const found = async (by: TestPerson) => {
    const answer = await by.get('/api/search?q=captions');
    expect(answer).toMatchObject({ status: 200 });
    const { groups } = answer.body as SearchAnswer;
    return groups.flatMap(({ kind, items }) =>
      items.map(({ title, detail }) => `${kind} ${title}: ${detail ?? ''}`),
    );
  };
  expect((await found(asha!)).sort()).toEqual([
    'event Captions review: 16 Jun 2026',
    expect.stringMatching(/^task T-\d+ Burn in the captions: To do$/),
  ]);
  expect(await found(ravi!)).toEqual([]);
});
