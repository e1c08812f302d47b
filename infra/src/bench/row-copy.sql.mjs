/**
 * Writes the rows of tables that were made since a moment again, in one transaction, into copies of the tables with
 * their indexes.
 * @param {import('pg').Client} client of an administrator
 * @param {readonly string[]} tables
 * @param {Date} from
 * @returns {Promise<number>} ms
 */
export async function copyRows(client, tables, from) {
  const copies = [];
  for (const table of tables) {
    await client.query(`create table bench_${table} (like ${table} including all)`);
    const { rows } = await client.query(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_schema = current_schema and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const columns = String(rows[0]?.columns);
    copies.push(
      `insert into bench_${table} (${columns}) select ${columns} from ${table} where created_at >= $1`,
    );
  }
  const began = performance.now();
  await client.query('begin');
  for (const copy of copies) await client.query(copy, [from]);
  await client.query('commit');
  const ms = performance.now() - began;
  for (const table of tables) await client.query(`drop table bench_${table}`);
  return ms;
}
