import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TestClock, TestPortal, writeBuiltRemote, type BuiltRemoteOptions } from '@atrium/testing';
import { ReleaseService } from './release.service.js';

const clock = new TestClock();
let portal: TestPortal;
let code: string;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  code = (await portal.company()).code;
});
afterAll(() => portal.close());

const PUBLIC_PAGE = {
  routes: [
    { path: 'notes/public', title: 'Notes', layout: 'blank' as const, guard: { session: 'public' as const } },
  ],
  nav: [],
};

async function publish(options: BuiltRemoteOptions = {}, releases = portal.app.get(ReleaseService)) {
  const remote = await writeBuiltRemote({ description: PUBLIC_PAGE, ...options });
  try {
    await releases.publishReleases([remote.folder]);
  } finally {
    await remote.remove();
  }
}

/** What the shell gets for the remote `notes`. */
async function resolve() {
  clock.advance({ seconds: 6 });
  const { body } = await portal.browser().get(`/api/portal/resolve?company=${code}`);
  return body.remotes.find(({ id }: { id: string }) => id === 'notes');
}

const count = async (table: string) =>
  Number((await portal.database.query<{ count: string }>(`select count(*) from ${table}`))[0]?.count);

test('a published remote is resolved, and its files are at that path', async () => {
  await publish({ files: { 'page.js': 'let page;' } });
  const { release, lastKnownGood } = await resolve();
  expect(lastKnownGood).toBeNull();
  expect(release.base).toMatch(/^\/remotes\/notes\/1\.0\.0-[0-9a-f]{8}\/$/);
  const manifest = await portal.browser().get(`${release.base}remote.manifest.json`);
  expect(manifest.status).toBe(200);
  expect(manifest.body.files).toHaveProperty(['page.js']);
  expect((await portal.browser().get(`${release.base}page.js`)).text).toBe('let page;');
});

test('the same bytes again change nothing, and bring back files that were lost', async () => {
  const before = await resolve();
  const folder = path.join(portal.env.dataDir, 'releases', before.release.base.replace('/remotes/', ''));
  await rm(folder, { recursive: true });
  const moves = await count('channel_log');
  await publish({ files: { 'page.js': 'let page;' } });
  expect(await resolve()).toEqual(before);
  expect(await readFile(path.join(folder, 'page.js'), 'utf8')).toBe('let page;');
  expect([await count('release'), await count('channel_log')]).toEqual([1, moves]);
});

test('of a build whose manifest is that of the current release, nothing else is read', async () => {
  const files = { 'page.js': 'let page;' };
  const remote = await writeBuiltRemote({ description: PUBLIC_PAGE, files });
  const releases = portal.app.get(ReleaseService);
  try {
    await writeFile(path.join(remote.folder, 'stray.js'), 'let stray;');
    await expect(releases.publish(remote.folder)).rejects.toThrow(
      'stray.js of notes is not in the manifest.',
    );
    await releases.publishReleases([remote.folder]);
  } finally {
    await remote.remove();
  }
});

test('the same version with other bytes is refused and changes nothing', async () => {
  const before = await resolve();
  await expect(publish({ files: { 'page.js': 'let other;' } })).rejects.toMatchObject({
    code: 'RELEASE_EXISTS',
    status: 409,
  });
  expect(await resolve()).toEqual(before);
  expect(await readdir(path.join(portal.env.dataDir, 'releases/notes'))).toHaveLength(1);
});

test('a new version is served, the one before is kept to fall back on, and old ones stay', async () => {
  const first = await resolve();
  await publish({ version: '1.1.0+ab12cd34' });
  const second = await resolve();
  expect(second.release.version).toBe('1.1.0+ab12cd34');
  expect(second.lastKnownGood).toEqual(first.release);
  await publish({ version: '2.0.0' });
  expect((await resolve()).lastKnownGood).toEqual(second.release);
  expect((await portal.browser().get(`${first.release.base}remote.manifest.json`)).status).toBe(200);
});

test('publishing an older release again goes back to it', async () => {
  await publish({ version: '1.1.0+ab12cd34' });
  const { release, lastKnownGood } = await resolve();
  expect([release.version, lastKnownGood.version]).toEqual(['1.1.0+ab12cd34', '2.0.0']);
});

test('a path that another remote has is refused', async () => {
  const before = await count('release');
  await expect(publish({ id: 'other' })).rejects.toThrow(
    'other has paths that another remote has: notes/public (of notes).',
  );
  expect(await count('release')).toBe(before);
});

test('two gateways that publish the same at the same moment make one release', async () => {
  const second = await TestPortal.start({ clock, beside: portal });
  try {
    const before = [await count('release'), await count('channel_log')] as const;
    const releases = [portal.app.get(ReleaseService), second.app.get(ReleaseService)];
    await Promise.all([...releases, ...releases].map((service) => publish({ version: '3.0.0' }, service)));
    expect([await count('release'), await count('channel_log')]).toEqual([before[0] + 1, before[1] + 1]);
    expect((await resolve()).release.version).toBe('3.0.0');
  } finally {
    await second.close();
  }
});

test('no draft is left in the store', async () => {
  const names = await readdir(path.join(portal.env.dataDir, 'releases'));
  expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
});
