import fs from 'node:fs';
import path from 'node:path';
import { PlainError, messageOf } from '../plain.error.mjs';
import { placePostgres } from '../postgres/postgres.place.mjs';
import { canEnter } from '../postgres/server.user.mjs';
import { placesOf } from './backup.folder.mjs';

/**
 * Creates the folder to which the server archives its log.
 * @param {string} dataDir absolute
 * @param {string} backup folder of the backup, which the server's user must be able to enter
 * @returns {Promise<Record<string, string>>} settings of the server
 * @throws {PlainError}
 */
export async function openArchive(dataDir, backup) {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const { user } = await placePostgres(dataDir);
  const { wal } = placesOf(backup);
  try {
    fs.mkdirSync(backup, { recursive: true, mode: 0o711 });
    fs.mkdirSync(wal, { recursive: true, mode: 0o700 });
    if (user) fs.chownSync(wal, user.uid, user.gid);
  } catch (error) {
    throw new PlainError(`Cannot write to the backup folder ${backup}: ${messageOf(error)}.`);
  }
  if (!canEnter(wal, user)) {
    throw new PlainError(`The user that runs PostgreSQL cannot enter the backup folder ${backup}.`);
  }
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': wal,
    // A lost disk costs at most this much; each log file is 16 MB.
    archive_timeout: '5min',
  };
}

/**
 * @param {string} backup folder of the backup
 * @param {Date} [at] the moment to restore to, else the end of the log
 * @returns {Record<string, string>} settings of a server that is being restored
 */
export function recoverySettings(backup, at) {
  const archived = path.join(placesOf(backup).wal, '%f');
  const copy = process.platform === 'win32' ? 'copy' : 'cp';
  return {
    restore_command: `${copy} "${archived}" "%p"`,
    ...(at && {
      recovery_target_time: at.toISOString().replace('Z', '+00'),
      recovery_target_action: 'promote',
    }),
  };
}
