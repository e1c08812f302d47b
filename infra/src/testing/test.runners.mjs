import path from 'node:path';
import { projectRoot } from '../project.paths.mjs';
import { tallyJest } from './jest.report.mjs';
import { tallyPlaywright } from './playwright.report.mjs';
import { runRunner } from './runner.process.mjs';
import { withCrash } from './test.tally.mjs';

/** @param {string[]} parts below node_modules */
const inModules = (...parts) => path.join(projectRoot, 'node_modules', ...parts);

/**
 * Unit tests and tests over HTTP.
 * @param {string[]} filters parts of paths
 * @param {NodeJS.ProcessEnv} env
 */
export async function runJest(filters, env) {
  const script = inModules('jest', 'bin', 'jest.js');
  const { report, how } = await runRunner('jest', (reportFile) => ({
    // A test that was cut off may have left something running; all other tests have reported by then.
    args: [script, '--json', `--outputFile=${reportFile}`, '--passWithNoTests', '--forceExit', ...filters],
    env: {
      ...env,
      // Tests run in Node from the sources of our packages.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=atrium-source --no-warnings`,
    },
  }));
  return withCrash('Jest', report && tallyJest(report, projectRoot), how);
}

/**
 * Tests in a browser.
 * @param {string[]} filters parts of paths
 * @param {NodeJS.ProcessEnv} env
 * @param {number} workers browsers at once
 */
export async function runPlaywright(filters, env, workers) {
  const script = inModules('@playwright', 'test', 'cli.js');
  const { report, how } = await runRunner('playwright', (reportFile) => ({
    args: [
      script,
      'test',
      '--reporter=list,json',
      '--pass-with-no-tests',
      `--workers=${workers}`,
      ...filters,
    ],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  }));
  return withCrash('Playwright', report && tallyPlaywright(report), how);
}
