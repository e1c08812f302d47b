import { bench } from '../src/bench/bench.command.mjs';
import { PlainError } from '../src/plain.error.mjs';

try {
  await bench(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
