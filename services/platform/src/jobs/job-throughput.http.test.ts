import { randomUUID } from 'node:crypto';
import { createPlatformApp, waitUntilSettled, type PlatformApp } from '@atrium/testing';
import { TenantDb } from '../database/tenant-db.js';
import { Jobs } from './jobs.js';
import { effectMigration, EffectHandlers, writeWord } from './testing/effect-handlers.js';

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({ migrations: [effectMigration], providers: [EffectHandlers] });
});
afterAll(() => platform.close());

test('500 jobs are each done once', async () => {
  const started = performance.now();
  await platform.app.get(TenantDb).run(randomUUID(), async () => {
    for (let index = 0; index < 500; index++)
      await platform.app.get(Jobs).enqueue(writeWord, { word: `word ${index}` });
  });
  const enqueued = performance.now();
  await waitUntilSettled(platform.database);
  const seconds = [enqueued - started, performance.now() - enqueued].map((ms) => (ms / 1000).toFixed(2));
  process.stdout.write(`500 jobs: enqueued in ${seconds[0]} s, done ${seconds[1]} s later\n`);
  const [row] = await platform.database.query(
    `select (select count(distinct word)::int from effect) as words, (select count(*)::int from effect) as effects,
       (select count(*)::int from job where state = 'done') as done`,
  );
  expect(row).toEqual({ words: 500, effects: 500, done: 500 });
});
