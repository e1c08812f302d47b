import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { enterDemo, openAs } from './support/company.js';
import { expect, test } from './support/portal-test.js';

const badge = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });

test('a message arrives in another browser by itself, is counted, and the count goes when it is read', async ({
  browser,
}) => {
  const [lead, employee] = [await openAs(browser, 'lead'), await openAs(browser, 'employee')];
  await lead.goto('/demo/messages');
  await lead.getByRole('button', { name: 'New message' }).click();
  const dialog = lead.getByRole('dialog', { name: 'New message' });
  const profile = (await employee.getByRole('button', { name: /^Profile of/ }).textContent()) ?? '';
  const firstName = profile.replace('Profile of ', '').split(' ')[0] ?? '';
  await dialog.getByRole('searchbox').fill(firstName);
  await dialog.getByRole('button', { name: new RegExp(`^${firstName} `) }).click();
  const words = `Are you in? ${Date.now().toString(36)}`;
  const field = lead.getByRole('textbox', { name: /^Message to/ });
  await field.fill(words);
  await field.press('Enter');
  await expect(badge(employee, /^Messages, \d+ unread/)).toBeVisible();
  await badge(employee, /^Messages/).click();
  await employee
    .getByRole('dialog', { name: /^Messages/ })
    .getByRole('link', { name: new RegExp(words.replace('?', '\\?')) })
    .click();
  await expect(employee.getByRole('log').getByText(words)).toBeVisible();
  await expect(badge(employee, /^Messages$/)).toBeVisible();
  await expect(lead.getByRole('log').getByText(/Read/)).toBeVisible();
  await expectAccessible(employee);
  for (const page of [lead, employee]) await page.context().close();
});

test('what is announced reaches an open dashboard, the bell, and is gone once it is confirmed', async ({
  browser,
}) => {
  const [hr, employee] = [await openAs(browser, 'hr'), await openAs(browser, 'employee')];
  await hr.goto('/demo/announcements');
  await hr.getByRole('button', { name: 'New announcement' }).click();
  const dialog = hr.getByRole('dialog', { name: 'New announcement' });
  const title = `We move ${Date.now().toString(36)}`;
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Text').fill('On Monday, to the second floor.');
  await dialog.getByLabel(/dashboards until/).fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const card = employee.getByRole('region', { name: title });
  await expect(card).toBeVisible();
  await expect(badge(employee, /^Notifications, \d+ unread/)).toBeVisible();
  await expectAccessible(employee);
  await card.getByRole('button', { name: /^I have read this/ }).click();
  await expect(card).toBeHidden();
  await expect(hr.getByRole('region', { name: title }).getByText(/read by 1 of/)).toBeVisible();
  await expectAccessible(hr);
  for (const page of [hr, employee]) await page.context().close();
});

test('the pages of the inbox are open to everybody, on a phone and with the keyboard', async ({ page }) => {
  await enterDemo(page, 'lead');
  await page.setViewportSize({ width: 375, height: 780 });
  for (const [path, name] of [
    ['notifications', 'Notifications'],
    ['employee/Profile?tab=notifications', 'My Profile'],
    ['messages', 'Messages'],
  ] as const) {
    await page.goto(`/demo/${path}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectAccessible(page);
  }
  await badge(page, /Notifications/).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: /Notifications/ });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(badge(page, /Notifications/)).toBeFocused();
});
