// package.json starts it so that Node runs the TypeScript of the services without a build.
import { cases } from '../src/cases/cases.command.mjs';
import { PlainError } from '../src/plain.error.mjs';

try {
  process.exitCode = (await cases(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
