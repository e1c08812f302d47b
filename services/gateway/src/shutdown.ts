import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { LiveStreams, Readiness, type createLogger } from '@atrium/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const DEADLINE_MS = 10_000;
/** In which a connection or a request that is on its way still arrives. */
const GRACE_MS = 250;
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
  app.get(LiveStreams).closeAll();
  await drain(app);
  await app.close();
}

/**
 * Waits until every request has its answer. Not by the HTTP server's own close(), which cuts connections whose
 * request is still on its way.
 */
async function drain(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpServer();
  if (!server.listening) return;
  server.prependListener('request', (_request, answer) => answer.setHeader('connection', 'close'));
  await wait(GRACE_MS);
  const drained = new Promise<void>((resolve) => {
    // Only stops listening: open connections stay.
    Server.prototype.close.call(server, () => resolve());
  });
  await Promise.race([drained, wait(GRACE_MS)]);
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS);
  await drained;
  clearInterval(idle);
}
