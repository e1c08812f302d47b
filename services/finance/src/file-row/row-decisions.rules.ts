import type { Decision, FileRow } from '@atrium/records';

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
