import { placesOf } from '../backup/backup.folder.mjs';
import { gatewayEnvironment } from '../gateway/gateway.environment.mjs';
import { startGateway } from '../gateway/gateway.process.mjs';
import { PlainError } from '../plain.error.mjs';
import { createProgress } from '../progress.reporter.mjs';
import { gatewayMain } from '../project.paths.mjs';
import { prepare } from './prepare.steps.mjs';
import { readSettings } from '../portal.settings.mjs';
import { stopped } from './stop.signal.mjs';
import { runUntilStopped } from './stoppable.command.mjs';
import { welcome } from './welcome.text.mjs';

/**
 * @param {import('./shutdown.stack.mjs').ShutdownStack} shutdown
 * @param {AbortSignal} signal
 */
async function runAll(shutdown, signal) {
  const settings = readSettings(process.env);
  const progress = createProgress();
  const database = await prepare({ settings, progress, shutdown, signal, mode: 'production' });
  if (signal.aborted) return;

  const gateway = startGateway({
    main: gatewayMain,
    env: gatewayEnvironment(settings, database.url),
    dataDir: settings.dataDir,
    progress,
  });
  shutdown.add(gateway.stop);
  await Promise.race([gateway.ready, database.broken, stopped(signal)]);
  if (signal.aborted) return;
  if (settings.backupDir && !settings.databaseUrl) {
    const { keepMirrored } = await import('../backup/data.mirror.mjs');
    const { files } = placesOf(settings.backupDir);
    shutdown.add(keepMirrored(settings.dataDir, files, progress.line));
  }

  console.log(welcome(settings, process.env.ATRIUM_DEMO_PASSWORD));
  const how = await Promise.race([gateway.ended, database.broken, stopped(signal)]);
  if (signal.aborted) return;
  throw new PlainError(`The gateway ended by itself (${String(how)}): see gateway.log in the data folder.`);
}

/** `npm start`: installs, builds, starts the database and the gateway, and stops both when asked to. */
export const start = () => runUntilStopped(runAll);
