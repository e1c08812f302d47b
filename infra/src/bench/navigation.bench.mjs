/* global document, MutationObserver, requestAnimationFrame -- in the measured page */
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/browser.finder.mjs';
import { median } from './median.rules.mjs';
import { newPage } from './page.visit.mjs';

const VISITS = 5;

/** A page of the shell, and two of one remote. */
const START = 'notifications';
const FIRST = { path: 'employee/Management', title: 'Employees' };
const OTHER = { path: 'employee/Attendance', title: 'Attendance' };

/**
 * Measures the time from a press in the menu until the new page's heading is painted, on a slow connection and
 * processor: to a remote of which nothing is loaded, inside a remote, and to a remote loaded ahead while the item was
 * hovered.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 */
export async function measureNavigation(portal) {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  const place = { url: `${portal.url}/demo/${START}`, cookie: await portal.signIn('hr') };
  /** @type {Record<'unloaded' | 'inside' | 'preloaded', number[]>} */
  const times = { unloaded: [], inside: [], preloaded: [] };
  try {
    for (let visit = 0; visit < VISITS; visit += 1) {
      const [unloaded, inside] = await walk(browser, place);
      times.unloaded.push(unloaded);
      times.inside.push(inside);
      times.preloaded.push(await walkAhead(browser, place));
    }
  } finally {
    await browser.close();
  }
  return {
    unloadedMs: median(times.unloaded),
    insideMs: median(times.inside),
    preloadedMs: median(times.preloaded),
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cookie: string }} place
 * @returns {Promise<[unloaded: number, inside: number]>}
 */
async function walk(browser, place) {
  const { page, traffic, close } = await newPage(browser, place);
  try {
    await page.goto(place.url);
    await traffic.rests();
    const unloaded = await press(page, FIRST);
    await traffic.rests();
    await press(page, OTHER);
    await traffic.rests();
    return [unloaded, await press(page, FIRST)];
  } finally {
    await close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cookie: string }} place
 */
async function walkAhead(browser, place) {
  const { page, traffic, throttle, close } = await newPage(browser, place);
  try {
    await page.goto(place.url);
    await traffic.rests();
    await throttle();
    await page.hover(linkTo(FIRST));
    await traffic.rests();
    return await press(page, FIRST);
  } finally {
    await close();
  }
}

const linkTo = (/** @type {{ path: string }} */ { path }) => `nav a[href$="/${path}"]`;

/**
 * Presses without a pointer, which would load the page ahead.
 * @param {import('@playwright/test').Page} page
 * @param {{ path: string, title: string }} target
 * @returns {Promise<number>} ms until the heading is painted
 */
function press(page, target) {
  return page.evaluate(
    ({ link, title }) =>
      new Promise((resolve) => {
        const began = performance.now();
        const isThere = () => document.querySelector('main h1')?.textContent?.startsWith(title);
        const painted = () =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        const watch = new MutationObserver(() => {
          if (!isThere()) return;
          watch.disconnect();
          painted();
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        /** @type {HTMLElement | null} */ (document.querySelector(link))?.click();
      }),
    { link: linkTo(target), title: target.title },
  );
}
