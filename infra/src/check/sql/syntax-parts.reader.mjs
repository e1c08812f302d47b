import ts from 'typescript';

/** @typedef {import('./static-ways.evaluator.mjs').Bound} Bound */
/** @typedef {import('./static-ways.evaluator.mjs').Bindings} Bindings */

/** @param {ts.Node} node */
export function strip(node) {
  let at = node;
  while (
    ts.isParenthesizedExpression(at) ||
    ts.isAsExpression(at) ||
    ts.isSatisfiesExpression(at) ||
    ts.isNonNullExpression(at)
  )
    at = at.expression;
  return at;
}

/** Whether elements are added to a list later. @param {ts.VariableDeclaration} declaration */
export function isGrown({ name, initializer, parent }) {
  if (!initializer || !ts.isArrayLiteralExpression(initializer)) return false;
  return (ts.findAncestor(parent, ts.isFunctionLike)?.getText() ?? '').includes(`${name.getText()}.push(`);
}

/** @param {ts.Node} node */
export function functionAround(node) {
  return ts.findAncestor(node.parent, ts.isFunctionLike);
}

/** @param {number} index @param {Bindings} bindings @returns {Bound} */
export const numbered = (index, bindings) => ({ node: ts.factory.createNumericLiteral(index), bindings });

/**
 * @param {ts.SignatureDeclaration} called @param {Bound[]} given @param {Bindings} bindings
 * @returns {Bindings}
 */
export function bind(called, given, bindings) {
  const bound = new Map(bindings);
  called.parameters.forEach((parameter, index) => {
    if (!parameter.dotDotDotToken) bound.set(parameter, given[index] ?? { node: null, bindings });
  });
  return bound;
}

/** What a function may return. @param {Iterable<ts.Node>} statements @returns {ts.Node[]} */
export function waysOut(statements) {
  /** @type {ts.Node[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  for (const statement of statements) visit(statement);
  return found;
}

/** Whether the function around a list adds elements to it. @param {ts.Expression} list */
export const isGrownNear = (list) =>
  (functionAround(list)?.getText() ?? '').includes(`${list.getText()}.push(`);
