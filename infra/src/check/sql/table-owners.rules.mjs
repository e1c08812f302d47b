import ts from 'typescript';
import { readNodes } from '../records/syntax.reader.mjs';

const service = /^services\/([^/]+)\//;
const migration = /\/migrations\//;
const creates = /\bcreate\s+(?:unlogged\s+)?(table|view)\s+(?:if\s+not\s+exists\s+)?"?([a-z_]+)"?/gi;
const uses = /\b(?:from|join|update|into|using)\s+(?:only\s+)?"?([a-z_]\w*)"?(?!\s*\()/gi;
const named = /([a-z_]\w*)\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi;

/**
 * @typedef {object} Allowed
 * @property {string} file
 * @property {string} table
 * @property {string} why
 */

/** @param {ts.Node} node @returns {string | null} a template's values are left out */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? ');
}

/** @param {string} sql @returns {string[]} tables that it names; what it names itself by `with` is none */
function tablesIn(sql) {
  const own = new Set([...sql.matchAll(named)].map(([, name = '']) => name));
  return [...sql.matchAll(uses)].flatMap(([, table = '']) => (own.has(table) ? [] : table));
}

/** @param {string} file */
const ownerOf = (file) => service.exec(file)?.[1] ?? '';

/**
 * Tables by the service whose migrations create them. A view is what its owner offers to everybody.
 * @param {readonly { file: string, source: string }[]} files
 */
function readOwners(files) {
  return new Map(
    files
      .filter(({ file }) => migration.test(file))
      .flatMap(({ file, source }) =>
        [...source.matchAll(creates)].flatMap(([, kind = '', name = '']) =>
          kind.toLowerCase() === 'table' ? [/** @type {const} */ ([name, ownerOf(file)])] : [],
        ),
      ),
  );
}

/**
 * Finds SQL that names a table of another service.
 * @param {readonly { file: string, source: string }[]} files of the services, with their migrations among them
 * @param {readonly Allowed[]} allowed
 * @returns {string[]} a sentence for each place, and for each permission that nothing uses
 */
export function findForeignTables(files, allowed) {
  const owners = readOwners(files);
  const found = files
    .filter(({ file }) => !migration.test(file))
    .flatMap(({ file, source }) => {
      const { nodes, lineOf } = readNodes(file, source);
      return nodes.flatMap((node) =>
        tablesIn(textOf(node) ?? '').flatMap((table) => {
          const owner = owners.get(table);
          return owner === undefined || owner === ownerOf(file)
            ? []
            : { file, line: lineOf(node), table, owner };
        }),
      );
    });
  const covers = (/** @type {Allowed} */ each, /** @type {{ file: string, table: string }} */ use) =>
    each.file === use.file && each.table === use.table;
  return [
    ...found
      .filter((use) => !allowed.some((each) => covers(each, use)))
      .map(
        ({ file, line, table, owner }) =>
          `${file}:${line}: ${table} belongs to services/${owner}: read a view that it offers, or use its index.ts`,
      ),
    ...allowed
      .filter((each) => !found.some((use) => covers(each, use)))
      .map(({ file, table }) => `${file} no longer uses ${table}: take it out of the list`),
  ];
}
