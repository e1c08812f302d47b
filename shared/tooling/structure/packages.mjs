import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const groups = ['shared', 'services', 'remotes'];
const single = ['shell', 'infra'];

/**
 * Every package folder below a project's folder, such as `services/hr` or `shell`.
 * @param {string} root
 * @returns {string[]}
 */
export function listPackageFolders(root) {
  const grouped = groups
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`));
  return [...grouped, ...single].filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** @type {(value: unknown) => string[]} */
const leaves = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves));

/**
 * The files that packages export according to their package.json: `services/hr/src/index.ts`.
 * @param {string} root
 * @returns {string[]}
 */
export function listEntryFiles(root) {
  return listPackageFolders(root).flatMap((folder) => {
    const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return leaves(exports).map((file) => posix.join(folder, file));
  });
}
