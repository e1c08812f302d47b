import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { newCompany, PASSWORD, signUp, type TestCompany } from './support/company.js';
import { expect, test } from './support/portal-test.js';

async function signIn(page: Page, { code, adminEmail }: TestCompany): Promise<void> {
  await page.goto(`/${code}/auth/login`);
  await page.getByLabel('Email').fill(adminEmail);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**/${code}/dashboard`);
}

const rootOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return [root.dataset['bsTheme'], root.dir, root.dataset['atTopbar'], root.dataset['atLayout']];
  });

/** Every look that the page's root has had since before the first paint. */
async function watchLooks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const looks: string[] = [];
    Object.assign(globalThis, { looks });
    const note = () => {
      const { dir, dataset } = document.documentElement;
      looks.push([dataset['bsTheme'], dir, dataset['atTopbar'], dataset['atLayout']].join());
    };
    new MutationObserver(() => requestAnimationFrame(note)).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
}
const seenLooks = (page: Page) =>
  page.evaluate(() => [...new Set(Reflect.get(globalThis, 'looks') as string[])]);

test('a look is there before the first paint, in other tabs and in another browser', async ({
  browser,
  page,
}) => {
  const company = newCompany('looks');
  await signUp(page, company);
  await page.getByRole('button', { name: 'Display settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Display' });
  await panel.getByText('Dark', { exact: true }).click();
  await panel.getByText('Right to left').click();
  await panel.locator('[data-swatch="topbar-plum"]').click();
  const tab = await page.context().newPage();
  await tab.goto(`/${company.code}/dashboard`);
  await panel.getByText('Horizontal').click();
  await expect(panel.getByText('Saved')).toBeVisible();
  const chosen = ['dark', 'rtl', 'plum', 'horizontal'];
  await expect.poll(() => rootOf(tab)).toEqual(chosen);

  await watchLooks(tab);
  await tab.reload();
  await tab.getByRole('heading', { level: 1 }).waitFor();
  expect(await seenLooks(tab)).toEqual([chosen.join()]);
  await expect(tab.locator('.at-navbar')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, company);
  await expect.poll(() => rootOf(other)).toEqual(chosen);
  await expect(other.locator('.at-app')).not.toHaveAttribute('data-unseen');
  await expectAccessible(other);
});

test('an admin says how the company looks and by which sign it is known', async ({ browser, page }) => {
  const company = newCompany('brand');
  await signUp(page, company);
  await page.goto(`/${company.code}/admin/company`);
  await page.locator('[data-swatch="topbar-clay"]').click();
  await page.getByLabel('Company name').fill('Clay & Co');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Clay & Co')).toBeVisible();
  const logo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(page.locator('.at-sidebar img.at-logo')).toBeVisible();
  await expect(page.locator('.at-topbar img.at-logo')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-at-topbar', 'clay');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${company.code}/auth/login`);
  await expect(visitor.getByText('Clay & Co').first()).toBeVisible();
  await expect(visitor.locator('main img.at-logo')).toBeVisible();
});

test('the frame by the keyboard alone: areas, icons with what stands beside them, a bar that comes back', async ({
  page,
}) => {
  const company = newCompany('keys');
  await signUp(page, company);
  const users = page.getByRole('link', { name: 'Users' });
  await page.getByRole('button', { name: 'Administration' }).focus();
  await page.keyboard.press('Enter');
  await expect(users).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(users).toBeHidden();
  await page.getByRole('button', { name: 'Display settings' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Display' });
  await panel.getByRole('switch', { name: 'Mini sidebar' }).focus();
  await page.keyboard.press('Space');
  await panel.getByRole('switch', { name: 'Fixed top bar' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Display settings' })).toBeFocused();

  await page.getByRole('button', { name: 'Administration' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(users).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.getByRole('button', { name: 'Administration' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Company name').waitFor();

  await page.getByRole('main').evaluate((main) => main.scrollTo(0, 300));
  const bar = page.locator('.at-topbar');
  await expect(bar).not.toBeInViewport();
  await page.getByRole('button', { name: 'Display settings' }).focus();
  await expect(bar).toBeInViewport();
});
