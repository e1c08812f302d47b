import { buildChanged } from '../build/build.step.mjs';
import { claimDataFolder } from '../data/data.folder.mjs';
import { endAbandonedGateway } from '../gateway/gateway.process.mjs';
import { installPackages } from '../install/install.step.mjs';
import { PlainError } from '../plain.error.mjs';
import { portProblem } from '../process/port.check.mjs';
import { openDatabase } from './database.step.mjs';

/** @param {number} port */
async function requireFreePort(port) {
  const problem = await portProblem(port);
  if (problem === 'EADDRINUSE') throw new PlainError(`Port ${port} is taken: set PORT to a free one.`);
  if (problem) throw new PlainError(`Cannot listen on port ${port} (${problem}): set PORT to another one.`);
}

/**
 * Everything before the gateway: claims folder and port, installs packages, builds changes and opens the database.
 * Steps to undo are added to the stack.
 * @param {object} options
 * @param {import('../portal.settings.mjs').Settings} options.settings
 * @param {import('../progress.reporter.mjs').Progress} options.progress
 * @param {import('./shutdown.stack.mjs').ShutdownStack} options.shutdown
 * @param {AbortSignal} options.signal
 * @param {import('../build/build.step.mjs').Mode} options.mode of the bundles
 * @returns {Promise<import('./database.step.mjs').Database>}
 * @throws {PlainError} with a sentence when something is in the way
 */
export async function prepare({ settings, progress, shutdown, signal, mode }) {
  shutdown.add(await claimDataFolder(settings.dataDir));
  await endAbandonedGateway(settings.dataDir);
  await requireFreePort(settings.port);
  await installPackages(progress, signal);
  await buildChanged(progress, { signal, mode });
  const database = await openDatabase(settings, progress, signal);
  shutdown.add(database.stop);
  return database;
}
