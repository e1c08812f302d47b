import { randomUUID } from 'node:crypto';
import { createPlatformApp, createTestUser, waitUntilSettled, type PlatformApp } from '@atrium/testing';
import { TenantDb } from '../database/tenant-db.js';
import type { JobDefinition } from './job-definition.js';
import { Jobs, type EnqueueOptions } from './jobs.js';
import {
  effectMigration,
  EffectHandlers,
  lookAround,
  readAll,
  refuse,
  writeWord,
} from './testing/effect-handlers.js';

let platform: PlatformApp;
let handlers: EffectHandlers;
beforeAll(async () => {
  platform = await createPlatformApp({ migrations: [effectMigration], providers: [EffectHandlers] });
  handlers = platform.app.get(EffectHandlers);
});
afterAll(() => platform.close());
beforeEach(() =>
  platform.database.query('delete from effect; delete from job; delete from graphile_worker._private_jobs'),
);

const asha = createTestUser('employee');
const COMPANY = asha.companyId;
const admin = createTestUser('admin', { companyId: COMPANY });

const enqueue = <Payload>(
  definition: JobDefinition<Payload>,
  payload: Payload,
  options: EnqueueOptions & { company?: string } = {},
) =>
  platform.app
    .get(TenantDb)
    .run(options.company ?? COMPANY, () => platform.app.get(Jobs).enqueue(definition, payload, options));
const words = async () =>
  (await platform.database.query<{ word: string }>('select word from effect order by id')).map(
    ({ word }) => word,
  );
const watch = async (id: string, user = admin) => (await platform.client(user).get(`/api/jobs/${id}`)).body;
/** Changes the queue's rows as if time had passed. */
const queue = (changes: string) =>
  platform.database.query(`update graphile_worker._private_jobs set ${changes}; notify "jobs:insert"`);
/** When the next attempt after this many attempts is due, and when this was read; in seconds. */
async function nextAttempt(attempts: number): Promise<{ due: number; read: number }> {
  for (;;) {
    const [row] = await platform.database.query<{ due: number; read: number }>(
      `select extract(epoch from run_at)::float as due, extract(epoch from now())::float as read
       from graphile_worker._private_jobs where attempts = $1 and locked_at is null`,
      [attempts],
    );
    if (row) return row;
  }
}
/** Waits for the live event that says a job has reached a state. */
async function reach(id: string, state: string) {
  for (;;) {
    const job = await watch(id);
    if (job.state === state) return job;
  }
}

test('a job enqueued in a failing transaction does not exist', async () => {
  const failing = platform.app.get(TenantDb).run(COMPANY, async () => {
    await platform.app.get(Jobs).enqueue(writeWord, { word: 'never' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await waitUntilSettled(platform.database);
  expect([await words(), await platform.database.query('select id from job')]).toEqual([[], []]);
  expect(await platform.database.query('select id from graphile_worker._private_jobs')).toEqual([]);
});

test('a job is done, and its result can be read', async () => {
  const id = await enqueue(writeWord, { word: 'hello' }, { createdBy: asha.id });
  await waitUntilSettled(platform.database);
  expect(await words()).toEqual(['hello']);
  expect(await watch(id, asha)).toMatchObject({
    id,
    kind: 'test.write-word',
    title: 'Writing a word',
    state: 'done',
    result: { letters: 5 },
    error: null,
    createdBy: asha.id,
    progress: null,
  });
  expect(await platform.database.query('select id from graphile_worker._private_jobs')).toEqual([]);
});

test('a payload that is not the definition’s is refused before anything is written', async () => {
  await expect(enqueue(writeWord, { word: 7 } as never)).rejects.toThrow('expected string');
  expect(await platform.database.query('select id from job')).toEqual([]);
});

test('the queue holds ids, no content, and the gateway’s role sees nothing of it', async () => {
  const id = await enqueue(writeWord, { word: 'secret' }, { runAt: new Date(Date.now() + 3_600_000) });
  expect(await platform.database.query('select payload from graphile_worker._private_jobs')).toEqual([
    { payload: { companyId: COMPANY, jobId: id } },
  ]);
  const peek = (sql: string) => platform.app.get(TenantDb).run(COMPANY, (tx) => tx.query(sql));
  for (const table of ['graphile_worker._private_jobs', 'graphile_worker.jobs', 'job_worker'])
    await expect(peek(`select * from ${table}`)).rejects.toThrow('permission denied');
  await expect(peek(`select graphile_worker.add_job('x')`)).rejects.toThrow('permission denied');
});

test('a company cannot put another company’s job into the queue', async () => {
  const id = await enqueue(writeWord, { word: 'mine' }, { runAt: new Date(Date.now() + 3_600_000) });
  const foreign = platform.app
    .get(TenantDb)
    .run(randomUUID(), (tx) => tx.query('select atrium_enqueue_job($1, null, null, 3)', [id]));
  await expect(foreign).rejects.toThrow('no rows');
});

test('a job sees its company only, and cannot go to another', async () => {
  const other = randomUUID();
  await enqueue(writeWord, { word: 'ours' });
  await enqueue(writeWord, { word: 'theirs' }, { company: other });
  await waitUntilSettled(platform.database);
  const read = await enqueue(readAll, {});
  const looked = await enqueue(lookAround, { other });
  await waitUntilSettled(platform.database);
  expect((await watch(read)).result).toEqual({ words: ['ours'] });
  expect((await watch(looked)).result).toEqual({
    outcome: 'true Error: A job cannot reach another company.',
  });
});

test('while a job is open under a key no second one is created; afterwards one can be', async () => {
  const later = { key: 'monthly', runAt: new Date(Date.now() + 3_600_000) };
  const first = await enqueue(writeWord, { word: 'one' }, later);
  expect(await enqueue(writeWord, { word: 'two' }, later)).toBe(first);
  const elsewhere = await enqueue(writeWord, { word: 'one' }, { ...later, company: randomUUID() });
  expect(elsewhere).not.toBe(first);
  await queue('run_at = now()');
  await reach(first, 'done');
  expect(await enqueue(writeWord, { word: 'three' }, { key: 'monthly' })).not.toBe(first);
  await waitUntilSettled(platform.database);
  expect((await words()).filter((word) => word === 'two')).toEqual([]);
});

describe('a handler that fails', () => {
  afterEach(() => (handlers.failures = 0));

  test('leaves no trace, is tried again later, and succeeds', async () => {
    handlers.failures = 1;
    const id = await enqueue(writeWord, { word: 'again' });
    await waitUntilSettled(platform.database);
    expect(await words()).toEqual([]);
    expect(await watch(id)).toMatchObject({ state: 'queued', error: expect.stringContaining('our side') });
    const [row] = await platform.database.query(
      'select attempts, run_at > now() as later from graphile_worker._private_jobs',
    );
    expect(row).toEqual({ attempts: 1, later: true });
    await queue('run_at = now()');
    expect(await reach(id, 'done')).toMatchObject({ error: null, result: { letters: 5 } });
    expect(await words()).toEqual(['again']);
  });

  test('waits longer each time, is given up, and can be set off again', async () => {
    handlers.failures = Infinity;
    let before = Date.now() / 1000;
    const id = await enqueue(writeWord, { word: 'dead' });
    for (const [attempt, wait] of [
      [1, 2.7],
      [2, 7.4],
      [3, 20.1],
    ] as const) {
      const { due, read } = await nextAttempt(attempt);
      // It failed some time between these two, on a busy machine far from both.
      expect(due - before).toBeGreaterThan(wait - 0.1);
      expect(due - read).toBeLessThan(wait + 0.1);
      before = read;
      await queue('run_at = now()');
    }
    const dead = await watch(id);
    expect(dead).toMatchObject({ state: 'failed', result: null });
    expect(JSON.stringify(dead)).not.toContain('secret');
    expect(await platform.database.query('select attempts from graphile_worker._private_jobs')).toEqual([
      { attempts: 3 },
    ]);
    handlers.failures = 0;
    await queue('attempts = 0, run_at = now()');
    expect(await reach(id, 'done')).toMatchObject({ error: null });
    expect(await words()).toEqual(['dead']);
  });

  test('with what a person can be told is not tried again', async () => {
    const id = await enqueue(refuse, {});
    await waitUntilSettled(platform.database);
    expect(await watch(id)).toMatchObject({
      state: 'failed',
      error: 'This is not possible in its current status. Reload and try again.',
    });
    expect(await platform.database.query('select id from graphile_worker._private_jobs')).toEqual([]);
  });
});
