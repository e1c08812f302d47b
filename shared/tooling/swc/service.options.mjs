/**
 * How SWC reads the TypeScript of services, wherever it is run: built, under Jest, straight from the source.
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
