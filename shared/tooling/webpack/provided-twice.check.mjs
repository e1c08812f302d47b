import path from 'node:path';
import { installedFolder, sharedFolder } from './project.paths.mjs';
import { providedPackages } from './provided-modules.mjs';

const folders = new Map([
  ...providedPackages.map((name) => [name, path.join(installedFolder, name) + path.sep]),
  ['@atrium/sdk', sharedFolder('sdk') + path.sep],
  ['@atrium/ui', sharedFolder('ui') + path.sep],
]);

/**
 * A remote must not bundle a library that the shell provides, because two copies of React or of the store do not work
 * together.
 * @returns {string[]} a sentence for each module
 */
export function checkProvidedOnce(modules) {
  return [...modules].flatMap((module) => {
    const file = module.nameForCondition() ?? '';
    const owner = [...folders].find(([, folder]) => file.startsWith(folder));
    return owner ? [`${file} is bundled, but ${owner[0]} comes from the shell: import it by that name`] : [];
  });
}
