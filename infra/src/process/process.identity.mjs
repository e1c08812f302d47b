import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../plain.error.mjs';

const onLinux = process.platform === 'linux';

/**
 * The fields of /proc/PID/stat from the process state on, or null when there is no such process.
 * @param {number} pid
 */
function statOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/**
 * @param {number} pid
 * @param {string} column a column of ps
 */
function ps(pid, column) {
  try {
    const stdio = /** @type {('ignore' | 'pipe')[]} */ (['ignore', 'pipe', 'ignore']);
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8', stdio }).trim();
  } catch {
    return '';
  }
}

/**
 * Whether some process has this id, a zombie included.
 * @param {number} pid
 */
export function isTaken(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Whether the process runs. A zombie, which a container without an init process never buries, does not.
 * @param {number} pid
 * @returns {boolean}
 */
export function isAlive(pid) {
  return isTaken(pid) && !(onLinux && ['Z', 'X'].includes(statOf(pid)?.[0] ?? ''));
}

/**
 * When the process started, as an opaque text that also differs after a restart of the machine or
 * container; '' when it cannot be known.
 * @param {number} pid
 * @returns {string}
 */
function startOf(pid) {
  if (!onLinux) return process.platform === 'win32' ? '' : ps(pid, 'lstart');
  const ticks = statOf(pid)?.[19];
  if (ticks === undefined) return '';
  return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`;
}

/**
 * A process that can be told from a later one with the same id.
 * @typedef {{ pid: number, started: string }} Identity
 */

/**
 * @param {number} pid
 * @returns {Identity}
 */
export const identityOf = (pid) => ({ pid, started: startOf(pid) });

/**
 * Whether exactly this process still runs.
 * @param {Identity} identity
 */
export const isStill = ({ pid, started }) => isAlive(pid) && startOf(pid) === started;

/**
 * The command line of a process, '' when it is gone or hidden.
 * @param {number} pid
 * @returns {string}
 */
export function commandLineOf(pid) {
  if (!onLinux) return process.platform === 'win32' ? '' : ps(pid, 'args');
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/**
 * Waits until the process has gone.
 * @param {number} pid
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} false when it still runs after that time
 */
export async function waitUntilGone(pid, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}
