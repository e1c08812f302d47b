import { Readiness, type createLogger } from '@atrium/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const DEADLINE_MS = 10_000;
const IDLE_EVERY_MS = 50;

/** Stops on SIGTERM and SIGINT: accepted requests are answered, then the process ends; after 10 s it ends anyway. */
export function stopOnSignals(app: NestFastifyApplication, logger: ReturnType<typeof createLogger>): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    logger.info(`Stopping on ${signal}.`);
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    stopApp(app).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'The shutdown failed.');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Readiness off, live streams closed, requests drained, database connections closed. */
export async function stopApp(app: NestFastifyApplication): Promise<void> {
  app.get(Readiness).turnOff();
  const server = app.getHttpServer();
  // A connection whose last request ends during the shutdown would otherwise stay open until it times out.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
  }
}
