import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, enterDemo, newCompany, openDemo, PASSWORD, signUp } from './support/company.js';
import { expect, test } from './support/portal-test.js';

const cover = (page: Page, name = 'Locked') => page.getByRole('dialog', { name });

async function enter(page: Page, password: string, button: string): Promise<void> {
  await page.getByRole('dialog').last().getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button }).click();
}

test('a session that ends while a form is filled in loses nothing', async ({ page, context }) => {
  const company = newCompany('hooli');
  await signUp(page, company);
  await page.goto(`/${company.code}/admin/users`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('First name').fill('Meena');
  await dialog.getByLabel('Last name').fill('Iyer');
  await dialog.getByLabel('Email').fill(`meena@${company.code}.test`);
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const ended = cover(page, 'Your session has ended');
  await expect(ended).toBeVisible();
  await expect(ended.getByText(company.adminEmail)).toBeVisible();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(ended).toBeVisible();
  await ended.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await ended.getByRole('button', { name: 'Continue' }).click();
  await expect(ended).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /meena@/ })).toHaveCount(1);
});

test('the lock screen covers every tab, survives a reload and gives the page back', async ({
  page,
  context,
}) => {
  await openDemo(page, 'employee');
  const other = await context.newPage();
  await other.goto('/demo/announcements');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Attendance', exact: true }).click();
  await expect(page).toHaveURL('/demo/employee/Attendance');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Lock' }).click();
  for (const tab of [page, other])
    await expect(cover(tab).getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/demo/auth/lockscreen');
  expect((await page.request.get('/api/hr/attendance/me')).status()).toBe(401);
  await other.reload();
  await expect(cover(other)).toBeVisible();
  await enter(page, 'not-the-one', 'Unlock');
  await expect(page.getByText('This is not your password.').first()).toBeVisible();
  await enter(page, DEMO_PASSWORD, 'Unlock');
  for (const [tab, address] of [
    [page, '/demo/employee/Attendance'],
    [other, '/demo/announcements'],
  ] as const) {
    await expect(cover(tab)).toBeHidden();
    await expect(tab).toHaveURL(address);
  }
});

test('the limits of the chrome are those of the specification', async ({ page }) => {
  await enterDemo(page, 'employee');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar).toHaveCSS('z-index', '1030');
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toHaveCSS('z-index', '1030');
  await drawer.getByRole('link', { name: 'Announcements' }).click();
  await expect(page).toHaveURL('/demo/announcements');
});

test('a lock whose form does not arrive covers the page all the same, and Retry brings it', async ({
  page,
}) => {
  let isCut = true;
  await page.route('**/lock.*.js*', (route) => (isCut ? route.abort() : route.continue()));
  await openDemo(page, 'employee');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Lock' }).click();
  await expect(cover(page).getByText('Part of this page did not load')).toBeVisible();
  isCut = false;
  await cover(page).getByRole('button', { name: 'Retry' }).click();
  await enter(page, DEMO_PASSWORD, 'Unlock');
  await expect(cover(page)).toBeHidden();
});
