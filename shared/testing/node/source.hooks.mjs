import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const relative = /^\.{1,2}\//;
const cache = new URL('../../../.cache/sources/', import.meta.url);
/** A test runner may reload a file by adding a query to its URL, so only the path counts. */
const isSource = (url) => new URL(url).pathname.endsWith('.ts');

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const fromSource = context.parentURL !== undefined && isSource(context.parentURL);
  return next(
    fromSource && relative.test(specifier) ? specifier.replace(/\.js$/, '.ts') : specifier,
    context,
  );
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!isSource(url)) return next(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(url)), shortCircuit: true };
}

/** Loading the compiler takes longer than most test processes run, so its output is cached. */
async function compiled(/** @type {string} */ file) {
  const source = await readFile(file);
  const key = createHash('sha256').update(file).update(source).digest('hex');
  const kept = new URL(`${key}.js`, cache);
  return readFile(kept, 'utf8').catch(() => compile(file, kept));
}

/**
 * @param {string} file
 * @param {URL} kept
 */
async function compile(file, kept) {
  const [{ serviceSource }, { transformFile }] = await Promise.all([
    import('@atrium/tooling/swc'),
    import('@swc/core'),
  ]);
  const { code } = await transformFile(file, { ...serviceSource, sourceMaps: 'inline' });
  // Written to a draft and renamed, because another process may read the file at any moment.
  const draft = new URL(`${kept.href}.${process.pid}`);
  await mkdir(cache, { recursive: true });
  await writeFile(draft, code);
  await rename(draft, kept);
  return code;
}
