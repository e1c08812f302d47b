import { buildChanged } from '../build/build.step.mjs';
import { PlainError } from '../plain.error.mjs';
import { createProgress } from '../progress.reporter.mjs';
import { checkSteps } from './check.steps.mjs';
import { runSteps } from './step.runner.mjs';

const atOnce = 2;

/** @param {string[]} names */
function chooseSteps(names) {
  const unknown = names.filter((name) => !checkSteps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = checkSteps.map(({ name }) => name).join(', ');
    throw new PlainError(`There is no check named ${unknown.join(', ')}. The checks: ${known}.`);
  }
  return names.length > 0 ? checkSteps.filter(({ name }) => names.includes(name)) : checkSteps;
}

/**
 * Runs the checks, two at a time, and prints each with its time.
 * @param {string[]} names of the checks to run; none: all
 * @returns {Promise<boolean>} whether all passed
 */
export async function check(names) {
  const steps = chooseSteps(names);
  const begin = performance.now();
  // The linter follows imports into what is built, so that must not change any more.
  await buildChanged(createProgress({ write: () => true }), { bundles: false });
  const failed = await runSteps(steps, { atOnce, write: (text) => process.stdout.write(text) });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const verdict =
    failed.length > 0 ? `${failed.length} of ${steps.length} failed: ${failed.join(', ')}` : 'passed';
  process.stdout.write(`Checks ${verdict}, in ${seconds} s.\n`);
  return failed.length === 0;
}
