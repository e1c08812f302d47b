import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { cacheFolder } from './project.paths.mjs';
import configureRemote from './remote.mjs';

const description = {
  id: 'sample',
  title: 'Sample',
  summary: 'For a test.',
  icon: 'apps',
  owner: 'tests',
  contract: 1,
  nav: [],
  slots: [],
  budgets: { entryKb: 12, routeKb: 60 },
};

const remoteSource = (changes) => `
import { defineRemote } from '@atrium/sdk';
import { moreRoutes } from './more.routes.js';
const guard = { session: 'staff' } as const;
const described = ${JSON.stringify({ ...description, ...changes })};
export default defineRemote({
  ...described,
  slots: described.slots.map((slot) => ({ ...slot, load: () => import('./sample.widget.js') })),
  routes: [
    { path: 'sample/Page', title: 'Page', layout: 'full', guard, load: () => import('./sample.page.js') },
    ...moreRoutes,
  ],
});`;

const noMoreRoutes =
  "import { defineRoutes } from '@atrium/sdk'; export const moreRoutes = defineRoutes([]);";
const widget = 'export default function SampleWidget() { return <p>The day</p>; }';
const plainPage = 'export default function SamplePage() { return <p>Sample</p>; }';

/**
 * Writes a remote with these files inside the repository, where packages are found, and builds it.
 * @param files further sources by name; `changes` to its description
 * @returns its errors, its manifest if it was built, and the bytes of its assets by name
 */
export async function buildTestRemote({ files = {}, changes = {} } = {}) {
  // Always the same folder, because source maps contain it, and the hashes in file names depend on them.
  const folder = path.join(cacheFolder, `test-remote-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const sources = {
      'remote.ts': remoteSource(changes),
      'more.routes.ts': noMoreRoutes,
      'sample.page.tsx': plainPage,
      'sample.widget.tsx': widget,
      ...files,
    };
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'package.json'), '{ "version": "1.0.0", "type": "module" }');
    for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, 'src', name), text);
    return await build(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function build(folder) {
  const config = await configureRemote({ folder }, { mode: 'production' });
  const compiler = webpack({ ...config, cache: false });
  const assets = {};
  compiler.hooks.assetEmitted.tap('test', (name, { content }) => {
    assets[name] = content;
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const { errors } = stats.toJson({ all: false, errors: true });
  const manifest = assets['remote.manifest.json'];
  return { errors: errors.map(({ message }) => message), assets, manifest: manifest && JSON.parse(manifest) };
}
