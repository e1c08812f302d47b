import type { Page } from '@playwright/test';
import { resolveRemote, type Fault } from './fixtures/fixture-portal.js';
import { expect, test } from './fixtures/federation-test.js';
import { integrityOf, type FixtureRelease } from './fixtures/fixture-release.js';

type Part = 'manifest' | 'entry' | 'container' | 'page script' | 'page style';

/** The file of alpha with a part of it; its list page is the only part with a style sheet besides the lazy one. */
async function findFile({ manifest, folder, release }: FixtureRelease, part: Part): Promise<string> {
  if (part === 'manifest') return `${release.base}remote.manifest.json`;
  if (part === 'entry') return release.base + manifest.entry;
  const { readFile } = await import('node:fs/promises');
  const names = Object.keys(manifest.files).filter((name) => name !== manifest.entry);
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(`${folder}/${name}`, 'utf8')]),
  );
  const marks: Record<Exclude<Part, 'manifest' | 'entry'>, RegExp> = {
    container: /id:"alpha"/,
    'page script': /alpha-frame/,
    'page style': /#010203/,
  };
  const [name] = texts.find(([, text]) => marks[part].test(text ?? '')) ?? [];
  if (!name) throw new Error(`no file of alpha has the ${part}`);
  return release.base + name;
}

const alphaCard = (page: Page) => page.getByRole('alert').filter({ hasText: 'Alpha could not be loaded' });
const alphaPage = (page: Page) => page.getByRole('button', { name: /^Count/ });

/**
 * Opens alpha from the menu of a page that has not loaded any remote before, so that the fault affects a fresh start.
 */
async function openAlpha(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Alpha list' }).click();
}

const expectCard = (page: Page) => expect(alphaCard(page)).toBeVisible();

/** Goes from alpha, which fails or hangs, to another remote and back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Beta home' }).click();
  await expect(page.getByText('asha@acme.test').last()).toBeVisible();
  await openAlpha(page);
}

async function expectContained(page: Page): Promise<void> {
  await expectCard(page);
  await leaveAndReturn(page);
  await expectCard(page);
}

async function expectRetryWorks(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(alphaPage(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument') as unknown)).toBe(true);
}

const FULL = process.env['ATRIUM_TEST_FULL'] === '1';
const PARTS: readonly Part[] = ['manifest', 'entry', 'container', 'page script', 'page style'];
const changed: Fault = { kind: 'bytes', change: (bytes) => Buffer.concat([bytes, Buffer.from(' ')]) };
const FAULTS: readonly Fault[] = [
  { kind: 'missing' },
  { kind: 'html' },
  { kind: 'down' },
  changed,
  { kind: 'hang' },
];

/** Every fault of every part in full runs; else two faults for each part, and each fault for two parts. */
const isTried = (part: number, fault: number): boolean =>
  FULL || fault === part || fault === (part + 2) % FAULTS.length;

const tried = PARTS.flatMap((part, row) =>
  FAULTS.flatMap((fault, column) => (isTried(row, column) ? [{ part, fault }] : [])),
);

for (const { part, fault } of tried) {
  test(`${part} ${fault.kind}: contained, and Retry works`, async ({ page, open, running }) => {
    const { alpha, portal } = running;
    await open('beta/Home');
    portal.faults.set(await findFile(alpha, part), fault);
    await openAlpha(page);
    // A hanging remote is left before its time limit: people can go elsewhere at any time.
    if (fault.kind === 'hang') await leaveAndReturn(page).then(() => expectCard(page));
    else await expectContained(page);
    portal.faults.clear();
    await expectRetryWorks(page);
  });
}

for (const fault of ['description throws', 'page throws at load', 'page throws at render']) {
  test(`${fault}: contained, and Retry works`, async ({ page, open }) => {
    await open('beta/Home');
    await page.evaluate((value) => Reflect.set(globalThis, 'fixtureFault', value), fault);
    await openAlpha(page);
    await expectContained(page);
    await page.evaluate(() => Reflect.set(globalThis, 'fixtureFault', undefined));
    await expectRetryWorks(page);
  });
}

test('a manifest that is no JSON is contained', async ({ page, open, running: { alpha, portal } }) => {
  const text = Buffer.from('{"description":');
  const [first, second] = portal.remotes;
  if (!first || !second) throw new Error('two remotes are expected');
  portal.remotes = [
    { ...first, release: { ...first.release, manifestIntegrity: integrityOf(text) } },
    second,
  ];
  portal.faults.set(`${alpha.release.base}remote.manifest.json`, { kind: 'bytes', change: () => text });
  await open('alpha/List');
  await expectContained(page);
});

test('a release for another contract does not start', async ({ page, open, running: { alpha, portal } }) => {
  const text = Buffer.from(
    JSON.stringify({ ...alpha.manifest, description: { ...alpha.manifest.description, contract: 2 } }),
  );
  const release = { ...alpha.release, manifestIntegrity: integrityOf(text) };
  portal.remotes = [{ ...resolveRemote(alpha), release }, ...portal.remotes.slice(1)];
  portal.faults.set(`${alpha.release.base}remote.manifest.json`, { kind: 'bytes', change: () => text });
  await open('alpha/List');
  await expect(alphaCard(page)).toBeVisible();
  await page.getByText('Details for support').click();
  await expect(page.getByText('contract', { exact: true })).toBeVisible();
});

test('a lazy piece of a page that fails is loaded anew by Retry', async ({ page, open, running }) => {
  const { alpha, portal } = running;
  await open('alpha/Detail');
  await page.getByRole('button', { name: 'Open the part' }).waitFor();
  const before = new Set(portal.asked);
  for (const file of alpha.files) {
    const path = alpha.release.base + file;
    if (!before.has(path)) portal.faults.set(path, { kind: 'missing' });
  }
  await page.getByRole('button', { name: 'Open the part' }).click();
  await expect(alphaCard(page)).toBeVisible();
  portal.faults.clear();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Open the part' }).click();
  await expect(page.getByText('The part is here')).toBeVisible();
});

test('the last known good release takes over', async ({ page, open, running }) => {
  const { alpha, alphaBefore, beta, portal } = running;
  portal.remotes = [resolveRemote(alpha, alphaBefore), resolveRemote(beta)];
  portal.faults.set(await findFile(alpha, 'page script'), { kind: 'missing' });
  await open('alpha/List');
  await expect(page.getByRole('heading', { name: 'Alpha list, as it was before' })).toBeVisible();
});

test('a widget that throws leaves the dashboard alone', async ({ page, open }) => {
  await page.addInitScript(() => Reflect.set(globalThis, 'fixtureFault', 'widget throws at render'));
  await open('dashboard');
  await expect(page.getByText('Alpha widget is not available')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
  await page.evaluate(() => Reflect.set(globalThis, 'fixtureFault', undefined));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('From alpha')).toBeVisible();
});

test('a part of the shell that a remote needs may fail too', async ({
  page,
  open,
  running: { beta, portal },
}) => {
  portal.remotes = [resolveRemote(beta)];
  await open('dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The code that opens a panel is loaded while the page is idle; it is not under test here.
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(page.getByRole('button', { name: 'Messages' })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  let isCut = true;
  await page.route('**/*.js*', (route) => (isCut ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Beta home' }).click();
  await expect(page.getByText('Beta could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Notifications' }).click();
  const panel = page.getByText('Part of this page did not load');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  isCut = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Beta home' })).toBeVisible();
});
