import type { DataTableProps } from './data-table.types.js';

/** A row as the table draws it. */
export interface RowModel<Row> {
  key: string;
  record: Row;
  selected: boolean;
  /** Why it cannot be selected. */
  whyNot: string | undefined;
  toggle: () => void;
}

/** The shown rows, and whether all of them are selected. */
export interface RowsModel<Row> {
  rows: readonly RowModel<Row>[];
  selected: 'none' | 'some' | 'all';
  toggleAll: () => void;
}

type Given<Row> = Pick<DataTableProps<Row>, 'rows' | 'keyOf' | 'selection'>;

/** Rows selected on other pages stay selected. */
export function selectRows<Row>({ rows = [], keyOf, selection }: Given<Row>): RowsModel<Row> {
  const select = (keys: readonly string[], on: boolean) => {
    const next = new Set(selection?.keys);
    for (const key of keys)
      if (on) next.add(key);
      else next.delete(key);
    selection?.onChange(next);
  };
  const models = rows.map((record): RowModel<Row> => {
    const key = keyOf(record);
    const selected = selection?.keys.has(key) === true;
    const whyNot = selection?.whyNot?.(record);
    const toggle = () => {
      if (whyNot === undefined) select([key], !selected);
    };
    return { key, record, selected, whyNot, toggle };
  });
  const free = models.filter(({ whyNot }) => whyNot === undefined);
  const count = free.filter((row) => row.selected).length;
  const all = count > 0 && count === free.length;
  return {
    rows: models,
    selected: all ? 'all' : count > 0 ? 'some' : 'none',
    toggleAll: () =>
      select(
        free.map(({ key }) => key),
        !all,
      ),
  };
}
