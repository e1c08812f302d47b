import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program lies beside this module, with the same extension whether compiled or not. */
export const PDF_COMPILER = fileURLToPath(
  new URL(`./pdf-compiler.process${path.extname(import.meta.url)}`, import.meta.url),
);
