import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../plain.error.mjs';
import { identityOf, isStill } from './process.identity.mjs';

/** @typedef {{ release: () => void, holder?: undefined } | { release?: undefined, holder: number }} Attempt */

/** @param {string} file */
function readHolder(file) {
  try {
    const { pid, started } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return { pid: Number(pid), started: String(started) };
  } catch {
    return null;
  }
}

/**
 * Whether a lock was left behind by a process that has died.
 * @param {string} file
 */
export function isAbandoned(file) {
  const holder = readHolder(file);
  return holder !== null && !isStill(holder);
}

/**
 * Removes the lock of a dead process. It is renamed first, so that only one of two processes succeeds.
 * @param {string} file
 */
function removeStale(file) {
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const holder = readHolder(aside);
  if (holder && isStill(holder)) fs.renameSync(aside, file);
  else fs.rmSync(aside, { force: true });
}

/**
 * Takes a lock file, also from a process that died without releasing it.
 * @param {string} file
 * @returns {Promise<Attempt>} `release`, or the process id of the `holder`
 */
export async function tryLock(file) {
  const content = JSON.stringify(identityOf(process.pid));
  for (;;) {
    try {
      fs.writeFileSync(file, content, { flag: 'wx', mode: 0o644 });
      return { release: () => fs.rmSync(file, { force: true }) };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    // Between its creation and its first byte a lock is empty for a moment.
    if (!readHolder(file)) await wait(50);
    const holder = readHolder(file);
    if (holder && isStill(holder)) return { holder: holder.pid };
    removeStale(file);
  }
}

/**
 * Does the work while holding the lock, after waiting for its current holder.
 * @template T
 * @param {string} file
 * @param {(holder: number | null) => Promise<T>} work gets the process that had to be waited for, if any
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  /** @type {number | null} */
  let waitedFor = null;
  for (;;) {
    const { release, holder } = await tryLock(file);
    if (release) {
      try {
        return await work(waitedFor);
      } finally {
        release();
      }
    }
    waitedFor = holder;
    await wait(200);
  }
}
