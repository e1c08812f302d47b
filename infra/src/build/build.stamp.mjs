import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cacheDir, gatewayMain, projectRoot } from '../project.paths.mjs';
import { isForNode, isPrograms, withDependencies } from './workspace.list.mjs';

/** @typedef {import('./workspace.list.mjs').Workspace} Workspace */
/** @typedef {import('./kept.hashes.mjs').KeptHashes} KeptHashes */

/** @param {Workspace} workspace */
const fileOf = ({ label }) => path.join(cacheDir, 'stamps', label.replaceAll('/', '-'));

/**
 * The packages whose sources a build reads.
 * @param {Workspace} workspace
 * @param {Workspace[]} all
 */
function sourcesOf(workspace, all) {
  if (isPrograms(workspace)) return [workspace, ...all.filter(isForNode)];
  return isForNode(workspace) ? [workspace] : withDependencies(workspace, all);
}

/**
 * A hash of everything that a package's build depends on: for Node its own sources; for the programs those of all that
 * is for Node, and where they lie; for a bundle also the packages it includes, the build preset and the versions of all
 * libraries.
 * @param {Workspace} workspace
 * @param {Workspace[]} all
 * @param {{ mode: 'production' | 'development', hashes: KeptHashes }} options mode: of bundles
 * @returns {string}
 */
export function hashInputs(workspace, all, { mode, hashes }) {
  const hash = crypto.createHash('sha256').update(isForNode(workspace) ? '' : mode);
  if (isPrograms(workspace)) hash.update(projectRoot);
  for (const { name, folder } of sourcesOf(workspace, all))
    hash.update(`${name} ${hashes.ofFolder(folder)}\n`);
  return hash.update(hashes.ofFile(path.join(projectRoot, 'package-lock.json'))).digest('hex');
}

/**
 * Whether the package's `dist` was built from exactly these inputs.
 * @param {Workspace} workspace
 * @param {string} hash
 */
export function isBuilt(workspace, hash) {
  const file = fileOf(workspace);
  return (
    fs.existsSync(isPrograms(workspace) ? gatewayMain : path.join(workspace.folder, 'dist')) &&
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
