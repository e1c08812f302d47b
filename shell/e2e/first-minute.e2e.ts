import { expectAccessible } from './support/accessibility.js';
import { enterDemo } from './support/company.js';
import { expect, test } from './support/portal-test.js';

test('somebody is shown around by keyboard, beside what each stop speaks of', async ({ page }) => {
  await enterDemo(page, 'hr');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Show me around' }).click();
  const stop = page.getByRole('dialog', { name: 'Everything you can open' });
  await expect(stop).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const search = page.getByRole('dialog', { name: 'Find anything' });
  await expect(search).toBeVisible();
  const field = (await page.locator('.at-topbar .at-search').boundingBox())!;
  const card = async () => (await page.locator('.at-tour-card').boundingBox())!.y;
  await expect.poll(card).toBeGreaterThanOrEqual(field.y + field.height);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the front page fetches the pictures of its own theme, and does not move when they arrive', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.webp')) pictures.push(pathname);
  });
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const shown = await page.getByRole('main').getByRole('img').all();
  for (const picture of shown) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  await expect.poll(() => pictures.length).toBe(shown.length);
  expect(shown.length).toBeGreaterThan(3);
  for (const name of pictures) expect(name).toContain('-dark.');
  expect(await page.evaluate<number>('globalThis.shift')).toBeLessThan(0.05);
});
