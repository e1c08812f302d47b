import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

/** @type {import('@swc/core').Options} */
const options = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
  module: { type: 'es6' },
};

const relative = /^\.{1,2}\//;

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const fromSource = context.parentURL?.endsWith('.ts') && relative.test(specifier);
  return next(fromSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), options);
  return { format: 'module', source: code, shortCircuit: true };
}
