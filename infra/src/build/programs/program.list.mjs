import path from 'node:path';
import { listSources } from '../source.files.mjs';

/** @typedef {import('../workspace.list.mjs').Workspace} Workspace */

const program = /[\\/]([a-z-]+\.process)\.ts$/;

/**
 * What of the services is started as a process: `src/main.ts` by the name of its service, and every `*.process.ts`,
 * which another module names as lying beside it.
 * @param {Workspace[]} services
 * @returns {Record<string, string>} by the program's name, its compiled main file
 * @throws {Error} when two have the same name
 */
export function listPrograms(services) {
  const found = services.flatMap(({ label, folder }) =>
    listSources(path.join(folder, 'src')).flatMap((file) => {
      const compiled = path.join(folder, 'dist', file.replace(/\.ts$/, '.js'));
      const name = file === 'main.ts' ? path.basename(label) : program.exec(`${path.sep}${file}`)?.[1];
      return name === undefined ? [] : [/** @type {const} */ ([name, compiled])];
    }),
  );
  const programs = Object.fromEntries(found);
  if (Object.keys(programs).length === found.length) return programs;
  throw new Error(`Two programs have the same name: ${found.map(([name]) => name).join(', ')}.`);
}
