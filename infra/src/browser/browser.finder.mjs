import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain.error.mjs';
import { installChromium } from './chromium.install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

// Requests that a test did not make must not reach the network.
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
];

/**
 * Whether the file is a browser that starts: some systems have a stub that only says what to install.
 * @param {string} file
 */
export function isBrowser(file) {
  if (!fs.existsSync(file)) return false;
  // On Windows asking for the version would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/** @returns {string | undefined} */
function findOnSystem() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...applications].find(isBrowser);
}

/**
 * Finds the Chromium for tests: CHROMIUM_PATH, otherwise the system's, otherwise one from npm or Playwright.
 * @param {{ log?: (text: string) => void }} [options] log: called before something is downloaded
 * @returns {Promise<{ executablePath: string, args: string[] }>} args: to start it with
 * @throws {PlainError} when none can be found or downloaded
 */
export async function findBrowser({ log = () => undefined } = {}) {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !isBrowser(wanted)) throw new PlainError(`CHROMIUM_PATH is ${wanted}, which does not start.`);
  const executablePath = wanted || findOnSystem() || (await installChromium(log));
  const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;
  return { executablePath, args };
}
