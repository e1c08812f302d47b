import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { placesOf, writeNote } from './backup.folder.mjs';
import { copyTree } from './copy.tree.mjs';

// The server recreates the content of these, or it belongs to the current run only (PostgreSQL, "Making a Base Backup
// Using the Low Level API").
const emptied = ['wal', 'replslot', 'dynshmem', 'notify', 'serial', 'snapshots', 'stat_tmp', 'subtrans'].map(
  (name) => `pg_${name}`,
);
const leftOut = /^postmaster\.(pid|opts)$|(^|\/)(pg_internal\.init.*|pgsql_tmp.*)$/;

/** @param {string} name inside the cluster */
const isCopied = (name) =>
  !leftOut.test(name) && !emptied.includes(path.dirname(name).split(path.sep)[0] ?? '');

/**
 * @param {pg.Client} client
 * @param {string} cluster
 * @param {string} target
 */
async function copyCluster(client, cluster, target) {
  // The slot makes the server keep the log until it is copied; it disappears with the connection.
  await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
  const started = await client.query(
    `select pg_walfile_name(pg_backup_start('atrium', fast => true)) as "firstWal"`,
  );
  await copyTree(cluster, target, isCopied);
  const stopped = await client.query(
    `select labelfile, pg_walfile_name(lsn) as "lastWal" from pg_backup_stop(wait_for_archive => false)`,
  );
  const { firstWal } = started.rows[0];
  const { labelfile, lastWal } = stopped.rows[0];
  fs.writeFileSync(path.join(target, 'backup_label'), labelfile, { mode: 0o600 });
  const isNeeded = (/** @type {string} */ name) => name >= firstWal && name <= lastWal;
  await copyTree(path.join(cluster, 'pg_wal'), path.join(target, 'pg_wal'), isNeeded);
  return String(firstWal);
}

/**
 * Copies a running database, with the log that makes the copy consistent.
 * @param {object} options
 * @param {URL} options.url of its superuser
 * @param {string} options.cluster where it lies
 * @param {string} options.backup folder of the backup
 * @returns {Promise<string>} folder of the copy
 */
export async function takeBase({ url, cluster, backup }) {
  const target = path.join(placesOf(backup).bases, new Date().toISOString().replaceAll(':', '-'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const firstWal = await copyCluster(client, cluster, path.join(target, 'cluster'));
    const { rows } = await client.query('select clock_timestamp() as ended');
    writeNote(target, { ended: rows[0].ended, firstWal, password: url.password });
    return target;
  } finally {
    await client.end();
  }
}
