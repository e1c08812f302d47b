import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { createBaseConfig } from './base.config.mjs';
import { readInstalledVersion, readProvidedVersions } from './provided-modules.mjs';
import { ShellPagePlugin } from './shell-page.plugin.mjs';

/** What draws the first page after sign-in. */
const FIRST_PAGES = new Set(['page-company', 'page-dashboard', 'page-data']);
/** What follows it on every page: it would bring its own copy of what the first page has already. */
const SOON_AFTER = new Set(['federation', 'frame-later']);

/**
 * Our modules of the first page after sign-in that one more of these chunks uses go into a chunk of their own, loaded
 * before them. Packages stay: what keeps the data is made ready while the page's own code is still coming.
 */
const first = {
  name: 'first',
  chunks: ({ name }) => FIRST_PAGES.has(name) || SOON_AFTER.has(name),
  minChunks: 2,
  minSize: 0,
  test: (module, { chunkGraph }) =>
    /[\\/](shared|shell)[\\/](?!node_modules)/.test(module.nameForCondition() ?? '') &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => FIRST_PAGES.has(name)),
};

/** Webpack's configuration of the shell in the current folder. It has no federation plug-in and no URL of a remote. */
export default function configureShell(_env, { mode = 'production' }) {
  const folder = process.cwd();
  const base = createBaseConfig({ folder, mode });
  return {
    ...base,
    // On a slow phone a request costs more than a few kilobytes contained in two pages: see docs/decisions/0034.
    optimization: { ...base.optimization, splitChunks: { minSize: 50_000, cacheGroups: { first } } },
    // This comes first, because tags are verified from the first chunk on.
    entry: { main: ['./src/federation/install-verified-tags.ts', './src/main.tsx'] },
    output: { ...base.output, publicPath: '/', uniqueName: 'atrium_shell' },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({
        ATRIUM_PROVIDED_VERSIONS: JSON.stringify(readProvidedVersions()),
        ATRIUM_FEDERATION_VERSION: JSON.stringify(readInstalledVersion('@module-federation/runtime')),
      }),
      new HtmlWebpackPlugin({ template: path.join(folder, 'src/index.html'), scriptLoading: 'defer' }),
      new ShellPagePlugin(),
    ],
  };
}
