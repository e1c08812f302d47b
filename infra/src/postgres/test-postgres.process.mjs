import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { codeOf } from '../plain.error.mjs';
import { isAbandoned, tryLock } from '../process/pid.lock.mjs';
import { startPostgres, stopServer } from './embedded-postgres.process.mjs';
import { findPostmaster } from './postmaster.file.mjs';

const prefix = 'atrium-test-';
const lockName = 'in-use.lock';

/** @param {string} folder of a test run that was killed */
async function removeDatabase(folder) {
  // When several runs find it, only one removes it.
  if (!(await tryLock(path.join(folder, lockName))).release) return;
  const running = findPostmaster(path.join(fs.realpathSync(folder), 'postgres'));
  if (running) await stopServer(running.pid);
  fs.rmSync(folder, { recursive: true, force: true });
}

async function removeAbandoned() {
  const folders = fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith(prefix));
  for (const folder of folders.map((name) => path.join(os.tmpdir(), name))) {
    if (!isAbandoned(path.join(folder, lockName))) continue;
    await removeDatabase(folder).catch((error) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
  }
}

/**
 * Starts a database for one test run: in a temporary folder, without waiting for the disk, removed by `stop`.
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>} url of the
 * superuser, process of the server
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
    async stop() {
      await stop();
      for (const used of [path.dirname(folder), dataDir]) fs.rmSync(used, { recursive: true, force: true });
    },
  };
}
