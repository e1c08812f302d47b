import { buildChanged } from '../src/build/build.step.mjs';
import { installPackages } from '../src/install/install.step.mjs';
import { PlainError } from '../src/plain.error.mjs';
import { createProgress } from '../src/progress.reporter.mjs';

const progress = createProgress();
try {
  await installPackages(progress);
  await buildChanged(progress);
  progress.line('Everything is built');
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
