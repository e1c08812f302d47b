import type { TestDatabase } from './test-database.js';

/** What a running portal holds on to from its start: the kinds of its jobs, its worker, its migrations and tables. */
const KEPT = [
  'graphile_worker._private_tasks',
  'graphile_worker.migrations',
  'job_worker',
  'maintenance',
  'migration',
  'record_table',
];

/** From here on, making all tables anew takes less time than what they hold costs the next files. */
const WORN_BYTES = 4_000_000;

const NOT_OURS = "('pg_catalog', 'information_schema', 'pg_toast')";

/** What a test file may change that emptying tables does not take back. */
const SHAPE = `
  select md5(concat(
    (select string_agg(concat(c.oid, c.relname, c.relkind), ',' order by c.oid) from pg_class c
     where c.relnamespace in (select oid from pg_namespace where nspname not in ${NOT_OURS})),
    (select string_agg(concat(t.oid, t.tgenabled), ',' order by t.oid) from pg_trigger t),
    (select string_agg(concat(p.oid, p.xmin), ',' order by p.oid) from pg_proc p
     where p.pronamespace in (select oid from pg_namespace where nspname not in ${NOT_OURS})),
    (select string_agg(m::text, ',') from maintenance m),
    (select string_agg(r::text, ',' order by r::text) from record_table r))) as shape`;

/** Tables, views, indexes, functions and triggers, and the rows that are kept: the same as long as nothing changed. */
export async function shapeOf(database: TestDatabase): Promise<string> {
  const [row] = await database.query<{ shape: string }>(SHAPE);
  return row?.shape ?? '';
}

/**
 * Removes what companies, people and jobs have left behind, without triggers. Nothing else cleans up after deleted rows
 * (see the settings of the test server), so that tables that have grown, or whose rows were counted, are made anew.
 */
export async function emptyDatabase(database: TestDatabase): Promise<void> {
  const tables = await database.query<{ name: string; isWorn: boolean }>(
    `select t.oid::regclass::text as name, t.reltuples >= 0 or pg_table_size(t.oid) > ${WORN_BYTES} as "isWorn"
     from pg_class t join pg_namespace n on n.oid = t.relnamespace
     where t.relkind = 'r' and n.nspname not in ${NOT_OURS} and t.oid::regclass::text <> all($1)`,
    [KEPT],
  );
  const asked = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const filled = await database.query<{ name: string }>(asked.join(' union all '));
  const names = tables.map(({ name }) => name);
  const removal = tables.some(({ isWorn }) => isWorn)
    ? `truncate ${names.join(', ')};`
    : filled.map(({ name }) => `delete from ${name};`).join(' ');
  await database.query(`begin; set local session_replication_role = replica; ${removal} commit`);
}
