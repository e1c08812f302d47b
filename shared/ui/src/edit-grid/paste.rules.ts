import { msg } from '@atrium/sdk';
import type { CellPlace } from '../grid/grid-steps.rules.js';
import { cellsOf, type CellRange } from './cell-range.rules.js';
import type { CellChange, EditColumn } from './edit-grid.types.js';

export interface GridData<Row> {
  columns: readonly EditColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

export interface CellFault extends CellPlace {
  text: string;
  /** A sentence, to be translated where it is the grid's own. */
  reason: string;
}

export interface EditPlan {
  changes: CellChange[];
  faults: CellFault[];
}

const READ_ONLY = msg('This cell cannot be changed.');

export function isReadOnly<Row>({ readOnly }: EditColumn<Row>, row: Row): boolean {
  return typeof readOnly === 'function' ? readOnly(row) : (readOnly ?? false);
}

/** What a text does to a cell: a change, a fault, or nothing when the cell has it already. */
function planCell<Row>(data: GridData<Row>, at: CellPlace, text: string): Partial<EditPlan> {
  const row = data.rows[at.row];
  const column = data.columns[at.column];
  if (row === undefined || !column || column.textOf(row) === text) return {};
  const reason = isReadOnly(column, row) ? READ_ONLY : (column.faultOf?.(text, row) ?? null);
  if (reason !== null) return { faults: [{ ...at, text, reason }] };
  return { changes: [{ row: data.keyOf(row), column: column.id, text }] };
}

/** Texts for cells. Sound ones are changed even if others have faults; places outside the grid are left out. */
export function planEdits<Row>(
  data: GridData<Row>,
  texts: readonly (CellPlace & { text: string })[],
): EditPlan {
  const plans = texts.map(({ text, ...at }) => planCell(data, at, text));
  return {
    changes: plans.flatMap(({ changes = [] }) => changes),
    faults: plans.flatMap(({ faults = [] }) => faults),
  };
}

/** Pasted rows from the first selected cell; a single cell fills the selection, as in a spreadsheet. */
export function spreadPaste(pasted: readonly (readonly string[])[], range: CellRange) {
  const single = pasted.length === 1 && pasted[0]?.length === 1 ? pasted[0][0] : undefined;
  if (single !== undefined) return cellsOf(range).map((at) => ({ ...at, text: single.trim() }));
  return pasted.flatMap((cells, row) =>
    cells.map((text, column) => ({ row: range.top + row, column: range.start + column, text: text.trim() })),
  );
}

/** What takes changes back. */
export function invert<Row>(data: GridData<Row>, changes: readonly CellChange[]): CellChange[] {
  const rows = new Map(data.rows.map((row) => [data.keyOf(row), row]));
  const columns = new Map(data.columns.map((column) => [column.id, column]));
  return changes.flatMap((change) => {
    const row = rows.get(change.row);
    const column = columns.get(change.column);
    return row !== undefined && column ? [{ ...change, text: column.textOf(row) }] : [];
  });
}
