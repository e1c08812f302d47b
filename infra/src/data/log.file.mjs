import fs from 'node:fs';
import path from 'node:path';
import { giveToOwner } from './file.owner.mjs';

const largestBytes = 20 * 1024 * 1024;

/**
 * Opens a log for appending, readable by this user only. A log larger than 20 MB is first renamed to `.1`.
 * @param {string} file
 * @returns {number} a file descriptor
 */
export function openLog(file) {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestBytes) fs.renameSync(file, `${file}.1`);
  const descriptor = fs.openSync(file, 'a', 0o600);
  giveToOwner(descriptor, path.dirname(file));
  return descriptor;
}
