import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isAuditWord } from './said-texts.reader.mjs';
import { projectRoot } from '../../project.paths.mjs';

/** @typedef {import('./compare-texts.rules.mjs').OwnedUse} DataText */

const contracts = /^shared\/contracts\/src\//;
const services = /^services\/(?!gateway\/|worker\/)[^/]+\/src\//;
const described = /^remotes\/[^/]+\/src\/(remote|[\w-]+\.routes)\.ts$/;
const notShown =
  /\.test\.ts$|\/src\/(.+\/)?(testing|attack|demo|migrations|database|env|openapi)\/|\.(mail|migration|seed)\.ts$/;
// Texts for machines, developers or the operator of the installation.
const notForPeople =
  /\/(build-reader\.service|secret-keys|once\.decorator|once-request|stop-on-signals|job-worker|readiness|[\w-]*clean-up(\.job)?|file-removal\.job|renew-secrets\.job|search-rebuild\.job|mail-notifications\.job|mail-delivery\.definition|forgotten-clock-out\.job|access-words|file\.controller)\.ts$/;

// Texts of the server for people who sign in, sign up or join.
const first =
  /^(shared\/contracts\/src\/(errors|identity(?!\/user-)|permissions|lists\/fields)|services\/identity\/src\/(company|link|password(?!\/own-)|sign-up|sign-in|confirmation|recovery))\b/;

/**
 * Whether texts in this file reach people as data: from a contract, a service or a remote's description.
 * @param {string} file
 */
export const isShown = (file) =>
  [contracts, services, described].some((each) => each.test(file)) &&
  file.endsWith('.ts') &&
  !notShown.test(file) &&
  !notForPeople.test(file);

/** Words that fill placeholders in notifications and mails. */
const alsoSaid = /^shared\/contracts\/src\/permissions\/roles\.ts$/;

const sentence = /^[A-Z“][^\n]* [^\n]*[.?!]$/;
const wordy = /^(one|many|second|title|label|group|summary|help|inApp|words)$/;
const labels = /^[A-Z_]*(LABELS|TITLES|WORDS|NAMES)$/;
const toDevelopers =
  // `words` has its own catalogues: see said-texts.reader.mjs.
  /^(words|NotAudited|OwnToo|Repeatable|Error|TypeError|RangeError|describe|meta|Logger|log|warn|error|debug)$/;

/** @param {ts.Node} node @returns {string | null} a template has `{0}` for what is put in */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }, at) => `{${at}}${literal.text}`).join('');
}

/** @param {ts.Node} node */
function isForDevelopers(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isTaggedTemplateExpression(at)) return true;
    if (!ts.isCallExpression(at) && !ts.isNewExpression(at)) continue;
    const { expression } = at;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    if (toDevelopers.test(name)) return true;
  }
  return false;
}

/** A constant with labels of values: `ROLE_LABELS`. @param {ts.Node} node */
function isLabel(node) {
  for (let at = node.parent; at; at = at.parent)
    if (ts.isVariableDeclaration(at)) return labels.test(at.name.getText());
  return false;
}

/**
 * Labels of the audit trail for values that are no fields of a record: `auditLabels: { invited: 'Invited' }`.
 * @param {ts.PropertyAssignment} node
 */
const isAuditLabel = ({ parent: { parent } }) =>
  ts.isPropertyAssignment(parent) && /^(auditLabels|resources)$/.test(parent.name.getText());

/** What operations are called in the API: `called: { one: 'TaskRepeat' }`. @param {ts.PropertyAssignment} node */
const isOperationName = ({ parent: { parent } }) =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === 'called';

/** @param {ts.Node} node @param {string} text */
function reachesPeople(node, text) {
  if (isAuditWord(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) {
    if (isOperationName(parent)) return false;
    if (parent.name.getText() === 'verb' || isAuditLabel(parent)) return true;
    if (wordy.test(parent.name.getText()) || isLabel(node)) return /^[A-Z]/.test(text);
  }
  return sentence.test(text) && !isForDevelopers(node);
}

/**
 * The owner of a file's texts: an area with a remote or with screens that remotes mount has its own catalogue, which its
 * service loads too.
 * @param {string} file
 * @param {string} source
 */
function ownerOf(file, source) {
  const area = /^(?:services|shared\/contracts\/src)\/([^/]+)\//.exec(file)?.[1];
  if (described.test(file)) return file.split('/', 2).join('/');
  if (file.endsWith('.area.ts')) return `services/${area}`;
  if (/next-steps/.test(file)) return 'shell';
  const own = [`remotes/${area}`, `shared/contracts/src/${area}/locales`];
  if (own.some((folder) => fs.existsSync(path.join(projectRoot, folder))))
    return `shared/contracts/src/${area}`;
  return /\bdefineRecord\(\{/.test(source) ? 'shared/contracts' : 'shell';
}

/**
 * The English texts of a file that people read although no page names them.
 * @param {string} file
 * @param {string} source
 * @returns {DataText[]}
 */
export function readDataTexts(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const owner = ownerOf(file, source);
  /** @type {DataText[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const id = textOf(node);
    if (id && reachesPeople(node, id)) {
      const place = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      found.push({ id, place, values: null, owner, first: first.test(file) && owner === 'shell' });
      if (alsoSaid.test(file) && isLabel(node))
        found.push({ id, place, values: null, owner: 'shared/contracts', first: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
