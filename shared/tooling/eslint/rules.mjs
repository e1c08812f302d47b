const importsWithoutExtension =
  'source.value=/^\\.{1,2}\\/(?!.*\\.(js|mjs|json|css|scss|svg|png|webp|woff2)$)/';

const restrictedSyntax = [
  {
    selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
    message: '`as unknown as` switches the type check off: parse the value, or fix its type.',
  },
  {
    selector: `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)[${importsWithoutExtension}]`,
    message: 'A relative import ends in its extension (.js for TypeScript).',
  },
];

/** Texts become elements by React alone, and what nobody may guess comes from node:crypto. */
const dangerousSyntax = [
  {
    selector: ':matches(JSXIdentifier, Property > Identifier.key)[name="dangerouslySetInnerHTML"]',
    message: 'Build the elements: what stands in the text would run.',
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
    message: 'Use textContent: what stands in the text would run.',
  },
  {
    selector:
      'CallExpression > MemberExpression.callee:matches([property.name="insertAdjacentHTML"], [object.name="document"][property.name=/^write(ln)?$/])',
    message: 'Build the elements: what stands in the text would run.',
  },
  {
    selector:
      'CallExpression[callee.name=/^create(Hash|Hmac)$/] > Literal.arguments:first-child[value=/^(md5|sha-?1)$/i]',
    message: 'Use SHA-256: this hash is broken.',
  },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Use node:crypto or crypto.randomUUID: this can be guessed.',
  },
];

const noFocus = ['describe', 'test', 'it'].flatMap((object) =>
  ['only', 'skip', 'todo'].map((property) => ({ object, property, message: 'Every test runs.' })),
);
const noModuleMocks = ['mock', 'unstable_mockModule', 'doMock'].map((property) => ({
  object: 'jest',
  property,
  message: 'Test with the real module.',
}));

/** Rules that need no types; they hold for .mjs as well. */
export const plainRules = {
  'atrium/explain-suppression': 'error',
  'atrium/max-parameters': 'error',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'max-lines': ['error', 250],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  'no-restricted-properties': ['error', ...noFocus, ...noModuleMocks],
  'no-eval': 'error',
  'no-new-func': 'error',
  'no-script-url': 'error',
  'no-restricted-syntax': ['error', ...restrictedSyntax, ...dangerousSyntax],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
  'object-shorthand': 'error',
  'prefer-const': 'error',
  'prefer-template': 'error',
};

/** What we add to, loosen in and leave out of typescript-eslint's strict and stylistic sets. */
export const typedRules = {
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/ban-ts-comment': [
    'error',
    { minimumDescriptionLength: 10, 'ts-expect-error': 'allow-with-description', 'ts-ignore': true },
  ],
  '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
  '@typescript-eslint/no-unnecessary-condition': [
    'error',
    { allowConstantLoopConditions: 'only-allowed-literals' },
  ],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  '@typescript-eslint/prefer-nullish-coalescing': [
    'error',
    { ignorePrimitives: { string: true, boolean: true } },
  ],
  '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  // A declaration file for modules without types is not seen by a package that compiles our sources otherwise.
  '@typescript-eslint/triple-slash-reference': ['error', { path: 'always', types: 'never', lib: 'never' }],
  '@typescript-eslint/unbound-method': ['error', { ignoreStatic: true }],
  '@typescript-eslint/class-literal-property-style': 'off',
  '@typescript-eslint/consistent-type-definitions': 'off',
  '@typescript-eslint/no-empty-function': 'off',
  // RTK Query writes an endpoint without arguments as query<Answer, void>.
  '@typescript-eslint/no-invalid-void-type': 'off',
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  '@typescript-eslint/non-nullable-type-assertion-style': 'off',
  '@typescript-eslint/require-await': 'off',
};

/** A test may read an untyped answer and assert that a value is there: it fails if it is wrong. */
export const typedTestRules = {
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
  '@typescript-eslint/unbound-method': 'off',
};
