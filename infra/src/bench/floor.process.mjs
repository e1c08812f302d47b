import { fork } from 'node:child_process';
import { cpuSecondsOf, freePort } from './running.portal.mjs';

/**
 * Starts `floor.server.mjs`.
 * @param {string} databaseUrl
 */
export async function startFloor(databaseUrl) {
  const port = await freePort();
  const child = fork(new URL('./floor.server.mjs', import.meta.url), [databaseUrl, String(port)]);
  await new Promise((resolve) => child.once('message', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    cpuSeconds: () => cpuSecondsOf(Number(child.pid)),
    stop: () => child.kill(),
  };
}
