import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import '../swc/one-thread.mjs';
import { exampleFiles } from '../examples/example-source.mjs';
import logicalProperties from './logical.postcss.mjs';
import { PrecompressPlugin } from './precompress.plugin.mjs';
import { cacheFolder, installedFolder, toolingFolder } from './project.paths.mjs';
import { VerifiedTagsPlugin } from './verified-tags.plugin.mjs';

/** Product specification 9. The shell, which creates a remote's tags, applies the remote's own shorter limits. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

const swc = (tsx) => ({
  loader: 'swc-loader',
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      // The shell only provides react/jsx-runtime, so remotes use it in development too.
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
});

// Bootstrap 5.3 uses Sass features that are now deprecated.
const oldSass = ['import', 'global-builtin', 'color-functions', 'if-function'];

// By its salt the cache tells apart the class names of two releases; options alone it does not compare.
const styles = (cssModules) => [
  MiniCssExtractPlugin.loader,
  {
    loader: 'css-loader',
    ident: `css-modules-${cssModules.localIdentHashSalt ?? ''}`,
    options: { modules: { auto: true, namedExport: false, ...cssModules } },
  },
];
const sass = [
  {
    loader: 'postcss-loader',
    options: { postcssOptions: { config: false, plugins: [logicalProperties()] } },
  },
  { loader: 'sass-loader', options: { sassOptions: { quietDeps: true, silenceDeprecations: oldSass } } },
];

const rulesFor = (cssModules) => [
  { test: /\.ts$/, exclude: /node_modules/, use: swc(false) },
  { test: /\.tsx$/, exclude: /node_modules/, use: swc(true) },
  { test: exampleFiles, enforce: 'pre', use: path.join(toolingFolder, 'examples/example.loader.mjs') },
  { test: /\.css$/, use: styles(cssModules) },
  { test: /\.scss$/, use: [...styles(cssModules), ...sass] },
  { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource' },
  {
    test: /[\\/]locales[\\/].+\.json$/,
    type: 'javascript/auto',
    use: path.join(toolingFolder, 'webpack/texts.loader.mjs'),
  },
];

// Their default builds inject styles, which the content security policy refuses.
const withoutInjectedStyles = {
  'react-toastify$': path.join(installedFolder, 'react-toastify/dist/unstyled.mjs'),
  sweetalert2$: path.join(installedFolder, 'sweetalert2/dist/sweetalert2.esm.js'),
};

/** The package always names its development build for bundlers, so the right one is chosen here. */
const routerBuild = (mode) => ({
  'react-router$': path.join(installedFolder, `react-router/dist/${mode}/index.mjs`),
  'react-router/dom$': path.join(installedFolder, `react-router/dist/${mode}/dom-export.mjs`),
});

/** Zod itself imports what writes JSON schemas, so that no bundler can leave it out: github.com/colinhacks/zod/pull/6350. */
const withoutJsonSchemas = () =>
  new webpack.NormalModuleReplacementPlugin(/\/(json-schema-processors|to-json-schema)\.js$/, (found) => {
    if (/[\\/]zod[\\/]v4[\\/]/.test(found.context))
      found.request = path.join(toolingFolder, 'webpack/no-json-schema.cjs');
  });

const resolveFor = (mode) => ({
  extensions: ['.ts', '.tsx', '.js'],
  extensionAlias: { '.js': ['.js', '.ts', '.tsx'] },
  conditionNames: ['atrium-source', '...'],
  alias: { ...withoutInjectedStyles, ...routerBuild(mode) },
});

const optimization = {
  minimizer: [
    new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
  ],
};

/** The configuration that shell and remotes share. `cssModules` are options of css-loader's modules. */
export function createBaseConfig({ folder, mode, cssModules = {} }) {
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // Source maps are written beside the files for developers; no file refers to them, and the gateway does not serve
    // them.
    devtool: mode === 'production' ? 'hidden-source-map' : 'inline-source-map',
    output: {
      path: path.join(folder, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      // A module that threw while loading is executed again by the next import, so that Retry can succeed; the newer
      // option strictModuleErrorHandling would throw the same error for ever.
      strictModuleExceptionHandling: true,
    },
    resolve: resolveFor(mode),
    // npm may install a loader beside the presets instead of at the root.
    resolveLoader: { modules: [path.join(toolingFolder, 'node_modules'), installedFolder] },
    module: { parser: { javascript: { exportsPresence: 'error' } }, rules: rulesFor(cssModules) },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      withoutJsonSchemas(),
      new VerifiedTagsPlugin(),
      new PrecompressPlugin(),
    ],
    optimization,
    // A machine that builds once only would spend a third of the build on what nobody reads.
    cache: !process.env.CI && {
      type: 'filesystem',
      cacheDirectory: cacheFolder,
      name: `${path.basename(folder)}-${mode}`,
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
