import { installPackages } from '../src/install/install.step.mjs';
import { PlainError } from '../src/plain.error.mjs';
import { createProgress } from '../src/progress.reporter.mjs';

try {
  await installPackages(createProgress());
  const { check } = await import('../src/check/check.command.mjs');
  process.exitCode = (await check(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
