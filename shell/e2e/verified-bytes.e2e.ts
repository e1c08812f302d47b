import { fileURLToPath } from 'node:url';
import type { Page, Request } from '@playwright/test';
import { resolveRemote } from './fixtures/fixture-portal.js';
import { readRelease, type FixtureRelease } from './fixtures/fixture-release.js';
import { expect, listRun, test } from './fixtures/federation-test.js';

/**
 * Flips one bit of one byte such that the file stays valid: in the comment at the end of a script or style, or in a
 * title.
 */
function changeOneByte(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const place = Math.max(changed.indexOf('sourceMappingURL=') + 20, changed.indexOf('"title":"') + 10);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}

/** Opens everything of alpha, so that every file of the release is requested; failures on the way are expected. */
async function openEverything(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open('alpha/List');
  await page.getByRole('heading', { name: /Alpha list|could not be loaded/ }).waitFor();
  await page.getByRole('link', { name: 'Alpha detail' }).click();
  const detail = page.getByRole('button', { name: 'Open the part' });
  await detail.or(page.getByRole('button', { name: 'Retry' })).waitFor();
  if (await detail.isVisible()) {
    await detail.click();
    await page
      .getByText('The part is here')
      .or(page.getByRole('button', { name: 'Retry' }))
      .waitFor();
  }
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByText('From alpha').or(page.getByText('Alpha widget is not available')).waitFor();
}

/**
 * Notes what the browser says of the files of a page. What has arrived may still be about to run; only what the browser
 * says that it has blocked never will.
 */
function watchFiles(page: Page) {
  const ended: string[] = [];
  const blocked: string[] = [];
  const noteEnd = (request: Request) => ended.push(new URL(request.url()).pathname);
  page.on('requestfinished', noteEnd);
  page.on('requestfailed', noteEnd);
  page.on('console', (message) => {
    if (message.text().includes("'integrity' attribute")) blocked.push(message.text());
  });
  return {
    reset: () => {
      ended.length = 0;
      blocked.length = 0;
    },
    untilBlocked: async (address: string) => {
      await expect.poll(() => ended).toContain(address);
      await expect.poll(() => blocked).toContainEqual(expect.stringContaining(address));
    },
  };
}

const scriptsAndStyles = ({ manifest }: FixtureRelease) => Object.keys(manifest.files);

test('every file of an untouched release runs', async ({ page, open, running: { alpha, portal } }) => {
  await openEverything(page, open);
  expect((await listRun(page, alpha)).sort()).toEqual(scriptsAndStyles(alpha).sort());
  for (const file of alpha.files) expect(portal.asked).toContain(alpha.release.base + file);
});

test('a file with one byte changed never runs', async ({ page, open, running: { alpha, portal } }) => {
  const files = watchFiles(page);
  for (const file of scriptsAndStyles(alpha)) {
    await test.step(file, async () => {
      portal.reset();
      files.reset();
      portal.faults.set(alpha.release.base + file, { kind: 'bytes', change: changeOneByte });
      await openEverything(page, open);
      await files.untilBlocked(alpha.release.base + file);
      expect(await listRun(page, alpha)).not.toContain(file);
    });
  }
});

test('a manifest with one byte changed starts nothing', async ({
  page,
  open,
  running: { alpha, portal },
}) => {
  const manifest = `${alpha.release.base}remote.manifest.json`;
  portal.faults.set(manifest, { kind: 'bytes', change: changeOneByte });
  await openEverything(page, open);
  expect(portal.asked.filter((path) => path.startsWith(alpha.release.base))).not.toHaveLength(0);
  expect(new Set(portal.asked.filter((path) => path.startsWith(alpha.release.base)))).toEqual(
    new Set([manifest]),
  );
  expect(await listRun(page, alpha)).toEqual([]);
});

test('a file that the manifest does not know never runs', async ({ page, open, running: { alpha } }) => {
  await open('alpha/List');
  await page.getByRole('button', { name: /Count/ }).waitFor();
  const outcome = await page.evaluate(async (base) => {
    const verify = Reflect.get(globalThis, '__atriumVerifyTag') as (tag: HTMLScriptElement) => void;
    const script = document.createElement('script');
    script.src = `${base}constructor`;
    verify(script);
    document.head.append(script);
    return new Promise((resolve) => {
      script.onload = () => resolve('ran');
      script.onerror = () => resolve(script.integrity);
    });
  }, alpha.release.base);
  expect(outcome).toBe(`sha384-${'A'.repeat(64)}`);
});

const FULL = process.env['ATRIUM_TEST_FULL'] === '1';
const ENOUGH = 6;
/** All, or six from the first to the last. */
const someOf = <Item>(items: readonly Item[]): Item[] =>
  items.filter((_, index) => FULL || index % Math.ceil(items.length / ENOUGH) === 0);

for (const name of ['hr', 'clients']) {
  test(`no changed file of the remote ${name} runs`, async ({ page, open, running: { portal } }) => {
    const remote = await readRelease(fileURLToPath(new URL(`../../remotes/${name}/dist`, import.meta.url)));
    portal.publish(remote);
    portal.remotes = [resolveRemote(remote)];
    const listRunAt = async (route: string) => {
      await open(route);
      const heading = page.getByRole('heading', { level: 1, name: /^(?!Loading)/ });
      await heading
        .or(page.getByRole('button', { name: 'Retry' }))
        .first()
        .waitFor();
      return listRun(page, remote);
    };
    const routeByFile = new Map<string, string>();
    for (const { path } of someOf(remote.manifest.description.routes)) {
      for (const file of await listRunAt(path)) routeByFile.set(file, path);
    }
    expect([...routeByFile.keys()]).toContain(remote.manifest.entry);
    const files = watchFiles(page);
    for (const [file, route] of someOf([...routeByFile])) {
      await test.step(file, async () => {
        portal.reset();
        files.reset();
        portal.faults.set(remote.release.base + file, { kind: 'bytes', change: changeOneByte });
        await listRunAt(route);
        // What a page loads while it is idle may come after its heading.
        await files.untilBlocked(remote.release.base + file);
        expect(await listRun(page, remote)).not.toContain(file);
      });
    }
  });
}
