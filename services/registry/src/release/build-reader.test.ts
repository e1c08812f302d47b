import { appendFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeBuiltRemote, type BuiltRemote, type BuiltRemoteOptions } from '@atrium/testing';
import { BuildReaderService } from './build-reader.service.js';

const reader = new BuildReaderService();
const built: BuiltRemote[] = [];
afterEach(() => Promise.all(built.splice(0).map((remote) => remote.remove())));

async function write(options: BuiltRemoteOptions = {}): Promise<BuiltRemote> {
  const remote = await writeBuiltRemote(options);
  built.push(remote);
  return remote;
}

const FILES = { 'page.js': 'let page;', 'css/page.css': '.notes-a{}', 'logo.svg': '<svg/>' };

test('a build whose bytes are what its manifest says is read', async () => {
  const { folder, manifest } = await write({ files: FILES });
  await writeFile(path.join(folder, 'page.js.br'), brotliCompressSync(FILES['page.js']));
  await writeFile(path.join(folder, 'page.js.gz'), gzipSync(FILES['page.js']));
  const read = await reader.read(folder);
  expect(read.manifest).toEqual(manifest);
  expect(read.manifestIntegrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  expect(await reader.read(folder)).toEqual(read);
});

test('one byte more in any file makes it another build, or none', async () => {
  for (const name of ['entry.js', 'page.js', 'css/page.css', 'logo.svg']) {
    const { folder } = await write({ files: FILES });
    const before = await reader.read(folder);
    await appendFile(path.join(folder, name), ' ');
    if (name === 'logo.svg') expect((await reader.read(folder)).contentHash).not.toBe(before.contentHash);
    else
      await expect(reader.read(folder)).rejects.toThrow(
        `${name} of notes has other bytes than its manifest says.`,
      );
  }
});

const change = (name: string, content: string) => (folder: string) =>
  writeFile(path.join(folder, name), content);

test.each<[string, BuiltRemoteOptions, (folder: string) => Promise<unknown>]>([
  ['has no remote.manifest.json', {}, (folder) => rm(path.join(folder, 'remote.manifest.json'))],
  ['is not JSON', {}, change('remote.manifest.json', '<!doctype html>')],
  ['is not valid', { manifest: { version: 'one' } }, async () => undefined],
  ['description.contract', { description: { contract: 2 as 1 } }, async () => undefined],
  ['is not in the manifest', {}, change('extra.js', 'alert(1)')],
  ['is not in the manifest', {}, change('extra.css', '*{}')],
  ['is in the manifest and not in the build', { files: FILES }, (folder) => rm(path.join(folder, 'page.js'))],
  ['The entry gone.js of notes is missing', { manifest: { entry: 'gone.js' } }, async () => undefined],
  ['is not a copy of entry.js', {}, change('entry.js.br', 'something else')],
  ['federation 3.0.0', { manifest: { federation: '3.0.0' } }, async () => undefined],
  ['neither a file nor a folder', {}, (folder) => symlink('/etc/hostname', path.join(folder, 'a.svg'))],
  [
    'menu entries without a route',
    { description: { nav: [{ id: 'x', title: 'X', icon: 'x', path: 'no/where', order: 1 }] } },
    async () => undefined,
  ],
  [
    'a menu entry in an unknown group: none',
    {
      description: {
        nav: [{ id: 'x', title: 'X', icon: 'x', path: 'notes/list', order: 1, group: 'none' }],
        navGroups: [{ id: 'some', title: 'Some', icon: 'x' }],
      },
    },
    async () => undefined,
  ],
])('a build is refused: %s', async (sentence, options, spoil) => {
  const { folder } = await write(options);
  await spoil(folder);
  await expect(reader.read(folder)).rejects.toThrow(sentence);
});

test('an entry of the menu may be a part of a page, in a group of the portal', async () => {
  const part = { id: 'x', title: 'X', icon: 'x', path: 'notes/list?show=mine', order: 1, group: 'work' };
  const { folder } = await write({ description: { nav: [part] } });
  expect((await reader.read(folder)).manifest.description.nav).toEqual([part]);
});

test('a manifest that names a file outside its folder is refused', async () => {
  const hash = `sha384-${'A'.repeat(64)}`;
  const { folder } = await write({
    manifest: { entry: '../../etc/hostname', files: { '../../etc/hostname': hash } },
  });
  await expect(reader.read(folder)).rejects.toThrow('is missing');
});
