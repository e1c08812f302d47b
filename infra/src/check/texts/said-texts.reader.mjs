import ts from 'typescript';
import { readTextUses, saidBy } from './text-uses.reader.mjs';

/** @typedef {import('./compare-texts.rules.mjs').OwnedUse} OwnedUse */

const services = /^services\/[^/]+\/src\/.*\.ts$/;
const notSaid = /\.test\.ts$|\/words\/words\.ts$|\/migrations\//;
const readByPeople = new Set(['title', 'text', 'subject', 'label']);

/** Whether the server says something in this file to people: in a notification or a mail. @param {string} file */
export const maySay = (file) => services.test(file) && !notSaid.test(file);

/** What only the server says stands beside the service; of the platform's rooms, in the one that speaks. @param {string} file */
const serviceOf = (file) =>
  file
    .split('/', 2)
    .join('/')
    .replace(/(platform|records)$/, 'reach');

/** The object of `new AuditWords({ … })` that a node stands in. @param {ts.Node} node */
export function isAuditWord(node) {
  for (let at = node.parent; at; at = at.parent)
    if (ts.isNewExpression(at)) return at.expression.getText() === 'AuditWords';
  return false;
}

/** How the trail speaks of records. @param {string} file @param {string} source @returns {import('./text-uses.reader.mjs').TextUse[]} */
function readAuditWords(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {import('./text-uses.reader.mjs').TextUse[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (
      ts.isStringLiteralLike(node) &&
      isAuditWord(node) &&
      ts.isPropertyAssignment(node.parent) &&
      node.parent.initializer === node &&
      node !== kindOf(node)
    ) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ id: node.text, place: `${file}:${line}`, values: null });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The name of the kind itself is not said. @param {ts.StringLiteralLike} node */
const kindOf = ({ parent }) =>
  ts.isPropertyAssignment(parent) &&
  parent.name.getText() === 'kind' &&
  ts.isNewExpression(parent.parent.parent)
    ? parent.initializer
    : null;

/** The property that a text is given to, also as one of a list. @param {ts.Node} node */
function propertyOf({ parent }) {
  const at = ts.isArrayLiteralExpression(parent) ? parent.parent : parent;
  return ts.isPropertyAssignment(at) ? at.name.getText() : null;
}

/** @param {ts.Node} node */
const isNotified = (node) => {
  for (let at = node.parent; at; at = at.parent)
    if (ts.isCallExpression(at)) return /\bnotifications\.notify$/.test(at.expression.getText());
  return false;
};

/**
 * Texts that are said in English only: a string where `words()` belongs.
 * @param {string} file
 * @param {string} source
 * @returns {string[]} one sentence for each
 */
function readEnglishOnly(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (
      isText &&
      readByPeople.has(propertyOf(node) ?? '') &&
      (file.endsWith('.mail.ts') || isNotified(node))
    ) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${file}:${line}: say it by words(), so that people read it in their language`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * What the server says to people in their own language, by `words`, and what it says in English only.
 * @param {string} file
 * @param {string} source
 * @returns {{ uses: OwnedUse[], problems: string[] }}
 */
export function readSaidTexts(file, source) {
  const { uses, problems } = readTextUses(file, source, saidBy);
  const owner = serviceOf(file);
  return {
    uses: [...uses, ...readAuditWords(file, source)].map((use) => ({ ...use, owner, first: false })),
    problems: [...problems, ...readEnglishOnly(file, source)],
  };
}
