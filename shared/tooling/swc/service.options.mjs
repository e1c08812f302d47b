/**
 * SWC's options for the TypeScript of services, for the build, for Jest and for running sources directly.
 * @type {import('@swc/core').Options}
 */
export const serviceSource = {
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
  module: { type: 'es6' },
};

/**
 * The same for files with JSX, in component tests.
 * @type {import('@swc/core').Options}
 */
export const componentSource = {
  ...serviceSource,
  jsc: {
    ...serviceSource.jsc,
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    transform: { ...serviceSource.jsc?.transform, react: { runtime: 'automatic' } },
  },
};
