import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockFile, sharedFolder } from './project.paths.mjs';
import { providedPackages } from './provided-modules.mjs';

const notBuilt = /^(node_modules|dist|e2e)$|\.(test|e2e)\.\w+$|\.md$/;

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notBuilt.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(place) : [place];
    });
}

/** Folders of the product's own packages that a remote with this `package.json` bundles, in a fixed order. */
export function bundledFolders({ dependencies = {} }) {
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@atrium/'));
  const bundled = own.filter((name) => !providedPackages.includes(name));
  return [...new Set(['@atrium/contracts', ...bundled])]
    .sort()
    .map((name) => sharedFolder(name.slice('@atrium/'.length)));
}

/** Everything that determines a remote's bytes: its own files, the bundled packages, the presets, the libraries. */
function hashInputs({ folder, description, mode }) {
  const hash = createHash('sha256').update(mode).update(readFileSync(lockFile));
  for (const root of [folder, ...bundledFolders(description), sharedFolder('tooling/webpack')]) {
    for (const file of listFiles(root)) hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Names a remote's release after its content, so that a changed remote is another release.
 * @returns version `1.0.0+ab12cd34` and container `hr__1_0_0_ab12cd34`, the name of all its globals
 */
export function nameRelease({ folder, id, mode }) {
  const description = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const version = `${description.version}+${hashInputs({ folder, description, mode })}`;
  return { version, container: `${id.replace(/\W/g, '_')}__${version.replace(/\W/g, '_')}` };
}
