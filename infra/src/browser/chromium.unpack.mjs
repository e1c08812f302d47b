/**
 * Unpacks the npm package's Chromium into TMPDIR and prints where it is. A separate process, because the package reads
 * TMPDIR only once: `chromium.unpack.mjs PACKAGE_FOLDER`.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '.'] = process.argv.slice(2);
const entry = pathToFileURL(path.join(folder, 'build', 'esm', 'index.mjs')).href;
const { default: chromium, inflate } = await import(entry);

console.log(await chromium.executablePath());
await inflate(path.join(folder, 'bin', 'al2023.tar.br'));
