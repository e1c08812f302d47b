import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../project.paths.mjs';

/**
 * A package of this repository.
 * @typedef {object} Workspace
 * @property {string} name e.g. `@atrium/hr-service`
 * @property {string} label its folder inside the clone, e.g. `services/hr`
 * @property {string} folder absolute
 * @property {string[]} uses names of everything it depends on
 */

/** @param {string} pattern `folder` or `folder/*` */
function foldersOf(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  const inside = path.join(projectRoot, parent);
  return fs.existsSync(inside)
    ? fs
        .readdirSync(inside)
        .sort()
        .map((name) => `${parent}/${name}`)
    : [];
}

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * Every package that the workspaces of package.json name, found by looking at the folders.
 * @returns {Workspace[]}
 */
export function listWorkspaces() {
  const { workspaces } = readJson(path.join(projectRoot, 'package.json'));
  return workspaces.flatMap(foldersOf).flatMap((/** @type {string} */ label) => {
    const folder = path.join(projectRoot, label);
    const file = path.join(folder, 'package.json');
    if (!fs.existsSync(file)) return [];
    const { name, dependencies, devDependencies } = readJson(file);
    return [{ name, label, folder, uses: Object.keys({ ...dependencies, ...devDependencies }) }];
  });
}

/** @param {Workspace} workspace with a src/main or src/index that Node runs from dist */
export const isForNode = ({ label }) => label.startsWith('services/') || label === 'shared/contracts';

/** @param {Workspace} workspace */
export const isRemote = ({ label }) => label.startsWith('remotes/');

/** @param {Workspace} workspace */
export const isBundle = (workspace) => workspace.label === 'shell' || isRemote(workspace);

/**
 * The bundled programs of the services, whose settings are their sources.
 * @type {Workspace}
 */
export const programs = {
  name: 'programs',
  label: 'programs',
  folder: fileURLToPath(new URL('./programs', import.meta.url)),
  uses: [],
};

/** @param {Workspace} workspace */
export const isPrograms = (workspace) => workspace === programs;

const onlyForTests = '@atrium/testing';

/**
 * The workspace and all workspaces that its build needs, directly or not.
 * @param {Workspace} workspace
 * @param {Workspace[]} all
 * @returns {Workspace[]}
 */
export function withDependencies(workspace, all) {
  const found = new Set([workspace]);
  for (const each of found) {
    for (const other of all)
      if (other.name !== onlyForTests && each.uses.includes(other.name)) found.add(other);
  }
  return [...found];
}
