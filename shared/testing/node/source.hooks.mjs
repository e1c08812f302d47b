import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const relative = /^\.{1,2}\/.*\.js$/;
const cache = new URL('../../../.cache/sources/', import.meta.url);
/** A test runner may reload a file by adding a query to its URL, so only the path counts. */
const isSource = (url) => /\.tsx?$/.test(new URL(url).pathname);

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const fromSource = context.parentURL !== undefined && isSource(context.parentURL);
  if (!fromSource || !relative.test(specifier)) return next(specifier, context);
  const [source, component] = ['.ts', '.tsx'].map((type) => specifier.replace(/\.js$/, type));
  return next(source, context).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return next(component, context);
  });
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!isSource(url)) return next(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(url)), shortCircuit: true };
}

/** Loading the compiler takes longer than most test processes run, so its output is cached. */
async function compiled(/** @type {string} */ file) {
  const source = await readFile(file, 'utf8');
  const key = createHash('sha256').update(file).update(source).digest('hex');
  const kept = new URL(`${key}.js`, cache);
  return readFile(kept, 'utf8').catch(() => compile(file, source, kept));
}

/**
 * @param {string} file
 * @param {string} source
 * @param {URL} kept
 */
async function compile(file, source, kept) {
  const [{ componentSource, serviceSource }, { exampleFiles, withSource }, { transform }] = await Promise.all(
    [import('@atrium/tooling/swc'), import('@atrium/tooling/examples'), import('@swc/core')],
  );
  const { code } = await transform(exampleFiles.test(file) ? withSource(source) : source, {
    // A file with .ts is not parsed as JSX, because a generic arrow function looks like it.
    ...(file.endsWith('.tsx') ? componentSource : serviceSource),
    filename: file,
    sourceMaps: 'inline',
  });
  // Written to a draft and renamed, because another process may read the file at any moment.
  const draft = new URL(`${kept.href}.${process.pid}`);
  await mkdir(cache, { recursive: true });
  await writeFile(draft, code);
  await rename(draft, kept);
  return code;
}
