import { PlainError } from '../src/plain.error.mjs';
import { writeSbom } from '../src/sbom/sbom.command.mjs';

try {
  await writeSbom(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
