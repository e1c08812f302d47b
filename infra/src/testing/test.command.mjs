import os from 'node:os';
import { findBrowser } from '../browser/browser.finder.mjs';
import { buildChanged } from '../build/build.step.mjs';
import { installPackages } from '../install/install.step.mjs';
import { PlainError } from '../plain.error.mjs';
import { createProgress } from '../progress.reporter.mjs';
import { listBrowserTests, planTests } from './test.plan.mjs';
import { runJest, runPlaywright } from './test.runners.mjs';
import { addUp, describeTally } from './test.tally.mjs';

/** @param {import('./test.tally.mjs').Tally} tally */
const isEmpty = ({ passed, failures, skipped }) => passed + failures.length + skipped.length === 0;

/**
 * @param {unknown} error
 * @returns {import('./test.tally.mjs').Tally} a failure that says why tests could not run
 */
function notRun(error) {
  const text =
    error instanceof PlainError ? error.message : String(error instanceof Error ? error.stack : error);
  return { passed: 0, failures: [text], skipped: [] };
}

/**
 * Lowers the priority of this process and those that it starts to that of the portal's own readers of files, which
 * would get next to no time beside tests that keep all processors busy.
 */
function lowerPriority() {
  os.setPriority(Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL));
}

/**
 * @param {import('./test.plan.mjs').Plan} plan
 * @param {import('../progress.reporter.mjs').Progress} progress
 * @param {NodeJS.ProcessEnv} env
 */
async function runBrowserTests(plan, progress, env) {
  await buildChanged(progress);
  const { executablePath } = await findBrowser({ log: progress.line });
  progress.line('Running the tests in a browser');
  // Beside the tests in Node, which take about as long, one browser keeps two processors busy.
  const workers = plan.jest ? 1 : 2;
  return runPlaywright(plan.filters, { ...env, CHROMIUM_PATH: executablePath }, workers);
}

/**
 * Starts both runners at once: tests of the server wait for their database half of the time.
 * @param {import('./test.plan.mjs').Plan} plan
 * @param {import('../progress.reporter.mjs').Progress} progress
 * @param {NodeJS.ProcessEnv} env
 */
function startRunners(plan, progress, env) {
  if (plan.jest) progress.line('Running the tests in Node');
  return [
    ...(plan.jest ? [runJest(plan.filters, env)] : []),
    ...(plan.playwright ? [runBrowserTests(plan, progress, env)] : []),
  ].map((run) => run.catch(notRun));
}

/**
 * `npm test`: installs and builds what is missing, runs Jest and Playwright side by side, and ends with the line
 * `N passed, N failed`. Everything that keeps a test from running counts as failed.
 * @param {string[]} args `--full` for large samples; parts of paths to run only those files
 * @returns {Promise<boolean>} whether all passed
 */
export async function test(args) {
  const plan = planTests(args, listBrowserTests());
  const progress = createProgress();
  const env = { CI: process.env.CI || 'true', ...(plan.full && { ATRIUM_TEST_FULL: '1' }) };
  const tallies = [];
  try {
    if (plan.unknown.length)
      throw new PlainError(`npm test does not know ${plan.unknown.join(' ')}: use --full or paths.`);
    await installPackages(progress);
    lowerPriority();
    tallies.push(...(await Promise.all(startRunners(plan, progress, env))));
    if (tallies.every(isEmpty))
      throw new PlainError(`No test matches ${plan.filters.join(' ') || 'at all'}.`);
  } catch (error) {
    tallies.push(notRun(error));
  }
  const tally = addUp(tallies);
  console.log(describeTally(tally));
  return tally.failures.length === 0;
}
