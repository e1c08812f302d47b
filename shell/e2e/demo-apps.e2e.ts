import type { Page } from '@playwright/test';
import { expectAccessible, FEW_LOOKS } from './support/accessibility.js';
import { enterDemo } from './support/company.js';
import { expect, test } from './support/portal-test.js';

const WIDE = { width: 1440, height: 900 };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const listOf = (page: Page, name: string) => page.getByRole('navigation', { name });

/** Checks the page in its current state and leaves it unchanged. */
async function look(page: Page): Promise<void> {
  await expectAccessible(page, FEW_LOOKS);
  await page.setViewportSize(WIDE);
  await page.evaluate(() => {
    document.documentElement.dataset['bsTheme'] = 'light';
    document.documentElement.dir = 'ltr';
  });
}

/** The demo of an employee, with groups of the menu open. */
async function openApps(page: Page, ...groups: string[]) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize(WIDE);
  await enterDemo(page, 'employee');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of groups) await menu.getByRole('button', { name }).click();
  const open = (title: string) => menu.getByRole('link', { name: title, exact: true }).click();
  const askedFor = (start: string) => asked.filter((path) => path.startsWith(start));
  return { open, askedFor };
}

test('notes: what is written stands in the list; nothing of the remote loads before', async ({ page }) => {
  const { open, askedFor } = await openApps(page, 'Apps');
  expect(askedFor('/remotes/demo/')).toEqual([]);
  await open('Notes');
  await listOf(page, 'List of notes')
    .getByRole('link', { name: /Passport renewal/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Text of the note' })).toHaveValue(/^Passport renewal/);
  await page.getByRole('textbox', { name: 'Text of the note' }).fill('Passport is renewed');
  await expect(
    listOf(page, 'List of notes').getByRole('link', { name: /Passport is renewed/ }),
  ).toBeVisible();
  await look(page);
  expect(askedFor('/api/data')).toEqual([]);
});

test('chat: the newest message is in sight', async ({ page }) => {
  const { open, askedFor } = await openApps(page, 'Apps');
  await open('Chat');
  await expect(listOf(page, 'List of chats').getByRole('link')).toHaveCount(8);
  await page.setViewportSize({ width: 1440, height: 480 });
  for (const text of ['First', 'Second', 'Third']) {
    await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('log').getByText('Third')).toBeInViewport();
  await expect(page.getByRole('log').getByRole('listitem').first()).not.toBeInViewport();
  await look(page);
  expect(askedFor('/api/data')).toEqual([]);
});

test('contacts: one is found in a group and changed', async ({ page }) => {
  const { open, askedFor } = await openApps(page, 'Apps');
  await open('Contacts');
  await page.getByRole('button', { name: 'Design 4' }).click();
  await listOf(page, 'List of contacts')
    .getByRole('link', { name: /Sofia Marino/ })
    .click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Company').fill('Marino e figli');
  await look(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: /Marino e figli/ })).toBeVisible();
  expect(askedFor('/api/data')).toEqual([]);
});

test('e-mail: an answer stands among what was sent', async ({ page }) => {
  const { open, askedFor } = await openApps(page, 'Apps');
  await open('Email');
  const mail = listOf(page, 'List of email');
  await mail.getByRole('link', { name: /Omar Haddad/ }).click();
  // Until then the message that was open before could be answered.
  await expect(page.getByRole('region', { name: 'Message' })).toContainText('Budget for the first quarter');
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByLabel('Text', { exact: true }).fill('I miss nothing.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Sent 8' }).click();
  await expect(mail.getByRole('link', { name: /Omar Haddad/ })).toHaveCount(2);
  await look(page);
  expect(askedFor('/api/data')).toEqual([]);
});

test('the tree view is worked by keyboard', async ({ page }) => {
  const { open, askedFor } = await openApps(page, 'Apps');
  await open('Tree view');
  const item = (name: string | RegExp) => page.getByRole('treeitem', { name });
  await item('Clients').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Space'])
    await page.keyboard.press(key);
  await expect(item(/^Showroom/)).toHaveAttribute('aria-checked', 'true');
  await expect(item('Photos')).toHaveAttribute('aria-checked', 'mixed');
  await expect(page.getByRole('region', { name: 'Chosen' })).toContainText('Showroom.jpg');
  await look(page);
  expect(askedFor('/api/data')).toEqual([]);
});

test('shop: filtered, ordered, a product and the cart', async ({ page }) => {
  const { open, askedFor } = await openApps(page, 'Shop');
  await open('Shop');
  const products = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(products).toHaveCount(16);
  await page.getByLabel('Category').selectOption('Bags');
  await page.getByLabel('Order').selectOption('Highest price');
  await expect(products).toHaveCount(4);
  await look(page);
  await products.first().getByRole('link', { name: 'Commuter day pack' }).click();
  await heading(page, 'Commuter day pack').waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart 1' })).toBeVisible();
  expect(askedFor('/api/data')).toEqual([]);
});

test('tickets: one is found by its state and closed', async ({ page }) => {
  const { open, askedFor } = await openApps(page, 'Tickets');
  await open('Ticket list');
  await page.getByRole('button', { name: /^Pending/ }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(9);
  await look(page);
  await page.getByRole('row', { name: /Export stops/ }).click();
  await heading(page, 'Export stops after five hundred rows').waitFor();
  await page.getByRole('radio', { name: 'Closed' }).click();
  await look(page);
  expect(askedFor('/api/data')).toEqual([]);
});

test('one app after the other is opened in the same document', async ({ page }) => {
  const { open } = await openApps(page, 'Apps', 'Shop', 'Tickets');
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
  for (const title of ['Notes', 'Chat', 'Contacts', 'Email', 'Tree view', 'Shop']) {
    await open(title);
    await expect(heading(page, title)).toBeVisible();
  }
  await open('Ticket list');
  await expect(heading(page, 'Tickets')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument') as unknown)).toBe(true);
});

test('on a phone the list comes first, and Back leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await enterDemo(page, 'employee', 'apps/email');
  await expect(page.getByRole('region', { name: 'Message' })).toBeHidden();
  await page.getByRole('link', { name: /Leela Raman/ }).click();
  await expect(page.getByRole('region', { name: 'Message' })).toBeVisible();
  await expect(listOf(page, 'List of email')).toBeHidden();
  await page.goBack();
  await expect(listOf(page, 'List of email')).toBeVisible();
});
