import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedFolder } from './project.paths.mjs';
import { bundledFolders, nameRelease } from './release-name.mjs';

let folder;
const write = (file, text) => writeFileSync(path.join(folder, file), text);
const name = (mode = 'production') => nameRelease({ folder, id: 'my-remote', mode });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'atrium-release-'));
  mkdirSync(path.join(folder, 'src'));
  write('package.json', '{ "version": "2.3.4" }');
  write('src/remote.ts', 'export {};');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a release is named after its version and content', () => {
  const { version, container } = name();
  expect(version).toMatch(/^2\.3\.4\+[0-9a-f]{8}$/);
  expect(container).toBe(`my_remote__2_3_4_${version.split('+')[1]}`);
  expect(name()).toEqual({ version, container });
});

test('what changes the bytes changes the name', () => {
  const before = name().version;
  expect(name('development').version).not.toBe(before);
  write('src/remote.ts', 'export const changed = 1;');
  expect(name().version).not.toBe(before);
});

test('what is not built does not', () => {
  const before = name().version;
  mkdirSync(path.join(folder, 'dist'));
  write('dist/entry.js', 'built');
  write('src/remote.test.ts', 'a test');
  write('README.md', 'words');
  expect(name().version).toBe(before);
});

test('bundled packages of the product count, those that the shell provides do not', () => {
  const dependencies = { react: '19', '@atrium/work-ui': '1', '@atrium/ui': '1', '@atrium/sdk': '1' };
  expect(bundledFolders({ dependencies })).toEqual([sharedFolder('contracts'), sharedFolder('work-ui')]);
});
