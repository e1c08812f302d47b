import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/browser.finder.mjs';
import { serveFloorPage } from './floor-page.server.mjs';
import { median } from './median.rules.mjs';
import { openPage } from './page.visit.mjs';

const VISITS = 5;

/**
 * Bytes, requests and largest contentful paint of the sign-in page and the first dashboard, plain and throttled, beside
 * a floor page (React, router, Bootstrap, no federation) that is built and served in the same run.
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
    /** @type {Record<string, Awaited<ReturnType<typeof visitOften>>>} */
    const figures = {};
    for (const [name, place] of Object.entries(places)) figures[name] = await visitOften(browser, place);
    return figures;
  } finally {
    await browser.close();
    floor.stop();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cookie?: string }} place
 */
async function visitOften(browser, place) {
  const plain = [];
  const throttled = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    plain.push(await openPage(browser, place, { throttled: false }));
    throttled.push(await openPage(browser, place, { throttled: true }));
  }
  const [first] = plain;
  return {
    requests: first?.requests ?? 0,
    scriptKilobytes: first?.scriptKilobytes ?? 0,
    kilobytes: first?.kilobytes ?? 0,
    plainLcpMs: median(plain.map(({ lcpMs }) => lcpMs)),
    throttledLcpMs: median(throttled.map(({ lcpMs }) => lcpMs)),
  };
}
