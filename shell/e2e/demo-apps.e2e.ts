import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, FEW_LOOKS } from './support/accessibility.js';
import { openDemo } from './support/company.js';

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

test('the demo apps load when they are opened, and each does its work', async ({ page }) => {
  test.setTimeout(120_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize(WIDE);
  await openDemo(page, 'employee');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Apps' }).click();
  const open = (title: string) => menu.getByRole('link', { name: title, exact: true }).click();
  expect(asked.filter((path) => path.startsWith('/remotes/demo/'))).toEqual([]);

  await test.step('notes', async () => {
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
  });

  await test.step('chat, whose newest message is in sight', async () => {
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
  });

  await test.step('contacts', async () => {
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
  });

  await test.step('e-mail', async () => {
    await open('Email');
    const mail = listOf(page, 'List of email');
    await mail.getByRole('link', { name: /Omar Haddad/ }).click();
    await page.getByRole('button', { name: 'Reply' }).click();
    await page.getByLabel('Text', { exact: true }).fill('I miss nothing.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Sent 8' }).click();
    await expect(mail.getByRole('link', { name: /Omar Haddad/ })).toHaveCount(2);
    await look(page);
  });

  await test.step('tree view, by keyboard', async () => {
    await open('Tree view');
    const item = (name: string | RegExp) => page.getByRole('treeitem', { name });
    await item('Clients').focus();
    for (const key of [
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowRight',
      'ArrowRight',
      'Space',
    ])
      await page.keyboard.press(key);
    await expect(item(/^Showroom/)).toHaveAttribute('aria-checked', 'true');
    await expect(item('Photos')).toHaveAttribute('aria-checked', 'mixed');
    await expect(page.getByRole('region', { name: 'Chosen' })).toContainText('Showroom.jpg');
    await look(page);
  });

  await test.step('shop: filtered, ordered, a product and the cart', async () => {
    await menu.getByRole('button', { name: 'Shop' }).click();
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
  });

  await test.step('tickets', async () => {
    await menu.getByRole('button', { name: 'Tickets' }).click();
    await open('Ticket list');
    await page.getByRole('button', { name: /^Pending/ }).click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(9);
    await look(page);
    await page.getByRole('row', { name: /Export stops/ }).click();
    await heading(page, 'Export stops after five hundred rows').waitFor();
    await page.getByRole('radio', { name: 'Closed' }).click();
    await look(page);
  });
  expect(asked.filter((path) => path.startsWith('/api/data'))).toEqual([]);
});

test('on a phone the list comes first, and Back leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openDemo(page, 'employee');
  await page.goto('/demo/apps/email');
  await expect(page.getByRole('region', { name: 'Message' })).toBeHidden();
  await page.getByRole('link', { name: /Leela Raman/ }).click();
  await expect(page.getByRole('region', { name: 'Message' })).toBeVisible();
  await expect(listOf(page, 'List of email')).toBeHidden();
  await page.goBack();
  await expect(listOf(page, 'List of email')).toBeVisible();
});
