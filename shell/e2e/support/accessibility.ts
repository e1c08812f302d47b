import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Look {
  theme: 'light' | 'dark';
  dir: 'ltr' | 'rtl';
  width: number;
}

export const LOOKS: readonly Look[] = [
  { theme: 'light', dir: 'ltr', width: 1440 },
  { theme: 'dark', dir: 'ltr', width: 1440 },
  { theme: 'light', dir: 'rtl', width: 1440 },
  { theme: 'light', dir: 'ltr', width: 768 },
  { theme: 'light', dir: 'ltr', width: 375 },
  { theme: 'dark', dir: 'rtl', width: 375 },
];

/** For a test that visits many pages: each theme, direction and width at least once. */
export const FEW_LOOKS: readonly Look[] = [
  { theme: 'light', dir: 'ltr', width: 1440 },
  { theme: 'light', dir: 'rtl', width: 768 },
  { theme: 'dark', dir: 'ltr', width: 375 },
];

const FULL = process.env['ATRIUM_TEST_FULL'] === '1';

/** For one of many pages: all looks in full runs, else a light one and a dark or mirrored one, by the page's turn. */
export function looksOf(turn: number): readonly Look[] {
  if (FULL) return LOOKS;
  return [0, 3].map((step) => LOOKS[(turn + step) % LOOKS.length]!);
}

/** Violations of WCAG 2.0 to 2.2, A and AA, on the current page, one line each. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  // Naming every element that passes, too, would take as long as the rules themselves.
  const call = `axe.run(document, { resultTypes: ['violations'], runOnly: ${JSON.stringify(RULES)} })`;
  const { violations } = await page.evaluate<AxeResults>(call);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Whether the page is wider than the window; it must never scroll sideways as a whole. */
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * Waits for transitions, because axe would measure colours half way. Endless animations such as a spinner are not
 * waited for.
 */
async function settle(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((one) => one.finished.catch(() => null)));
}

type Shown = Pick<Look, 'theme' | 'dir'>;

const showAs = (page: Page, look: Shown) =>
  page.evaluate(({ theme, dir }: Shown) => {
    document.documentElement.dataset['bsTheme'] = theme;
    document.documentElement.dir = dir;
  }, look);

const shownNow = (page: Page) =>
  page.evaluate(() => {
    const { dataset, dir } = document.documentElement;
    return { theme: dataset['bsTheme'], dir } as Shown;
  });

/**
 * In each look axe finds nothing and nothing overflows sideways. Afterwards the page is as its person chose it, since
 * texts are written otherwise on a turned page.
 */
export async function expectAccessible(page: Page, looks: readonly Look[] = LOOKS): Promise<void> {
  const before = await shownNow(page);
  for (const { theme, dir, width } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await showAs(page, { theme, dir });
    await page.evaluate(settle);
    const look = `${page.url()} ${theme} ${dir} ${width}`;
    expect(await findViolations(page), look).toEqual([]);
    expect(await isTooWide(page), `${look} is wider than its window`).toBe(false);
  }
  await showAs(page, before);
}

/** The same in one look, in full runs in all, in the middle of a flow: afterwards the window is as wide as before. */
export async function expectAccessibleHere(page: Page, turn: number): Promise<void> {
  const size = page.viewportSize();
  await expectAccessible(page, FULL ? LOOKS : [LOOKS[turn % LOOKS.length]!]);
  if (size) await page.setViewportSize(size);
}
