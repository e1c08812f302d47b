import fs from 'node:fs';
import { PlainError } from '../plain.error.mjs';
import { tryLock } from '../process/pid.lock.mjs';
import { lockOf } from '../data/data.folder.mjs';

/**
 * Runs `work` with the portal's database: that of DATABASE_URL, otherwise the embedded one, which is started unless a
 * portal already runs on it.
 * @template T
 * @param {import('../portal.settings.mjs').Settings} settings
 * @param {(databaseUrl: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDatabase({ databaseUrl, dataDir }, work) {
  if (databaseUrl) return work(databaseUrl);
  if (!fs.existsSync(dataDir)) throw new PlainError(`There is no portal in ${dataDir}: set ATRIUM_DATA.`);
  const { startPostgres } = await import('./embedded-postgres.process.mjs');
  const { release } = await tryLock(lockOf(dataDir));
  try {
    const database = await startPostgres({ dataDir });
    try {
      return await work(database.url);
    } finally {
      if (release) await database.stop();
    }
  } finally {
    release?.();
  }
}
