/**
 * Builds one browser package with webpack, in its own process: `bundle.child.mjs FOLDER MODE`. Its `webpack.config.mjs`
 * exports a function of the mode. In development the shell's page reloads by itself.
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runWebpack } from './webpack.run.mjs';

const [folder = '.', mode = 'production'] = process.argv.slice(2);
process.chdir(folder);

const { default: configure } = await import(pathToFileURL(path.resolve('webpack.config.mjs')).href);
const config = await configure({}, { mode });
if (mode === 'development') {
  config.entry.main?.push(fileURLToPath(new URL('../dev/reload.client.mjs', import.meta.url)));
}

runWebpack(config);
