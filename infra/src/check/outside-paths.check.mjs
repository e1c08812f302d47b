import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../project.paths.mjs';
import { findOutsidePaths } from './outside-paths.rules.mjs';

const textFile = /\.(ts|tsx|mjs|cjs|js|json|md|scss|css|html|yaml|yml|sh|sql|svg|conf)$|(^|\/)[^.]+$/;

/**
 * @param {string[]} files
 * @returns {Promise<string[]>} a sentence for every path that leads out of the project
 */
export async function checkOutsidePaths(files) {
  const texts = files.filter((file) => textFile.test(file) && file !== 'package-lock.json');
  const problems = await Promise.all(
    texts.map(async (file) => findOutsidePaths(file, await readFile(path.join(projectRoot, file), 'utf8'))),
  );
  return problems.flat();
}
