import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { listPackageFolders } from '@atrium/tooling/packages';
import { projectRoot } from '../project.paths.mjs';
import { runTool } from './command.step.mjs';

const fast = 'typescript7/bin/tsc';

/** @param {string} folder */
async function checkPackage(folder) {
  const { passed, output } = await runTool(fast, ['-p', folder, '--pretty', 'false']);
  return passed ? '' : output;
}

/**
 * Type-checks every package that has a tsconfig.json with TypeScript 7, two packages at a time.
 * @returns {Promise<import('./step.runner.mjs').Result>}
 */
export async function checkTypes() {
  const waiting = listPackageFolders(projectRoot).filter((folder) =>
    existsSync(path.join(projectRoot, folder, 'tsconfig.json')),
  );
  let output = '';
  const lane = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) output += await checkPackage(folder);
  };
  await Promise.all(Array.from({ length: Math.min(2, cpus().length) }, lane));
  return { passed: output === '', output };
}
