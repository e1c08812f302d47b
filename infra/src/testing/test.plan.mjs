import fs from 'node:fs';
import path from 'node:path';
import { listWorkspaces } from '../build/workspace.list.mjs';
import { projectRoot } from '../project.paths.mjs';

/** @returns {string[]} the browser tests of all packages, relative to the clone */
export function listBrowserTests() {
  return listWorkspaces()
    .map(({ folder }) => path.join(folder, 'e2e'))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs.readdirSync(folder).map((name) => path.relative(projectRoot, path.join(folder, name))),
    )
    .filter((file) => /\.e2e\.ts$/.test(file));
}

/**
 * @typedef {object} Plan
 * @property {boolean} full large samples
 * @property {string[]} filters parts of paths; none: everything
 * @property {boolean} jest
 * @property {boolean} playwright
 * @property {string[]} unknown flags that nobody understands
 */

/**
 * Parses the command line.
 * @param {string[]} args
 * @param {string[]} browserTests
 * @returns {Plan}
 */
export function planTests(args, browserTests) {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const filters = args.filter((arg) => !arg.startsWith('-'));
  return {
    full: flags.includes('--full'),
    filters,
    jest: !filters.length || filters.some((filter) => !filter.includes('e2e')),
    playwright:
      !filters.length || filters.some((filter) => browserTests.some((file) => file.includes(filter))),
    unknown: flags.filter((flag) => flag !== '--full'),
  };
}
