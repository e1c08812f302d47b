import type { TestDatabase } from './test-database.js';

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  /** Part of a unique key besides the company, so two rows may not share the value. */
  unique: boolean;
  /** It is the id of another record. */
  refers: boolean;
  /** The database computes something from it, such as a sort key, and its values are free. */
  sorted: boolean;
}

/** The columns to insert, without the id and columns that the database computes. */
const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique
      and (a.attnum = any (i.indkey) or exists (select from pg_depend d
        where d.objid = i.indexrelid and d.refobjid = a.attrelid and d.refobjsubid = a.attnum)
        -- Of it the database computes what may not be twice, such as a number with its code.
        or not exists (select from pg_attribute k where k.attrelid = a.attrelid and k.attname = 'id' and k.attnum = any (i.indkey))
        and exists (select from pg_attribute g join pg_attrdef f on f.adrelid = g.attrelid and f.adnum = g.attnum
          join pg_depend d on d.objid = f.oid and d.refobjid = a.attrelid and d.refobjsubid = a.attnum
          where g.attrelid = a.attrelid and g.attgenerated <> '' and g.attnum = any (i.indkey)))) as unique,
    exists (select from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'f' and a.attnum = any (c.conkey)) as refers,
    exists (select from pg_depend d where d.refobjid = a.attrelid and d.refobjsubid = a.attnum
      and (d.objid in (select oid from pg_attrdef where adrelid = a.attrelid)
        or d.objid in (select indexrelid from pg_index where indrelid = a.attrelid and indexprs is not null)))
      and not exists (select from pg_constraint c where c.conrelid = a.attrelid and a.attnum = any (c.conkey)
        and (c.contype = 'f' or pg_get_constraintdef(c.oid) like '%ARRAY%')) as sorted
  from pg_attribute a
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attname not in ('company_id', 'id') order by a.attnum`;

const isText = (type: string) => /^(text|character varying|citext)$/.test(type);

/**
 * The SQL of the value of copy n of a row in a column. Names and times vary by copy, so that they do not tell the
 * planner which other values a row has.
 */
function valueOf(column: Column, table: string): string {
  const { name, type, unique, sorted } = column;
  if (unique) return uniqueValue(column, table);
  if (sorted && isText(type)) return `substr(md5(n::text), 1, 4) || ' ' || r.${name}`;
  if (type === 'timestamp with time zone') return `r.${name} - n * interval '1 second'`;
  return type === 'date' ? `r.${name} - n % 2000` : `r.${name}`;
}

function uniqueValue({ name, type, nullable, refers }: Column, table: string): string {
  if (isText(type)) return `n || '-' || r.${name}`;
  if (/^(integer|bigint)$/.test(type)) {
    const next = `(select max(${name}) from ${table}) + n`;
    // Like a text, it stays empty where it was: what must be empty together stays so.
    return nullable ? `case when r.${name} is not null then ${next} end` : next;
  }
  if (type === 'date') return `r.${name} + n`;
  if (type === 'boolean') return 'false';
  if (type === 'uuid' && !refers) return 'gen_random_uuid()';
  if (nullable) return 'null';
  // Refers to another record; the other columns of the key differ.
  if (type === 'uuid') return `r.${name}`;
  throw new Error(`No two rows of ${table} share ${name}: say what a copy of a row has there.`);
}

/** The indexes that no constraint needs. */
const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
  from pg_index where indrelid = $1::regclass and not indisunique`;

/** What rows must look like, added again for rows to come only. */
const CHECKS = `
  select quote_ident(conname) as name, pg_get_constraintdef(oid) || ' not valid' as made
  from pg_constraint where conrelid = $1::regclass and contype = 'c'`;

interface Named {
  name: string;
  /** The SQL that makes it. */
  made: string;
}

/**
 * Copies the rows of a company until there are this many. Constraints are not checked again, and indexes are built at
 * the end: a million rows take a minute.
 * @throws {Error} when there is no row to copy
 */
export async function multiplyRows(
  database: Pick<TestDatabase, 'query'>,
  { table, companyId, rows }: { table: string; companyId: string; rows: number },
): Promise<void> {
  const columns = await database.query<Column>(COLUMNS, [table]);
  const indexes = await database.query<Named>(INDEXES, [table]);
  const checks = await database.query<Named>(CHECKS, [table]);
  const names = columns.map(({ name }) => name).join(', ');
  const values = columns.map((column) => valueOf(column, table)).join(', ');
  const before = await countRows(database, table);
  await database.query(`
    set local session_replication_role = replica;
    ${indexes.map(({ name }) => `drop index ${name};`).join('\n')}
    ${checks.map(({ name }) => `alter table ${table} drop constraint ${name};`).join('\n')}
    insert into ${table} (company_id, ${names})
      select r.company_id, ${values} from generate_series(1, ${rows}) n
      join (select *, row_number() over (order by id) as place_of_row, count(*) over () as many
        from ${table} where company_id = '${companyId}') r on r.place_of_row = n % r.many + 1;
    ${checks.map(({ name, made }) => `alter table ${table} add constraint ${name} ${made};`).join('\n')}
    ${indexes.map(({ made }) => `${made};`).join('\n')}`);
  if ((await countRows(database, table)) === before) throw new Error(`${table} has no row to copy.`);
}

async function countRows(database: Pick<TestDatabase, 'query'>, table: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*)::int from ${table}`);
  return row?.count ?? 0;
}
