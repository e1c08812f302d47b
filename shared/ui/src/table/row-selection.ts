import type { DataTableProps } from './data-table.types.js';

/** A row as the table draws it. */
export interface RowModel<Row> {
  key: string;
  record: Row;
  selected: boolean;
  /** Why it cannot be selected. */
  whyNot: string | undefined;
  /** @param range from the row that was pressed last, as this one becomes */
  toggle: (range?: boolean) => void;
}

/** The shown rows, and whether all of them are selected. */
export interface RowsModel<Row> {
  rows: readonly RowModel<Row>[];
  selected: 'none' | 'some' | 'all';
  toggleAll: () => void;
  /** Selects a row and the one below it, or above it. */
  extend: (key: string, step: 1 | -1) => void;
}

type Given<Row> = Pick<DataTableProps<Row>, 'rows' | 'keyOf' | 'selection'>;
/** The key of the row that was pressed last. */
type Pressed = readonly [key: string | null, press: (key: string) => void];

/** Rows selected on other pages stay selected. */
export function selectRows<Row>(
  { rows = [], keyOf, selection }: Given<Row>,
  [pressed, press]: Pressed,
): RowsModel<Row> {
  const keys = rows.map(keyOf);
  const refused = new Set(
    rows.filter((row) => selection?.whyNot?.(row) !== undefined).map((row) => keyOf(row)),
  );
  const select = (some: readonly string[], on: boolean) => {
    const next = new Set(selection?.keys);
    for (const key of some.filter((each) => !refused.has(each)))
      if (on) next.add(key);
      else next.delete(key);
    selection?.onChange(next);
  };
  const models = rows.map((record): RowModel<Row> => {
    const key = keyOf(record);
    const selected = selection?.keys.has(key) === true;
    const whyNot = selection?.whyNot?.(record);
    const toggle = (range = false) => {
      select(range ? keysBetween(keys, pressed, key) : [key], !selected);
      press(key);
    };
    return { key, record, selected, whyNot, toggle };
  });
  const free = models.filter(({ whyNot }) => whyNot === undefined);
  const count = free.filter((row) => row.selected).length;
  const all = count > 0 && count === free.length;
  return {
    rows: models,
    selected: all ? 'all' : count > 0 ? 'some' : 'none',
    toggleAll: () => select(keys, !all),
    extend: (key, step) => {
      const next = keys[keys.indexOf(key) + step] ?? key;
      select([key, next], true);
      press(next);
    },
  };
}

/** Both ends included; the one alone where the other is not on the page. */
function keysBetween(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [keys.indexOf(from ?? to), keys.indexOf(to)];
  if (start < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
