import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { PlainError } from '../plain.error.mjs';
import { programOf } from './postgres.binaries.mjs';

/** @typedef {{ uid: number, gid: number }} ServerUser */

const isRoot = process.getuid?.() === 0;

/** @param {string} name */
function lookUp(name) {
  try {
    const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/**
 * The user that runs the server, because PostgreSQL refuses root. The owner of an existing cluster comes first, so that
 * root can start what an ordinary user began.
 * @param {string} cluster folder of the cluster, which need not exist yet
 * @returns {ServerUser | undefined} undefined: as whoever runs this
 * @throws {PlainError} when this is root and there is no user to step down to
 */
export function findServerUser(cluster) {
  if (!isRoot) return undefined;
  const owner = fs.statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = lookUp('postgres') ?? lookUp('nobody');
  if (user) return user;
  throw new PlainError(
    'PostgreSQL does not run as root, and there is no user postgres or nobody: start as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Whether the server's user can enter a folder.
 * @param {string} folder
 * @param {ServerUser | undefined} user
 */
export function canEnter(folder, user) {
  return !user || spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}

/**
 * Whether the server's user can run the binaries where they are, libraries included.
 * @param {import('./postgres.binaries.mjs').Binaries} binaries
 * @param {ServerUser | undefined} user
 */
export function canRun(binaries, user) {
  return (
    !user || spawnSync(programOf(binaries, 'postgres'), ['--version'], { ...user, cwd: '/' }).status === 0
  );
}
