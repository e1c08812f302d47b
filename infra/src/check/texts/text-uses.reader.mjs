import ts from 'typescript';

/**
 * @typedef {object} TextUse
 * @property {string} id
 * @property {string} place `file:line`
 * @property {string[] | null} values the names that are given, where they can be read; null: not told
 */
/** @typedef {{ uses: TextUse[], problems: string[] }} FileTexts */

/** The functions that take a text in the browser and on the server; `msg` gets no values. */
const shownBy = new Set(['t', 'msg']);
export const saidBy = new Set(['words']);

/** @param {ts.Node} node */
function isInFunction(node) {
  for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return true;
  return false;
}

/**
 * The names in `{ count, name: x }`; null when they are given in another form.
 * @param {ts.Expression | undefined} given
 */
function namesOf(given) {
  if (!given) return [];
  if (!ts.isObjectLiteralExpression(given)) return null;
  const names = given.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : null));
  return names.includes(null) ? null : /** @type {string[]} */ (names);
}

/** @param {ts.JsxAttributes} attributes @param {string} wanted */
function attributeOf(attributes, wanted) {
  const found = attributes.properties.find(
    (each) => ts.isJsxAttribute(each) && each.name.getText() === wanted,
  );
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value && ts.isJsxExpression(value) ? value.expression : value;
}

/** @param {ts.Node} node @param {Set<string>} takers @returns {{ text: ts.Node | undefined, values: string[] | null } | null} */
function readUse(node, takers) {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && takers.has(node.expression.text)) {
    const [text, given] = node.arguments;
    return { text, values: node.expression.text === 'msg' ? null : namesOf(given) };
  }
  if (
    (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) &&
    node.tagName.getText() === 'Trans'
  ) {
    const given = attributeOf(node.attributes, 'values');
    return {
      text: attributeOf(node.attributes, 'id'),
      values: namesOf(given && ts.isExpression(given) ? given : undefined),
    };
  }
  return null;
}

/**
 * The texts that a source shows through `t`, `msg` and `<Trans>` or sends by `words`, and mistakes in doing so.
 * @param {string} file
 * @param {string} source
 * @param {Set<string>} [takers] functions that take a text
 * @returns {FileTexts}
 */
export function readTextUses(file, source, takers = shownBy) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {FileTexts} */
  const found = { uses: [], problems: [] };
  /** @param {ts.Node} node */
  const visit = (node) => {
    const use = readUse(node, takers);
    if (use) {
      const place = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      if (!use.text || !ts.isStringLiteralLike(use.text))
        found.problems.push(
          `${place}: give the English text itself; translate() shows what comes from elsewhere`,
        );
      else found.uses.push({ id: use.text.text, place, values: use.values });
      const isCallOfT = ts.isCallExpression(node) && node.expression.getText() === 't';
      if (isCallOfT && !isInFunction(node))
        found.problems.push(
          `${place}: no language is chosen here yet; mark the text with msg() and show it by translate()`,
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
