import { createPlatformApp, waitUntilSettled, type PlatformApp } from '@atrium/testing';
import { randomUUID } from 'node:crypto';
import { TenantDb } from '../database/tenant-db.js';
import { DeadJobs } from './dead-jobs.js';
import { Jobs } from './jobs.js';
import { effectMigration, EffectHandlers, writeOnce } from './testing/effect-handlers.js';

const COMPANY = randomUUID();

let platform: PlatformApp;
let dead: DeadJobs;
beforeAll(async () => {
  platform = await createPlatformApp({ migrations: [effectMigration], providers: [EffectHandlers] });
  dead = await DeadJobs.open(platform.env);
});
afterAll(async () => {
  await dead.close();
  await platform.close();
});

async function die(word: string): Promise<void> {
  platform.app.get(EffectHandlers).failures = 1;
  await platform.app.get(TenantDb).run(COMPANY, () => platform.app.get(Jobs).enqueue(writeOnce, { word }));
  await waitUntilSettled(platform.database);
}
const words = async () =>
  (await platform.database.query<{ word: string }>('select word from effect order by word')).map(
    ({ word }) => word,
  );
async function reachWords(count: number): Promise<string[]> {
  for (;;) {
    const found = await words();
    if (found.length === count) return found;
  }
}

test('dead jobs are listed without their content, and can be retried one by one or all at once', async () => {
  expect(await dead.list()).toEqual([]);
  for (const word of ['one', 'two', 'three']) await die(word);
  const list = await dead.list();
  expect(list).toEqual(
    Array.from({ length: 3 }, () =>
      expect.objectContaining({ kind: 'test.write-once', companyId: COMPANY, attempts: 1 }),
    ),
  );
  expect(JSON.stringify(list)).not.toMatch(/one"|two|three/);
  expect(await dead.retry('7777')).toBe(false);
  expect(await dead.retry(list[0]?.id ?? '')).toBe(true);
  expect(await reachWords(1)).toEqual(['one']);
  expect(await dead.retryAll()).toBe(2);
  expect(await reachWords(3)).toEqual(['one', 'three', 'two']);
  expect(await dead.list()).toEqual([]);
});

test('dead events are listed too', async () => {
  const event = randomUUID();
  await platform.database.query(
    `insert into outbox_queue (company_id, event_id, attempts, last_error) values ($1, $2, 10, 'Error: no')`,
    [COMPANY, event],
  );
  expect(await dead.list()).toEqual([
    expect.objectContaining({ id: event, kind: 'event', error: 'Error: no', companyId: COMPANY }),
  ]);
  expect(await dead.retry(event)).toBe(true);
  expect(await dead.list()).toEqual([]);
});
