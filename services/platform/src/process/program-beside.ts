import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The module `name.process` that lies beside another, with the same extension whether compiled or not. Only a
 * `*.program.ts` asks for one: bundled, all of these lie beside each other.
 */
export const programBeside = (moduleUrl: string, name: string): string =>
  fileURLToPath(new URL(`./${name}.process${path.extname(moduleUrl)}`, moduleUrl));
