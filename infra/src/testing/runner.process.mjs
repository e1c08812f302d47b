import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../project.paths.mjs';

// Far more than a whole run takes; a hanging runner must not hang the build for ever.
const longestMs = 75 * 60_000;

/**
 * Runs a test runner with its output on the terminal, and reads its JSON report.
 * @param {string} name
 * @param {(reportFile: string) => { args: string[], env: NodeJS.ProcessEnv }} configure arguments of Node and
 * variables on top of ours
 * @returns {Promise<{ report: any, how: string }>} report: null when there is none; how: '' when it ended well
 */
export function runRunner(name, configure) {
  const reportFile = path.join(os.tmpdir(), `atrium-${name}-${process.pid}.json`);
  const { args, env } = configure(reportFile);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: longestMs,
    });
    child.once('error', (error) => resolve({ report: null, how: error.message }));
    child.once('close', (code, signal) => {
      const how = code === 0 ? '' : signal ? `signal ${signal}` : `exit code ${code}`;
      resolve({ report: takeReport(reportFile), how });
    });
  });
}

/**
 * @param {string} file which is removed
 * @returns {any} null when it is missing or cut short
 */
function takeReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  } finally {
    fs.rmSync(file, { force: true });
  }
}
