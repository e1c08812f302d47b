import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { lockOf } from '../data/data.folder.mjs';
import { gatewayEnvironment } from '../gateway/gateway.environment.mjs';
import { PlainError } from '../plain.error.mjs';
import { tryLock } from '../process/pid.lock.mjs';
import { auditMain, projectRoot } from '../project.paths.mjs';
import { readSettings } from '../start/start.settings.mjs';

/**
 * Runs `work` with the portal's database: that of DATABASE_URL, else the embedded one, which is started for it unless
 * a portal runs on it.
 * @template T
 * @param {import('../start/start.settings.mjs').Settings} settings
 * @param {(databaseUrl: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withDatabase({ databaseUrl, dataDir }, work) {
  if (databaseUrl) return work(databaseUrl);
  if (!fs.existsSync(dataDir)) throw new PlainError(`There is no portal in ${dataDir}: set ATRIUM_DATA.`);
  const { startPostgres } = await import('../postgres/embedded-postgres.process.mjs');
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

/**
 * `npm run audit:verify`: walks the audit trail of every company and prints the verdicts.
 * @returns {Promise<number>} the exit code: 1 when a trail is broken or could not be read
 */
export async function verifyAudit() {
  try {
    if (!fs.existsSync(auditMain)) throw new PlainError('Nothing is built yet: run `npm run build` first.');
    const settings = readSettings(process.env);
    return await withDatabase(settings, async (databaseUrl) => {
      const env = gatewayEnvironment(settings, databaseUrl);
      const child = spawn(process.execPath, [auditMain], { cwd: projectRoot, env, stdio: 'inherit' });
      const [code] = await once(child, 'exit');
      return code ?? 1;
    });
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    return 1;
  }
}
