import fs from 'node:fs';
import path from 'node:path';
import { PlainError, codeOf, messageOf } from '../plain.error.mjs';
import { tryLock } from '../process/pid.lock.mjs';

// Others may pass through but not list it, because PostgreSQL runs as another user when root starts it.
const passThrough = 0o711;

/** @param {string} folder the lock of the start that uses it */
export const lockOf = (folder) => path.join(folder, 'in-use.lock');

/**
 * Creates the data folder if needed, checks that it is writable, and claims it for this process.
 * @param {string} folder absolute
 * @returns {Promise<() => void>} gives the folder free again
 * @throws {PlainError} when it cannot be used or another running start uses it
 */
export async function claimDataFolder(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: passThrough });
    const { release, holder } = await tryLock(lockOf(folder));
    if (release) return release;
    throw new PlainError(
      `The data folder ${folder} is in use by process ${holder}: stop that one, or set ATRIUM_DATA to another folder.`,
    );
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const why = codeOf(error) === 'EEXIST' ? 'it is not a folder' : messageOf(error);
    throw new PlainError(
      `Cannot write to the data folder ${folder} (${why}): set ATRIUM_DATA to a folder you own.`,
    );
  }
}
