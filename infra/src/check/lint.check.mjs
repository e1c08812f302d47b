import { rm } from 'node:fs/promises';
import path from 'node:path';
import { cacheDir } from '../project.paths.mjs';
import { runTool } from './command.step.mjs';

const cache = path.join(cacheDir, 'eslint');

/**
 * ESLint over the project. A typed rule can change its mind about a file that stayed as it was, so only the
 * results of a run without problems are kept: a stale complaint would mislead.
 * @returns {Promise<import('./step.runner.mjs').Result>}
 */
export async function checkLint() {
  const caching = ['--cache', '--cache-strategy=content', `--cache-location=${cache}`];
  const result = await runTool('eslint/bin/eslint.js', [...caching, '--max-warnings=0', '.']);
  if (!result.passed) await rm(cache, { recursive: true, force: true });
  return result;
}
