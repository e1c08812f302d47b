import type { CellPlace } from '../grid/grid-steps.rules.js';

/** From the first to the last row and column, all included. */
export interface CellRange {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

export const rangeOf = (anchor: CellPlace, active: CellPlace): CellRange => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  start: Math.min(anchor.column, active.column),
  end: Math.max(anchor.column, active.column),
});

export const cellsOf = ({ top, bottom, start, end }: CellRange): CellPlace[] =>
  Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: end - start + 1 }, (__, column) => ({ row: top + row, column: start + column })),
  ).flat();
