import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
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

export function TableRow<Row extends object>({ first, ...cells }: TableRowProps<Row>) {
  const { row, onOpen, selection } = cells;
  const selected = row.getIsSelected();
  const open = (event: MouseEvent) => {
    const marking = document.getSelection()?.isCollapsed === false;
    if (!isInsideControl(event) && !marking) onOpen?.(row.original);
  };
  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (isInsideControl(event) || moveBetweenRows(event)) return;
    if (event.key === 'Enter') onOpen?.(row.original);
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
      <Cells {...cells} />
    </tr>
  );
}

type CellsProps<Row extends object> = Omit<TableRowProps<Row>, 'first'>;

function Cells<Row extends object>({ row, columns, nameOf, rowActions, selection }: CellsProps<Row>) {
  const record = row.original;
  return (
    <>
      {selection && (
        <td role="cell" className="ck hide">
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={`Select ${nameOf(record)}`}
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} role="cell" className={cellClass(column)}>
          <Isolated content={column.cell(record)} />
        </td>
      ))}
      {rowActions && (
        <td role="cell" className="at-row-acts">
          <div>{rowActions(record)}</div>
        </td>
      )}
    </>
  );
}

/** Words and figures keep their own direction: a date, a code or an amount must not turn with the page. */
function Isolated({ content }: { content: ReactNode }) {
  return typeof content === 'string' || typeof content === 'number' ? <bdi>{content}</bdi> : content;
}
