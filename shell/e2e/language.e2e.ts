import type { Page } from '@playwright/test';
import { newCompany, PASSWORD, signUp } from './support/company.js';
import { openMenu } from './support/menu.js';
import { expect, test } from './support/portal-test.js';

const html = (page: Page) => page.locator('html');

test('before signing in the page speaks the language of the browser, and fetches no font of another', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'hi-IN' });
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url().replace(/.*\/|\.\w+\.woff2$/g, ''));
  });
  await page.goto('/demo/auth/login');
  await expect(page.getByRole('heading', { level: 1, name: 'साइन इन करें' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'hi');
  await expect.poll(() => fonts).toContain('noto-sans-devanagari');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((font) => font.includes('arabic'))).toEqual([]);
});

test('English fetches no texts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/demo/auth/login');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect(scripts.filter((url) => url.includes('page-texts'))).toEqual([]);
});

test('a person switches to Arabic: the whole page follows, mirrored, and so does the next sign-in', async ({
  page,
  browser,
}) => {
  const company = newCompany('lang');
  await signUp(page, company);
  await page.goto(`/${company.code}/employee/Profile?tab=preferences`);
  await page.getByLabel('Language of the portal').selectOption({ label: 'العربية' });
  await expect(page.getByRole('heading', { level: 1, name: 'ملفي الشخصي' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await openMenu(page, 'الموارد البشرية');
  await page.getByRole('link', { name: 'الموظفون' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'الموظفون' })).toBeVisible();
  // Right to left: the menu is to the right of the page.
  const [menu, main] = [
    await page.locator('nav.at-sidebar').boundingBox(),
    await page.locator('main').boundingBox(),
  ];
  expect(menu?.x ?? 0).toBeGreaterThan(main?.x ?? 0);
  await page.reload({ waitUntil: 'commit' });
  await expect(html(page)).toHaveAttribute('dir', 'rtl');

  const other = await (await browser.newContext()).newPage();
  await other.goto(`/${company.code}/auth/login`);
  await other.getByLabel('Work email').fill(company.adminEmail);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(html(other)).toHaveAttribute('lang', 'ar');
  await openMenu(other, 'الموارد البشرية');
  await expect(other.getByRole('link', { name: 'الموظفون' })).toBeVisible();
});
