import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cacheDir, projectRoot } from '../project.paths.mjs';
import { hashSources } from './source.files.mjs';
import { isForNode, withDependencies } from './workspace.list.mjs';

/** @typedef {import('./workspace.list.mjs').Workspace} Workspace */

/** @param {Workspace} workspace */
const fileOf = ({ label }) => path.join(cacheDir, 'stamps', label.replaceAll('/', '-'));

/**
 * A hash of everything that a package's build depends on: for Node its own sources; for a bundle also the packages it
 * includes, the build preset and the versions of all libraries.
 * @param {Workspace} workspace
 * @param {Workspace[]} all
 * @param {'production' | 'development'} mode of bundles
 * @returns {string}
 */
export function hashInputs(workspace, all, mode) {
  const inputs = isForNode(workspace) ? [workspace] : withDependencies(workspace, all);
  const hash = crypto.createHash('sha256').update(isForNode(workspace) ? '' : mode);
  for (const { name, folder } of inputs) hash.update(`${name} ${hashSources(folder)}\n`);
  return hash.update(fs.readFileSync(path.join(projectRoot, 'package-lock.json'))).digest('hex');
}

/**
 * Whether the package's `dist` was built from exactly these inputs.
 * @param {Workspace} workspace
 * @param {string} hash
 */
export function isBuilt(workspace, hash) {
  const file = fileOf(workspace);
  return (
    fs.existsSync(path.join(workspace.folder, 'dist')) &&
    fs.existsSync(file) &&
    fs.readFileSync(file, 'utf8') === hash
  );
}

/**
 * Removes the record of the package's last build, so that an interrupted build is repeated.
 * @param {Workspace} workspace
 */
export const clearStamp = (workspace) => fs.rmSync(fileOf(workspace), { force: true });

/**
 * @param {Workspace} workspace
 * @param {string} hash
 */
export function writeStamp(workspace, hash) {
  fs.mkdirSync(path.dirname(fileOf(workspace)), { recursive: true });
  fs.writeFileSync(fileOf(workspace), hash);
}
