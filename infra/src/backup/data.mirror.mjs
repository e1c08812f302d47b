import fs from 'node:fs/promises';
import path from 'node:path';
import { codeOf, messageOf } from '../plain.error.mjs';

// The database has its own copies; the rest belongs to the current run only.
const notMirrored =
  /^(postgres(\..+)?|binaries.*|.*\.log(\.1)?|in-use\.lock.*|gateway\.pid|.*\.(next|part))$/;

/** @param {string} file */
const stampOf = (file) =>
  fs.stat(file).then(
    ({ size, mtimeMs }) => `${size} ${Math.floor(mtimeMs)}`,
    () => null,
  );

/**
 * @param {string} source
 * @param {string} target
 */
async function mirrorFile(source, target) {
  if ((await stampOf(source)) === (await stampOf(target))) return;
  const unfinished = `${target}.part`;
  await fs.copyFile(source, unfinished);
  const { atime, mtime, mode } = await fs.stat(source);
  const file = await fs.open(unfinished, 'r+');
  await file.chmod(mode);
  await file.utimes(atime, mtime);
  await file.sync();
  await file.close();
  await fs.rename(unfinished, target);
}

/**
 * Copies the files beside the database (uploads, keys, releases) that have changed since. Deleted files stay in the
 * copy, because an older state of the database may refer to them.
 * @param {string} dataDir
 * @param {string} target
 */
export async function mirrorData(dataDir, target) {
  /** @param {string} inside */
  const mirrorFolder = async (inside) => {
    await fs.mkdir(path.join(target, inside), { recursive: true, mode: 0o700 });
    for (const entry of await fs.readdir(path.join(dataDir, inside), { withFileTypes: true })) {
      const name = path.join(inside, entry.name);
      if (!inside && notMirrored.test(name)) continue;
      if (entry.isDirectory()) await mirrorFolder(name);
      else if (entry.isFile()) {
        await mirrorFile(path.join(dataDir, name), path.join(target, name)).catch((error) => {
          // Deleted meanwhile.
          if (codeOf(error) !== 'ENOENT') throw error;
        });
      }
    }
  };
  await mirrorFolder('');
}

const everyMs = 60_000;

/**
 * Mirrors at intervals, so that a lost disk costs the uploads of a minute at most.
 * @param {string} dataDir
 * @param {string} target
 * @param {(sentence: string) => void} print is told when it fails, once
 * @returns {() => Promise<void>} mirrors a last time and stops
 */
export function keepMirrored(dataDir, target, print) {
  let failed = false;
  const mirror = async () => {
    try {
      await mirrorData(dataDir, target);
      failed = false;
    } catch (error) {
      if (!failed)
        print(`The files beside the database could not be copied to ${target}: ${messageOf(error)}`);
      failed = true;
    }
  };
  let running = mirror();
  const timer = setInterval(() => (running = running.then(mirror)), everyMs);
  return async () => {
    clearInterval(timer);
    await running.then(mirror);
  };
}
