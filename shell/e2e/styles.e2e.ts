import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { enterDemo } from './support/company.js';
import { expect, test } from './support/portal-test.js';

const built = path.resolve('shell/dist');
const sheets = readdirSync(built).filter((file) => file.endsWith('.css'));
const isStyled = (name: string, files: string[]): boolean =>
  files.some((file) =>
    new RegExp(`\\.${name.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(
      readFileSync(path.join(built, file), 'utf8'),
    ),
  );

const classesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll('*')].flatMap((element) => [...element.classList])),
  ]);

for (const address of [
  '/signup',
  '/companyCode',
  '/demo/auth/login',
  '/demo/auth/recoverpwd',
  '/employee/Onboarding#token=not-a-token-of-anybody',
  '/nobody/auth/login',
]) {
  test(`${address} needs no style of what lies behind the sign-in`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The choice of a time zone is loaded with its own sheet, some moments after the page.
    const first = sheets.filter((file) => file.startsWith('main.') || isStyled('at-combobox', [file]));
    const missing = (await classesOf(page)).filter(
      (name) => isStyled(name, sheets) && !isStyled(name, first),
    );
    expect(missing).toEqual([]);
  });
}

test('a long name pushes no column out of sight, and only figures have digits of one width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await enterDemo(page, 'admin', 'employee/Management');
  const row = page.getByRole('row').nth(1);
  await row.locator('td.p .at-clip').evaluate((name) => (name.textContent = 'Long-Name '.repeat(40)));
  await page.locator('.at-table-wrap').evaluate((frame) => frame.scrollBy(200, 0));
  const name = row.locator('td.p');
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole('cell').last()).toBeInViewport({ ratio: 1 });
  expect((await name.boundingBox())?.width).toBeLessThanOrEqual(320);
  await expect(name).toHaveCSS('font-variant-numeric', 'normal');
});
