const importsWithoutExtension =
  'source.value=/^\\.{1,2}\\/(?!.*\\.(js|mjs|json|css|scss|svg|png|webp|woff2)$)/';

/**
 * Code that hides errors, loses what somebody chose or opens security holes: only React turns text into elements, and secrets come from
 * node:crypto.
 */
const refused = [
  {
    selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
    message: '`as unknown as` switches the type check off: parse the value, or fix its type.',
  },
  {
    selector: `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)[${importsWithoutExtension}]`,
    message: 'A relative import ends in its extension (.js for TypeScript).',
  },
  {
    selector: 'MemberExpression[property.name=/^toLocale(Date|Time)String$/]',
    message: 'formatDate and formatTime write dates and times.',
  },
  {
    selector: 'JSXAttribute[name.name="type"] > Literal[value=/^(date|time|datetime-local|month|week)$/]',
    message: 'The browser’s own field does not follow the language: use DateField, DateInput or TimeField.',
  },
  {
    selector: ':matches(JSXIdentifier, Property > Identifier.key)[name="dangerouslySetInnerHTML"]',
    message: 'Build the elements: what stands in the text would run.',
  },
  {
    selector:
      'ImportDeclaration[source.value="@playwright/test"] > ImportSpecifier[imported.name="test"][local.name="test"]',
    message: 'Take `test` from e2e/support/portal-test.ts, whose browser has more than one try to start.',
  },
  {
    selector:
      'ImportDeclaration[source.value=/^react-router/] > ImportSpecifier[imported.name="useSearchParams"]',
    message: 'Of changes that follow each other quickly it keeps the last: use the one of @atrium/ui.',
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
  {
    selector:
      ':matches(ObjectExpression > SpreadElement > ObjectExpression.argument, ArrayExpression > SpreadElement > ArrayExpression.argument, JSXSpreadAttribute > ObjectExpression.argument)',
    message: 'Write what is in it where the spread stands.',
  },
];

/** Replaces ESLint's no-restricted-syntax, which Oxlint does not have. */
export const restrictedSyntax = {
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      refused.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};
