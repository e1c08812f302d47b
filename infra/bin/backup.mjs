import { backUp } from '../src/backup/backup.command.mjs';
import { PlainError } from '../src/plain.error.mjs';

try {
  await backUp(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
