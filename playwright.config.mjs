import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './infra/src/browser/browser.finder.mjs';
import { pickPort } from './infra/src/process/port.check.mjs';

const PREFERRED_PORT = 4390;

/** Playwright reads this file in each of its processes; the first one chooses port and data folder for all. */
async function choosePlace() {
  const known = process.env.ATRIUM_E2E_PORT;
  if (known) return { port: Number(known), dataDir: process.env.ATRIUM_E2E_DATA ?? '' };
  const port = await pickPort(PREFERRED_PORT);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'atrium-e2e-'));
  Object.assign(process.env, { ATRIUM_E2E_PORT: String(port), ATRIUM_E2E_DATA: dataDir });
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return { port, dataDir };
}

const { port, dataDir } = await choosePlace();
const { executablePath, args } = await findBrowser();
const origin = `http://localhost:${port}`;

/** Browser tests of the real product, on their own database with the demo company. */
export default defineConfig({
  testDir: '.',
  testMatch: '{shell,remotes/*}/e2e/*.e2e.ts',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The tests in Node run beside these, on a machine that may be busy with other work as well.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: origin,
    launchOptions: { executablePath, args },
    locale: 'en-IN',
    // Animations are drawn by the processor here and would slow the tests down.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node infra/bin/start.mjs',
    url: `${origin}/api/health/ready`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(port), ATRIUM_DATA: dataDir, ATRIUM_DEMO: 'on' },
  },
});
