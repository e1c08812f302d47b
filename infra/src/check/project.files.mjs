import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../project.paths.mjs';

/**
 * Every file that git tracks or would add, without ignored ones.
 * @returns {Promise<string[]>} paths below the project's folder, with `/`
 */
export async function listProjectFiles() {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: projectRoot, maxBuffer: 64e6 },
  );
  const files = new Set(stdout.split('\0').filter(Boolean));
  return [...files].filter((file) => existsSync(path.join(projectRoot, file)));
}
