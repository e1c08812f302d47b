import { test as base, type Browser } from '@playwright/test';

const LAUNCHES = 3;

/**
 * A browser that dies while it starts says nothing about the product: it is started again. One that dies later, in a
 * test, fails that test.
 * @throws the last launch's error when none comes up
 */
async function startBrowser(launch: () => Promise<Browser>): Promise<Browser> {
  for (let left = LAUNCHES - 1; left > 0; left -= 1) {
    try {
      return await launch();
    } catch (error) {
      process.stderr.write(
        `The browser did not start, and is started again: ${String(error).split('\n')[0]}\n`,
      );
    }
  }
  return await launch();
}

/** The test of a browser test: Playwright's own, with a browser that has more than one try to start. */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright }, provide) => {
      const browser = await startBrowser(() => playwright.chromium.launch());
      await provide(browser);
      await browser.close({ reason: 'Test ended.' });
    },
    { scope: 'worker', timeout: 0 },
  ],
});

export { expect } from '@playwright/test';
