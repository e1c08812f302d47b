import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/browser.finder.mjs';
import { loadEmployees } from './employee-load.sql.mjs';
import { loadAttendance } from './history-load.sql.mjs';
import { median } from './median.rules.mjs';
import { newPage } from './page.visit.mjs';
import { p95 } from './percentile.client.mjs';

/** Beside the people of the demo company: a thousand in all. */
const PEOPLE = 960;
/** Working days of three years. */
const DAYS = 750;
const VISITS = 5;

/** What is asked for -> path. */
const readsOf = (/** @type {string} */ today) => {
  const range = `of=everyone&from=${today.slice(0, 7)}-01&to=${today}`;
  return {
    'month grid': `/api/hr/attendance/grid?month=${today.slice(0, 7)}`,
    'day board': '/api/hr/attendance/board',
    'employees, first page': '/api/hr/employees?sort=name&limit=50',
    'org chart': '/api/hr/org-chart',
    'overview, numbers': `/api/hr/overview?${range}`,
    'overview, attendance': `/api/hr/overview/attendance?${range}`,
  };
};

/**
 * Measures what HR looks at in a company of a thousand people with three years of attendance.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 * @returns {Promise<{ read: string, ms: number }[]>} answers: 95th percentile; pages in a browser: median
 */
export async function measurePeople(portal, client) {
  await loadEmployees(client, { from: 1, to: PEOPLE });
  await loadAttendance(client, { from: 1, to: DAYS });
  const cookie = await portal.signIn('hr');
  const figures = [];
  for (const [read, path] of Object.entries(readsOf(new Date().toISOString().slice(0, 10))))
    figures.push({ read, ms: await p95(portal.url + path, cookie) });
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    figures.push({ read: 'month grid, from press to rows', ms: await measureGrid(browser, portal, cookie) });
    figures.push({ read: 'day board shows a punch', ms: await measurePunch(browser, portal, cookie) });
  } finally {
    await browser.close();
  }
  return figures;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 */
async function measureGrid(browser, portal, cookie) {
  const times = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { page, close } = await newPage(browser, { url: `${portal.url}/demo/employee/Attendance`, cookie });
    await page.goto(`${portal.url}/demo/employee/Attendance`);
    await page.getByRole('row').nth(2).waitFor();
    const began = performance.now();
    await page.getByRole('link', { name: 'Month grid' }).click();
    await page.getByRole('grid', { name: 'Month grid' }).getByRole('row').nth(2).waitFor();
    times.push(performance.now() - began);
    await close();
  }
  return median(times);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 */
async function measurePunch(browser, portal, cookie) {
  const { page, close } = await newPage(browser, { url: `${portal.url}/demo/employee/Attendance`, cookie });
  await page.goto(`${portal.url}/demo/employee/Attendance`);
  const metrics = page.getByRole('region', { name: 'People by status' });
  await metrics.waitFor();
  const own = await portal.signIn('employee');
  const times = [];
  for (const kind of ['in', 'out', 'in', 'out']) {
    const before = await metrics.innerText();
    const began = performance.now();
    await punch(portal, own, kind);
    await page.waitForFunction(
      (/** @type {string} */ known) =>
        /** @type {HTMLElement} */ (document.querySelector('.at-metrics'))?.innerText !== known,
      before,
    );
    times.push(performance.now() - began);
  }
  await close();
  return median(times);
}

/**
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 * @param {string} kind
 */
async function punch(portal, cookie, kind) {
  const answer = await fetch(`${portal.url}/api/hr/attendance/punches`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      origin: portal.url,
    },
    body: JSON.stringify({ kind }),
  });
  if (!answer.ok) throw new Error(`A punch was answered with ${answer.status}: ${await answer.text()}`);
}
