import type { Page } from '@playwright/test';
import type { FixturePortal } from './fixtures/fixture-portal.js';
import { expect, test } from './fixtures/federation-test.js';

const asks = (portal: FixturePortal) => portal.asked.filter((path) => path === '/api/portal/resolve').length;

/**
 * Whether one event reaches all these pages. It is sent again while a page is still joining the stream, which the page
 * does not show.
 */
const heardBy = (portal: FixturePortal, ...pages: Page[]) =>
  expect(async () => {
    const heard = pages.map((page) => page.waitForRequest('**/api/portal/resolve*', { timeout: 2_000 }));
    portal.tell({ type: 'portal-changed' });
    await Promise.all(heard);
  }).toPass({ timeout: 60_000 });

test('all tabs share one stream and hear its events', async ({ context, page, open, running }) => {
  const { portal, origin } = running;
  await open('dashboard');
  const second = await context.newPage();
  await second.goto(`${origin}/acme/dashboard`);
  await second.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => portal.streams.size).toBe(1);
  await heardBy(portal, page, second);
  await page.close();
  await heardBy(portal, second);
  expect(portal.streams.size).toBe(1);
});

test('after a break the pages fetch anew what they may have missed', async ({
  open,
  running: { portal },
}) => {
  await open('dashboard');
  await expect.poll(() => portal.streams.size).toBe(1);
  const before = asks(portal);
  for (const stream of portal.streams) stream.destroy();
  await expect.poll(() => asks(portal)).toBe(before + 1);
  expect(portal.streams.size).toBe(1);
});

test('a lost connection is said before anything fails; what failed comes by itself when it is back', async ({
  page,
  open,
  running: { portal },
}) => {
  await open('dashboard');
  await expect.poll(() => portal.streams.size).toBe(1);
  portal.goDown();
  const said = page.getByText('The portal cannot be reached. This page may be out of date');
  await expect(said).toBeVisible();
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  portal.comeBack();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(said).toBeHidden();
});

test('the end of a session closes the stream', async ({ page, open, running: { portal } }) => {
  await open('dashboard');
  await expect.poll(() => portal.streams.size).toBe(1);
  portal.signedIn = false;
  portal.tell({ type: 'session-ended' });
  await expect.poll(() => portal.streams.size).toBe(0);
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
});
