import path from 'node:path';
import { gzipSync } from 'node:zlib';

const counted = /\.(js|css)$/;

/** Scripts and styles of a group of chunks. */
export const filesOf = (group) =>
  group.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => counted.test(file));

function kilobytes(compilation, files) {
  const bytes = [...new Set(files)].map(
    (file) => gzipSync(compilation.getAsset(file).source.buffer()).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** A remote may keep its routes in separate files beside `remote.ts`. */
const describes = (file, remoteFile) =>
  file === remoteFile || (path.dirname(file) === path.dirname(remoteFile) && file.endsWith('.routes.ts'));

/** Whether `remote.ts` or a file of routes beside it imports the group. */
export const startsFrom = (group, remoteFile) =>
  group.origins.some(({ module }) => describes(module?.nameForCondition() ?? '', remoteFile));

/**
 * Checks a remote against its own budgets, in kB gzip: the container's entry, and everything loaded for each page or
 * widget, including the entry.
 * @returns {string[]} a sentence for each exceeded budget
 */
export function checkBudgets(compilation, { container, budgets, remoteFile }) {
  const entry = compilation.entrypoints.get(container);
  const entryFiles = filesOf(entry);
  const descriptionFiles = entry.getChildren().flatMap(filesOf);
  const pages = compilation.chunkGroups.filter((group) => startsFrom(group, remoteFile));
  const weights = [
    { what: 'the entry', size: kilobytes(compilation, entryFiles), budget: budgets.entryKb },
    ...pages.map((group) => ({
      what: `the page ${group.origins[0].request}`,
      size: kilobytes(compilation, [...entryFiles, ...descriptionFiles, ...filesOf(group)]),
      budget: budgets.routeKb,
    })),
  ];
  return weights
    .filter(({ size, budget }) => size > budget)
    .map(({ what, size, budget }) => `${what} weighs ${size.toFixed(1)} kB gzip, its budget is ${budget} kB`);
}
