import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installedFolder } from './project.paths.mjs';

/**
 * Modules that the shell provides to remotes, one instance of each; remotes never bundle them.
 * shell/src/federation/surfaces lists the names that a remote may import from each.
 */
const providedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'redux',
  '@reduxjs/toolkit',
  'react-redux',
  '@atrium/sdk',
  '@atrium/ui',
  '@atrium/ui/widget',
];

const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** Packages whose code may not be in a remote's build, including react-router, of which react-router-dom consists. */
export const providedPackages = [...new Set([...providedModules.map(packageOf), 'react-router'])];

export function readInstalledVersion(packageName) {
  return JSON.parse(readFileSync(path.join(installedFolder, packageName, 'package.json'), 'utf8')).version;
}

/** Versions by provided module: `{ react: '19.3.1', 'react/jsx-runtime': '19.3.1', ... }`. */
export function readProvidedVersions() {
  return Object.fromEntries(providedModules.map((name) => [name, readInstalledVersion(packageOf(name))]));
}
