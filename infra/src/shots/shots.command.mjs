/* global document, Image -- in what runs in the browser */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { makeDataFolder, startPortal } from '../bench/running.portal.mjs';
import { findBrowser } from '../browser/browser.finder.mjs';
import { projectRoot } from '../project.paths.mjs';
import { shots } from './shot.list.mjs';

const folder = path.join(projectRoot, 'shell/src/features/landing/pictures');
const shift = path.join(projectRoot, 'infra/src/shots/clock.shift.mjs');
const QUALITY = 0.82;

/**
 * Starts the product with the demo company and photographs it, light and dark, for the front page.
 * @param {string[]} names of the shots to take; none: all
 */
export async function takeShots(names) {
  const wanted = shots.filter(({ name }) => names.length === 0 || names.includes(name));
  const at = nextWorkingNoon(new Date());
  const data = makeDataFolder();
  const portal = await startPortal(data.folder, {
    NODE_OPTIONS: `--import=${pathToFileURL(shift).href}`,
    ATRIUM_SHOTS_AHEAD_MS: String(at.getTime() - Date.now()),
  });
  const browser = await chromium.launch(await findBrowser());
  try {
    fs.mkdirSync(folder, { recursive: true });
    for (const shot of wanted)
      for (const theme of /** @type {const} */ (['light', 'dark'])) {
        const file = path.join(folder, `${shot.name}-${theme}.webp`);
        fs.writeFileSync(file, await take(browser, { portal, shot, theme, at }));
        console.log(`${path.relative(projectRoot, file)}  ${Math.round(fs.statSync(file).size / 1000)} kB`);
      }
  } finally {
    await browser.close();
    await portal.stop();
    data.remove();
  }
}

/** A Wednesday, 11:40 in India, when offices are full. @param {Date} now */
function nextWorkingNoon(now) {
  const at = new Date(now);
  at.setUTCHours(6, 10, 0, 0);
  do at.setUTCDate(at.getUTCDate() + 1);
  while (at.getUTCDay() !== 3);
  return at;
}

/**
 * @typedef {object} Scene
 * @property {import('../bench/running.portal.mjs').RunningPortal} portal
 * @property {import('./shot.list.mjs').Shot} shot
 * @property {'light' | 'dark'} theme
 * @property {Date} at what the clocks say
 */

/** @param {import('@playwright/test').Browser} browser @param {Scene} scene */
async function take(browser, { portal, shot, theme, at }) {
  const context = await browser.newContext({
    viewport: shot.size,
    deviceScaleFactor: shot.scale,
    colorScheme: theme,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  try {
    const cookie = await portal.signIn(shot.login);
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: portal.url }]);
    // Turns off the offer of the tour, so that the pictures show an ordinary day.
    await context.request.put(`${portal.url}/api/settings/portal.tourSeen`, {
      data: { value: true, version: 0 },
      headers: { origin: portal.url },
    });
    const page = await context.newPage();
    await page.clock.install({ time: at });
    await page.goto(`${portal.url}/demo/${shot.path}`);
    await page.getByText(shot.ready).first().waitFor();
    // Waits until no loading skeleton is left.
    await page.waitForFunction(() => document.querySelector('.at-sk') === null);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const png = await page.screenshot({ animations: 'disabled' });
    return await toWebp(page, png);
  } finally {
    await context.close();
  }
}

/**
 * Converts the picture in the browser, so that no other program is needed. @param {import('@playwright/test').Page}
 * page @param {Buffer} png
 */
async function toWebp(page, png) {
  const blank = await page.context().newPage();
  const encoded = await blank.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}
