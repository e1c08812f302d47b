import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../project.paths.mjs';
import { readTotals } from './proof.totals.mjs';

/** More than a whole run takes on a slow machine. */
const longestMs = 90 * 60_000;

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();

/**
 * The last commit alone, in a folder that the user of the database can enter.
 * @param {string} commit
 */
function cloneCommit(commit) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-proof-'));
  fs.chmodSync(folder, 0o755);
  const clone = path.join(folder, 'clone');
  git('clone', '--quiet', '--no-checkout', projectRoot, clone);
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone });
  return { folder, clone };
}

/**
 * @param {string} clone
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runContinuousIntegration(clone) {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn('bash', ['.ci/run'], {
      cwd: clone,
      env: { ...process.env, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longestMs,
    });
    child.stdout.pipe(process.stdout, { end: false });
    child.stderr.pipe(process.stderr, { end: false });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/**
 * `npm run proof`: runs `.ci/run` on a fresh clone of the last commit, as continuous integration does, and writes what
 * came of it to `test-results/whole-run.json`. The clone of a run with failures is kept.
 * @returns {Promise<boolean>} whether every test passed
 */
export async function prove() {
  if (git('status', '--porcelain'))
    console.warn('There are changes that are not committed: they are not in the proof.');
  const commit = git('rev-parse', 'HEAD');
  const { folder, clone } = cloneCommit(commit);
  const begin = Date.now();
  const { code, output } = await runContinuousIntegration(clone);
  const seconds = Math.round((Date.now() - begin) / 1000);
  const { passed, failed } = readTotals(output, code);

  const file = path.join(projectRoot, 'test-results', 'whole-run.json');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify({ commit, passed, failed, seconds }, null, 2)}\n`);
  if (failed === 0) fs.rmSync(folder, { recursive: true, force: true });
  else console.log(`The clone is kept in ${clone}.`);
  console.log(`${commit}: ${passed} passed, ${failed} failed in ${seconds} s`);
  return failed === 0;
}
