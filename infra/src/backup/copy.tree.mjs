import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../plain.error.mjs';

/** @param {unknown} error */
function unlessGone(error) {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/**
 * @param {string} source
 * @param {string} target
 */
async function copyDurably(source, target) {
  await fs.copyFile(source, target, constants.COPYFILE_FICLONE);
  const file = await fs.open(target, 'r+');
  await file.sync();
  await file.close();
}

/**
 * Copies a folder to which others may be writing; files that disappear meanwhile are left out. When it settles, the
 * copy is on the disk.
 * @param {string} source
 * @param {string} target
 * @param {(relative: string) => boolean} [wanted] whether a file or folder is copied, by its path inside `source`
 */
export async function copyTree(source, target, wanted = () => true) {
  /** @param {string} inside */
  const copyFolder = async (inside) => {
    await fs.mkdir(path.join(target, inside), { recursive: true, mode: 0o700 });
    const entries = await fs.readdir(path.join(source, inside), { withFileTypes: true }).catch(unlessGone);
    for (const entry of entries ?? []) {
      const name = path.join(inside, entry.name);
      if (!wanted(name)) continue;
      if (entry.isDirectory()) await copyFolder(name);
      else if (entry.isFile())
        await copyDurably(path.join(source, name), path.join(target, name)).catch(unlessGone);
    }
  };
  await copyFolder('');
}
