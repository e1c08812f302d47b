import { createJobApp, createLogger, JobWorker, loadEnv, stopOnSignals, type Env } from '@atrium/platform';
import { WorkerModule } from './worker.module.js';

function readEnv(): Env {
  try {
    return loadEnv(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const env = readEnv();
const logger = createLogger(env);

async function work(): Promise<void> {
  const app = await createJobApp(env, WorkerModule.forRoot(env));
  stopOnSignals(async () => {
    await app.get(JobWorker).stop();
    await app.close();
  }, logger);
  logger.info('Doing jobs.');
}

// A promise that nobody awaited is a bug to be found in the log, no reason to drop every job.
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'An unhandled rejection.'));
work().catch((error: unknown) => {
  logger.fatal(
    { err: error },
    'The worker did not start. The gateway prepares the database: start it first.',
  );
  process.exit(1);
});
