import { TestClock, TestPortal, openEvents, type TestCompany, type TestPerson } from '@atrium/testing';
import { PresenceService } from './presence.service.js';

const clock = new TestClock('2026-11-20T05:00:00Z');
let portal: TestPortal;
let second: TestPortal;
let acme: TestCompany;
let ravi: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  second = await TestPortal.start({ clock, beside: portal });
  acme = await portal.company();
});
afterAll(async () => {
  await second.close();
  await portal.close();
});
beforeEach(async () => {
  ravi = await acme.person('employee');
});

/** Simulates that half a minute has passed and the gateways store who is present. */
async function beat(...gateways: TestPortal[]): Promise<void> {
  clock.advance({ seconds: 30 });
  for (const { app } of gateways) await app.get(PresenceService).beatAll();
}
const presence = async () =>
  (await portal.app.get(PresenceService).of(acme.id, [ravi.user.id])).get(ravi.user.id);
const row = async () =>
  (
    await portal.database.query<{ heard: string; xmin: string }>(
      'select heard_at::text as heard, xmin::text from presence where user_id = $1',
      [ravi.user.id],
    )
  )[0];
/** Opens a stream and waits until the person's presence is stored. */
async function arrive(gateway: TestPortal) {
  const stream = await openEvents(gateway.browserOf(ravi));
  while (!(await row())) await gateway.app.get(PresenceService).beatAll();
  return stream;
}

test('a person with an open page is present, whichever gateway has it, and otherwise absent', async () => {
  expect(await presence()).toBe('offline');
  const stream = await arrive(second);
  expect(await presence()).toBe('online');
  await beat(portal, second);
  await beat(portal, second);
  await beat(portal, second);
  await beat(portal, second);
  expect(await presence()).toBe('online');
  stream.close();
});

test('when a person’s gateway dies, they become absent by themselves', async () => {
  const stream = await arrive(second);
  await beat(portal);
  await beat(portal);
  expect(await presence()).toBe('online');
  await beat(portal);
  await beat(portal);
  expect(await presence()).toBe('offline');
  stream.close();
});

test('a person who does nothing for five minutes is away until they do something', async () => {
  const stream = await arrive(second);
  for (let minute = 0; minute < 10; minute += 1) await beat(second);
  expect(await presence()).toBe('away');
  // The activity may be reported to another gateway than the one that holds the page's stream.
  clock.advance({ seconds: 30 });
  expect((await ravi.post('/api/presence')).status).toBe(200);
  expect(await presence()).toBe('online');
  stream.close();
});

test('two gateways with pages of one person write at most once in half a minute', async () => {
  const [one, other] = [await arrive(portal), await arrive(second)];
  const before = await row();
  clock.advance({ seconds: 10 });
  for (const { app } of [portal, second, portal]) await app.get(PresenceService).beatAll();
  await ravi.post('/api/presence');
  expect(await row()).toEqual(before);
  await beat(portal, second);
  const after = await row();
  expect(after?.heard).not.toBe(before?.heard);
  await second.app.get(PresenceService).beatAll();
  expect(await row()).toEqual(after);
  one.close();
  other.close();
});

test('activity between two writes is stored with the next', async () => {
  const stream = await arrive(portal);
  for (let minute = 0; minute < 10; minute += 1) await beat(portal);
  expect(await presence()).toBe('away');
  clock.advance({ seconds: 10 });
  await ravi.post('/api/presence');
  expect(await presence()).toBe('away');
  await beat(portal);
  expect(await presence()).toBe('online');
  stream.close();
});

test('a chosen status applies while the person is present', async () => {
  const say = async (value: string, version: number) =>
    (await ravi.put('/api/settings/inbox.presence', { value, version })).status;
  expect(await say('busy', 0)).toBe(200);
  expect(await presence()).toBe('offline');
  const stream = await arrive(second);
  expect(await presence()).toBe('busy');
  expect(await say('away', 1)).toBe(200);
  expect(await presence()).toBe('away');
  expect(await say('offline', 2)).toBe(400);
  expect(await say('online', 2)).toBe(200);
  expect(await presence()).toBe('online');
  for (let minute = 0; minute < 10; minute += 1) await beat(second);
  expect(await presence()).toBe('away');
  stream.close();
});

test('during a busy event a person who is present is busy', async () => {
  const stream = await arrive(portal);
  const start = new Date(clock.now().getTime() - 3_600_000).toISOString().slice(0, 16);
  const end = new Date(clock.now().getTime() + 3_600_000).toISOString().slice(0, 16);
  const draft = { owner: { kind: 'person' }, title: 'Review', place: null, link: null, description: null };
  const made = await ravi.post('/api/calendar/events', {
    ...draft,
    category: null,
    zone: 'UTC',
    start,
    end,
    rule: 'FREQ=DAILY',
    roomId: null,
    visibility: 'normal',
    busy: true,
    state: 'confirmed',
    guestIds: [],
    reminders: [],
  });
  expect(await presence()).toBe('busy');
  const free = { version: made.body.version, scope: 'this', at: made.body.at, busy: false };
  await ravi.patch(`/api/calendar/events/${made.body.id}`, free);
  expect(await presence()).toBe('online');
  stream.close();
});
