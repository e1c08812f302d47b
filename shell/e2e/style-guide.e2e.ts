import type { Page } from '@playwright/test';
import { expectAccessible, FEW_LOOKS } from './support/accessibility.js';
import { enterDemo } from './support/company.js';
import { expect, test } from './support/portal-test.js';

// The pages one by one are part of the sweep of all pages.

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/demo/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('a tip, a popover and the code of an example, by keyboard', async ({ page }) => {
  await enterDemo(page, 'employee', 'ui/tooltip');
  await page.getByRole('button', { name: 'Publish' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Everyone with a release is notified immediately.');
  await expectAccessible(page, FEW_LOOKS);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await open(page, 'ui/popover');
  await page.getByRole('button', { name: 'What is this?' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'How is overtime counted?' })).toBeFocused();
  await expectAccessible(page, FEW_LOOKS);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Code An explanation' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Code of An explanation' })).toContainText('<Popover title=');
});

test('a calendar is clean in each of its views', async ({ page }) => {
  await enterDemo(page, 'employee');
  for (const view of ['week', 'day', 'agenda']) {
    await open(page, `apps/calendar?view=${view}`);
    await expectAccessible(page, FEW_LOOKS);
  }
});

test('an event is dragged to another day and made longer, and a cart is filled', async ({ page }) => {
  await enterDemo(page, 'employee', 'apps/calendar?view=month&date=2030-05-15');
  await page.getByRole('button', { name: 'New event', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Title').fill('Rehearsal');
  await dialog.getByRole('button', { name: 'Add' }).click();
  const rehearsal = page.getByRole('button', { name: /^Rehearsal/ });
  await rehearsal.dragTo(page.getByRole('gridcell').filter({ has: page.getByText('16', { exact: true }) }));
  await expect(rehearsal).toHaveAccessibleName(/16 May 2030, 09:00/);
  await page.getByRole('radio', { name: 'Week' }).click();
  // The month's copy is gone once the week is drawn.
  await expect(page.locator('.at-timegrid-block', { hasText: 'Rehearsal' })).toBeVisible();
  await rehearsal.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await rehearsal.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height - 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height + 34, { steps: 4 });
  await page.mouse.up();
  await expect(rehearsal).toHaveAccessibleName(/09:00 – 10:45/);
  await open(page, 'ecom/shopdetail');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'Cart 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('₹2,490');
  await expectAccessible(page, FEW_LOOKS);
});

test.describe('on a device with a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 900, height: 800 } });

  test('a finger that rests on a card carries it to another lane', async ({ page }) => {
    await enterDemo(page, 'employee', 'ui/board');
    const board = page.getByRole('group', { name: 'Leads by stage' });
    const [from, to] = ['New', 'Talks'].map((name) => board.getByRole('region', { name }));
    const card = from!.locator('[data-card]').first();
    const name = await card.getByRole('button').first().innerText();
    const start = (await card.boundingBox())!;
    const goal = (await to!.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await send('touchStart', start.x + 60, start.y + 30);
    await expect(page.locator('.at-carried')).toBeVisible();
    await send('touchMove', goal.x + 60, goal.y + 120);
    await expect(to!).toHaveClass(/is-over/);
    await send('touchEnd');
    await expect(to!.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(page.locator('.at-carried')).toHaveCount(0);
  });

  test('a finger that rests on an event carries it, and on free time it makes one', async ({ page }) => {
    await enterDemo(page, 'employee', 'ui/calendar');
    const event = page.getByRole('button', { name: /^Retrospective .*17 June/ });
    await event.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
    const { x, y } = (await event.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20, y: y + down }],
      });
    await send('touchStart', 20);
    await expect(event).toHaveClass(/at-ev-held/);
    await send('touchMove', 68);
    await expect(event).toHaveAccessibleName(/16:00 – 17:00/);
    await send('touchEnd');
    await expect(event).not.toHaveClass(/at-ev-held/);
    await expect(event).toHaveAccessibleName(/16:00 – 17:00/);
    await send('touchStart', -60);
    await expect(page.getByRole('button', { name: /^New event/ })).toHaveClass(/at-ev-held/);
    await send('touchEnd');
    await expect(page.getByText('New event on 2026-06-17')).toBeVisible();
  });
});
