import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../project.paths.mjs';
import { StaticTexts } from './static-text.evaluator.mjs';
import { everyWay, NeedsCaller, NotStatic } from './static-ways.evaluator.mjs';
import { bind } from './syntax-parts.reader.mjs';

/** @typedef {import('./static-ways.evaluator.mjs').Bindings} Bindings */
/** @typedef {import('./sql-program.reader.mjs').Program} Program */
/**
 * @typedef {object} Said a text that a call may send
 * @property {string} text
 * @property {number | null} values how many parameters go with it; null when the source does not say it
 */
/**
 * @typedef {object} Statement
 * @property {string} place file:line
 * @property {Said[]} said
 * @property {ts.CallExpression} call whose type is the claim
 * @property {boolean} isCounted whether the rows that a change returns arrive with their count
 */
/** @typedef {{ place: string, why: string }} Unread a statement whose text no reader of the source can know */

/** Where the methods are declared that send a statement, and how it is given to them. */
const DOORS = [
  { name: 'query', at: 0, isCounted: true, declaredIn: /\/typeorm\/.*\.d\.ts$/ },
  {
    name: 'query',
    at: 0,
    isCounted: false,
    declaredIn: /\/@types\/pg\/|\/database\/role-db\.ts$|\/jobs\/queue-db\.ts$/,
  },
  { name: 'readPlanned', at: 0, isCounted: false, declaredIn: /\/database\/tenant-db\.ts$/ },
  { name: 'read', at: 1, isCounted: false, declaredIn: /\/database\/tenant-reader\.ts$/ },
];
const MOST_CALLERS = 3;

/** @param {ts.Node} node */
function placeOf(node) {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(projectRoot, source.fileName).replaceAll(path.sep, '/')}:${line + 1}`;
}

/** @param {ts.CallExpression} call @param {Program} program */
function declarationOf({ expression }, { checker }) {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  let symbol = checker.getSymbolAtLocation(name);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  return symbol?.valueDeclaration ?? symbol?.declarations?.[0];
}

/** The method that a call sends a statement by. @param {ts.CallExpression} call @param {Program} program */
function doorOf(call, program) {
  const declared = declarationOf(call, program);
  if (!declared) return undefined;
  const { expression } = call;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  const signature = ts.isIdentifier(expression)
    ? program.checker.getTypeAtLocation(expression).getCallSignatures()[0]?.declaration
    : declared;
  const file = signature?.getSourceFile().fileName ?? '';
  return DOORS.find((door) => door.name === name && door.declaredIn.test(file));
}

/** The function that a parameter belongs to, as its callers name it. @param {ts.SignatureDeclaration} called */
function calledName(called) {
  if (called.name && ts.isIdentifier(called.name)) return called.name.text;
  const { parent } = called;
  const isNamed =
    (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) && ts.isIdentifier(parent.name);
  return isNamed ? parent.name.getText() : null;
}

/** @param {ts.SignatureDeclaration} called @param {Program} program */
function callersOf(called, program) {
  const name = calledName(called);
  const named = called.name ? called : called.parent;
  return (name === null ? [] : program.callsOf(name)).filter(
    (call) => declarationOf(call, program) === named,
  );
}

/** @param {Sent} sent @param {Bindings} bindings @param {StaticTexts} texts @returns {Said} */
function sayOf({ call, at }, bindings, texts) {
  const [first, second] = call.arguments.slice(at);
  const given = { node: first ?? null, bindings };
  const isObject = first && !ts.isStringLiteralLike(first) ? texts.property(given, 'text') : null;
  const text = texts.text(isObject ?? given);
  const values = isObject ? texts.property(given, 'values') : { node: second ?? null, bindings };
  try {
    return { text, values: values ? texts.items(values).length : null };
  } catch (error) {
    if (!(error instanceof NotStatic) && !(error instanceof NeedsCaller)) throw error;
    return { text, values: null };
  }
}

/** @typedef {{ call: ts.CallExpression, at: number, isCounted: boolean }} Sent a call that sends its argument at a place */
/** @typedef {{ called: ts.SignatureDeclaration, by: ts.CallExpression }} Level a function that hands on its text */

/** What the parameters of all functions between a caller and the statement are. @param {Level[]} levels @returns {Bindings} */
function bindAll(levels) {
  /** @type {Map<ts.Node, import('./static-ways.evaluator.mjs').Bound>} */
  const all = new Map();
  for (const { called, by } of levels) {
    const given = by.arguments.map((node) => ({ node, bindings: all }));
    for (const [parameter, bound] of bind(called, given, all)) all.set(parameter, bound);
  }
  return all;
}

/**
 * @param {Sent} sent
 * @param {Level[]} levels from the innermost to the outermost
 * @param {Program} program
 * @returns {(Statement | Unread)[]}
 */
function readSent(sent, levels, program) {
  const { call } = sent;
  const callers = levels.map(({ by }) => by);
  const outer = callers.at(-1) ?? call;
  const bindings = bindAll(levels);
  try {
    const said = everyWay((choose) => sayOf(sent, bindings, new StaticTexts(program.checker, choose)));
    const { isCounted } = sent;
    return [{ place: placeOf(outer), said, call: claimant([call, ...callers], program), isCounted }];
  } catch (error) {
    if (error instanceof NotStatic) return [{ place: placeOf(outer), why: error.message }];
    if (!(error instanceof NeedsCaller)) throw error;
    const { called } = error;
    const isKnown = levels.some((level) => level.called === called) || levels.length === MOST_CALLERS;
    const found = (isKnown ? [] : callersOf(called, program)).flatMap((by) =>
      readSent(sent, [...levels, { called, by }], program),
    );
    const isRead = found.some((each) => 'said' in each);
    return isRead ? found : [{ place: placeOf(outer), why: error.message }];
  }
}

/**
 * The innermost call whose type does not depend on a type parameter of the function around it.
 * @param {ts.CallExpression[]} calls @param {Program} program
 */
function claimant(calls, { checker }) {
  const last = calls.at(-1);
  const free = calls.find((call) => !isGeneric(checker.getTypeAtLocation(call), checker));
  const found = free ?? last;
  if (!found) throw new Error('A statement has a call.');
  return found;
}

/** @param {ts.Type} type @param {ts.TypeChecker} checker @returns {boolean} */
function isGeneric(type, checker) {
  if (type.flags & ts.TypeFlags.TypeParameter) return true;
  if (type.isUnionOrIntersection()) return type.types.some((part) => isGeneric(part, checker));
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  return checker
    .getTypeArguments(/** @type {ts.TypeReference} */ (type))
    .some((part) => part !== type && isGeneric(part, checker));
}

/**
 * Every statement that the files send to the database.
 * @param {Program} program
 * @returns {{ statements: Statement[], unread: Unread[] }}
 */
export function findStatements(program) {
  const names = [...new Set(DOORS.map(({ name }) => name))];
  const sent = names
    .flatMap((name) => program.callsOf(name))
    .flatMap((call) => {
      const door = doorOf(call, program);
      return door ? { call, at: door.at, isCounted: door.isCounted } : [];
    });
  const found = sent.flatMap((each) => readSent(each, [], program));
  return {
    statements: found.flatMap((each) => ('said' in each ? each : [])),
    unread: found.flatMap((each) => ('why' in each ? each : [])),
  };
}
