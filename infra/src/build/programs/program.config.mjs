import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir, programsDir, projectRoot } from '../../project.paths.mjs';
import { AsciiPlugin } from './ascii.plugin.mjs';

/**
 * Libraries that stay outside: typeorm finds its drivers by name, and pg must be the one that it finds; pino starts
 * threads; typescript is for settings that a library could read; the others are native.
 */
const outside =
  /^(typeorm|pg|pg-protocol|pino|typescript|sharp|@node-rs\/argon2|@myriaddreamin\/typst-ts-node-compiler)($|\/)/;

/** Modules that name a program beside them: there `import.meta.url` is the bundle's own. */
const namesPrograms = /\.programs?\.js$/;

/** Those of the services and contracts that SWC wrote, with a source map beside each. */
const compiled = /[\\/](services|shared)[\\/][a-z-]+[\\/]dist[\\/].+\.js$/;

/** @typedef {import('webpack').ExternalItemFunctionData} Asked */

/**
 * Leaves a package outside, also one that is not installed: libraries try whether optional ones are there.
 * @param {Asked} asked
 * @returns {Promise<string | undefined>}
 */
async function leaveOutside({ context, request, dependencyType, getResolve }) {
  if (request.startsWith('.') || path.isAbsolute(request) || isBuiltin(request)) return undefined;
  const external = `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import'} ${request}`;
  if (outside.test(request)) return external;
  const resolve = /** @type {(context: string, request: string) => Promise<unknown>} */ (getResolve?.());
  return resolve(context, request).then(
    () => undefined,
    () => external,
  );
}

/**
 * Names stay as they are, and what gateway and worker share is a file of its own.
 * @type {import('webpack').Configuration['optimization']}
 */
const optimization = {
  minimize: false,
  nodeEnv: false,
  // Exports that no program uses are left out; which of them each program uses would take half as long again.
  usedExports: 'global',
  moduleIds: 'named',
  chunkIds: 'named',
  mangleExports: false,
  splitChunks: {
    chunks: ({ name }) => name === 'gateway' || name === 'worker',
    minSize: 0,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      portal: { name: 'portal', minChunks: 2 },
    },
  },
};

/**
 * webpack's settings for the programs of the services: each becomes one file with its libraries; what gateway and
 * worker share is a file of its own. No name is changed, because injection, entities and logs need those of classes;
 * elsewhere `import.meta.url` stays that of SWC's output, so that files beside the code are read there.
 * @param {Record<string, string>} entry
 * @returns {import('webpack').Configuration}
 */
export const programConfig = (entry) => ({
  mode: 'production',
  context: projectRoot,
  target: 'node20.19',
  entry,
  experiments: { outputModule: true },
  output: {
    path: programsDir,
    filename: '[name].js',
    chunkFilename: '[name].js',
    module: true,
    library: { type: 'module' },
    devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    clean: true,
  },
  // Lines alone: a map is read when an error is logged, while requests wait.
  devtool: 'nosources-cheap-module-source-map',
  externals: leaveOutside,
  module: {
    parser: {
      javascript: {
        createRequire: false,
        url: false,
        exprContextCritical: false,
        // A type that decorators name is looked for when the program runs.
        exportsPresence: false,
      },
    },
    rules: [
      { test: compiled, extractSourceMap: true },
      { test: namesPrograms, parser: { importMeta: false } },
    ],
  },
  optimization,
  plugins: [new AsciiPlugin()],
  // A machine that builds once only would spend a third of the build on what nobody reads.
  cache: !process.env.CI && {
    type: 'filesystem',
    cacheDirectory: path.join(cacheDir, 'webpack'),
    name: 'programs',
    buildDependencies: { config: [fileURLToPath(import.meta.url)] },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});
