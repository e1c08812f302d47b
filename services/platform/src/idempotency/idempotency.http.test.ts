import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { createPlatformApp, createTestUser, TestClock, type PlatformApp } from '@atrium/testing';
import type { SignedInUser } from '../request/signed-in-user.js';
import { Gates, NoteController, noteMigration } from './note.fixture.js';

const clock = new TestClock();
let portal: PlatformApp;
let gates: Gates;
beforeAll(async () => {
  portal = await createPlatformApp({
    clock,
    controllers: [NoteController],
    providers: [Gates],
    migrations: [noteMigration],
  });
  gates = portal.app.get(Gates);
});
afterAll(() => portal.close());

const asha = createTestUser('admin');
const send = (key: string, body: object, { user = asha, path = '/api/notes', gate = '' } = {}) =>
  portal
    .client(user)
    .send({ method: 'POST', path, body, headers: { 'idempotency-key': key, 'x-gate': gate } });
const notes = (text: string) => portal.database.query('select * from note where text = $1', [text]);
const some = () => ({ key: randomUUID(), text: `note ${randomUUID()}` });

test('twenty equal requests at once create one record, and each comes to its answer', async () => {
  const { key, text } = some();
  const gate = gates.close();
  let refused = 0;
  const repeat = async () => {
    const answer = await send(key, { text }, { gate: gate.name });
    // All other requests have been answered while the first one is still at work.
    if (answer.status === 409 && ++refused === 19) gate.open();
    return answer;
  };
  const answers = await Promise.all(Array.from({ length: 20 }, repeat));
  for (const { body, headers } of answers.filter(({ status }) => status === 409))
    expect([body.error.code, headers['retry-after']]).toEqual(['STILL_RUNNING', '1']);
  const [done, ...more] = answers.filter(({ status }) => status === 201);
  expect([more, done?.headers['idempotent-replayed']]).toEqual([[], undefined]);
  const again = await Promise.all(answers.map(() => send(key, { text })));
  for (const { status, body, headers } of again)
    expect([status, body, headers['idempotent-replayed']]).toEqual([201, done?.body, 'true']);
  expect(await notes(text)).toHaveLength(1);
});

test('what is kept is what the route declares, and the order of fields does not matter', async () => {
  const { key, text } = some();
  const first = await send(key, { text, place: 'here' });
  const again = await send(key, { place: 'here', text });
  expect([again.status, again.body]).toEqual([201, first.body]);
  const kept = await portal.database.query('select answer, fingerprint from idempotency_key where key = $1', [
    key,
  ]);
  expect(kept).toEqual([
    { answer: { id: first.body.id, text }, fingerprint: expect.not.stringContaining(text) },
  ]);
});

test('another content under the key is refused', async () => {
  const { key, text } = some();
  await send(key, { text });
  const other = await send(key, { text: `${text}!` });
  expect([other.status, other.body.error.code]).toEqual([422, 'KEY_REUSED']);
  expect(other.body.error.message).toContain('already saved with different content');
  expect(await notes(`${text}!`)).toEqual([]);
});

test.each<[string, Partial<SignedInUser>]>([
  ['person', { companyId: asha.companyId }],
  ['company', { id: asha.id }],
])('the key of another %s is another key', async (_whose, same) => {
  const { key, text } = some();
  const mine = await send(key, { text });
  const theirs = await send(key, { text }, { user: createTestUser('admin', same) });
  expect([theirs.status, theirs.headers['idempotent-replayed']]).toEqual([201, undefined]);
  expect(theirs.body.id).not.toBe(mine.body.id);
});

test('the key of another route is another key', async () => {
  const { key, text } = some();
  await send(key, { text });
  await send(key, { text }, { path: '/api/notes/other' });
  expect(await notes(text)).toHaveLength(2);
});

test('a refusal is not kept: the corrected request goes through under the same key', async () => {
  const { key, text } = some();
  expect((await send(key, { text: '' })).status).toBe(400);
  expect((await send(key, { text })).status).toBe(201);
});

test('a caller that went away before the answer gets it when it asks again', async () => {
  const { key, text } = some();
  const gate = gates.close();
  const body = JSON.stringify({ text });
  const headers = {
    ...portal.client(asha).cookieHeader(),
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-gate': gate.name,
  };
  const lost = request(`${portal.client().baseUrl}/api/notes`, { method: 'POST', headers });
  const gone = new Promise((resolve) => lost.once('error', resolve));
  lost.end(body);
  await gate.reached;
  lost.destroy(new Error('the connection broke'));
  await gone;
  expect((await send(key, { text })).body.error.code).toBe('STILL_RUNNING');
  gate.open();
  let again = await send(key, { text });
  while (again.status === 409) again = await send(key, { text });
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
  expect(await notes(text)).toHaveLength(1);
});

test('a connection to the database that breaks leaves neither a record nor an answer', async () => {
  const { key, text } = some();
  const gate = gates.close();
  const broken = send(key, { text }, { gate: gate.name });
  await gate.reached;
  await portal.database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
  );
  gate.open();
  expect((await broken).status).toBe(503);
  expect(await notes(text)).toEqual([]);
  const again = await send(key, { text });
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, undefined]);
  expect(await notes(text)).toHaveLength(1);
});

test('an answer is kept for a day, and then deleted by whoever keeps the next', async () => {
  const { key, text } = some();
  await send(key, { text });
  clock.advance({ hours: 23, minutes: 59 });
  expect((await send(key, { text })).headers['idempotent-replayed']).toBe('true');
  clock.advance({ minutes: 1 });
  expect((await send(key, { text })).headers['idempotent-replayed']).toBeUndefined();
  clock.advance({ hours: 24 });
  await send(randomUUID(), { text });
  const left = await portal.database.query('select 1 from idempotency_key where company_id = $1', [
    asha.companyId,
  ]);
  expect(left).toHaveLength(1);
});

test('a key that is no UUID is refused; without a key a request is what it was', async () => {
  const { text } = some();
  const wrong = await send('again', { text });
  expect([wrong.status, wrong.body.error.message]).toEqual([
    400,
    'The header Idempotency-Key must be a UUID.',
  ]);
  const client = portal.client(asha);
  expect((await client.post('/api/notes', { text })).status).toBe(201);
  expect((await client.post('/api/notes', { text })).status).toBe(201);
  expect(await notes(text)).toHaveLength(2);
});
