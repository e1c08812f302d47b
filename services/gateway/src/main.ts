import { createLogger, loadEnvOrExit, stopOnSignals, type Env } from '@atrium/platform';
import { ReleaseService } from '@atrium/registry';
import { createGateway } from './create-gateway.js';
import { seedDemo } from './demo/seed-demo.js';
import { prepareDatabase } from './migrations.js';
import { stopApp } from './shutdown.js';

/** Writes a line to the process that started this one: see infra. */
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

async function serve(env: Env): Promise<void> {
  const logger = createLogger(env);
  say('@progress Preparing the database');
  await prepareDatabase(env, (sentence) => logger.warn(sentence));
  say('@progress Starting the services');
  const app = await createGateway(env);
  stopOnSignals(() => stopApp(app), logger);
  say('@progress Publishing the apps');
  await app.get(ReleaseService).publishReleases(env.releaseDirs);
  await seedDemo(app, env, (text) => say(`@progress ${text}`));
  await app.listen(env.port, env.host);
  say(`@ready ${env.publicUrl}`);
}

const env = loadEnvOrExit();
const logger = createLogger(env);
// An unhandled rejection is a bug to be found in the log; it must not end everybody's requests.
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'An unhandled rejection.'));
serve(env).catch((error: unknown) => {
  logger.fatal({ err: error }, 'The gateway did not start.');
  process.exit(1);
});
