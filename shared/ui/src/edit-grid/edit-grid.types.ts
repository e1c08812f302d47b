export interface EditColumn<Row> {
  id: string;
  name: string;
  /** Pixels. */
  width?: number;
  /** Takes the room that the others leave, instead of the names; one of them does. */
  grows?: boolean;
  align?: 'end';
  /** What the cell shows and what is copied. */
  textOf: (row: Row) => string;
  /** Of today: marked, and the one at which the keyboard begins. */
  current?: boolean;
  /** Pressed at its name: shows what belongs to the column. */
  onHead?: () => void;
  /** Whether that is shown now. */
  pressed?: boolean;
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
  /** Pixels of the names, where a column grows instead of them. */
  nameWidth?: number;
  /** The row at which the keyboard is, for what is done with a row as a whole. */
  onRow?: (row: Row) => void;
  /** What was typed, pasted, cleared or undone, checked already. */
  onChange: (changes: readonly CellChange[]) => void;
}
