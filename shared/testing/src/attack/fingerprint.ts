import type { TestDatabase } from '../database/test-database.js';

/** A checksum of a company's rows in each table that has any. */
export async function fingerprint(
  database: Pick<TestDatabase, 'query'>,
  companyId: string,
): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'company_id' order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name, key } of [
    { name: 'company', key: 'id' },
    ...tables.map((table) => ({ ...table, key: 'company_id' })),
  ]) {
    const [row] = await database.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
       from "${name}" t where "${key}" = $1`,
      [companyId],
    );
    if (row && row.rows > 0) sums[name] = `${row.rows} ${row.sum}`;
  }
  return sums;
}
