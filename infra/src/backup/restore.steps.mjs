import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { claimDataFolder } from '../data/data.folder.mjs';
import { PlainError, messageOf } from '../plain.error.mjs';
import { startPostgres } from '../postgres/embedded-postgres.process.mjs';
import { placePostgres, recall } from '../postgres/postgres.place.mjs';
import { chooseBase, placesOf } from './backup.folder.mjs';
import { copyTree } from './copy.tree.mjs';
import { mirrorData } from './data.mirror.mjs';
import { recoverySettings } from './wal.archive.mjs';

/** @param {string} dataDir */
function requireEmpty(dataDir) {
  if (!fs.existsSync(dataDir) || fs.readdirSync(dataDir).length === 0) return;
  throw new PlainError(`${dataDir} is not empty: move it away, or set ATRIUM_DATA to another folder.`);
}

/** @param {string} dataDir */
function removePortal(dataDir) {
  const home = recall(dataDir)?.home;
  if (home) fs.rmSync(home, { recursive: true, force: true });
  for (const name of fs.readdirSync(dataDir)) fs.rmSync(path.join(dataDir, name), { recursive: true });
}

/**
 * @param {string} folder
 * @param {import('../postgres/server.user.mjs').ServerUser | undefined} user
 */
function giveTree(folder, user) {
  if (!user) return;
  fs.chownSync(folder, user.uid, user.gid);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    fs.chownSync(path.join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}

/**
 * @param {import('./backup.folder.mjs').Base} base
 * @param {string} dataDir
 */
async function placeCluster({ folder, password }, dataDir) {
  const { cluster, user } = await placePostgres(dataDir, { password });
  await copyTree(path.join(folder, 'cluster'), cluster);
  fs.writeFileSync(path.join(cluster, 'recovery.signal'), '');
  giveTree(cluster, user);
}

/**
 * @param {string} backup
 * @param {string} dataDir
 * @param {Date | undefined} at
 */
async function replay(backup, dataDir, at) {
  const settings = recoverySettings(backup, at);
  const postgres = await startPostgres({ dataDir, settings }).catch((error) => {
    if (!messageOf(error).includes('recovery ended before configured recovery target')) throw error;
    throw new PlainError('The archived log ends before that moment: without --at, its end is restored.');
  });
  try {
    return await waitUntilRestored(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/**
 * @param {string} url
 * @returns {Promise<Date>} the moment of the last transaction that was brought back
 */
async function waitUntilRestored(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query(
        `select pg_is_in_recovery() as busy, coalesce(pg_last_xact_replay_timestamp(), now()) as until`,
      );
      if (!rows[0].busy) return rows[0].until;
      await wait(50);
    }
  } finally {
    await client.end();
  }
}

/**
 * Fills an empty data folder from a backup.
 * @param {object} options
 * @param {string} options.backup folder of the backup
 * @param {string} options.dataDir absolute; empty or not there yet
 * @param {Date | undefined} options.at the moment to restore to, else the end of the archived log
 * @param {import('../progress.reporter.mjs').Progress} options.progress
 * @returns {Promise<Date>} the moment that everything is as it was at
 * @throws {PlainError} when that moment cannot be restored
 */
export async function restore({ backup, dataDir, at, progress }) {
  const base = chooseBase(backup, at);
  requireEmpty(dataDir);
  const release = await claimDataFolder(dataDir);
  try {
    await progress.step('Copying the database', () => placeCluster(base, dataDir));
    const until = await progress.step('Replaying its log', () => replay(backup, dataDir, at));
    await progress.step('Copying the files beside it', () => mirrorData(placesOf(backup).files, dataDir));
    return at ?? until;
  } catch (error) {
    // An incomplete portal must not be left behind.
    removePortal(dataDir);
    throw error;
  } finally {
    release();
  }
}
