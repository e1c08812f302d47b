import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { giveToOwner } from './file.owner.mjs';

/** A random secret of 32 bytes as 64 hexadecimal digits. */
export const randomSecret = () => crypto.randomBytes(32).toString('hex');

/**
 * Writes a file that only this user can read; a crash leaves the old content or the new, nothing between.
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
 * The secret kept in the data folder, made at the first start.
 * @param {string} dataDir
 * @returns {string}
 */
export function keptSecret(dataDir) {
  const file = path.join(dataDir, 'secret');
  if (!fs.existsSync(file)) writePrivate(file, `${randomSecret()}\n`);
  return fs.readFileSync(file, 'utf8').trim();
}

/**
 * The keys of what is kept encrypted, one `name:key` a line, made at the first start. A line on top of the others is
 * the new first key.
 * @param {string} dataDir
 * @returns {string}
 */
export function keptSecretKeys(dataDir) {
  const file = path.join(dataDir, 'secret-keys');
  if (!fs.existsSync(file)) writePrivate(file, newSecretKey());
  return fs.readFileSync(file, 'utf8').trim();
}

/**
 * Puts a new key before the kept ones. What is encrypted is brought under it within a day of the next start.
 * @param {string} dataDir
 */
export function addSecretKey(dataDir) {
  const kept = keptSecretKeys(dataDir);
  writePrivate(path.join(dataDir, 'secret-keys'), `${newSecretKey()}${kept}\n`);
}

const newSecretKey = () => `${crypto.randomBytes(4).toString('hex')}:${randomSecret()}\n`;
