import ts from 'typescript';
import { selectOf } from './table-select.reader.mjs';

/** @param {string} columns */
function columnsOf(columns) {
  const source = ts.createSourceFile('pen.entity.ts', `(${columns})`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  if (!statement || !ts.isExpressionStatement(statement)) throw new Error('no statement');
  const { expression } = statement;
  if (!ts.isParenthesizedExpression(expression) || !ts.isObjectLiteralExpression(expression.expression))
    throw new Error('no columns');
  return expression.expression.properties;
}

test('a table selects the columns that are written, under their names in code', () => {
  const columns = columnsOf(`{
    name: text(),
    start: named('start_time', text<'a' | 'b'>()),
    boughtOn: orNull(day()),
    soldOn: many(day()),
    price: otherwise(0, decimal(6, 2)),
    secret: text(),
    sortName: computed(orNull(text())),
  }`);
  expect(selectOf(columns, { alias: 'p', without: ['secret'] })).toBe(
    'p.id, p.version, p.name, p.start_time as "start", p.bought_on::text as "boughtOn", ' +
      'p.sold_on as "soldOn", p.price::float8 as "price"',
  );
});
