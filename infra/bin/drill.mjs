import { drill } from '../src/drill/drill.command.mjs';
import { PlainError } from '../src/plain.error.mjs';

try {
  process.exitCode = (await drill(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
