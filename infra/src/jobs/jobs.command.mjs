import { buildChanged } from '../build/build.step.mjs';
import { keptSecret } from '../data/private.file.mjs';
import { PlainError } from '../plain.error.mjs';
import { requireSafeAddress } from '../postgres/external-database.check.mjs';
import { findRunningPostgres } from '../postgres/running-postgres.finder.mjs';
import { createProgress } from '../progress.reporter.mjs';
import { readSettings } from '../portal.settings.mjs';
import { readArguments } from './jobs.arguments.mjs';
import { describeDead } from './dead-jobs.report.mjs';

/** @typedef {import('@atrium/platform').DeadJobs} DeadJobs */

/** @returns {Promise<DeadJobs>} */
async function openDeadJobs() {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const url = databaseUrl ?? (await findRunningPostgres(dataDir));
  if (!url)
    throw new PlainError(`No database runs in ${dataDir}: start the portal first, or set DATABASE_URL.`);
  const secret = process.env.ATRIUM_SECRET || keptSecret(dataDir);
  await buildChanged(createProgress({ write: () => true }), { bundles: false });
  const { DeadJobs } = await import('@atrium/platform');
  await requireSafeAddress(url);
  return DeadJobs.open({ databaseUrl: url, secret });
}

/**
 * `npm run jobs`: lists the jobs that were given up, and retries them.
 * @param {string[]} args nothing, `retry ID`, or `retry all`
 * @throws {PlainError} when there is no such job, or no database
 */
export async function jobs(args) {
  const wanted = readArguments(args);
  const dead = await openDeadJobs();
  try {
    if (wanted.list) return console.log(describeDead(await dead.list()));
    if (wanted.id === 'all') return console.log(`${await dead.retryAll()} set off again.`);
    if (!(await dead.retry(wanted.id)))
      throw new PlainError(`Nothing that was given up has the id ${wanted.id}.`);
    console.log('Set off again.');
  } finally {
    await dead.close();
  }
}
