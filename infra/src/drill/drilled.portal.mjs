import { gatewayEnvironment } from '../gateway/gateway.environment.mjs';
import { startPostgres } from '../postgres/embedded-postgres.process.mjs';
import { pickPort } from '../process/port.check.mjs';
import { isAlive, waitUntilGone } from '../process/process.identity.mjs';
import { superviseProcess } from './supervised.process.mjs';
import { openProxy } from './tcp.proxy.mjs';

/**
 * The faults: a process is killed, or the connections to the database or of the browsers are cut.
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
 * @param {string} dataDir
 * @param {Record<string, string> | undefined} settings
 */
async function startDrilledDatabase(dataDir, settings) {
  let postgres = await startPostgres({ dataDir, settings });
  const { url } = postgres;
  const proxy = await openProxy(Number(new URL(url).port));
  return {
    url,
    proxiedUrl: Object.assign(new URL(url), { port: String(proxy.port) }).href,
    cut: proxy.cut,
    kill: async () => {
      const { pid } = postgres;
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      await waitUntilGone(pid, 10_000);
      postgres = await startPostgres({ dataDir, settings });
    },
    stop: async () => {
      await proxy.close();
      await postgres.stop();
    },
  };
}

/** @typedef {{ gateway: readonly string[], worker: readonly string[] }} Programs */

/**
 * @param {object} options
 * @param {string} options.dataDir
 * @param {Programs} options.programs what Node is started with
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {Record<string, string>} [options.settings] of the database
 * @param {(line: string) => void} [options.print] gets what the processes say
 * @returns {Promise<DrilledPortal>}
 */
export async function startDrilledPortal({ dataDir, programs, env, settings, print = () => undefined }) {
  const database = await startDrilledDatabase(dataDir, settings);
  const port = await pickPort();
  const browsers = await openProxy(port);
  const url = `http://127.0.0.1:${browsers.port}`;
  const fixed = { demo: true, databaseUrl: undefined, backupDir: undefined };
  const variables = {
    ...gatewayEnvironment({ ...fixed, port, dataDir, publicUrl: url }, database.proxiedUrl),
    ATRIUM_WORKER: 'off',
    LOG_LEVEL: 'info',
    ...env,
  };
  const supervise = (/** @type {readonly string[]} */ args, /** @type {RegExp} */ ready) =>
    superviseProcess({ args, env: variables, ready, print });
  const gateway = await supervise(programs.gateway, /^@ready/);
  const worker = await supervise(programs.worker, /Doing jobs/);
  return {
    url,
    databaseUrl: database.url,
    faults: {
      gateway: async () => gateway.kill(),
      worker: async () => worker.kill(),
      database: database.kill,
      'database connections': async () => database.cut(),
      'browser connections': async () => browsers.cut(),
    },
    stop: async () => {
      await Promise.all([gateway.stop(), worker.stop(), browsers.close()]);
      await database.stop();
    },
  };
}
