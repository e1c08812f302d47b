import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser, isBrowser } from './browser.finder.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-browser-'));
const given = { ...process.env };
afterEach(() => Object.assign(process.env, { PATH: given.PATH, CHROMIUM_PATH: given.CHROMIUM_PATH ?? '' }));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {number} status that it ends with when asked for its version
 */
function writeProgram(name, status) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
  return file;
}

test('a stub that only says what to install is passed over for a browser that starts', async () => {
  const stub = writeProgram('first/chromium', 1);
  const real = writeProgram('second/chromium', 0);
  expect(isBrowser(stub)).toBe(false);
  Object.assign(process.env, {
    CHROMIUM_PATH: '',
    PATH: [path.dirname(stub), path.dirname(real)].join(path.delimiter),
  });
  const { executablePath, args } = await findBrowser();
  expect(executablePath).toBe(real);
  expect(args).toContain('--disable-background-networking');
  expect(args.includes('--no-sandbox')).toBe(process.getuid?.() === 0);
});

test('CHROMIUM_PATH wins, and one that does not start is refused in a sentence', async () => {
  process.env.CHROMIUM_PATH = writeProgram('wanted', 0);
  expect((await findBrowser()).executablePath).toBe(process.env.CHROMIUM_PATH);
  process.env.CHROMIUM_PATH = path.join(folder, 'missing');
  await expect(findBrowser()).rejects.toThrow(/^CHROMIUM_PATH is .*missing, which does not start\.$/);
});
