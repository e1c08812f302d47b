import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { resolveRemote } from './fixtures/fixture-portal.js';
import { expect, test } from './fixtures/federation-test.js';

interface SharedLibrary {
  from: string;
  loaded?: boolean;
}
/** The federation run-time's record: version by library, scope and host. */
interface FederationRecord {
  __SHARE__: Record<string, Record<string, Record<string, Record<string, SharedLibrary>>>>;
}

async function listSharedLibraries(page: Page): Promise<[name: string, versions: SharedLibrary[]][]> {
  const hosts = await page.evaluate(() => {
    const { __SHARE__ } = Reflect.get(globalThis, '__FEDERATION__') as FederationRecord;
    return Object.values(__SHARE__).map((scopes) =>
      Object.entries(scopes['default'] ?? {}).map(
        ([name, versions]) =>
          [name, Object.values(versions).map(({ from, loaded = false }) => ({ from, loaded }))] as const,
      ),
    );
  });
  return hosts.flat().map(([name, versions]) => [name, versions]);
}

test('every shared library is loaded once, from the shell', async ({ page, open }) => {
  const kits: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/kit\.[0-9a-f]+\.js$/.test(pathname)) kits.push(pathname);
  });
  await open('alpha/List');
  await page.getByRole('button', { name: 'Count 0' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Beta home' }).click();
  await expect(page.getByRole('heading', { name: 'Beta home' })).toBeVisible();
  const libraries = await listSharedLibraries(page);
  expect(libraries.map(([name]) => name)).toEqual(
    expect.arrayContaining(['react', '@atrium/sdk', '@atrium/ui']),
  );
  for (const [name, versions] of libraries) {
    // What comes later, the run-time notes under the name of who has asked for it first.
    const from = name === '@atrium/ui' ? expect.any(String) : 'atrium_shell';
    expect([name, versions.map((version) => version.from)]).toEqual([name, [from]]);
  }
  expect(kits).toHaveLength(1);
});

test('the state of a remote outlives its page', async ({ page, open }) => {
  await open('alpha/List');
  await page.getByRole('button', { name: 'Count 0' }).click();
  await page.getByRole('link', { name: 'Beta home' }).click();
  await page.getByRole('link', { name: 'Alpha list' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
});

test('sign-in loads no remote and no federation', async ({ page, open, running: { portal } }) => {
  portal.signedIn = false;
  await open('auth/login');
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(portal.asked.filter((path) => path.startsWith('/remotes/'))).toEqual([]);
  expect(await page.evaluate(() => Reflect.has(globalThis, '__FEDERATION__'))).toBe(false);
});

test('a page is fetched when somebody points at it', async ({ page, open, running: { portal, beta } }) => {
  await open('dashboard');
  await page.getByRole('link', { name: 'Beta home' }).hover();
  const scripts = beta.files.filter((file) => file.endsWith('.js'));
  await expect
    .poll(() => portal.asked)
    .toEqual(expect.arrayContaining(scripts.map((file) => beta.release.base + file)));
  const asked = portal.asked.length;
  await page.getByRole('link', { name: 'Beta home' }).click();
  await expect(page.getByRole('heading', { name: 'Beta home' })).toBeVisible();
  // The dashboard may still be loading its widgets, which belong to another remote.
  expect(portal.asked.slice(asked).filter((path) => path.startsWith(beta.release.base))).toEqual([]);
});

test('an open page keeps the release it began with; a new load takes the new one', async ({
  page,
  open,
  running,
}) => {
  const { portal, alpha, alphaBefore, beta } = running;
  portal.remotes = [resolveRemote(alphaBefore), resolveRemote(beta)];
  await open('alpha/List');
  const before = page.getByRole('heading', { name: 'Alpha list, as it was before' });
  await before.waitFor();
  portal.remotes = [resolveRemote(alpha), resolveRemote(beta)];
  portal.asked.length = 0;
  await expect.poll(() => portal.streams.size).toBe(1);
  portal.tell({ type: 'portal-changed' });
  await page.getByRole('link', { name: 'Alpha detail' }).waitFor();
  await expect(before).toBeVisible();
  await open('alpha/List');
  await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
});

test('the built shell knows no address of a remote', async () => {
  const dist = new URL('../dist/', import.meta.url);
  const scripts = (await readdir(dist)).filter((file) => file.endsWith('.js'));
  expect(scripts).not.toHaveLength(0);
  for (const file of scripts) {
    const text = await readFile(new URL(file, dist), 'utf8');
    expect([file, text.includes('/remotes/')]).toEqual([file, false]);
  }
});
