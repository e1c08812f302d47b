import fs from 'node:fs';
import path from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', 'e2e', 'coverage', 'test-results', '.cache']);
const skippedFiles = /\.(test|e2e)\.\w+$|\.md$/;

/**
 * Every file below a folder that can affect its build: no tests, no output.
 * @param {string} folder
 * @returns {string[]} sorted, relative to the folder
 */
export function listSources(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isFile()) return skippedFiles.test(entry.name) ? [] : [entry.name];
      if (!entry.isDirectory() || skippedFolders.has(entry.name)) return [];
      return listSources(path.join(folder, entry.name)).map((file) => path.join(entry.name, file));
    });
}
