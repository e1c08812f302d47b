import ts from 'typescript';

const runs = new Set(['test', 'it']);

/**
 * `test` for `test(…)` and `test.each(…)(…)`; null for `test.skip(…)`, which proves nothing. @param {ts.Node} callee
 * @returns {string | null}
 */
function runnerOf(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return null;
  const { expression, name } = callee.expression;
  return name.text === 'each' && ts.isIdentifier(expression) ? expression.text : null;
}

/** The text between the quotes. @param {ts.Node | undefined} node */
function textOf(node) {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : null;
}

/**
 * Titles of the tests that a file runs, with their placeholders: `%s is refused`.
 * @param {string} file
 * @param {string} source
 * @returns {Set<string>}
 */
export function readTestTitles(file, source) {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : undefined;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  /** @type {Set<string>} */
  const titles = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && runs.has(runnerOf(node.expression) ?? '')) {
      const title = textOf(node.arguments[0]);
      if (title !== null) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return titles;
}
