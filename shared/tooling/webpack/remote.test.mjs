import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildTestRemote } from './test-remote.mjs';

const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const styled = {
  'sample.page.tsx': `import styles from './page.module.css';
    export default function SamplePage() { return <p className={styles.box}>Sample</p>; }`,
  'page.module.css': '.box { color: teal; }',
};

const guard = { session: 'staff' };
const widget = (id, slot) => ({ id, slot, title: id, order: 1, guard });
const slots = [widget('sample.day', 'dashboard.widget'), widget('sample.tab', 'profile.tab')];
const sample = { files: styled, changes: { slots } };

describe('a remote that keeps the rules', () => {
  let built;
  beforeAll(async () => {
    built = await buildTestRemote(sample);
  });

  test('has a manifest with its release and the hash of every script and style', () => {
    const { errors, manifest, assets } = built;
    expect(errors).toEqual([]);
    expect(manifest.version).toMatch(/^1\.0\.0\+[0-9a-f]{8}$/);
    expect(manifest.container).toBe(`sample__${manifest.version.replace(/\W/g, '_')}`);
    const verified = Object.keys(assets).filter((name) => /\.(js|css)$/.test(name));
    expect(Object.keys(manifest.files).sort()).toEqual(verified.sort());
    expect(verified).toContain(manifest.entry);
    expect(verified.some((name) => name.endsWith('.css'))).toBe(true);
    for (const name of verified) expect(manifest.files[name]).toBe(sha384(assets[name]));
  });

  test('names the files of each widget of the dashboard, those of the entry first', () => {
    const { manifest, assets } = built;
    expect(Object.keys(manifest.ahead)).toEqual(['sample.day']);
    const files = manifest.ahead['sample.day'];
    expect(files[0]).toBe(manifest.entry);
    expect(files.length).toBeGreaterThan(2);
    expect(files.some((file) => String(assets[file]).includes('The day'))).toBe(true);
    expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining(files));
  });

  test('has the same bytes compressed beside each file', () => {
    const { assets, manifest } = built;
    const entry = assets[manifest.entry];
    expect(brotliDecompressSync(assets[`${manifest.entry}.br`]).equals(entry)).toBe(true);
    expect(gunzipSync(assets[`${manifest.entry}.gz`]).equals(entry)).toBe(true);
  });

  test('gives the same bytes when it is built again', async () => {
    expect((await buildTestRemote(sample)).manifest).toEqual(built.manifest);
  });
});

describe('the build fails', () => {
  test('for styles that reach beyond the remote, and for a budget that is broken', async () => {
    const files = {
      'sample.page.tsx': `import './global.css'; export default function SamplePage() { return <p>Sample</p>; }`,
      'global.css':
        'body { margin: 0; } @font-face { font-family: Own; src: url("data:font/woff2;base64,AA"); }',
    };
    files['more.page.tsx'] = 'export default function MorePage() { return <p>More</p>; }';
    files['more.routes.ts'] = `import { defineRoutes } from '@atrium/sdk';
        const load = () => import('./more.page.js');
        const guard = { session: 'staff' } as const;
        export const moreRoutes = defineRoutes([{ path: 'sample/More', title: 'More', layout: 'full', guard, load }]);`;
    const budgets = { entryKb: 1, routeKb: 2 };
    const { errors } = await buildTestRemote({ files, changes: { budgets } });
    expect(errors.sort()).toEqual([
      expect.stringContaining('"body" styles more than this remote'),
      expect.stringContaining("@font-face belongs to the shell's theme"),
      expect.stringMatching(/^the entry weighs [\d.]+ kB gzip, its budget is 1 kB$/),
      expect.stringMatching(/^the page \.\/more\.page\.js weighs [\d.]+ kB gzip, its budget is 2 kB$/),
      expect.stringMatching(/^the page \.\/sample\.page\.js weighs [\d.]+ kB gzip, its budget is 2 kB$/),
      expect.stringMatching(/^the page \.\/sample\.widget\.js weighs [\d.]+ kB gzip, its budget is 2 kB$/),
    ]);
  });

  test('for a second copy of what the shell provides, and for a name that does not exist', async () => {
    const files = {
      'sample.page.tsx': `import { createApi } from '@reduxjs/toolkit/query/react';
          import { nothing } from './other.js';
          export default function SamplePage() { return <p>{typeof createApi} {nothing}</p>; }`,
      'other.ts': 'export const something = 1;',
    };
    const { errors, manifest } = await buildTestRemote({ files });
    expect(errors.join()).toContain('@reduxjs/toolkit comes from the shell');
    expect(errors.join()).toContain("export 'nothing'");
    expect(manifest).toBeUndefined();
  });

  test('for a description that the contract refuses', async () => {
    await expect(buildTestRemote({ changes: { id: 'Not An Id', extra: 1 } })).rejects.toThrow(
      /id: .+\n.*extra/s,
    );
  });
});
