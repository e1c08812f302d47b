import type { Page } from '@playwright/test';
import { expectAccessible, LOOKS, type Look } from './support/accessibility.js';
import { listCompanyPages } from './support/all-pages.js';
import { enterDemo, openDemo } from './support/company.js';
import {
  findCovered,
  findOverlaid,
  findSquashed,
  takeShifts,
  untilLoaded,
  watchPage,
  watchShifts,
  type PageWatch,
} from './support/page-watch.js';
import { expect, test } from './support/portal-test.js';

const FULL = process.env['ATRIUM_TEST_FULL'] === '1';
const ROLES = ['admin', 'hr', 'lead', 'employee', 'client'] as const;
const WIDTHS = [1440, 768, 375];
const MOST_SHIFT = 0.05;

/** A number of each path's own: which look and width a page meets does not change when another page is added. */
const turnOf = (path: string) => [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 1);

/** Not the page that locks the session on purpose, which lock.e2e.ts tests; of the pages that show parts, some. */
const isSwept = (path: string) =>
  path !== 'auth/lockscreen' && (FULL || !path.startsWith('ui/') || turnOf(path) % 4 === 0);

/** Either every page for every role, or each page of an area with one look, one width and one role. */
const roles = FULL ? ROLES : (['admin'] as const);
const widthsOf = (turn: number) => (FULL ? WIDTHS : WIDTHS.slice(turn % 3, (turn % 3) + 1));
const looksOf = (turn: number): readonly Look[] =>
  FULL ? LOOKS : LOOKS.slice(turn % LOOKS.length, (turn % LOOKS.length) + 1);

for (const role of roles) {
  test(`every page as ${role}: nothing fails, jumps, sticks out or lies upon a control`, async ({ page }) => {
    const watch = watchPage(page);
    await openDemo(page, role);
    watch.take();
    await watchShifts(page);
    const paths = (await listCompanyPages(page)).filter(isSwept);
    test.setTimeout(paths.length * (FULL ? 60_000 : 40_000));
    for (const path of paths) {
      const turn = turnOf(path);
      for (const width of widthsOf(turn)) await visit(page, watch, `/demo/${path}`, width);
      await test.step(`axe on ${path}`, () => expectAccessible(page, looksOf(turn)));
    }
  });
}

test('each part of an opened record, wide and on a phone, also those under More: axe finds nothing', async ({
  page,
}) => {
  await enterDemo(page, 'admin');
  const answer = await page.request.get('/api/hr/employees?limit=1');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  await page.goto(`/demo/employee/Management?open=${items[0]!.id}`);
  const parts = page.getByRole('tablist', { name: 'Parts of this record' }).getByRole('tab');
  await parts.first().waitFor();
  const names = await parts.allTextContents();
  expect(names.length).toBeGreaterThan(4);
  for (const [turn, name] of names.entries()) {
    await parts.filter({ hasText: name }).click();
    await untilLoaded(page);
    await test.step(`axe on ${name}`, () => expectAccessible(page, looksOf(turn + 1)));
  }
  const more = page.getByRole('button', { name: 'More' });
  const hidden = page.getByRole('menuitem');
  await more.click();
  const count = await hidden.count();
  expect(count).toBeGreaterThan(0);
  // The chosen one has a tab, and the one that had its place is in the menu.
  for (let turn = 0; turn < count; turn += 1) {
    await hidden.nth(turn).click();
    await untilLoaded(page);
    await test.step(`axe on part ${String(turn)} under More`, () =>
      expectAccessible(page, looksOf(turn + 1)));
    await more.click();
  }
});

async function visit(page: Page, watch: PageWatch, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await untilLoaded(page);
  const where = `${path} at ${width} px`;
  const { sum, what } = await takeShifts(page);
  expect.soft(sum, `${where} jumps: ${what.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT);
  expect.soft(await findCovered(page), `${where}: covered`).toEqual([]);
  expect.soft(await findSquashed(page), `${where}: no room for its rows`).toEqual([]);
  expect.soft(watch.take(), where).toEqual([]);
  if ((await page.locator('.at-cards').count()) === 0) return;
  await page.setViewportSize({ width: 375, height: 900 });
  expect.soft(await findOverlaid(page), `${where}: one upon the other on a phone`).toEqual([]);
}
