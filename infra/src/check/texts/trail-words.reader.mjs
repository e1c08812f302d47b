import ts from 'typescript';

/** @typedef {{ word: string, place: string }} TrailWord */

const services = /^services\/[^/]+\/src\/.*\.ts$/;
const notOfTrail = /\.(test|fixture)\.ts$|\/(attack|migrations|operator|demo)\/|\/live\//;
const action = /^[a-z]\w+\.[a-z]\w+$/;
const audited = /^audited[A-Z]/;

/** Whether a source of the server can write the audit trail. @param {string} file */
const writesTrail = (file) => services.test(file) && !notOfTrail.test(file);

/** @param {ts.Node} node @returns {string[]} names of the fields of an object that is written here */
function fieldsOf(node) {
  if (ts.isParenthesizedExpression(node)) return fieldsOf(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((each) => {
    if (ts.isSpreadAssignment(each)) return fieldsOf(each.expression);
    return each.name && ts.isIdentifier(each.name) ? [each.name.text] : [];
  });
}

/** The fields that a function like `auditedUser` answers. @param {ts.Node} node @returns {string[]} */
function answeredBy(node) {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return fieldsOf(node.body);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} at */
  const visit = (at) => {
    if (ts.isReturnStatement(at) && at.expression) found.push(...fieldsOf(at.expression));
    ts.forEachChild(at, visit);
  };
  visit(node);
  return found;
}

/** @param {ts.Node} node */
function isRecorded(node) {
  for (let at = node.parent; at; at = at.parent)
    if (ts.isCallExpression(at)) return /\baudit\.record(Alone)?$/.test(at.expression.getText());
  return false;
}

/** @param {ts.Node} node @returns {string[]} */
function actionsOf(node) {
  if (ts.isDecorator(node) && ts.isCallExpression(node.expression)) {
    const { expression, arguments: given } = node.expression;
    if (expression.getText() !== 'Audited') return [];
    return given.flatMap((each) => (ts.isStringLiteralLike(each) ? [each.text] : []));
  }
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'action') return [];
  const { initializer } = node;
  return isRecorded(node) && ts.isStringLiteralLike(initializer) ? [initializer.text] : [];
}

/** @param {ts.Node} node @returns {string[]} */
function fieldsIn(node) {
  if (ts.isPropertyAssignment(node) && /^(before|after)$/.test(node.name.getText()))
    return isRecorded(node) ? fieldsOf(node.initializer) : [];
  const isNamed = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
  if (!isNamed || !node.name || !audited.test(node.name.getText())) return [];
  return answeredBy(ts.isVariableDeclaration(node) ? (node.initializer ?? node) : node);
}

/**
 * What a source of the server calls things in the audit trail.
 * @param {string} file
 * @param {string} source
 * @returns {{ verbs: TrailWord[], names: TrailWord[] }} names: of kinds of records and of fields
 */
export function readTrailWords(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {{ verbs: TrailWord[], names: TrailWord[] }} */
  const found = { verbs: [], names: [] };
  /** @param {ts.Node} node */
  const visit = (node) => {
    const place = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    for (const each of actionsOf(node).filter((text) => action.test(text))) {
      const [kind = '', verb = ''] = each.split('.');
      found.verbs.push({ word: verb, place });
      found.names.push({ word: kind, place });
    }
    found.names.push(...fieldsIn(node).map((word) => ({ word, place })));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const vocabulary = 'shell/src/features/audit/audit-words.data.ts';

/** @param {string} source of the page's vocabulary @param {string} constant */
function keysOf(source, constant) {
  const tree = ts.createSourceFile(vocabulary, source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === constant && node.initializer)
      found.push(...fieldsOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return new Set(found);
}

/**
 * What the trail holds and the audit page has no words for: it would show it in English, in every language.
 * @param {string[]} files of the project
 * @param {(file: string) => string} read
 * @returns {string[]} one sentence for each
 */
export function checkTrailWords(files, read) {
  const known = { verbs: keysOf(read(vocabulary), 'VERBS'), names: keysOf(read(vocabulary), 'NAMES') };
  return files.filter(writesTrail).flatMap((file) => {
    const { verbs, names } = readTrailWords(file, read(file));
    return [
      ...verbs.filter(({ word }) => !known.verbs.has(word)),
      ...names.filter(({ word }) => !known.names.has(word)),
    ].map(
      ({ word, place }) => `${place}: the audit page has no words for “${word}”: name it in ${vocabulary}`,
    );
  });
}
