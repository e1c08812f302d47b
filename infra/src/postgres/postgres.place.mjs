import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PlainError } from '../plain.error.mjs';
import { randomSecret, writePrivate } from '../data/private.file.mjs';
import { copyBinaries, findBinaries } from './postgres.binaries.mjs';
import { canEnter, canRun, findServerUser } from './server.user.mjs';

/**
 * What the data folder remembers of its database, in `postgres.json`.
 * @typedef {object} Remembered
 * @property {string} password of the superuser `postgres`
 * @property {number} [port]
 * @property {string} [home] folder outside the data folder that holds the cluster, when the server's user
 *   cannot enter the data folder
 */

/**
 * @typedef {object} Place
 * @property {string} dataDir
 * @property {string} cluster
 * @property {import('./postgres.binaries.mjs').Binaries} binaries
 * @property {import('./server.user.mjs').ServerUser | undefined} user
 * @property {Remembered} remembered
 */

const noteFile = 'postgres.json';

// Folders that survive a reboot come first.
const homeParents = ['/var/lib', '/var/tmp', os.tmpdir()];

/**
 * @param {string} dataDir
 * @param {Remembered} remembered
 */
export function remember(dataDir, remembered) {
  writePrivate(path.join(dataDir, noteFile), `${JSON.stringify(remembered, null, 2)}\n`);
}

/**
 * @param {string} dataDir
 * @returns {Remembered | null} null before the first start
 */
export function recall(dataDir) {
  const file = path.join(dataDir, noteFile);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}

/** @param {import('./server.user.mjs').ServerUser | undefined} user */
function createHome(user) {
  for (const parent of homeParents) {
    try {
      const home = fs.mkdtempSync(path.join(parent, 'atrium-'));
      fs.chmodSync(home, 0o711);
      if (canEnter(home, user)) return home;
      fs.rmdirSync(home);
    } catch {
      continue;
    }
  }
  throw new PlainError(
    `The user that runs PostgreSQL can enter none of ${homeParents.join(', ')}: set ATRIUM_DATA to a folder that it can enter.`,
  );
}

/**
 * Lets the server's user pass through the data folder if that alone keeps it out. Private files in it have their own
 * modes, and data is safest where the person wanted it, for example on a mounted volume.
 * @param {string} dataDir
 * @param {import('./server.user.mjs').ServerUser | undefined} user
 * @returns {boolean} whether that was enough
 */
function letPass(dataDir, user) {
  const { mode } = fs.statSync(dataDir);
  fs.chmodSync(dataDir, mode | 0o011);
  if (canEnter(dataDir, user)) return true;
  fs.chmodSync(dataDir, mode);
  return false;
}

/**
 * Decides at the first start where the cluster is placed.
 * @param {string} dataDir
 * @param {string} inside where the cluster lies when the server's user can enter the data folder
 * @param {string} password
 * @returns {Remembered}
 */
function settle(dataDir, inside, password) {
  if (fs.existsSync(inside)) {
    throw new PlainError(
      `${path.join(dataDir, noteFile)}, which holds the password of the database, is missing.`,
    );
  }
  const user = findServerUser(inside);
  const home = canEnter(dataDir, user) || letPass(dataDir, user) ? undefined : createHome(user);
  const remembered = { password, ...(home && { home }) };
  remember(dataDir, remembered);
  return remembered;
}

/**
 * Where the database of a data folder is and which user runs it. If root starts it in a folder that others cannot
 * enter, cluster and binaries are placed outside, where the server's user can reach them.
 * @param {string} dataDir absolute, exists
 * @param {{ password?: string }} [first] the superuser's, of a database that is not there yet
 * @returns {Promise<Place>}
 * @throws {PlainError}
 */
export async function placePostgres(dataDir, { password = randomSecret() } = {}) {
  const binaries = findBinaries();
  const inside = path.join(dataDir, 'postgres');
  const remembered = recall(dataDir) ?? settle(dataDir, inside, password);
  const parent = remembered.home ?? dataDir;
  if (!fs.existsSync(parent)) {
    throw new PlainError(
      `The database of ${dataDir} lived in ${parent}, which is missing: bring it back, or delete ${path.join(dataDir, noteFile)} to begin with an empty one.`,
    );
  }
  const cluster = path.join(fs.realpathSync(parent), 'postgres');
  const user = findServerUser(cluster);
  if (!canEnter(fs.existsSync(cluster) ? cluster : parent, user)) {
    throw new PlainError(
      `The user that runs PostgreSQL can no longer enter ${parent}: allow it, or move the folder back.`,
    );
  }
  const reachable = canRun(binaries, user) ? binaries : await copyBinaries(binaries, parent);
  return { dataDir, cluster, binaries: reachable, user, remembered };
}
