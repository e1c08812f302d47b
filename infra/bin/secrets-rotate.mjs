import { PlainError } from '../src/plain.error.mjs';
import { rotateSecrets } from '../src/data/secrets-rotate.command.mjs';

try {
  rotateSecrets();
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
