import { readFileSync } from 'node:fs';
import type { RemoteDescription } from '@atrium/contracts';
import {
  findCollisions,
  findRepeatedPaths,
  isVerifiedFile,
  originalOf,
  releaseFolder,
  supportsFederation,
} from './release.rules.js';

const remote = (id: string, ...paths: string[]): RemoteDescription => ({
  id,
  title: id,
  summary: id,
  icon: 'x',
  owner: id,
  contract: 1,
  nav: [],
  slots: [],
  budgets: { entryKb: 1, routeKb: 1 },
  routes: paths.map((path) => ({ path, title: path, layout: 'full', guard: { session: 'staff' } })),
});

test('the federation plug-in that builds the remotes is supported', () => {
  const file = new URL('../../../../shared/tooling/package.json', import.meta.url);
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  expect(supportsFederation(dependencies['@module-federation/enhanced']!)).toBe(true);
});

test.each(['2.8.9', '2.10.0', '3.9.0', '29.0.0', '', 'latest'])(
  'federation %p is not supported',
  (version) => {
    expect(supportsFederation(version)).toBe(false);
  },
);

test('routes of two remotes that differ in letter case only collide', () => {
  const others = [remote('hr', 'employee/Attendance'), remote('clients', 'client/proposal')];
  expect(findCollisions(remote('new', 'employee/attendance', 'new/list'), others)).toEqual([
    'employee/Attendance (of hr)',
  ]);
  expect(findCollisions(remote('new', 'new/list'), others)).toEqual([]);
});

test('a new release of a remote does not collide with its own old one', () => {
  expect(findCollisions(remote('hr', 'a/b'), [remote('hr', 'a/b')])).toEqual([]);
});

test('a path declared twice is found', () => {
  expect(findRepeatedPaths(remote('hr', 'a/b', 'c', 'A/B'))).toEqual(['a/b']);
});

test('what a browser runs is verified, compressed copies are held against their original', () => {
  expect(['a.js', 'b/c.css'].every(isVerifiedFile)).toBe(true);
  expect(['a.js.br', 'a.svg', 'a.json', 'ajs'].some(isVerifiedFile)).toBe(false);
  expect([originalOf('a.js.br'), originalOf('a.css.gz'), originalOf('a.js')]).toEqual([
    'a.js',
    'a.css',
    null,
  ]);
});

test('a release has its own folder', () => {
  const release = { remoteId: 'hr', version: '1.0.0+ab12', contentHash: '0123456789abcdef' };
  expect(releaseFolder(release)).toBe('hr/1.0.0_ab12-01234567');
});
