export interface EditColumn<Row> {
  id: string;
  name: string;
  /** Pixels. */
  width?: number;
  align?: 'end';
  /** What the cell shows and what is copied. */
  textOf: (row: Row) => string;
  /** Of today: marked, and the one at which the keyboard begins. */
  current?: boolean;
  readOnly?: boolean | ((row: Row) => boolean);
  /** Why a text cannot be in the cell, as a sentence; null for one that can. */
  faultOf?: (text: string, row: Row) => string | null;
}

export interface CellChange {
  row: string;
  column: string;
  text: string;
}

export interface EditGridProps<Row> {
  label: string;
  columns: readonly EditColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Title of the column of names. */
  head: string;
  /** What was typed, pasted, cleared or undone, checked already. */
  onChange: (changes: readonly CellChange[]) => void;
}
