import ts from 'typescript';

/** What a list reads as text, or as a number, where the driver gives something else. */
const READ_AS = new Map([
  ['day', '::text'],
  ['decimal', '::float8'],
]);

/** Whether a method is the one that `selectOf` stands for. @param {ts.FunctionLikeDeclaration} called */
export const isTableSelect = (called) =>
  ts.isMethodDeclaration(called) &&
  called.name.getText() === 'select' &&
  ts.isClassDeclaration(called.parent) &&
  called.parent.name?.text === 'TableSchema';

/** `issued_on` for `issuedOn`. @param {string} name */
const inSql = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The calls that describe a column, `['orNull', 'day']` for `orNull(day())`. @param {ts.Node | undefined} node @returns {ts.CallExpression[]} */
const callsOf = (node) =>
  node && ts.isCallExpression(node) ? [node, ...callsOf(node.arguments.at(-1))] : [];

/**
 * What `XEntity.select('x', { without })` answers, as services/records/src/records/define-table.ts writes it.
 * @param {readonly ts.ObjectLiteralElementLike[]} columns as `defineTable` is given them
 * @param {{ alias: string, without: readonly string[] }} selecting
 */
export function selectOf(columns, { alias, without }) {
  const written = columns.filter(ts.isPropertyAssignment).flatMap(({ name, initializer }) => {
    const key = name.getText();
    const calls = callsOf(initializer);
    const words = calls.map(({ expression }) => expression.getText());
    if (words.includes('computed') || without.includes(key)) return [];
    const named = calls.find(({ expression }) => expression.getText() === 'named')?.arguments[0];
    const sql = named && ts.isStringLiteralLike(named) ? named.text : inSql(key);
    const readAs = words.includes('many') ? '' : (READ_AS.get(words.at(-1) ?? '') ?? '');
    const value = `${alias}.${sql}${readAs}`;
    return value === `${alias}.${key}` ? value : `${value} as "${key}"`;
  });
  return [`${alias}.id`, `${alias}.version`, ...written].join(', ');
}
