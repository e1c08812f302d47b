import { useState, type RefObject } from 'react';
import type { CellPlace } from '../grid/grid-steps.rules.js';
import { useCellFocus } from '../grid/use-cell-focus.js';
import { rangeOf } from './cell-range.rules.js';
import type { EditGridProps } from './edit-grid.types.js';
import { isReadOnly } from './paste.rules.js';
import { useEdits } from './use-edits.js';

/** Rows that Page Up and Page Down step over. */
const PAGE = 20;

const clamp = (value: number, length: number) => Math.min(Math.max(value, 0), length - 1);

/** The focused cell, the selection and what is typed. */
export function useEditGrid<Row>(grid: EditGridProps<Row>, frame: RefObject<HTMLElement | null>) {
  const { rows, columns } = grid;
  const size = { rows: rows.length, columns: columns.length, page: PAGE };
  const focus = useCellFocus(frame, size, () => firstPlace(grid));
  const { active, go } = focus;
  const [anchor, setAnchor] = useState<CellPlace | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const edits = useEdits(grid);
  const textAt = ({ row, column }: CellPlace) => {
    const one = rows[row];
    return one === undefined ? '' : (columns[column]?.textOf(one) ?? '');
  };
  /** Opens the focused cell with a text; a read-only cell says that it is. */
  const open = (text: string) => {
    const row = rows[active.row];
    const column = columns[active.column];
    if (row !== undefined && column && !isReadOnly(column, row)) setTyped(text);
    else edits.edit([{ ...active, text }]);
  };
  const step = (by: Partial<CellPlace>) => {
    setAnchor(null);
    go({
      row: clamp(active.row + (by.row ?? 0), rows.length),
      column: clamp(active.column + (by.column ?? 0), columns.length),
    });
  };
  /** Takes what was typed and goes on by a step. */
  const commit = (by: Partial<CellPlace>) => {
    if (typed !== null) edits.edit([{ ...active, text: typed.trim() }]);
    setTyped(null);
    step(by);
  };
  const range = rangeOf(anchor ?? active, active);
  return { active, anchor, setAnchor, range, typed, setTyped, textAt, open, step, commit, focus, edits };
}

/** The first cell that takes a text, of the current column if there is one. */
function firstPlace<Row>({ rows, columns }: EditGridProps<Row>): CellPlace {
  const column = Math.max(
    0,
    columns.findIndex(({ current }) => current),
  );
  const at = columns[column];
  const row = at && columns[column]?.current ? rows.findIndex((each) => !isReadOnly(at, each)) : 0;
  return { row: Math.max(0, row), column };
}

export type EditState = ReturnType<typeof useEditGrid>;
