import type { FaultyNames, FileRow, ImportFault } from '@atrium/records';

/** What rows name in a field, each once. */
export const namesOf = (rows: readonly FileRow[], field: string): string[] =>
  namesIn(
    rows.map(({ content }) => content),
    field,
  );

export const namesIn = (rows: readonly Pick<FaultyNames, 'names'>[], field: string): string[] => [
  ...new Set(rows.flatMap(({ names }) => names[field] ?? [])),
];

/** How names of a field are checked. */
export interface NameCheck {
  field: string;
  /** The column, as faults name it. */
  column: string;
  /** Undefined: nothing is wrong with the name. */
  faultOf: (name: string) => string | undefined;
}

/** What is wrong with the names in rows that cannot be read, by row. */
export const faultsOfNames = (
  rows: readonly FaultyNames[],
  checks: readonly NameCheck[],
): ReadonlyMap<string, ImportFault[]> =>
  new Map(rows.map(({ id, names }) => [id, checks.flatMap((check) => faultsIn(names, check))]));

function faultsIn(names: FaultyNames['names'], { field, column, faultOf }: NameCheck): ImportFault[] {
  const name = names[field];
  const words = name === undefined ? undefined : faultOf(name);
  return words === undefined ? [] : [{ field: column, words }];
}
