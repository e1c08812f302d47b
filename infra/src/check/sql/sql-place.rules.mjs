import ts from 'typescript';
import { readNodes } from '../records/syntax.reader.mjs';

const repository = /\.repository\.ts$/;
/** Methods of TypeORM and of the portal's connections that read or write tables. */
const sendsSql = /^(query|getRepository|createQueryBuilder|readPlanned)$/;
/** `tx.insert(…)`: TypeORM writes the statement, of the entity that is given. */
const ofManager = /^(find|findBy|findOne|findOneBy|save|insert|update|upsert|delete|countBy|existsBy)$/;

/**
 * @typedef {object} Allowed
 * @property {RegExp} where
 * @property {string} why
 */

/** @param {ts.Node} node */
function isSql(node) {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  if (ts.isIdentifier(expression)) return expression.text === 'query';
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const [first] = node.arguments;
  const isOfEntity = first !== undefined && ts.isIdentifier(first) && /Entity$/.test(first.text);
  return sendsSql.test(expression.name.text) || (ofManager.test(expression.name.text) && isOfEntity);
}

/**
 * Finds code outside of repositories that reads or writes tables.
 * @param {readonly { file: string, source: string }[]} files of the services
 * @param {readonly Allowed[]} allowed
 * @returns {string[]} a sentence for each place, and for each permission that nothing uses
 */
export function findStraySql(files, allowed) {
  const found = files
    .filter(({ file }) => !repository.test(file))
    .flatMap(({ file, source }) => {
      const { nodes, lineOf } = readNodes(file, source);
      return nodes.filter(isSql).map((node) => ({ file, line: lineOf(node) }));
    });
  return [
    ...found
      .filter(({ file }) => !allowed.some(({ where }) => where.test(file)))
      .map(({ file, line }) => `${file}:${line}: SQL stands in repositories only`),
    ...allowed
      .filter(({ where }) => !found.some(({ file }) => where.test(file)))
      .map(({ where }) => `${where} sends no SQL any more: take it out of the list`),
  ];
}
