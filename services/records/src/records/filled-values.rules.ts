import type { RecordDescription } from '@atrium/contracts';

type Content = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a row of a file knows of a record that the record does not say. */
export function missingValues({ fields }: RecordDescription, record: object, given: Content): Content {
  const present = record as Content;
  const missing = Object.entries(fields).filter(
    ([name, { notImported }]) => !notImported && isEmpty(present[name]) && !isEmpty(given[name]),
  );
  return Object.fromEntries(missing.map(([name]) => [name, given[name]]));
}

/** The value of a field that is empty again. */
export function emptied({ fields }: RecordDescription, field: string, value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return fields[field]?.schema.safeParse(null).success ? null : '';
}
