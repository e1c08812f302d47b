import type { Decision, FileRow, ImportFault } from '@atrium/records';

/** What becomes of each row, in their order, by row; rows that are created are left out. */
export const decideEach = (
  rows: readonly FileRow[],
  decide: (row: FileRow) => Decision | null,
): ReadonlyMap<string, Decision> =>
  new Map(
    rows.flatMap((row) => {
      const decision = decide(row);
      return decision ? [[row.id, decision] as const] : [];
    }),
  );

interface Twin {
  /** Where each key stood first. */
  lines: Map<string, number>;
  key: string;
  line: number;
}

/** Refuses a row that an earlier one of the file repeats, and remembers the first of them. */
export function twinFault(field: string, { lines, key, line }: Twin): ImportFault[] {
  const twin = lines.get(key);
  if (twin === undefined) lines.set(key, line);
  return twin === undefined ? [] : [{ field, words: `Line ${String(twin)} is the same.` }];
}
