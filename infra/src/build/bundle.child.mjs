/**
 * Builds one browser package with webpack, in a process of its own: `bundle.child.mjs FOLDER`. Its
 * `webpack.config.mjs` exports a configuration or a function of the mode.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const [folder = '.'] = process.argv.slice(2);
process.chdir(folder);

const { default: exported } = await import(pathToFileURL(path.resolve('webpack.config.mjs')).href);
const mode = 'production';
const config = typeof exported === 'function' ? await exported({}, { mode }) : await exported;

const compiler = webpack({ mode, ...config });
compiler.run((error, stats) => {
  const failed = error || stats?.hasErrors();
  if (error) console.error(error.stack);
  else if (failed) console.error(stats?.toString({ preset: 'errors-only', colors: false }));
  process.exitCode = failed ? 1 : 0;
  compiler.close(() => undefined);
});
