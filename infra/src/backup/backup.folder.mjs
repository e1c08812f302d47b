import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain.error.mjs';

/**
 * A backup folder: `base` holds copies of the database, `wal` its log as the server archives it, `files` the files
 * beside the database in the data folder.
 * @param {string} folder absolute
 */
export const placesOf = (folder) => ({
  bases: path.join(folder, 'base'),
  wal: path.join(folder, 'wal'),
  files: path.join(folder, 'files'),
});

/**
 * @typedef {object} Base a copy of the database, whole by itself
 * @property {string} folder
 * @property {Date} ended the first moment that it can be restored to
 * @property {string} firstWal name of the first log file that follows it
 * @property {string} password of its superuser
 */

const noteFile = 'base.json';

/**
 * @param {string} folder of the base
 * @param {Omit<Base, 'folder'>} base
 */
export function writeNote(folder, base) {
  fs.writeFileSync(path.join(folder, noteFile), JSON.stringify(base), { mode: 0o600 });
}

/**
 * @param {string} folder of the backup
 * @returns {Base[]} oldest first, without incomplete copies
 */
export function listBases(folder) {
  const { bases } = placesOf(folder);
  if (!fs.existsSync(bases)) return [];
  const whole = fs.readdirSync(bases).filter((name) => fs.existsSync(path.join(bases, name, noteFile)));
  return whole.sort().map((name) => {
    const note = JSON.parse(fs.readFileSync(path.join(bases, name, noteFile), 'utf8'));
    return { ...note, folder: path.join(bases, name), ended: new Date(note.ended) };
  });
}

/**
 * The copy with which a restore begins: the newest one, or the newest one that was complete at that moment.
 * @param {string} folder of the backup
 * @param {Date} [at]
 * @returns {Base}
 * @throws {PlainError}
 */
export function chooseBase(folder, at) {
  const bases = listBases(folder);
  if (!bases[0]) throw new PlainError(`There is no backup in ${folder}.`);
  const chosen = bases.findLast(({ ended }) => !at || ended <= at);
  if (chosen) return chosen;
  throw new PlainError(
    `The oldest backup in ${folder} is of ${bases[0].ended.toISOString()}: nothing before it can be restored.`,
  );
}

/**
 * Removes all but the newest copies, incomplete copies, and log files that no copy needs.
 * @param {string} folder of the backup
 * @param {number} keep how many copies stay
 */
export function pruneBackup(folder, keep) {
  const { bases, wal } = placesOf(folder);
  const kept = listBases(folder).slice(-keep);
  const names = new Set(kept.map((base) => path.basename(base.folder)));
  for (const name of fs.readdirSync(bases)) {
    if (!names.has(name)) fs.rmSync(path.join(bases, name), { recursive: true });
  }
  const firstNeeded = kept[0]?.firstWal;
  if (!firstNeeded || !fs.existsSync(wal)) return;
  // The first eight digits are the timeline, which a restore changes; the rest is the position in the log.
  for (const name of fs.readdirSync(wal)) {
    if (/^[0-9A-F]{24}$/.test(name) && name.slice(8) < firstNeeded.slice(8)) fs.rmSync(path.join(wal, name));
  }
}
