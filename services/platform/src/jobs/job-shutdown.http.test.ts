import { randomUUID } from 'node:crypto';
import { createPlatformApp, type PlatformApp } from '@atrium/testing';
import { TenantDb } from '../database/tenant-db.js';
import { JobWorker } from './job-worker.js';
import { Jobs } from './jobs.js';
import { effectMigration, EffectHandlers, walk } from './testing/effect-handlers.js';

const COMPANY = randomUUID();

let platform: PlatformApp;
let letGo: () => void;
beforeEach(async () => {
  platform = await createPlatformApp({ migrations: [effectMigration], providers: [EffectHandlers] });
  letGo = platform.app.get(EffectHandlers).holdWalks();
  await startWalk();
  await running(1);
});
afterEach(() => platform.close());

const startWalk = () =>
  platform.app.get(TenantDb).run(COMPANY, () => platform.app.get(Jobs).enqueue(walk, {}));
const states = async () =>
  (await platform.database.query<{ state: string }>('select state from job order by created_at')).map(
    ({ state }) => state,
  );
async function running(count: number): Promise<void> {
  while ((await states()).filter((state) => state === 'running').length < count);
}

/** The number of jobs that a worker runs at once: an idle slot may have asked for a job just before the shutdown. */
const AT_ONCE = 4;

test('a shutdown waits for running jobs and starts no others', async () => {
  for (let count = 1; count < AT_ONCE; count += 1) await startWalk();
  await running(AT_ONCE);
  const stopped = platform.app.get(JobWorker).stop();
  await startWalk();
  letGo();
  await stopped;
  expect(await states()).toEqual([...Array<string>(AT_ONCE).fill('done'), 'queued']);
});

test('a job that runs too long is told to stop and returns to the queue', async () => {
  await platform.app.get(JobWorker).stop();
  expect(await states()).toEqual(['queued']);
  expect(
    await platform.database.query('select locked_by, attempts from graphile_worker._private_jobs'),
  ).toEqual([{ locked_by: null, attempts: 1 }]);
});
