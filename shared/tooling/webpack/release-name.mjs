import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockFile, sharedFolder } from './project.paths.mjs';

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

/** Everything that determines a remote's bytes: its own files, the bundled contracts, the presets, the libraries. */
function hashInputs(folder, mode) {
  const hash = createHash('sha256').update(mode).update(readFileSync(lockFile));
  for (const root of [folder, sharedFolder('contracts'), sharedFolder('tooling/webpack')]) {
    for (const file of listFiles(root)) hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Names a remote's release after its content, so that a changed remote is another release.
 * @returns version `1.0.0+ab12cd34` and container `hr__1_0_0_ab12cd34`, the name of all its globals
 */
export function nameRelease({ folder, id, mode }) {
  const { version: declared } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const version = `${declared}+${hashInputs(folder, mode)}`;
  return { version, container: `${id.replace(/\W/g, '_')}__${version.replace(/\W/g, '_')}` };
}
