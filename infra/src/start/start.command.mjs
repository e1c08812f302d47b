import { buildChanged } from '../build/build.step.mjs';
import { claimDataFolder } from '../data/data.folder.mjs';
import { gatewayEnvironment } from '../gateway/gateway.environment.mjs';
import { endAbandonedGateway, startGateway } from '../gateway/gateway.process.mjs';
import { installPackages } from '../install/install.step.mjs';
import { PlainError } from '../plain.error.mjs';
import { portProblem } from '../process/port.check.mjs';
import { createProgress } from '../progress.reporter.mjs';
import { gatewayMain } from '../project.paths.mjs';
import { openDatabase } from './database.step.mjs';
import { ShutdownStack } from './shutdown.stack.mjs';
import { readSettings } from './start.settings.mjs';
import { createStopSignal, stopped } from './stop.signal.mjs';
import { welcome } from './welcome.text.mjs';

/** @param {number} port */
async function requireFreePort(port) {
  const problem = await portProblem(port);
  if (problem === 'EADDRINUSE') throw new PlainError(`Port ${port} is taken: set PORT to a free one.`);
  if (problem) throw new PlainError(`Cannot listen on port ${port} (${problem}): set PORT to another one.`);
}

/**
 * @param {ShutdownStack} shutdown
 * @param {AbortSignal} signal
 */
async function runAll(shutdown, signal) {
  const settings = readSettings(process.env);
  const progress = createProgress();
  shutdown.add(await claimDataFolder(settings.dataDir));
  await endAbandonedGateway(settings.dataDir);
  await requireFreePort(settings.port);
  await installPackages(progress, signal);
  await buildChanged(progress, { signal });
  const database = await openDatabase(settings, progress, signal);
  shutdown.add(database.stop);
  if (signal.aborted) return;

  const gateway = startGateway({
    main: gatewayMain,
    env: gatewayEnvironment(settings, database.url),
    dataDir: settings.dataDir,
    print: progress.line,
  });
  shutdown.add(gateway.stop);
  await Promise.race([
    progress.step('Starting the gateway', () => gateway.ready),
    database.broken,
    stopped(signal),
  ]);
  if (signal.aborted) return;
  console.log(welcome(settings, process.env.ATRIUM_DEMO_PASSWORD));
  const how = await Promise.race([gateway.ended, database.broken, stopped(signal)]);
  if (!signal.aborted)
    throw new PlainError(`The gateway ended by itself (${how}): see gateway.log in the data folder.`);
}

/**
 * `npm start`: installs, builds, starts the database and the gateway, and stops both when asked to. Sets the
 * exit code: 1 with a sentence when something is in the way.
 */
export async function start() {
  const shutdown = new ShutdownStack();
  const signal = createStopSignal();
  try {
    await runAll(shutdown, signal);
  } catch (error) {
    if (!signal.aborted) {
      console.error(error instanceof PlainError ? error.message : error);
      process.exitCode = 1;
    }
  }
  if (signal.aborted) console.log('Stopping.');
  await shutdown.run();
  process.exit();
}
