import ts from 'typescript';

/**
 * Every node of a file, the outer ones first.
 * @param {string} file
 * @param {string} source
 * @returns {{ nodes: ts.Node[], lineOf: (node: ts.Node) => number }}
 */
export function readNodes(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {ts.Node[]} */
  const nodes = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { nodes, lineOf: (node) => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
}
