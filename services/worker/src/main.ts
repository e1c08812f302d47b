import { createJobApp, createLogger, JobWorker, loadEnvOrExit, stopOnSignals } from '@atrium/platform';
import { WorkerModule } from './worker.module.js';

const env = loadEnvOrExit();
const logger = createLogger(env);

async function work(): Promise<void> {
  const app = await createJobApp(env, WorkerModule.forRoot(env));
  stopOnSignals(async () => {
    await app.get(JobWorker).stop();
    await app.close();
  }, logger);
  logger.info('Doing jobs.');
}

// An unhandled rejection is a bug to be found in the log; it must not end every job.
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'An unhandled rejection.'));
work().catch((error: unknown) => {
  logger.fatal(
    { err: error },
    'The worker did not start. The gateway prepares the database: start it first.',
  );
  process.exit(1);
});
