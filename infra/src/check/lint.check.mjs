import { rm } from 'node:fs/promises';
import path from 'node:path';
import { cacheDir } from '../project.paths.mjs';
import { runTool } from './command.step.mjs';

const cache = path.join(cacheDir, 'eslint');

/** Each in a process of its own: one would hold the types of all packages at once, more than Node's heap. */
const parts = {
  services: ['services'],
  web: ['shell', 'remotes'],
  rest: ['.', ...['services', 'shell', 'remotes'].map((folder) => `--ignore-pattern=${folder}/`)],
};

/**
 * ESLint over the project. A typed rule can change its mind about a file that stayed as it was, so only the
 * results of a run without problems are kept: a stale complaint would mislead.
 * @returns {Promise<import('./step.runner.mjs').Result>}
 */
export async function checkLint() {
  const results = [];
  for (const [name, files] of Object.entries(parts))
    results.push(await lintPart(path.join(cache, name), files));
  return {
    passed: results.every(({ passed }) => passed),
    output: results.map(({ output }) => output).join(''),
  };
}

/**
 * @param {string} location of the kept results
 * @param {string[]} files
 */
async function lintPart(location, files) {
  const caching = ['--cache', '--cache-strategy=content', `--cache-location=${location}`];
  const result = await runTool('eslint/bin/eslint.js', [...caching, '--max-warnings=0', ...files]);
  if (!result.passed) await rm(location, { force: true });
  return result;
}
