import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../project.paths.mjs';

/**
 * Runs a Node program of an installed package in the project's folder.
 * @param {string} program its file below node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] besides this process's own
 * @returns {Promise<import('./step.runner.mjs').Result>} passed when it exits with 0; all that it printed
 */
export function runTool(program, args, env) {
  return new Promise((resolve, reject) => {
    let output = '';
    const file = path.join(projectRoot, 'node_modules', program);
    const child = spawn(process.execPath, [file, ...args], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ passed: code === 0, output }));
  });
}

/**
 * @param {string[]} problems one line each
 * @returns {import('./step.runner.mjs').Result}
 */
export const fromProblems = (problems) => ({ passed: problems.length === 0, output: problems.join('\n') });
