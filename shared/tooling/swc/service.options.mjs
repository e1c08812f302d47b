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
