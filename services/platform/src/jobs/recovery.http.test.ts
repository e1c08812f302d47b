import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createPlatformApp,
  createTestDatabase,
  forkSource,
  waitUntilSettled,
  type PlatformApp,
  type TestDatabase,
} from '@atrium/testing';
import { platformMigrations } from '../database/migrations/index.js';
import { TenantDb } from '../database/tenant-db.js';
import { Jobs } from './jobs.js';
import { effectMigration, EffectHandlers, writeOnce, writeWord } from './testing/effect-handlers.js';
import { WorkerRegistry } from './worker-registry.js';

const COMPANY = randomUUID();

let database: TestDatabase;
let gateway: PlatformApp;
beforeAll(async () => {
  database = await createTestDatabase([...platformMigrations, effectMigration]);
  gateway = await createPlatformApp({ database, variables: { ATRIUM_WORKER: 'off' } });
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

/** Enqueues two jobs and kills the worker process after each has written its effect but before it has ended. */
async function killInTheMiddle(): Promise<void> {
  const child = forkSource(new URL('./testing/hanging-worker.ts', import.meta.url), {
    HANGING_WORKER_DATABASE: database.url,
  });
  await once(child, 'message');
  await gateway.app.get(TenantDb).run(COMPANY, async () => {
    await gateway.app.get(Jobs).enqueue(writeWord, { word: 'again' });
    await gateway.app.get(Jobs).enqueue(writeOnce, { word: 'once' });
  });
  await once(child, 'message');
  await once(child, 'message');
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const jobs = () => database.query('select kind, state, run from job order by kind');

test('a killed worker’s job is run by another and takes effect once', async () => {
  await killInTheMiddle();
  expect(await jobs()).toEqual([
    { kind: 'test.write-once', state: 'running', run: 1 },
    { kind: 'test.write-word', state: 'running', run: 1 },
  ]);
  const other = await createPlatformApp({ database, providers: [EffectHandlers] });
  // Simulates that half a minute has passed.
  await database.query("update job_worker set heard_at = heard_at - interval '30 s'");
  await other.app.get(WorkerRegistry).beat('another worker');
  await waitUntilSettled(database);
  expect(await jobs()).toEqual([
    { kind: 'test.write-once', state: 'failed', run: 1 },
    { kind: 'test.write-word', state: 'done', run: 2 },
  ]);
  expect(await database.query('select word from effect')).toEqual([{ word: 'again' }]);
  await other.close();
});

test('a living worker keeps its jobs', async () => {
  const workers = gateway.app.get(WorkerRegistry);
  await workers.beat('somebody');
  expect(await workers.beat('another')).toBe(false);
});

test('a worker that stops says so, and needs no recovery', async () => {
  await database.query('delete from job_worker');
  const worker = await createPlatformApp({ database, providers: [EffectHandlers] });
  await worker.close();
  expect(await database.query('select id from job_worker')).toEqual([]);
});
