import ts from 'typescript';
import { readNodes } from './syntax.reader.mjs';

/** @param {ts.ObjectLiteralExpression} object @param {string} name @returns {string | null} what the property is set to */
function valueOf(object, name) {
  const property = object.properties.find((each) => each.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer.getText() : null;
}

/**
 * The entity class of a record's rows, if the node is the table of its rules:
 * `{ record: DEPARTMENT, entity: DepartmentEntity }`.
 * @param {ts.Node} node
 */
function entityOfTable(node) {
  if (!ts.isObjectLiteralExpression(node) || valueOf(node, 'record') === null) return [];
  return valueOf(node, 'entity') ?? [];
}

/**
 * The entity and its table: `const DepartmentEntity = defineTable('department', …)`, or a class with `@Entity('department')`.
 * @param {ts.Node} node
 * @returns {[string, string][]}
 */
function tableOfEntity(node) {
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isCallExpression(node.initializer)) {
    const { expression, arguments: given } = node.initializer;
    const [table] = given;
    if (expression.getText() !== 'defineTable' || !table || !ts.isStringLiteral(table)) return [];
    return [[node.name.getText(), table.text]];
  }
  if (!ts.isClassDeclaration(node) || !node.name) return [];
  const { name } = node;
  return (ts.getDecorators(node) ?? []).flatMap(({ expression }) => {
    if (!ts.isCallExpression(expression) || expression.expression.getText() !== 'Entity') return [];
    const [table] = expression.arguments;
    return table && ts.isStringLiteral(table) ? [[name.text, table.text]] : [];
  });
}

/**
 * Finds the tables of records through the rules of the records.
 * @param {readonly { file: string, source: string }[]} files of the services
 * @returns {Map<string, string>} class of the rows -> table
 * @throws {Error} when the rules of a record name a class without a table
 */
export function readRecordTables(files) {
  const nodes = files
    .filter(({ source }) => /@Entity\(|\bdefineTable\(|\bentity:/.test(source))
    .flatMap(({ file, source }) => readNodes(file, source).nodes);
  const tables = new Map(nodes.flatMap(tableOfEntity));
  const entities = new Set(nodes.flatMap(entityOfTable));
  return new Map(
    [...entities].map((entity) => {
      const table = tables.get(entity);
      if (table === undefined) throw new Error(`The rules of a record name ${entity}, which has no table.`);
      return [entity, table];
    }),
  );
}
