import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listEntryFiles, listPackageFolders } from './packages.mjs';

/** Packages that the fixture needs and the repository lacks, or that export nothing there. */
const invented = {
  'services/worker': '@atrium/worker',
  'services/printer': '@atrium/printer',
  'shared/charts': '@atrium/charts',
  'remotes/clients': '@atrium/remote-clients',
  'remotes/hr': '@atrium/remote-hr',
};

const libraries = ['typeorm', '@nestjs/common'];

const write = (root, file, content) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};

const writeInvented = (root, folder, name) => {
  const exports = { '.': { 'atrium-source': './src/index.ts' } };
  write(root, `${folder}/package.json`, JSON.stringify({ name, type: 'module', exports }));
};

const link = (root, folder) => {
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  mkdirSync(dirname(join(root, 'node_modules', name)), { recursive: true });
  symlinkSync(join(root, folder), join(root, 'node_modules', name));
};

/**
 * A temporary repository with our packages' real package.json files, empty entry files and the given files.
 * @param {string} repository folder whose package.json files are copied
 * @param {Record<string, string>} files path below the root -> content
 * @returns {string} its root; the caller removes it
 */
export function createFixtureTree(repository, files) {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'atrium-structure-'));
  cpSync(join(repository, 'package.json'), join(root, 'package.json'));
  for (const folder of listPackageFolders(repository)) {
    cpSync(join(repository, folder, 'package.json'), join(root, folder, 'package.json'));
  }
  for (const [folder, name] of Object.entries(invented)) writeInvented(root, folder, name);
  for (const folder of listPackageFolders(root)) link(root, folder);
  for (const name of libraries) {
    write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(root, `node_modules/${name}/index.js`, '');
  }
  for (const [file, content] of Object.entries(files)) write(root, file, content);
  for (const file of listEntryFiles(root)) {
    if (/^[^*]+\.(tsx?|mjs)$/.test(file) && !existsSync(join(root, file))) write(root, file, 'export {};\n');
  }
  return root;
}
