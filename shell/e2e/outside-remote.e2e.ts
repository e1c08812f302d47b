import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { FixturePortal, resolveRemote } from './fixtures/fixture-portal.js';
import { buildOutside, type FixtureRelease } from './fixtures/fixture-release.js';
import { expect, test } from './support/portal-test.js';

const portal = new FixturePortal();
let origin: string;
let desk: FixtureRelease;
test.beforeAll(async () => {
  desk = await buildOutside('desk');
  portal.publish(desk);
  portal.remotes = [resolveRemote(desk)];
  origin = await portal.start();
});
test.afterAll(async () => {
  await portal.stop();
  await rm(path.dirname(desk.folder), { recursive: true });
});

const visitor = (name: string) => ({
  id: '019a0000-0000-7000-8000-000000000009',
  name,
  version: 1,
  archivedAt: null,
  allowedTransitions: ['update', 'archive'],
});

/** Replaces its service; the gateway's `outside-service.http.test.ts` tests the real one. */
async function serveVisitors(page: Page): Promise<void> {
  let items = [visitor('Zarina Khan')];
  await page.route(/\/api\/desk\/visitors/, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST')
      return route.fulfill({ json: { items, nextCursor: null, total: items.length, totalIsExact: true } });
    const { name } = request.postDataJSON() as { name: string };
    const made = { ...visitor(name), id: '019a0000-0000-7000-8000-000000000010' };
    items = [...items, made];
    return route.fulfill({ status: 201, json: made });
  });
}

test('a remote from a folder of its own has its page, its form and its place in the menu, until it is off', async ({
  page,
}) => {
  await serveVisitors(page);
  await page.goto(`${origin}/acme/dashboard`);
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Visitors' });
  const [line] = desk.manifest.description.drawings?.['door-enter'] ?? [];
  await expect(entry.locator('svg path').first()).toHaveAttribute('d', line ?? 'none');
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visitors' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Zarina Khan/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add visitor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add visitor' });
  await dialog.getByLabel('Name of the visitor').fill('Omar Aziz');
  await dialog.getByRole('button', { name: 'Add visitor' }).click();
  await expect(page.getByRole('row', { name: /Omar Aziz/ })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('atrium.language', 'hi'));
  await page.reload();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'आगंतुक' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('atrium.language', 'en'));

  const { id, title, routes } = desk.manifest.description;
  portal.remotes = [];
  portal.disabled = [{ id, title, paths: routes.map((route) => route.path) }];
  await page.reload();
  await expect(page.getByRole('heading', { name: /Front desk/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Omar Aziz/ })).toHaveCount(0);
  await expect(entry).toHaveCount(0);
});
