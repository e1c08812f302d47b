import { gatewayEnvironment } from '../gateway/gateway.environment.mjs';
import { startPostgres } from '../postgres/embedded-postgres.process.mjs';
import { pickPort } from '../process/port.check.mjs';
import { isAlive, waitUntilGone } from '../process/process.identity.mjs';
import { keepProcess } from './kept.process.mjs';
import { openProxy } from './tcp.proxy.mjs';

/**
 * What can go wrong: a process killed, or the connections to the database or of the browsers cut.
 * @typedef {'gateway' | 'worker' | 'database' | 'database connections' | 'browser connections'} Fault
 */

/**
 * A portal of three processes, each of which can be killed, with a proxy on both sides of the gateway.
 * @typedef {object} DrilledPortal
 * @property {string} url
 * @property {string} databaseUrl of the superuser, past the proxy
 * @property {Record<Fault, () => Promise<void>>} faults
 * @property {() => Promise<void>} stop
 */

/**
 * @param {object} options
 * @param {string} options.dataDir
 * @param {{ gateway: readonly string[], worker: readonly string[] }} options.programs what Node is started with
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(line: string) => void} [options.print] gets what the processes say
 * @returns {Promise<DrilledPortal>}
 */
export async function startDrilledPortal({ dataDir, programs, env: own, print = () => undefined }) {
  let postgres = await startPostgres({ dataDir });
  const databaseUrl = postgres.url;
  const database = await openProxy(Number(new URL(databaseUrl).port));
  const port = await pickPort();
  const browsers = await openProxy(port);
  const url = `http://127.0.0.1:${browsers.port}`;
  const proxied = Object.assign(new URL(databaseUrl), { port: String(database.port) }).href;
  const settings = {
    port,
    dataDir,
    demo: true,
    publicUrl: url,
    databaseUrl: undefined,
    backupDir: undefined,
  };
  const env = { ...gatewayEnvironment(settings, proxied), ATRIUM_WORKER: 'off', LOG_LEVEL: 'info', ...own };
  const gateway = await keepProcess({ args: programs.gateway, env, ready: /^@ready/, print });
  const worker = await keepProcess({ args: programs.worker, env, ready: /Doing jobs/, print });
  return {
    url,
    databaseUrl,
    faults: {
      gateway: async () => gateway.kill(),
      worker: async () => worker.kill(),
      database: async () => {
        const { pid } = postgres;
        if (isAlive(pid)) process.kill(pid, 'SIGKILL');
        await waitUntilGone(pid, 10_000);
        postgres = await startPostgres({ dataDir });
      },
      'database connections': async () => database.cut(),
      'browser connections': async () => browsers.cut(),
    },
    stop: async () => {
      await Promise.all([gateway.stop(), worker.stop()]);
      await Promise.all([browsers.close(), database.close()]);
      await postgres.stop();
    },
  };
}
