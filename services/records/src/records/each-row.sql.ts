import type { EntityMetadata } from 'typeorm';

/** New values of one row. */
export interface EachChange<Values extends object> {
  id: string;
  version: number;
  values: Values;
}

/** Those that have the same columns, which one statement can write. */
export function byColumns<Row extends { values: object }>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const names = Object.keys(row.values).toSorted().join();
    const group = groups.get(names) ?? [];
    group.push(row);
    groups.set(names, group);
  }
  return [...groups.values()];
}

const typed = ({ propertyName, type, isArray }: EntityMetadata['columns'][number]): string =>
  `"${propertyName}" ${String(type)}${isArray ? '[]' : ''}`;

const assigned = ({ databaseName, propertyName }: EntityMetadata['columns'][number]): string =>
  `${databaseName} = given."${propertyName}"`;

/** Leaves out rows with a value that another row has. Parameters: company, the rows as JSON. */
export function insertFree({ tableName, columns }: EntityMetadata, names: readonly string[]): string {
  const given = columns.filter(({ propertyName }) => names.includes(propertyName));
  return `with made as (
      insert into ${tableName} (company_id, ${given.map(({ databaseName }) => databaseName).join(', ')})
      select $1, ${given.map(({ propertyName }) => `"${propertyName}"`).join(', ')}
      from jsonb_to_recordset($2::jsonb) as given (${given.map(typed).join(', ')})
      on conflict do nothing returning id)
    select id from made`;
}

/** Of a table with `updated_by` and `updated_at`. Parameters: company, the rows as JSON with `id` and `atVersion`, who changes them. */
export function updateEach({ tableName, columns }: EntityMetadata, names: readonly string[]): string {
  const changed = columns.filter(({ propertyName }) => names.includes(propertyName));
  const values = changed.map((column) => `${assigned(column)}, `);
  return `with changed as (
      update ${tableName} t set ${values.join('')} version = t.version + 1, updated_by = $3, updated_at = now()
      from jsonb_to_recordset($2::jsonb) as given (${['id uuid', '"atVersion" int', ...changed.map(typed)].join(', ')})
      where t.company_id = $1 and t.id = given.id and t.version = given."atVersion" returning t.id)
    select id from changed`;
}

/** Parameters: company, the rows as JSON with `id`. */
export function noteEach({ tableName, columns }: EntityMetadata, names: readonly string[]): string {
  const noted = columns.filter(({ propertyName }) => names.includes(propertyName));
  return `with noted as (
      update ${tableName} t set ${noted.map(assigned).join(', ')}
      from jsonb_to_recordset($2::jsonb) as given (${['id uuid', ...noted.map(typed)].join(', ')})
      where t.company_id = $1 and t.id = given.id)
    select 1`;
}
