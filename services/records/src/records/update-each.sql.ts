import type { EntityMetadata } from 'typeorm';

/** New values of one row. */
export interface EachChange<Values extends object> {
  id: string;
  version: number;
  values: Values;
}

/** Those that change the same columns, which one statement can change. */
export function byColumns<Values extends object>(
  changes: readonly EachChange<Values>[],
): EachChange<Values>[][] {
  const groups = new Map<string, EachChange<Values>[]>();
  for (const change of changes) {
    const names = Object.keys(change.values).toSorted().join();
    const group = groups.get(names) ?? [];
    group.push(change);
    groups.set(names, group);
  }
  return [...groups.values()];
}

/** Of a table with `updated_by` and `updated_at`. Parameters: company, the rows as JSON with `id` and `atVersion`, who changes them. */
export function updateEach({ tableName, columns }: EntityMetadata, names: readonly string[]): string {
  const changed = columns.filter(({ propertyName }) => names.includes(propertyName));
  const types = changed.map(
    ({ propertyName, type, isArray }) => `, "${propertyName}" ${String(type)}${isArray ? '[]' : ''}`,
  );
  const values = changed.map(
    ({ databaseName, propertyName }) => `${databaseName} = given."${propertyName}", `,
  );
  return `with changed as (
      update ${tableName} t set ${values.join('')} version = t.version + 1, updated_by = $3, updated_at = now()
      from jsonb_to_recordset($2::jsonb) as given (id uuid, "atVersion" int${types.join('')})
      where t.company_id = $1 and t.id = given.id and t.version = given."atVersion" returning t.id)
    select id from changed`;
}
