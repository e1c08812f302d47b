import { createPlatformApp, createTestUser, type PlatformApp } from '@atrium/testing';
import { TenantDb } from '../database/tenant-db.js';
import { Jobs, type EnqueueOptions } from './jobs.js';
import { effectMigration, EffectHandlers, stroll } from './testing/effect-handlers.js';

let platform: PlatformApp;
let handlers: EffectHandlers;
beforeAll(async () => {
  platform = await createPlatformApp({ migrations: [effectMigration], providers: [EffectHandlers] });
  handlers = platform.app.get(EffectHandlers);
});
afterAll(() => platform.close());

const admin = createTestUser('admin');
const COMPANY = admin.companyId;
const enqueue = (options: EnqueueOptions) =>
  platform.app.get(TenantDb).run(COMPANY, () => platform.app.get(Jobs).enqueue(stroll, {}, options));
async function reach(id: string, state: string): Promise<void> {
  for (;;) if ((await platform.client(admin).get(`/api/jobs/${id}`)).body.state === state) return;
}

test('a job that is keyed until it begins does not count once it runs, and waits for those who found it', async () => {
  const release = handlers.holdWalks();
  const [now, later] = [{ key: 'all' }, { key: 'all', runAt: new Date(Date.now() + 3_600_000) }];
  const first = await enqueue(now);
  await reach(first, 'running');
  const second = await enqueue(later);
  expect(second).not.toBe(first);
  await platform.app.get(TenantDb).run(COMPANY, async () => {
    expect(await platform.app.get(Jobs).enqueue(stroll, {}, now)).toBe(second);
    const begin = platform.database.query('select id from job where id = $1 for update nowait', [second]);
    await expect(begin).rejects.toThrow('could not obtain lock');
  });
  release();
  await reach(first, 'done');
  await platform.database.query(
    `update graphile_worker._private_jobs set run_at = now(); notify "jobs:insert"`,
  );
  await reach(second, 'done');
});
