import {
  createPlatformApp,
  createTestUser,
  openEvents,
  waitUntilSettled,
  type PlatformApp,
} from '@atrium/testing';
import { TenantDb } from '../database/tenant-db.js';
import type { JobDefinition } from './job-definition.js';
import { Jobs, type EnqueueOptions } from './jobs.js';
import { effectMigration, EffectHandlers, readAll, walk, writeWord } from './testing/effect-handlers.js';

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

const enqueue = <Payload>(definition: JobDefinition<Payload>, payload: Payload, options: EnqueueOptions) =>
  platform.app.get(TenantDb).run(COMPANY, () => platform.app.get(Jobs).enqueue(definition, payload, options));
/** Waits until a job has reached a state. */
async function reach(id: string, state: string) {
  for (;;) {
    const job = (await platform.client(admin).get(`/api/jobs/${id}`)).body;
    if (job.state === state) return job;
  }
}

describe('a job that is watched', () => {
  test('tells how far it is, live, to who started it', async () => {
    const letGo = handlers.holdWalks();
    const events = await openEvents(platform.client(asha));
    const id = await enqueue(walk, {}, { createdBy: asha.id });
    expect(await events.next()).toMatchObject({ type: 'invalidate', tags: ['Job'] });
    await reach(id, 'running');
    letGo();
    expect(await reach(id, 'done')).toMatchObject({
      progress: { done: 3, total: 3, words: 'There' },
      result: { steps: 3 },
    });
    events.close();
  });

  test('is not there for anybody else but the admins', async () => {
    const id = await enqueue(readAll, {}, { createdBy: asha.id });
    const colleague = createTestUser('hr', { companyId: COMPANY });
    const strangers = [colleague, createTestUser('admin')];
    for (const user of strangers) {
      expect((await platform.client(user).get(`/api/jobs/${id}`)).status).toBe(404);
      expect((await platform.client(user).post(`/api/jobs/${id}/cancel`)).status).toBe(404);
    }
    expect((await platform.client(admin).get(`/api/jobs/${id}`)).status).toBe(200);
  });

  test('is cancelled at once while it waits, and never runs', async () => {
    const id = await enqueue(
      writeWord,
      { word: 'unwanted' },
      { createdBy: asha.id, runAt: new Date(Date.now() + 3_600_000) },
    );
    const { status, body } = await platform.client(asha).post(`/api/jobs/${id}/cancel`);
    expect([status, body.state]).toEqual([200, 'cancelled']);
    expect(await platform.database.query('select id from graphile_worker._private_jobs')).toEqual([]);
    expect((await platform.client(asha).post(`/api/jobs/${id}/cancel`)).status).toBe(409);
  });

  test('is asked to stop while it runs, and stops', async () => {
    handlers.holdWalks();
    const id = await enqueue(walk, {}, { createdBy: asha.id });
    await reach(id, 'running');
    expect((await platform.client(asha).post(`/api/jobs/${id}/cancel`)).status).toBe(200);
    expect(await reach(id, 'cancelled')).toMatchObject({ error: null, result: null });
    await waitUntilSettled(platform.database);
    expect(await platform.database.query('select id from graphile_worker._private_jobs')).toEqual([]);
  });
});
