import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { projectRoot } from '../project.paths.mjs';

/** The password of the seeded company's logins in a measured portal. */
const password = 'Demo!2026';

/**
 * @typedef {object} RunningPortal
 * @property {string} url
 * @property {string} dataDir
 * @property {number} startMs from the command to the printed address
 * @property {() => number} residentMegabytes of the gateway's process
 * @property {() => number} cpuSeconds that the gateway's process has used
 * @property {(login: string) => Promise<string>} signIn answers the session's cookie
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** An empty folder for a measured portal, which the database's own user can enter. */
export function makeDataFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-'));
  fs.chmodSync(folder, 0o711);
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Runs `npm start` and waits for its address.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} [settings] beyond what a person has who sets nothing
 * @returns {Promise<RunningPortal>}
 */
export async function startPortal(dataDir, settings = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['infra/bin/start.mjs'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: String(port),
      ATRIUM_DATA: dataDir,
      ATRIUM_DEMO_PASSWORD: password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const lines = readline.createInterface({ input: child.stdout });
  await Promise.race([
    new Promise((resolve) =>
      lines.on('line', (line) => line.includes(`runs at ${url}`) && resolve(undefined)),
    ),
    ended.then((code) => Promise.reject(new Error(`npm start ended with ${code}.`))),
  ]);
  return {
    url,
    dataDir,
    startMs: performance.now() - began,
    residentMegabytes: () => residentMegabytes(dataDir),
    cpuSeconds: () => cpuSecondsOf(gatewayOf(dataDir)),
    signIn: (login) => signIn(url, login),
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** @param {string} dataDir @returns {number} the id of the gateway's process */
const gatewayOf = (dataDir) => JSON.parse(fs.readFileSync(path.join(dataDir, 'gateway.pid'), 'utf8')).pid;

/** The kernel counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** @param {number} pid of a process @returns {number} the time that it has used on all its threads */
export function cpuSecondsOf(pid) {
  // What follows the name, which may hold spaces, starts with the third field.
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** @param {string} dataDir */
function residentMegabytes(dataDir) {
  const status = fs.readFileSync(`/proc/${gatewayOf(dataDir)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/**
 * @param {string} url
 * @param {string} login
 */
async function signIn(url, login) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ companyCode: 'demo', email: `${login}@demo.test`, password }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`Signing in failed with ${answer.status}.`);
  return cookie;
}
