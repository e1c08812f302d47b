import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNpm } from '../install/install.step.mjs';
import { PlainError, messageOf } from '../plain.error.mjs';
import { runToEnd } from '../process/child.process.mjs';
import { withLock } from '../process/pid.lock.mjs';
import { cacheDir, projectRoot } from '../project.paths.mjs';

// The last version that runs on Node 20.
const npmPackage = '@sparticuz/chromium@147.0.2';
const home = path.join(cacheDir, 'browser');
const launcher = path.join(home, 'chromium.sh');
const unpacker = fileURLToPath(new URL('./chromium.unpack.mjs', import.meta.url));

/**
 * Writes a start script that adds the package's libraries and fonts where the system lacks them.
 * @param {string} unpacked folder
 */
function writeLauncher(unpacked) {
  const chromium = path.join(unpacked, 'chromium');
  const runsAlone = spawnSync(chromium, ['--version'], { stdio: 'ignore' }).status === 0;
  const lines = [
    '#!/bin/sh',
    ...(runsAlone ? [] : [`export LD_LIBRARY_PATH="${path.join(unpacked, 'al2023', 'lib')}"`]),
    `[ -d /etc/fonts ] || export FONTCONFIG_PATH="${path.join(unpacked, 'fonts')}"`,
    `exec "${chromium}" "$@"`,
  ];
  fs.writeFileSync(launcher, `${lines.join('\n')}\n`, { mode: 0o755 });
}

/** A headless Chromium in an npm package, which needs neither root nor another download. Linux on x64 only. */
async function installFromNpm() {
  const unpacked = path.join(home, 'unpacked');
  fs.rmSync(home, { recursive: true, force: true });
  fs.mkdirSync(unpacked, { recursive: true });
  fs.writeFileSync(path.join(home, 'package.json'), '{ "private": true }\n');
  // Outside of the clone's node_modules, from which the next npm install would remove it.
  const args = ['install', '--prefix', home, '--no-package-lock', '--no-audit', '--no-fund', npmPackage];
  await runNpm(args, { cwd: home, failure: `${npmPackage} could not be installed:` });
  const folder = path.join(home, 'node_modules', '@sparticuz', 'chromium');
  execFileSync(process.execPath, [unpacker, folder], {
    env: { ...process.env, TMPDIR: unpacked },
    stdio: 'pipe',
  });
  writeLauncher(unpacked);
  if (spawnSync(launcher, ['--version'], { stdio: 'ignore' }).status !== 0) {
    throw new PlainError(`The Chromium of ${npmPackage} does not start on this system.`);
  }
  return launcher;
}

/** Playwright's own download. */
async function installFromPlaywright() {
  const cli = path.join(projectRoot, 'node_modules', '@playwright', 'test', 'cli.js');
  const failure = 'Playwright could not download Chromium:';
  await runToEnd(process.execPath, [cli, 'install', 'chromium'], { cwd: projectRoot, failure });
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * Installs a Chromium without root, once.
 * @param {(text: string) => void} log called before something is downloaded
 * @returns {Promise<string>} the executable
 * @throws {PlainError} with what was tried
 */
export async function installChromium(log) {
  fs.mkdirSync(cacheDir, { recursive: true });
  return withLock(path.join(cacheDir, 'browser.lock'), async () => {
    const onLinux = process.platform === 'linux' && process.arch === 'x64';
    if (fs.existsSync(launcher)) return launcher;
    const failures = [];
    for (const install of onLinux ? [installFromNpm, installFromPlaywright] : [installFromPlaywright]) {
      log('Fetching a Chromium for the browser tests');
      try {
        return await install();
      } catch (error) {
        failures.push(messageOf(error));
      }
    }
    throw new PlainError(
      `No Chromium for the browser tests; set CHROMIUM_PATH to one.\n${failures.join('\n')}`,
    );
  });
}
