import { setTimeout as wait } from 'node:timers/promises';
import { startPortal } from './running.portal.mjs';

const REST_MS = 5_000;

/**
 * Measures the first start on an empty data folder (the database is created, migrated and seeded; packages and builds
 * exist) and the second start, then the gateway's memory after some seconds of rest.
 * @param {string} dataDir
 */
export async function measureStarts(dataDir) {
  const first = await startPortal(dataDir);
  await first.stop();
  const portal = await startPortal(dataDir);
  await wait(REST_MS);
  return {
    portal,
    firstStartMs: first.startMs,
    warmStartMs: portal.startMs,
    restMegabytes: portal.residentMegabytes(),
  };
}
