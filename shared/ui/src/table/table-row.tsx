import type { KeyboardEvent, MouseEvent } from 'react';
import { classNames } from '../class-names.js';
import { cellClass } from './cell-look.js';
import type { DataTableProps } from './data-table.types.js';
import { isInsideControl, moveBetweenRows } from './row-keys.js';
import type { RowModel } from './use-rows.js';

interface TableRowProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'columns' | 'nameOf' | 'onOpen' | 'rowActions' | 'selection'
> {
  row: RowModel<Row>;
  first: boolean;
}

export function TableRow<Row extends object>({
  row,
  first,
  columns,
  nameOf,
  onOpen,
  rowActions,
  selection,
}: TableRowProps<Row>) {
  const record = row.original;
  const selected = row.getIsSelected();
  const open = (event: MouseEvent) => {
    const marking = document.getSelection()?.isCollapsed === false;
    if (!isInsideControl(event) && !marking) onOpen?.(record);
  };
  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (isInsideControl(event) || moveBetweenRows(event)) return;
    if (event.key === 'Enter') onOpen?.(record);
    if (event.key === ' ' && selection) {
      event.preventDefault();
      row.toggleSelected();
    }
  };
  return (
    <tr
      role="row"
      tabIndex={first ? 0 : -1}
      className={classNames(selected && 'is-selected', onOpen && 'opens')}
      aria-selected={selection ? selected : undefined}
      onClick={open}
      onKeyDown={press}
    >
      {selection && (
        <td role="cell" className="ck hide">
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={`Select ${nameOf(record)}`}
            checked={selected}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} role="cell" className={cellClass(column)}>
          {column.cell(record)}
        </td>
      ))}
      {rowActions && (
        <td role="cell" className="at-row-acts">
          <div>{rowActions(record)}</div>
        </td>
      )}
    </tr>
  );
}
