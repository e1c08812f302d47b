import { restoreBackup } from '../src/backup/restore.command.mjs';
import { PlainError } from '../src/plain.error.mjs';

try {
  await restoreBackup(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
