import { createPlatformApp, type PlatformApp } from '@atrium/testing';
import { DatabaseListener } from '../live/database-listener.js';
import { Readiness } from './readiness.js';

let platform: PlatformApp;
beforeEach(async () => {
  platform = await createPlatformApp();
});
afterEach(() => platform.close());

const statusOf = async (path: string) => (await platform.client().get(path)).status;

/** Simulates a lost database server for the application: its connections are cut and new ones refused. */
async function setDatabase(up: boolean): Promise<void> {
  const { name } = platform.database;
  const admin = platform.database.admin;
  await admin(`alter database ${name} allow_connections ${up}`);
  if (!up) {
    await admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  }
}

test('ready while the database answers', async () => {
  expect([await statusOf('/api/health/live'), await statusOf('/api/health/ready')]).toEqual([200, 200]);
});

test('the process survives a restart of the database, and is ready again after it', async () => {
  await setDatabase(false);
  expect([await statusOf('/api/health/ready'), await statusOf('/api/health/live')]).toEqual([503, 200]);
  const back = new Promise<void>((resolve) => {
    platform.app.get(DatabaseListener).onGap((state) => state === 'back' && resolve());
  });
  await setDatabase(true);
  expect(await statusOf('/api/health/ready')).toBe(200);
  await back;
});

test('connections that break while requests use them fail those requests only', async () => {
  const requests = Array.from({ length: 30 }, () => statusOf('/api/health/ready'));
  await setDatabase(false);
  for (const status of await Promise.all(requests)) expect([200, 503]).toContain(status);
  await setDatabase(true);
  expect(await statusOf('/api/health/ready')).toBe(200);
});

test('not ready from the beginning of a shutdown on', async () => {
  platform.app.get(Readiness).turnOff();
  expect([await statusOf('/api/health/ready'), await statusOf('/api/health/live')]).toEqual([503, 200]);
});
