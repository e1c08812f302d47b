import ts from 'typescript';
import { readNodes } from './syntax.reader.mjs';

const sqlWrite =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+(?:only\s+)?(?:public\.)?"?([a-z_]\w*)"?/gi;
/** Methods of TypeORM's managers, repositories and query builders. */
const writingCalls =
  /^(insert|into|update|upsert|save|delete|remove|soft(Delete|Remove)|restore|recover|increment|decrement|clear|(update|delete)All)$/;
const namesRows = /^(from|getRepository|createQueryBuilder)$/;

/** @param {ts.Node} node @returns {string | null} a template's values are left out */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? ');
}

/** @param {string} sql @returns {string[]} tables that it writes */
const tablesIn = (sql) => [...sql.matchAll(sqlWrite)].map(([, table = '']) => table.toLowerCase());

/**
 * The chain of calls and names of a call, itself first: `update`, `createQueryBuilder`, `this.rows`. @param {ts.Node}
 * call
 */
function chainOf(call) {
  /** @type {{ name: string, given: string[] }[]} */
  const chain = [];
  /** @type {ts.Node} */
  let at = call;
  for (;;) {
    const given = ts.isCallExpression(at) ? at.arguments.map((each) => each.getText()) : [];
    const callee = ts.isCallExpression(at) ? at.expression : at;
    if (ts.isPropertyAccessExpression(callee)) {
      chain.push({ name: callee.name.text, given });
      at = callee.expression;
    } else {
      chain.push({ name: callee.getText(), given });
      return chain;
    }
  }
}

/**
 * Names of members that hold a repository of the entity: `get rows() { return …getRepository(EmployeeEntity); }`.
 * @param {ts.Node[]} nodes @param {string} entity
 */
function holdersOf(nodes, entity) {
  const holds = new RegExp(`\\b(?:getRepository|createQueryBuilder)\\(\\s*${entity}\\b`);
  return nodes.flatMap((node) => {
    const isNamed =
      ts.isGetAccessor(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isVariableDeclaration(node);
    if (!isNamed || !ts.isIdentifier(node.name)) return [];
    const handsOut = ts.isMethodDeclaration(node)
      ? /\breturn [^;]*getRepository\([^;]*\);\s*}$/.test(node.getText())
      : true;
    return handsOut && holds.test(node.getText()) ? [node.name.text] : [];
  });
}

/** @param {ts.Node} node @param {{ entity: string, holders: string[] }} rows whether this call of TypeORM writes them */
function isWrite(node, { entity, holders }) {
  if (!ts.isCallExpression(node)) return false;
  const [last, ...before] = chainOf(node);
  if (!last) return false;
  const isOfRows =
    last.given.includes(entity) ||
    before.some(
      (call) => holders.includes(call.name) || (namesRows.test(call.name) && call.given.includes(entity)),
    );
  return isOfRows && (writingCalls.test(last.name) || before.some(({ name }) => name === 'delete'));
}

/**
 * Finds where a file writes rows of records, by SQL or by TypeORM.
 * @param {{ file: string, source: string }} read
 * @param {ReadonlyMap<string, string>} tables class of the rows -> table
 * @returns {{ line: number, table: string }[]} once for each line
 */
export function readRecordWrites({ file, source }, tables) {
  const entities = [...tables].filter(([entity]) => source.includes(entity));
  const names = new Set(tables.values());
  if (entities.length === 0 && !tablesIn(source).some((table) => names.has(table))) return [];
  const { nodes, lineOf } = readNodes(file, source);
  const known = entities.map(([entity, table]) => ({ entity, table, holders: holdersOf(nodes, entity) }));
  const found = nodes.flatMap((node) => [
    ...tablesIn(textOf(node) ?? '')
      .filter((table) => names.has(table))
      .map((table) => ({ line: lineOf(node), table })),
    ...known.filter((rows) => isWrite(node, rows)).map(({ table }) => ({ line: lineOf(node), table })),
  ]);
  const once = new Map(found.map((write) => [`${write.line} ${write.table}`, write]));
  return [...once.values()];
}
