import fs from 'node:fs';

/**
 * Gives a file that root has just opened to the owner of its folder, who may start the portal next.
 * @param {number} descriptor
 * @param {string} folder
 */
export function giveToOwner(descriptor, folder) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = fs.statSync(folder);
  fs.fchownSync(descriptor, uid, gid);
}
