import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAbandoned, tryLock } from '../process/pid.lock.mjs';
import { startPostgres, stopServer } from './embedded-postgres.process.mjs';
import { findPostmaster } from './postmaster.file.mjs';

const prefix = 'atrium-test-';
const lockName = 'in-use.lock';

/** Stops and removes the databases of test runs that were killed. */
async function removeAbandoned() {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const folder = path.join(os.tmpdir(), name);
    if (!name.startsWith(prefix) || !isAbandoned(path.join(folder, lockName))) continue;
    const running = findPostmaster(path.join(fs.realpathSync(folder), 'postgres'));
    if (running) await stopServer(running.pid);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A database for one test run: in a temporary folder, without waiting for the disk, gone after `stop`.
 * @returns {Promise<{ url: string, pid: number, folder: string, stop: () => Promise<void> }>} url of the
 *   superuser, the server's process, the temporary folder
 */
export async function startTestPostgres() {
  await removeAbandoned();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  fs.chmodSync(dataDir, 0o711);
  await tryLock(path.join(dataDir, lockName));
  const { url, pid, folder, stop } = await startPostgres({ dataDir, durable: false });
  return {
    url,
    pid,
    folder: dataDir,
    async stop() {
      await stop();
      for (const used of [path.dirname(folder), dataDir]) fs.rmSync(used, { recursive: true, force: true });
    },
  };
}
