import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const relative = /^\.{1,2}\/.*\.js$/;
const cache = new URL('../../../.cache/sources/', import.meta.url);
/** A test runner may reload a file by adding a query to its URL, so only the path counts. */
const isSource = (url) => /\.tsx?$/.test(new URL(url).pathname);

/** What a package is to all sources of one workspace: a start asks some 15,000 times for some 1,000 of them. */
const packages = /** @type {Map<string, import('node:module').ResolveFnOutput>} */ (new Map());
const workspace = /^.*\/(?:services|remotes|shared)\/[^/]+\/|^.*\/(?:shell|infra)\//;

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const { parentURL } = context;
  if (parentURL === undefined || !isSource(parentURL)) return next(specifier, context);
  if (relative.test(specifier)) return { url: sourceOf(specifier, parentURL), shortCircuit: true };
  if (specifier.startsWith('.') || specifier.includes(':')) return next(specifier, context);
  const key = `${workspace.exec(parentURL)?.[0]} ${specifier}`;
  const known = packages.get(key) ?? { ...(await next(specifier, context)), shortCircuit: true };
  packages.set(key, known);
  return known;
}

/**
 * @param {string} specifier
 * @param {string} parentUrl
 */
function sourceOf(specifier, parentUrl) {
  const compiled = new URL(specifier, parentUrl).href;
  const source = compiled.replace(/\.js$/, '.ts');
  if (existsSync(fileURLToPath(source))) return source;
  const component = `${source}x`;
  return existsSync(fileURLToPath(component)) ? component : compiled;
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!isSource(url)) return next(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(url)), shortCircuit: true };
}

/** Loading the compiler takes longer than most test processes run, so its output is cached. */
async function compiled(/** @type {string} */ file) {
  const source = readFileSync(file, 'utf8');
  const key = createHash('sha256').update(file).update(source).digest('hex');
  const kept = new URL(`${key}.js`, cache);
  return existsSync(kept) ? readFileSync(kept, 'utf8') : compile(file, source, kept);
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
