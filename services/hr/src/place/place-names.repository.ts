import type { TenantDb } from '@atrium/platform';

/** What has names, and the SQL of its short name in small letters. */
export interface NamedPlaces {
  table: string;
  code: string;
}

/** By name or short name in small letters, without archived ones. Inside `TenantDb.run` only. */
export async function findNamed(
  db: TenantDb,
  { table, code }: NamedPlaces,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.current().query<{ id: string; name: string; code: string | null }[]>(
    `select id, lower(name) as name, ${code} as code from ${table}
     where company_id = $1 and not archived and (lower(name) = any($2) or ${code} = any($2))`,
    [db.currentCompanyId(), keys],
  );
  const byName = rows.map(({ id, name }) => [name, id] as const);
  // A matching name takes precedence over another record's code with the same text.
  return new Map([
    ...rows.flatMap(({ id, code: short }) => (short ? [[short, id] as const] : [])),
    ...byName,
  ]);
}
