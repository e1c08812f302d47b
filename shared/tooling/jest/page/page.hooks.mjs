import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const empty = new URL('../empty.module.mjs', import.meta.url).href;
const globals = new URL('./jest.globals.mjs', import.meta.url).href;

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (/\.(css|scss|webp)$/.test(specifier)) return { url: empty, shortCircuit: true };
  if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
  const ofBrowsers = { ...context, conditions: ['browser', ...context.conditions] };
  return next(specifier, ofBrowsers).catch((error) => {
    if (error.code !== 'ERR_UNSUPPORTED_DIR_IMPORT') throw error;
    // webpack reads the package.json of a folder, as Node does for modules of the older kind.
    const file = createRequire(context.parentURL).resolve(specifier);
    return { url: pathToFileURL(file).href, shortCircuit: true };
  });
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  // A page's code imports texts and data as webpack reads them, without saying their type.
  if (url.endsWith('.json') && context.importAttributes.type !== 'json')
    return {
      format: 'module',
      source: `export default ${await readFile(new URL(url), 'utf8')};`,
      shortCircuit: true,
    };
  const module = await next(url, context);
  return isPageCode(url) && typeof module.source === 'string'
    ? { ...module, source: loadedAhead(module.source) }
    : module;
}

const isPageCode = (url) => {
  const { pathname } = new URL(url);
  return /\.tsx?$/.test(pathname) && !/\.test\.tsx?$/.test(pathname);
};

/** Lazy imports of one literal, as SWC writes them. */
const lazyImport = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*(['"][^'"]+['"])\s*\)/g;

/** Loads a module's lazy imports as soon as it has run, and keeps them. */
function loadedAhead(source) {
  const specifiers = new Set(Array.from(source.matchAll(lazyImport), ([, specifier]) => specifier));
  if (specifiers.size === 0) return source;
  const call = (specifier) =>
    `globalThis.importAhead(import.meta.url, ${specifier}, () => import(${specifier}))`;
  const ahead = [...specifiers].map((specifier) => `void ${call(specifier)};`).join('\n');
  const [, body, map = ''] = /^([\s\S]*?)(\n\/\/# sourceMappingURL=[^\n]*\s*)?$/.exec(source);
  return `${body.replaceAll(lazyImport, (_, specifier) => call(specifier))}\n${ahead}${map}`;
}
