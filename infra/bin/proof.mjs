import { PlainError } from '../src/plain.error.mjs';
import { prove } from '../src/proof/proof.command.mjs';

try {
  process.exitCode = (await prove()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
