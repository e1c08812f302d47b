import { checkSteps } from '../src/check/check.steps.mjs';
import { runSteps } from '../src/check/step.runner.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checkSteps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = checkSteps.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no check named ${unknown.join(', ')}. The checks: ${names}.\n`);
  process.exit(1);
}

const steps = wanted.length > 0 ? checkSteps.filter(({ name }) => wanted.includes(name)) : checkSteps;
const begin = performance.now();
const failed = await runSteps(steps, { atOnce: 2, write: (text) => process.stdout.write(text) });
const seconds = ((performance.now() - begin) / 1000).toFixed(1);
process.stdout.write(
  failed.length > 0
    ? `${failed.length} of ${steps.length} checks failed in ${seconds} s: ${failed.join(', ')}.\n`
    : `All ${steps.length} checks passed in ${seconds} s.\n`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
