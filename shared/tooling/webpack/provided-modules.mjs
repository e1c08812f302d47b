import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installedFolder } from './project.paths.mjs';

/**
 * What the shell gives to remotes, one instance of each; a remote never bundles any of them. Which names of each a
 * remote may import stands in shell/src/federation/surfaces.
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
];

const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** Packages whose code may not appear in a remote's build; react-router is what react-router-dom is made of. */
export const providedPackages = [...new Set([...providedModules.map(packageOf), 'react-router'])];

export function readInstalledVersion(packageName) {
  return JSON.parse(readFileSync(path.join(installedFolder, packageName, 'package.json'), 'utf8')).version;
}

/** Version by provided module: `{ react: '19.3.1', 'react/jsx-runtime': '19.3.1', ... }`. */
export function readProvidedVersions() {
  return Object.fromEntries(providedModules.map((name) => [name, readInstalledVersion(packageOf(name))]));
}
