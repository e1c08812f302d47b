import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../process/process.identity.mjs';

const lookMs = 500;

/** @typedef {import('../portal.settings.mjs').Settings} Settings */
/** @typedef {import('../progress.reporter.mjs').Progress} Progress */

/**
 * While the embedded database should run, restarts it on the same port when it is gone, so that the gateway finds it
 * again.
 * @param {{ pid: number }} first
 * @param {{ restart: () => Promise<{ pid: number }>, progress: Progress, signal: AbortSignal }} options
 * @returns {Promise<never>} rejects when it cannot be started again, or with the abort
 */
async function keepRunning(first, { restart, progress, signal }) {
  for (let server = first; ;) {
    await wait(lookMs, undefined, { signal });
    if (isAlive(server.pid)) continue;
    server = await progress.step('The database has stopped: starting it again', restart);
    progress.line('The database runs again');
  }
}

/**
 * @typedef {object} Database
 * @property {string} url of an administrator
 * @property {() => Promise<void>} stop
 * @property {Promise<never>} broken rejects when the database is lost for good
 */

/**
 * The database of this start: that of DATABASE_URL, otherwise the embedded one.
 * @param {Settings} settings
 * @param {Progress} progress
 * @param {AbortSignal} signal
 * @returns {Promise<Database>}
 */
export async function openDatabase({ databaseUrl, dataDir, backupDir }, progress, signal) {
  if (databaseUrl) {
    const { checkExternalDatabase } = await import('../postgres/external-database.check.mjs');
    await progress.step('Connecting to the database of DATABASE_URL', () =>
      checkExternalDatabase(databaseUrl, { signal }),
    );
    return { url: databaseUrl, stop: async () => undefined, broken: new Promise(() => undefined) };
  }
  const { startPostgres } = await import('../postgres/embedded-postgres.process.mjs');
  const { openArchive } = await import('../backup/wal.archive.mjs');
  const settings = backupDir ? await openArchive(dataDir, backupDir) : {};
  const launch = () => startPostgres({ dataDir, log: progress.line, settings });
  let current = await progress.step('Starting the database', launch);
  if (current.adopted) progress.line('The database was still running');
  const restart = async () => (current = await launch());
  const watch = new AbortController();
  const broken = keepRunning(current, { restart, progress, signal: watch.signal });
  broken.catch(() => undefined);
  const stop = async () => {
    watch.abort();
    await broken.catch(() => undefined);
    await current.stop();
  };
  return { url: current.url, stop, broken };
}
