/* global document, requestAnimationFrame -- in the measured page */
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/browser.finder.mjs';
import { newPage } from './page.visit.mjs';

const NOTIFICATIONS = 10_000;

const INSERT = `
  insert into notification (company_id, user_id, kind, title, text, shown, created_at)
  select company_id, id, 'announcement.published', 'Notice ' || n, 'What everybody should know, number ' || n || '.', true,
    now() - n * interval '1 minute'
  from user_account, generate_series(1, $1::int) n where email = 'lead@demo.test'`;

/**
 * Scrolls through ten thousand notifications of one person to the end, as fast as with a mouse wheel.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 */
export async function measureNotificationScroll(portal, client) {
  await client.query(INSERT, [NOTIFICATIONS]);
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const place = { url: `${portal.url}/demo/notifications`, cookie: await portal.signIn('lead') };
    const { page, traffic } = await newPage(browser, place);
    await page.goto(place.url);
    await traffic.rests();
    const frames = await page.evaluate(scrollToEnd);
    const rows = await page.locator('main li[data-index]').count();
    const seen = Number(await page.locator('main li[data-index]').last().getAttribute('data-index')) + 1;
    frames.sort((a, b) => a - b);
    return {
      seen,
      rows,
      frames: frames.length,
      frameMs: percentile(frames, 0.95),
      slowestMs: percentile(frames, 1),
    };
  } finally {
    await browser.close();
  }
}

/** @returns {Promise<number[]>} ms between the frames that were painted */
function scrollToEnd() {
  const STEP = 400;
  const STILL_FRAMES = 120;
  const main = /** @type {HTMLElement} */ (document.querySelector('main'));
  return new Promise((resolve) => {
    /** @type {number[]} */
    const times = [];
    let last = performance.now();
    let still = 0;
    const step = (/** @type {number} */ now) => {
      times.push(now - last);
      last = now;
      const before = main.scrollTop;
      main.scrollTop += STEP;
      still = main.scrollTop === before ? still + 1 : 0;
      if (still > STILL_FRAMES) resolve(times.slice(1, -STILL_FRAMES));
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/**
 * @param {number[]} sorted
 * @param {number} part
 */
function percentile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
