import { rowSelectionFeature, tableFeatures, useTable, type RowSelectionState } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataTableProps } from './data-table.types.js';

const features = tableFeatures({ rowSelectionFeature });
const NO_ROWS: readonly never[] = [];

type RowsProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'keyOf' | 'selection'>;

/** The table's model: identity of rows and selection. Order and pages come from the server. */
export function useRows<Row extends object>({ columns, rows, keyOf, selection }: RowsProps<Row>) {
  const defs = useMemo(() => columns.map((column) => ({ id: column.id, header: column.header })), [columns]);
  const rowSelection = useMemo(() => toState(selection?.keys), [selection?.keys]);
  return useTable({
    features,
    columns: defs,
    data: rows ?? NO_ROWS,
    getRowId: keyOf,
    enableRowSelection: selection !== undefined,
    state: { rowSelection },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      selection?.onChange(new Set(Object.keys(next)));
    },
  });
}

export type RowsModel<Row extends object> = ReturnType<typeof useRows<Row>>;
export type RowModel<Row extends object> = ReturnType<RowsModel<Row>['getRowModel']>['rows'][number];

function toState(keys: ReadonlySet<string> | undefined): RowSelectionState {
  return Object.fromEntries([...(keys ?? [])].map((key) => [key, true as const]));
}
