import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { JobWorker, LiveStreams, Readiness } from '@atrium/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Time for a connection or a request that is still on its way to arrive. */
const GRACE_MS = 250;
const IDLE_EVERY_MS = 50;

/** Turns readiness off, closes live streams, drains requests and jobs, and closes the database connections. */
export async function stopApp(app: NestFastifyApplication): Promise<void> {
  app.get(Readiness).turnOff();
  app.get(LiveStreams).closeAll();
  await Promise.all([app.get(JobWorker).stop(), drain(app)]);
  await app.close();
}

/**
 * Waits until every request is answered. The HTTP server's own close() would cut connections whose request is still on
 * its way.
 */
async function drain(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpServer();
  if (!server.listening) return;
  server.prependListener('request', (_request, answer) => answer.setHeader('connection', 'close'));
  await wait(GRACE_MS);
  const drained = new Promise<void>((resolve) => {
    // Stops listening but keeps open connections.
    Server.prototype.close.call(server, () => resolve());
  });
  await Promise.race([drained, wait(GRACE_MS)]);
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS);
  await drained;
  clearInterval(idle);
}
