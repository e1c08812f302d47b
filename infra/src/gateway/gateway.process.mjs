import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { openLog } from '../data/log.file.mjs';
import { PlainError } from '../plain.error.mjs';
import { projectRoot } from '../project.paths.mjs';
import { identityOf, isStill, waitUntilGone } from '../process/process.identity.mjs';
import { sortOutput } from './gateway.output.mjs';

const stopMs = 20_000;
const watch = new URL('./parent.watch.mjs', import.meta.url).href;

/**
 * In megabytes, twice Node's default. At each minor collection everything that running requests still hold is copied;
 * with the default size that took a tenth of their time.
 */
const youngSpace = '--max-semi-space-size=32';

/** The note with the process id, for a start after this one was killed. */
const noteOf = (/** @type {string} */ dataDir) => path.join(dataDir, 'gateway.pid');

/**
 * A running gateway.
 * @typedef {object} Gateway
 * @property {Promise<void>} ready settles when it serves; rejects when it ends before that
 * @property {Promise<string>} ended settles with how it ended, e.g. `exit code 1`
 * @property {() => Promise<void>} stop asks it to finish its requests and waits until it has ended
 */

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
}

/**
 * Starts the gateway as a child process.
 * @param {object} options
 * @param {string} options.main its main file
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.dataDir gets `gateway.log`
 * @param {import('../progress.reporter.mjs').Progress} options.progress for its parts and errors
 * @returns {Gateway}
 */
export function startGateway({ main, env, dataDir, progress }) {
  const log = openLog(path.join(dataDir, 'gateway.log'));
  const child = spawn(process.execPath, [youngSpace, '--import', watch, main], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A process group of its own, so that Ctrl-C in the terminal only reaches this process.
    detached: process.platform !== 'win32',
  });
  if (child.pid) fs.writeFileSync(noteOf(dataDir), JSON.stringify(identityOf(child.pid)));
  const ended = endOf(child);
  /** @type {Promise<void>} */
  const served = new Promise((resolve) => {
    const onProgress = progress.parts();
    onProgress('Loading the gateway');
    void ended.then(() => onProgress());
    const onReady = () => resolve(onProgress());
    const onError = (/** @type {string} */ text) => progress.line(`gateway: ${text}`);
    sortOutput(child, { log, onProgress, onReady, onError });
  });
  const failed = ended.then((how) => {
    throw new PlainError(
      `The gateway ended before it was ready (${how}): see ${path.join(dataDir, 'gateway.log')}.`,
    );
  });
  return {
    ready: Promise.race([served, failed]),
    ended,
    async stop() {
      child.kill('SIGTERM');
      const deadline = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await ended;
      clearTimeout(deadline);
      fs.rmSync(noteOf(dataDir), { force: true });
    },
  };
}

/**
 * Ends the gateway of a start that was killed; it may be ending already, or hang.
 * @param {string} dataDir
 */
export async function endAbandonedGateway(dataDir) {
  if (!fs.existsSync(noteOf(dataDir))) return;
  const gateway = JSON.parse(fs.readFileSync(noteOf(dataDir), 'utf8'));
  if (isStill(gateway) && !(await waitUntilGone(gateway.pid, stopMs))) process.kill(gateway.pid, 'SIGKILL');
  fs.rmSync(noteOf(dataDir), { force: true });
}
