import type { Page } from '@playwright/test';
import { newCompany, openDemo, signUp } from './support/company.js';
import { findExcess, findTwice, weighPage } from './support/page-weight.js';
import { expect, test } from './support/portal-test.js';

/** Scripts as they are sent, compressed, in kB; requests without pictures; calls without those that keep a page up to date. */
const BUDGETS = {
  signIn: { scriptsKb: 95, requests: 7, calls: 2, resolveKb: 0 },
  employee: { scriptsKb: 270, requests: 36, calls: 5, resolveKb: 5 },
  hr: { scriptsKb: 270, requests: 36, calls: 5, resolveKb: 5 },
};

const CARDS = {
  employee: ['This month', 'To do by me', 'My balance', 'Who is away today', 'Today', 'Waiting for me'],
  hr: ['This month', 'To do by me', 'My balance', 'Who is away today', 'People today', 'Waiting for me'],
};

test('the first dashboard asks the server for nothing twice', async ({ page }) => {
  // A company in which nobody else posts announcements meanwhile.
  await signUp(page, newCompany('first'));
  const steps = page.getByRole('heading', { name: 'Next steps' });
  await steps.waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  // Drops the requests of the previous page.
  page.on('framenavigated', () => (asked.length = 0));
  const once = ['auth/me', 'portal/home', 'portal/resolve', 'settings'].map((address) => `/api/${address}`);
  // For some seconds after the sign-up, pages are told of what it has changed, and ask for that again.
  await expect(async () => {
    await page.reload();
    await steps.waitFor();
    const known = () => asked.filter((address) => once.includes(address)).sort();
    await expect.poll(known, { timeout: 5_000 }).toEqual(once);
    // The home has brought them.
    expect(asked).not.toContain('/api/portal/next-steps');
    expect(asked).not.toContain('/api/announcements/pinned');
  }).toPass();
});

test('sign-in and the homes of an employee and of HR stay within their budgets', async ({ browser }) => {
  const faults: string[] = [];
  const weigh = async (
    name: keyof typeof BUDGETS,
    page: Page,
    address: string,
    drawn: string[],
    last: string[],
  ) => {
    const isDrawn = () =>
      Promise.all(drawn.map((text) => page.getByText(text, { exact: true }).first().waitFor()));
    const weight = await weighPage(page, address, isDrawn, last);
    faults.push(
      ...findExcess(name, weight, BUDGETS[name]),
      ...findTwice(weight).map((each) => `${name}: ${each}`),
    );
  };
  for (const person of ['employee', 'hr'] as const) {
    const page = await browser.newPage();
    if (person === 'employee')
      await weigh('signIn', page, '/demo/auth/login', ['Sign in'], ['page-auth-login.js']);
    else await page.goto('/demo/auth/login');
    await page.getByRole('button', { name: new RegExp(`${person}@demo\\.test`) }).click();
    await page.waitForURL('**/demo/dashboard');
    await weigh(person, page, '/demo/dashboard', CARDS[person], ['lock.js', 'toasts.js']);
    await page.close();
  }
  expect(faults).toEqual([]);
});

test('code of the first page that fails to come ahead is fetched by the page itself', async ({ page }) => {
  let failed = 0;
  await page.route('**/page-auth-login.*.js*', (route) =>
    (failed += 1) === 1 ? route.abort() : route.continue(),
  );
  await page.goto('/demo/auth/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(failed).toBe(2);
});

test('code that hangs is given up after 120 s, and not tried for as long again', async ({ page }) => {
  await page.clock.install();
  await openDemo(page, 'employee');
  const people = page.getByRole('link', { name: 'People' });
  await people.waitFor();
  await page.route('**/page-people.*.js*', () => new Promise(() => undefined));
  // From here on the clock stands still, unless it is moved.
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest('**/page-people.*.js*');
  await people.click();
  await asked;
  await expect(page).toHaveURL('/demo/people');
  // The tag is taken away in the moment in which it is given up, while the failure may be drawn a little later.
  const tag = page.locator('script[src*="/page-people."]');
  await page.clock.fastForward(119_999);
  await expect(tag).toHaveCount(1);
  await page.clock.fastForward(1);
  await expect(tag).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
});

test('hashes of the files that were changed on the way are refused, and fetched anew by Retry', async ({
  page,
}) => {
  await openDemo(page, 'employee');
  let changes = true;
  await page.route('**/file-hashes.*.json', async (route) => {
    if (!changes) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: `${await answer.text()} ` });
  });
  await page.goto('/demo/people');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  changes = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
});

test('a page of the build before goes on with the new one after Retry', async ({ page }) => {
  const signIn = '**/demo/auth/login';
  await page.route(signIn, async (route) => {
    const answer = await route.fetch();
    const old = (await answer.text()).replace(/file-hashes\.\w+\.json/, 'file-hashes.0000.json');
    await route.fulfill({ response: answer, body: old });
  });
  await page.goto('/demo/auth/login');
  await page.getByRole('button', { name: /employee@demo\.test/ }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
});

for (const [part, name, width] of [
  ['customizer', 'Display settings', 1440],
  ['phone-menu', 'Open menu', 375],
] as const) {
  test(`${name}: says that its code did not arrive, and opens at the next press`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let isCut = true;
    await page.route(`**/${part}.*.js*`, (route) => (isCut ? route.abort() : route.continue()));
    await openDemo(page, 'employee');
    await page.getByRole('button', { name }).click();
    await expect(page.getByText('Part of this page did not load')).toBeVisible();
    isCut = false;
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('a message whose code does not arrive leaves the page alone', async ({ page }) => {
  const refused = new Set<string>();
  let isCut = true;
  await page.route(/\/(customizer|toasts)\.[^/]*\.js/, (route) => {
    if (!isCut) return route.continue();
    refused.add(route.request().url().replace(/\..*$/, ''));
    return route.abort();
  });
  await openDemo(page, 'employee');
  const display = page.getByRole('button', { name: 'Display settings' });
  await display.click();
  await expect.poll(() => refused.size).toBe(2);
  await expect(display).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isCut = false;
  await display.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
