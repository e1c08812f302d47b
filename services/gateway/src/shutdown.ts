import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { JobWorker, LiveStreams, Readiness } from '@atrium/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** In which a connection or a request that is on its way still arrives. */
const GRACE_MS = 250;
const IDLE_EVERY_MS = 50;

/** Readiness off, live streams closed, requests and jobs drained, database connections closed. */
export async function stopApp(app: NestFastifyApplication): Promise<void> {
  app.get(Readiness).turnOff();
  app.get(LiveStreams).closeAll();
  await Promise.all([app.get(JobWorker).stop(), drain(app)]);
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
