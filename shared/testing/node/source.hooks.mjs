import { fileURLToPath } from 'node:url';
import { serviceSource } from '@atrium/tooling/swc';
import { transformFile } from '@swc/core';

const relative = /^\.{1,2}\//;

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const fromSource = context.parentURL?.endsWith('.ts') && relative.test(specifier);
  return next(fromSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), {
    ...serviceSource,
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
