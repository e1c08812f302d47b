import { PlainError } from '../src/plain.error.mjs';
import { takeShots } from '../src/shots/shots.command.mjs';

try {
  await takeShots(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
