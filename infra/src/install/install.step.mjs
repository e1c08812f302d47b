import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { messageOf } from '../plain.error.mjs';
import { cacheDir, projectRoot } from '../project.paths.mjs';
import { runToEnd } from '../process/child.process.mjs';
import { withLock } from '../process/pid.lock.mjs';
import { missingPlatformPackages } from './platform.packages.mjs';

const lockfile = path.join(projectRoot, 'package-lock.json');

/**
 * The file in which a clone notes which lockfile was installed.
 * @param {string} clone
 */
export const stampIn = (clone) => path.join(clone, 'node_modules', '.atrium-lockfile');

export const lockfileHash = () => crypto.createHash('sha256').update(fs.readFileSync(lockfile)).digest('hex');

const isInstalled = () =>
  fs.existsSync(stampIn(projectRoot)) && fs.readFileSync(stampIn(projectRoot), 'utf8') === lockfileHash();

/**
 * The npm that runs this script, otherwise the one in the PATH.
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
function npm() {
  const script = process.env.npm_execpath ?? '';
  if (/npm-cli\.js$/.test(script)) return { command: process.execPath, args: [script], shell: false };
  const onWindows = process.platform === 'win32';
  return { command: onWindows ? 'npm.cmd' : 'npm', args: [], shell: onWindows };
}

/**
 * Runs npm in the given folder.
 * @param {string[]} args
 * @param {{ cwd: string, failure: string, signal?: AbortSignal }} options
 */
export async function runNpm(args, options) {
  const { command, args: first, shell } = npm();
  await runToEnd(command, [...first, ...args], { ...options, shell });
}

/**
 * @param {import('../progress.reporter.mjs').Progress} progress
 * @param {AbortSignal | undefined} signal
 */
async function install(progress, signal) {
  const options = { cwd: projectRoot, signal };
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--no-progress'];
  // Not `npm ci`, which fails where a registry lacks the optional packages of other systems.
  await runNpm(['install', ...quiet], { ...options, failure: 'npm install failed:' });
  const missing = missingPlatformPackages(projectRoot);
  if (!missing.length) return;
  const failure = 'Some packages for this system could not be installed:';
  // npm treats them as optional, so code that needs one reports it when it is missing.
  await runNpm(['install', '--no-save', ...quiet, ...missing], { ...options, failure }).catch((error) =>
    progress.line(messageOf(error)),
  );
}

/**
 * Installs the packages when the lockfile differs from the one last installed.
 * @param {import('../progress.reporter.mjs').Progress} progress
 * @param {AbortSignal} [signal]
 */
export async function installPackages(progress, signal) {
  if (isInstalled()) return;
  fs.mkdirSync(cacheDir, { recursive: true });
  await withLock(path.join(cacheDir, 'install.lock'), async () => {
    if (isInstalled()) return;
    await progress.step('Installing packages', () => install(progress, signal));
    fs.writeFileSync(stampIn(projectRoot), lockfileHash());
  });
}
