import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../plain.error.mjs';
import { openLog } from '../data/log.file.mjs';
import { pickPort } from '../process/port.check.mjs';
import { isAlive, waitUntilGone } from '../process/process.identity.mjs';
import { programOf } from './postgres.binaries.mjs';
import { cleanEnvironment, createCluster } from './postgres.cluster.mjs';
import { placePostgres, remember } from './postgres.place.mjs';
import { databaseName, isServing } from './postgres.probe.mjs';
import { findPostmaster } from './postmaster.file.mjs';
import { serverSettings } from './server.settings.mjs';

const startMs = 30_000;
// Replaying the log after a crash takes as long as the log is; the limit only prevents hanging for ever.
const recoveryMs = 600_000;
const stopMs = 30_000;

// Messages of a server that only has to wait for the remains of a killed one, or for another port.
const passing = /postmaster\.pid|pre-existing shared memory|could not bind|could not create any TCP/;

/** @typedef {import('./postgres.place.mjs').Place} Place */
/** @typedef {{ pid: number, port: number }} Server */
/** @typedef {import('./server.settings.mjs').ServerOptions} ServerOptions */

/**
 * @param {Place} place
 * @param {ServerOptions} options
 */
async function launch(place, options) {
  const port = await pickPort(place.remembered.port);
  if (port !== place.remembered.port) {
    place.remembered.port = port;
    remember(place.dataDir, place.remembered);
  }
  const logFile = path.join(place.dataDir, 'postgres.log');
  const log = openLog(logFile);
  const logStart = fs.fstatSync(log).size;
  const args = ['-D', place.cluster, '-p', String(port), ...serverSettings(options)];
  const child = spawn(programOf(place.binaries, 'postgres'), args, {
    ...place.user,
    cwd: path.dirname(place.cluster),
    env: cleanEnvironment,
    stdio: ['ignore', log, log],
    // A process group of its own, so that Ctrl-C reaches the gateway first and the database only after it.
    detached: true,
  });
  fs.closeSync(log);
  child.unref();
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(''));
  });
  const lastWords = async () => (await ended) || fs.readFileSync(logFile, 'utf8').slice(logStart);
  return { pid: child.pid ?? 0, port, lastWords };
}

/**
 * @param {Place} place
 * @param {Server} server
 * @returns {Promise<boolean>} false when it went away before it answered
 */
async function waitUntilServing({ cluster, remembered }, { pid, port }) {
  const deadline = Date.now() + recoveryMs;
  while (isAlive(pid)) {
    if (await isServing({ cluster, port, password: remembered.password })) return true;
    if (Date.now() > deadline)
      throw new PlainError(`The database in ${cluster} does not answer: see postgres.log.`);
    await wait(50);
  }
  return false;
}

/**
 * @param {Place} place
 * @param {ServerOptions} options
 * @returns {Promise<Server & { adopted: boolean }>}
 */
async function serve(place, options) {
  const deadline = Date.now() + startMs;
  for (;;) {
    const running = findPostmaster(place.cluster);
    if (running) {
      const port = running.port || place.remembered.port || 0;
      if (await waitUntilServing(place, { ...running, port }))
        return { pid: running.pid, port, adopted: true };
      continue;
    }
    const { lastWords, ...launched } = await launch(place, options);
    if (launched.pid && (await waitUntilServing(place, launched))) return { ...launched, adopted: false };
    const words = await lastWords();
    if (!passing.test(words) || Date.now() > deadline) {
      throw new PlainError(`The database in ${place.cluster} did not start:\n${words.trim().slice(-2000)}`);
    }
    await wait(250);
  }
}

/**
 * Ends open connections and stops a server: fast, or if that takes over half a minute, at once.
 * @param {number} pid
 */
export async function stopServer(pid) {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitUntilGone(pid, stopMs)) return;
  process.kill(pid, 'SIGQUIT');
  await waitUntilGone(pid, stopMs);
}

/**
 * A running embedded database.
 * @typedef {object} Postgres
 * @property {string} url connection of the superuser to the database `atrium`
 * @property {number} pid of the server
 * @property {boolean} adopted whether it was already running, left behind by a killed process
 * @property {boolean} created whether this start created it
 * @property {string} folder where the cluster lies
 * @property {() => Promise<void>} stop ends open connections and stops the server, adopted or not
 */

/**
 * Starts the embedded PostgreSQL 18 of a data folder, creating it the first time. A server that a killed
 * process left running is adopted; after a crash it waits until the recovery is done. Started by root it
 * runs as the user postgres or nobody, and outside the data folder when that user cannot enter it.
 * @param {object} options
 * @param {string} options.dataDir absolute; holds the cluster, or the note that says where it is
 * @param {(text: string) => void} [options.log] gets a sentence now and then
 * @param {boolean} [options.durable] false: for tests, much faster, loses data in a crash of the machine
 * @param {Record<string, string>} [options.settings] of the server, for this run
 * @returns {Promise<Postgres>}
 * @throws {PlainError} with a sentence for the person at the terminal
 */
export async function startPostgres({ dataDir, log = () => undefined, durable = true, settings = {} }) {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const place = await placePostgres(dataDir);
  if (place.remembered.home) log(`The database is kept in ${place.remembered.home}.`);
  const created = await createCluster(place, { durable });
  const { pid, port, adopted } = await serve(place, { durable, settings });
  return {
    url: `postgres://postgres:${place.remembered.password}@127.0.0.1:${port}/${databaseName}`,
    pid,
    adopted,
    created,
    folder: place.cluster,
    stop: () => stopServer(pid),
  };
}
