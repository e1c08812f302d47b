const noFocus = ['describe', 'test', 'it'].flatMap((object) =>
  ['only', 'skip', 'todo'].map((property) => ({ object, property, message: 'Every test runs.' })),
);
const noModuleMocks = ['mock', 'unstable_mockModule', 'doMock'].map((property) => ({
  object: 'jest',
  property,
  message: 'Test with the real module.',
}));

const on = (names) => Object.fromEntries(names.map((name) => [name, 'error']));
const off = (names) => Object.fromEntries(names.map((name) => [name, 'off']));
const typescript = (names) => names.map((name) => `typescript/${name}`);

/** Rules beyond plain errors, also for .mjs files. */
export const plainRules = {
  ...on([
    'atrium/explain-suppression',
    'atrium/max-constructor-parts',
    'atrium/max-parameters',
    'atrium/restricted-syntax',
    'no-array-constructor',
    'no-case-declarations',
    'no-empty',
    'no-eval',
    'no-fallthrough',
    'no-new-func',
    'no-prototype-builtins',
    'no-script-url',
    'no-unused-expressions',
    'no-useless-constructor',
    'no-var',
    'object-shorthand',
    'prefer-const',
    'prefer-rest-params',
    'prefer-spread',
    'prefer-template',
    'preserve-caught-error',
  ]),
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'max-lines': ['error', 350],
  'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
  'no-restricted-properties': ['error', ...noFocus, ...noModuleMocks],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
};

/** For TypeScript: typescript-eslint's strict and stylistic rules, with our additions and exceptions. */
export const typedRules = {
  ...on(
    typescript([
      'adjacent-overload-signatures',
      'array-type',
      'ban-tslint-comment',
      'consistent-generic-constructors',
      'consistent-indexed-object-style',
      'consistent-type-assertions',
      'no-confusing-non-null-assertion',
      'no-deprecated',
      'no-dynamic-delete',
      'no-empty-object-type',
      'no-explicit-any',
      'no-inferrable-types',
      'no-mixed-enums',
      'no-namespace',
      'no-non-null-asserted-nullish-coalescing',
      'no-non-null-assertion',
      'no-require-imports',
      'no-unnecessary-boolean-literal-compare',
      'no-unnecessary-template-expression',
      'no-unnecessary-type-arguments',
      'no-unnecessary-type-assertion',
      'no-unnecessary-type-constraint',
      'no-unnecessary-type-conversion',
      'no-unsafe-argument',
      'no-unsafe-assignment',
      'no-unsafe-call',
      'no-unsafe-enum-comparison',
      'no-unsafe-function-type',
      'no-unsafe-member-access',
      'no-unsafe-return',
      'only-throw-error',
      'prefer-find',
      'prefer-for-of',
      'prefer-function-type',
      'prefer-includes',
      'prefer-literal-enum-member',
      'prefer-optional-chain',
      'prefer-promise-reject-errors',
      'prefer-reduce-type-parameter',
      'prefer-regexp-exec',
      'prefer-return-this-type',
      'prefer-string-starts-ends-with',
      'related-getter-setter-pairs',
      'unified-signatures',
      'use-unknown-in-catch-callback-variable',
    ]),
  ),
  'typescript/ban-ts-comment': [
    'error',
    { minimumDescriptionLength: 10, 'ts-expect-error': 'allow-with-description', 'ts-ignore': true },
  ],
  'typescript/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-misused-spread': ['error', { allow: ['string'] }],
  'typescript/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
  'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
  'typescript/restrict-plus-operands': ['error', { allowNumberAndString: true }],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // A declaration file for untyped modules is not seen by a package that compiles our sources with other settings.
  'typescript/triple-slash-reference': ['error', { path: 'always', types: 'never', lib: 'never' }],
  'typescript/unbound-method': ['error', { ignoreStatic: true }],
};

/** Tests may read untyped answers and assert that values exist: they fail if that is wrong. */
export const testRules = off([
  'atrium/max-parameters',
  'max-lines-per-function',
  'no-console',
  ...typescript([
    'no-non-null-assertion',
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'unbound-method',
  ]),
]);

/** Rules for React, accessibility and Jest that are wrong here more often than right. */
export const misleadingRules = off([
  // axe checks every page in a browser, where roles, keys and names are known; these rules guess them from the source.
  'jsx-a11y/alt-text',
  'jsx-a11y/click-events-have-key-events',
  'jsx-a11y/control-has-associated-label',
  'jsx-a11y/interactive-supports-focus',
  'jsx-a11y/no-interactive-element-to-noninteractive-role',
  'jsx-a11y/no-noninteractive-element-interactions',
  'jsx-a11y/no-noninteractive-element-to-interactive-role',
  'jsx-a11y/no-noninteractive-tabindex',
  'jsx-a11y/prefer-tag-over-role',
  'jsx-a11y/role-has-required-aria-props',
  // A table that is displayed as a grid or as cards keeps its roles only if they are written explicitly.
  'jsx-a11y/no-redundant-roles',
  // Dialogs and sign-in pages focus their first field.
  'jsx-a11y/no-autofocus',
  // These concern the React Compiler, which is not used.
  'react/incompatible-library',
  'react/preserve-manual-memoization',
  'react/purity',
  'react/set-state-in-effect',
  // An expectation may be in a function that several tests share, or in only one case of a table of cases.
  'jest/expect-expect',
  'jest/no-conditional-expect',
  'jest/no-standalone-expect',
  'jest/require-to-throw-message',
  // Texts that only the program reads are sorted by code units on purpose.
  'typescript/require-array-sort-compare',
]);
