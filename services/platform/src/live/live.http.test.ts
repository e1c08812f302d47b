import { randomUUID } from 'node:crypto';
import { createPlatformApp, createTestUser, openEvents, TestClock, type PlatformApp } from '@atrium/testing';
import type { SignedInUser } from '../request/signed-in-user.js';
import { TenantDb } from '../database/tenant-db.js';
import { CacheInvalidation } from './cache-invalidation.js';
import { LiveEvents } from './live-events.js';
import type { LiveAudience } from './live-audience.js';
import type { LiveEvent } from '@atrium/contracts';

const COMPANY = randomUUID();
const USERS: LiveEvent = { type: 'invalidate', tags: ['User'] };
const APPS: LiveEvent = { type: 'invalidate', tags: ['App'] };

const clock = new TestClock();
let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({ clock });
});
afterAll(() => platform.close());

const notify = (event: LiveEvent, audience: LiveAudience, companyId = COMPANY) =>
  platform.app.get(TenantDb).run(companyId, () => platform.app.get(LiveEvents).publish(event, audience));
const open = (user: SignedInUser) => openEvents(platform.client(user));
const person = (role: SignedInUser['role'] = 'employee', companyId = COMPANY) =>
  createTestUser(role, { companyId });

const killListeners = () =>
  platform.database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atrium-listener' and datname = current_database()",
  );

test('without a session there is no stream', async () => {
  const answer = await platform.client().get('/api/events');
  expect(answer.status).toBe(401);
});

test('an event reaches its company, and nobody of another', async () => {
  const [ours, theirs] = [await open(person()), await open(person('admin', randomUUID()))];
  await notify(USERS, { company: true });
  expect(await ours.next()).toEqual(USERS);
  const otherCompany = randomUUID();
  const late = await open(person('employee', otherCompany));
  await notify(APPS, { company: true }, otherCompany);
  expect(await late.next()).toEqual(APPS);
  for (const stream of [ours, theirs, late]) stream.close();
});

test('an event for thousands of people reaches the first and the last of them', async () => {
  const [first, last] = [person(), person()];
  const streams = [await open(first), await open(last)];
  const users = [first.id, ...Array.from({ length: 2_000 }, () => randomUUID()), last.id];
  await notify(USERS, { users });
  for (const stream of streams) expect(await stream.next()).toEqual(USERS);
  await notify(APPS, { check: { tab: 'hrOperations' }, orUsers: users });
  for (const stream of streams) {
    expect(await stream.next()).toEqual(APPS);
    stream.close();
  }
});

test('an audience is people by id, or by what they may do', async () => {
  const [hr, employee] = [person('hr'), person('employee')];
  const [hrStream, employeeStream] = [await open(hr), await open(employee)];
  await notify(USERS, { check: { tab: 'hrOperations', resource: 'attendence', action: 'read' } });
  await notify(APPS, { users: [employee.id] });
  await notify({ type: 'portal-changed' }, { company: true });
  expect([await hrStream.next(), await hrStream.next()]).toEqual([USERS, { type: 'portal-changed' }]);
  expect([await employeeStream.next(), await employeeStream.next()]).toEqual([
    APPS,
    { type: 'portal-changed' },
  ]);
  await notify(USERS, { check: { tab: 'admin' }, orUsers: [employee.id] });
  expect(await employeeStream.next()).toEqual(USERS);
  hrStream.close();
  employeeStream.close();
});

test('a change that is rolled back sends no event', async () => {
  const stream = await open(person());
  const failing = platform.app.get(TenantDb).run(COMPANY, async () => {
    await platform.app.get(LiveEvents).publish(APPS, { company: true });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await notify(USERS, { company: true });
  expect(await stream.next()).toEqual(USERS);
  stream.close();
});

test('permissions are read again for every event', async () => {
  const user = person('hr');
  const stream = await open(user);
  platform.sessions.users.set(user.sessionId, { ...user, permissions: [] });
  await notify(APPS, { check: { tab: 'hrOperations' } });
  await notify(USERS, { company: true });
  expect(await stream.next()).toEqual(USERS);
  stream.close();
});

test('events arrive in the order they were committed, though the first waits for a session', async () => {
  const otherCompany = randomUUID();
  const [stream, elsewhere] = [await open(person()), await open(person('employee', otherCompany))];
  let readSession = () => {};
  platform.sessions.waits.push(new Promise((resolve) => (readSession = resolve)));
  await notify(USERS, { company: true });
  await notify(APPS, { company: true });
  await notify(APPS, { company: true }, otherCompany);
  // The other company gets its event without waiting, which proves that the gateway has received all three.
  expect(await elsewhere.next()).toEqual(APPS);
  readSession();
  expect([await stream.next(), await stream.next()]).toEqual([USERS, APPS]);
  for (const one of [stream, elsewhere]) one.close();
});

test('a session that ends closes its stream and no other of the same person', async () => {
  const user = person();
  const other = { ...user, sessionId: randomUUID() };
  const [ending, staying] = [await open(user), await open(other)];
  platform.sessions.users.delete(user.sessionId);
  await notify({ type: 'session-ended' }, { users: [user.id] });
  expect(await ending.next()).toEqual({ type: 'session-ended' });
  await ending.ended;
  await notify(USERS, { company: true });
  expect(await staying.next()).toEqual(USERS);
  staying.close();
});

test('a browser that comes back fetches everything anew', async () => {
  const stream = await openEvents(platform.client(person()), { 'last-event-id': '3' });
  expect(await stream.next()).toEqual({ type: 'resync' });
  stream.close();
});

test('what changed after a page had asked for its data comes as soon as its stream stands, to those whom it concerns', async () => {
  const companyId = randomUUID();
  const witness = await open(person('employee', companyId));
  // The gateway has heard of everything for as long as a browser may need to connect.
  clock.advance({ seconds: 10 });
  await notify(USERS, { company: true }, companyId);
  await notify(APPS, { users: [randomUUID()] }, companyId);
  await notify({ type: 'portal-changed' }, { company: true }, companyId);
  expect([await witness.next(), await witness.next()]).toEqual([USERS, { type: 'portal-changed' }]);
  const late = (query: string, company = companyId) =>
    openEvents(platform.client(person('employee', company)), {}, query);
  const otherCompany = randomUUID();
  const streams = [await late('?age=0'), await late(''), await late('?age=0', otherCompany)];
  const [joined, silent, other] = streams;
  await notify(APPS, { company: true }, companyId);
  await notify(USERS, { company: true }, otherCompany);
  expect([await joined!.next(), await joined!.next()]).toEqual([USERS, { type: 'portal-changed' }]);
  expect(await joined!.next()).toEqual(APPS);
  expect(await silent!.next()).toEqual(APPS);
  expect(await other!.next()).toEqual(USERS);
  const old = await late('?age=3600000');
  expect(await old.next()).toEqual({ type: 'resync' });
  for (const stream of [witness, ...streams, old]) stream.close();
});

test('a person has at most twelve streams; the oldest gives way', async () => {
  const user = person();
  const streams = [await open(user)];
  while (streams.length < 13) streams.push(await open(user));
  await streams[0]!.ended;
  await notify(USERS, { users: [user.id] });
  expect(await streams[12]!.next()).toEqual(USERS);
  for (const stream of streams) stream.close();
});

test('the listening connection comes back by itself: caches are dropped, pages resync, events flow', async () => {
  const stream = await open(person());
  let dropped = 0;
  const notices: string[] = [];
  const caches = platform.app.get(CacheInvalidation);
  caches.onMissed(() => (dropped += 1));
  caches.on('test', (payload) => notices.push(payload));
  await killListeners();
  expect(await stream.next()).toEqual({ type: 'resync' });
  expect(dropped).toBe(2);
  await platform.app.get(TenantDb).run(COMPANY, () => caches.invalidate('test', 'entry 7'));
  await notify(USERS, { company: true });
  expect(await stream.next()).toEqual(USERS);
  expect(notices).toEqual(['entry 7']);
  stream.close();
});

test('no proxy caches or buffers the stream', async () => {
  const client = platform.client(person());
  const answer = await client.open({ method: 'GET', path: '/api/events' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  answer.destroy();
});
