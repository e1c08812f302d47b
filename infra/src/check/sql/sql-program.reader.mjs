import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../project.paths.mjs';

/**
 * @typedef {object} Program
 * @property {ts.TypeChecker} checker
 * @property {ts.SourceFile[]} sources the given files
 * @property {(name: string) => ts.CallExpression[]} callsOf the calls of what has a name, in these files
 */

/** @param {ts.Expression} callee @returns {string | null} */
function nameOf(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : null;
}

/** @param {ts.SourceFile[]} sources */
function indexCalls(sources) {
  /** @type {Map<string, ts.CallExpression[]>} */
  const calls = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name = ts.isCallExpression(node) ? nameOf(node.expression) : null;
    if (name !== null && ts.isCallExpression(node)) calls.set(name, [...(calls.get(name) ?? []), node]);
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return calls;
}

/**
 * @param {string[]} files below the project's folder
 * @returns {Program} with types
 */
export function readProgram(files) {
  const extending = { extends: '@atrium/tooling/tsconfig/node.json', files: [] };
  const { options } = ts.parseJsonConfigFileContent(
    extending,
    ts.sys,
    path.join(projectRoot, 'services/gateway'),
  );
  const program = ts.createProgram(
    files.map((file) => path.resolve(projectRoot, file)),
    { ...options, noEmit: true },
  );
  const sources = files.flatMap((file) => program.getSourceFile(path.resolve(projectRoot, file)) ?? []);
  const calls = indexCalls(sources);
  return { checker: program.getTypeChecker(), sources, callsOf: (name) => calls.get(name) ?? [] };
}
