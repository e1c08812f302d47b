/**
 * @typedef {object} Column
 * @property {string} table
 * @property {string} name
 * @property {string} type as PostgreSQL's format_type() writes it: `character varying(40)`
 * @property {boolean} nullable
 */

/** @param {Column} column */
const key = ({ table, name }) => `${table}.${name}`;

/** @param {Column[]} columns */
const byKey = (columns) => new Map(columns.map((column) => [key(column), column]));

/** @param {Column} column */
const describe = ({ type, nullable }) => `${type}${nullable ? '' : ' not null'}`;

/**
 * Differences between the tables that the migrations created and the entities. A table without an entity is only read
 * by SQL and not compared.
 * @param {Column[]} entityColumns
 * @param {Column[]} databaseColumns
 * @returns {string[]} one sentence for each difference
 */
export function findDrift(entityColumns, databaseColumns) {
  const inDatabase = byKey(databaseColumns);
  const inEntities = byKey(entityColumns);
  const tables = new Set(entityColumns.map(({ table }) => table));
  const wrong = entityColumns.flatMap((column) => {
    const actual = inDatabase.get(key(column));
    if (!actual) return [`${key(column)}: the entity has it, the database does not`];
    if (describe(actual) === describe(column)) return [];
    return [`${key(column)}: the entity says ${describe(column)}, the database ${describe(actual)}`];
  });
  const unknown = databaseColumns
    .filter((column) => tables.has(column.table) && !inEntities.has(key(column)))
    .map((column) => `${key(column)}: the database has it, the entity does not`);
  return [...wrong, ...unknown];
}
