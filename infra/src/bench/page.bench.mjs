import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/browser.finder.mjs';
import { serveFloorPage } from './floor-page.server.mjs';
import { median } from './median.rules.mjs';
import { openPage } from './page.visit.mjs';

const VISITS = 7;

/**
 * Measures bytes, requests and largest contentful paint of the sign-in page and the first dashboard, plain and
 * throttled, beside a floor page (React, router, Bootstrap, no federation) that is built and served in the same run.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 */
export async function measurePages(portal) {
  const { executablePath, args } = await findBrowser();
  const floor = await serveFloorPage();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const cookie = await portal.signIn('employee');
    const places = {
      floor: { url: floor.url },
      signIn: { url: `${portal.url}/demo/auth/login` },
      dashboard: { url: `${portal.url}/demo/dashboard`, cookie },
    };
    return await visitInTurn(browser, places);
  } finally {
    await browser.close();
    floor.stop();
  }
}

/** @typedef {Awaited<ReturnType<typeof openPage>>} Visit */

/**
 * Visits the places in turns, so that a machine that gets slower does so for all of them.
 * @template {string} Name
 * @param {import('@playwright/test').Browser} browser
 * @param {Record<Name, { url: string, cookie?: string }>} places
 */
async function visitInTurn(browser, places) {
  const visits = Object.entries(places).map(([name, place]) => ({
    name,
    place,
    plain: /** @type {Visit[]} */ ([]),
    throttled: /** @type {Visit[]} */ ([]),
  }));
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const { place, plain } of visits) plain.push(await openPage(browser, place, { throttled: false }));
    for (const { place, throttled } of visits)
      throttled.push(await openPage(browser, place, { throttled: true }));
  }
  const figures = visits.map(({ name, plain, throttled }) => [name, sumUp(plain, throttled)]);
  return /** @type {Record<Name, ReturnType<typeof sumUp>>} */ (Object.fromEntries(figures));
}

/**
 * @param {Visit[]} plain
 * @param {Visit[]} throttled
 */
function sumUp(plain, throttled) {
  const [first] = plain;
  return {
    requests: first?.requests ?? 0,
    scriptKilobytes: first?.scriptKilobytes ?? 0,
    kilobytes: first?.kilobytes ?? 0,
    plainLcpMs: median(plain.map(({ lcpMs }) => lcpMs)),
    throttledLcpMs: median(throttled.map(({ lcpMs }) => lcpMs)),
  };
}
