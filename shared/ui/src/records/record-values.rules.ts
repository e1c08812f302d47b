import type { RecordFields, RecordRow, Ref } from '@atrium/contracts';

const shownIn = (row: RecordRow, name: string): unknown => Reflect.get(row, name);

/** The record to which a field of the row refers. */
export function refIn(fields: RecordFields, row: RecordRow, name: string): Ref | null {
  const shownAs = fields[name]?.shownAs;
  return shownAs === undefined ? null : ((shownIn(row, shownAs) ?? null) as Ref | null);
}

/**
 * Initial values of the record's form: the editable fields and the version on which the change is based.
 * @param only the fields that the form has; left out, all of them
 */
export function formValuesOf(
  fields: RecordFields,
  row: RecordRow,
  only?: readonly string[],
): Record<string, unknown> {
  const values: [string, unknown][] = Object.entries(fields)
    .filter(([name, { fixed }]) => !fixed && (only?.includes(name) ?? true))
    .map(([name, { shownAs }]) => [
      name,
      shownAs === undefined ? shownIn(row, name) : (refIn(fields, row, name)?.id ?? null),
    ]);
  return { ...Object.fromEntries(values), version: row.version };
}
