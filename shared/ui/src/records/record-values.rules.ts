import type { RecordFields, RecordRow, Ref } from '@atrium/contracts';

const shownIn = (row: RecordRow, name: string): unknown => Reflect.get(row, name);

/** The record that a field of the row refers to. */
export function refIn(fields: RecordFields, row: RecordRow, name: string): Ref | null {
  const shownAs = fields[name]?.shownAs;
  return shownAs === undefined ? null : ((shownIn(row, shownAs) ?? null) as Ref | null);
}

/** What a form of the record begins with: what can be changed, and the version that the change is made on. */
export function formValuesOf(fields: RecordFields, row: RecordRow): Record<string, unknown> {
  const values: [string, unknown][] = Object.entries(fields)
    .filter(([, { fixed }]) => !fixed)
    .map(([name, { shownAs }]) => [
      name,
      shownAs === undefined ? shownIn(row, name) : (refIn(fields, row, name)?.id ?? null),
    ]);
  return { ...Object.fromEntries(values), version: row.version };
}
