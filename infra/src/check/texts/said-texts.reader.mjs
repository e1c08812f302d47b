import ts from 'typescript';
import { readTextUses, saidBy } from './text-uses.reader.mjs';

/** @typedef {import('./compare-texts.rules.mjs').OwnedUse} OwnedUse */

const services = /^services\/[^/]+\/src\/.*\.ts$/;
const notSaid = /\.test\.ts$|\/words\/words\.ts$|\/migrations\//;
const readByPeople = new Set(['title', 'text', 'subject', 'label']);

/** Whether the server addresses people in this file, in a notification or a mail. @param {string} file */
export const maySay = (file) => services.test(file) && !notSaid.test(file);

/**
 * The service whose catalogue has the file's texts; for the platform's packages, the one with texts. @param {string}
 * file
 */
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

/**
 * The words of the audit trail for records.
 * @param {string} file
 * @param {string} source
 * @returns {import('./text-uses.reader.mjs').TextUse[]}
 */
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

/** The name of the kind itself is not shown. @param {ts.StringLiteralLike} node */
const kindOf = ({ parent }) =>
  ts.isPropertyAssignment(parent) &&
  parent.name.getText() === 'kind' &&
  ts.isNewExpression(parent.parent.parent)
    ? parent.initializer
    : null;

/** The property that gets a text, also as an item of a list. @param {ts.Node} node */
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
 * Texts that are only in English: a plain string where `words()` is needed.
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
 * The texts that the server translates for people by `words`, and those that it has in English only.
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
