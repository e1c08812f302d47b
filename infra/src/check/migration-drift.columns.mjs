import { TableColumn } from 'typeorm';

/** @typedef {import('./migration-drift.rules.mjs').Column} Column */
/** @typedef {import('typeorm').DataSource} DataSource */

const columnsOfDatabase = `
  select c.relname as "table", a.attname as name, not a.attnotnull as nullable,
    format_type(a.atttypid, a.atttypmod) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`;

/** The database's own name of a type: `int` and `integer` are the same. */
const asDatabaseWritesIt = 'select format_type(to_regtype($1), to_regtypemod($1)) as type';

/**
 * @param {DataSource} source
 * @param {DataSource['entityMetadatas'][number]['columns'][number]} column
 * @returns {Promise<string>}
 */
async function typeOf(source, column) {
  const { databaseName: name, length, precision, scale, isArray } = column;
  const type = source.driver.normalizeType(column);
  const written = source.driver.createFullType(
    new TableColumn({ name, type, length, precision, scale, isArray }),
  );
  const [row] = await source.query(asDatabaseWritesIt, [written]);
  return row.type ?? written;
}

/**
 * The columns that the entities of a connected data source declare.
 * @param {DataSource} source of PostgreSQL 17 or newer
 * @returns {Promise<Column[]>}
 */
export function readEntityColumns(source) {
  const columns = source.entityMetadatas.flatMap((entity) => entity.columns);
  return Promise.all(
    columns.map(async (column) => ({
      table: column.entityMetadata.tableName,
      name: column.databaseName,
      type: await typeOf(source, column),
      nullable: column.isNullable,
    })),
  );
}

/**
 * The columns that the database has.
 * @param {DataSource} source
 * @returns {Promise<Column[]>}
 */
export const readDatabaseColumns = (source) => source.query(columnsOfDatabase);
