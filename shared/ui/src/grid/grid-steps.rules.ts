export interface CellPlace {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Rows that Page Up and Page Down step over. */
  page: number;
}

export interface GridKey {
  key: string;
  /** Ctrl, or Cmd on a Mac. */
  ctrl: boolean;
  rtl: boolean;
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));

/** The cell to which a key leads, as in a spreadsheet; null for other keys. */
export function stepCell({ row, column }: CellPlace, press: GridKey, size: GridSize): CellPlace | null {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const ahead = press.rtl ? -1 : 1;
  const far = press.ctrl;
  const sideways = (step: number) => ({ row, column: far ? (step > 0 ? lastColumn : 0) : column + step });
  const steps: Record<string, CellPlace> = {
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowDown: { row: far ? lastRow : row + 1, column },
    ArrowRight: sideways(ahead),
    ArrowLeft: sideways(-ahead),
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? lastRow : row, column: lastColumn },
    PageUp: { row: row - size.page, column },
    PageDown: { row: row + size.page, column },
  };
  const next = steps[press.key];
  return next ? { row: clamp(next.row, lastRow), column: clamp(next.column, lastColumn) } : null;
}
