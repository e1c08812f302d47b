import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { giveToOwner } from './file.owner.mjs';

/** A random secret of 32 bytes as 64 hexadecimal digits. */
export const randomSecret = () => crypto.randomBytes(32).toString('hex');

/**
 * Writes a file that only this user can read. After a crash it has either the old or the new content.
 * @param {string} file
 * @param {string} content
 */
export function writePrivate(file, content) {
  const next = `${file}.next`;
  const descriptor = fs.openSync(next, 'w', 0o600);
  fs.fchmodSync(descriptor, 0o600);
  giveToOwner(descriptor, path.dirname(file));
  fs.writeSync(descriptor, content);
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
  fs.renameSync(next, file);
}

/**
 * The secret in the data folder, created at the first start.
 * @param {string} dataDir
 * @returns {string}
 */
export function keptSecret(dataDir) {
  const file = path.join(dataDir, 'secret');
  if (!fs.existsSync(file)) writePrivate(file, `${randomSecret()}\n`);
  return fs.readFileSync(file, 'utf8').trim();
}

/**
 * The keys for encrypted data, one `name:key` a line, created at the first start. A line added at the top is the new
 * first key.
 * @param {string} dataDir
 * @returns {string}
 */
export function keptSecretKeys(dataDir) {
  const file = path.join(dataDir, 'secret-keys');
  if (!fs.existsSync(file)) writePrivate(file, newSecretKey());
  return fs.readFileSync(file, 'utf8').trim();
}

/**
 * Adds a new first key. Encrypted data is re-encrypted with it within a day of the next start.
 * @param {string} dataDir
 */
export function addSecretKey(dataDir) {
  const kept = keptSecretKeys(dataDir);
  writePrivate(path.join(dataDir, 'secret-keys'), `${newSecretKey()}${kept}\n`);
}

const newSecretKey = () => `${crypto.randomBytes(4).toString('hex')}:${randomSecret()}\n`;
